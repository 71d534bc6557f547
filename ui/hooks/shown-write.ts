import { findChain } from '#domain/chain/chain.ts'
import { pauseOf } from '#domain/chain/chain-read-error.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { ContractWrite } from '#domain/write/call-review.ts'
import type { Models } from '#ui/models/models.ts'
import type { CallRequest } from '#ui/models/write/contract-call-to-write.ts'
import type { ContractWriteModel } from '#ui/models/write/write-factory.ts'
import { withPause } from '#ui/views/parts/with-pause.ts'
import { contractWriteNotice, unsavedWarning } from '#ui/words/contract-write-notice.ts'
import type { OpenBeside } from '#ui/words/open-beside.ts'
import { type ReviewFee, reviewFee } from '#ui/words/review-fee.ts'
import { brokenPromiseText } from '#ui/words/transaction.ts'

/** What a visitor can do about a write, or about several that belong together. An action that does not apply is ignored. */
export interface WriteActions {
  /** Has it simulated, again if it failed. */
  readonly simulate: () => void
  /** Approves what was reviewed. */
  readonly confirm: () => void
  /** Asks the wallet although the same may already have been sent. */
  readonly confirmAgain: () => void
  readonly switchNetwork: () => Promise<void>
  /** Stops waiting, or leaves the review. */
  readonly cancel: () => void
}

/** What is known of a write, and what a visitor can do about it. */
export interface ShownWrite<Result = unknown> extends WriteActions {
  /** As it was started. */
  readonly request: CallRequest<Result>
  readonly state: ContractWrite<Result>
  readonly text: string
  /** Words of the contract, the node or the wallet: show them only as details. */
  readonly details: string | undefined
  /** A row for its review, in words also where no node can tell; undefined while there is no review. */
  readonly networkFee: ReviewFee | undefined
  /** Its entry in the list of transactions, once it is sent. */
  readonly transaction: Transaction | undefined
  /** While the wallet is asked; milliseconds since 1970. */
  readonly waitingSince: number | undefined
  /**
   * That the wallet has sent something else, or that it will be forgotten when the page closes, because the browser could not
   * store it: show it beside `text`.
   */
  readonly warning: string | undefined
  /**
   * What the wallet may still show, or have done without a word, beside what is reviewed: the same, or something else. `text` says
   * so; show it beside what confirms.
   */
  readonly openRequest: OpenBeside | undefined
}

/** By what the open requests know what a write says itself. */
export function ownRequest(_: Models, model: Pick<ContractWriteModel, 'ownRequest'> | undefined): string | undefined {
  return model?.ownRequest
}

/** The same call first: it could happen twice. */
export function openBeside(
  openRequests: Models['openRequests'],
  { mayBeSent, ownRequest }: Pick<ContractWriteModel, 'mayBeSent' | 'ownRequest'>
): OpenBeside | undefined {
  if (mayBeSent) return 'same'
  return openRequests.isOtherOpen(ownRequest) ? 'other' : undefined
}

/** What `useContractWrite` gives of a write, in the words of the page's language. */
export function shownWrite<Result>(
  { connection, openRequests }: Models,
  model: ContractWriteModel<Result> | undefined
): ShownWrite<Result> | undefined {
  if (!model) return undefined
  const { request } = model.call
  const { chainId, reasons } = request
  const chain = findChain(connection.chains, chainId)
  const { step, entry, waitingSince, isUnsaved, simulate, confirm, confirmAgain, switchNetwork, cancel } = model
  const openRequest = openBeside(openRequests, model)
  const { text, details } = contractWriteNotice(step, chain?.name ?? '', reasons, openRequest) ?? { text: '' }
  const pause = step.status === 'unsimulated' && !step.refusal ? pauseOf(step.review.failure) : {}
  const networkFee = chain && reviewFee(step, chain)
  const warnings = [entry && brokenPromiseText(entry, chain), isUnsaved ? unsavedWarning(step) : undefined]
  const warning = warnings.filter((each) => each !== undefined).join(' ') || undefined
  const actions = { simulate, confirm, confirmAgain, switchNetwork, cancel }
  return {
    request,
    state: step,
    text: withPause(text, pause),
    details,
    networkFee,
    transaction: entry,
    waitingSince,
    warning,
    openRequest,
    ...actions
  }
}
