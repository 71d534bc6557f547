import type { Transaction } from '#domain/transaction/transaction.ts'
import type { ContractWrite } from '#domain/write/call-review.ts'
import type { CallRequest } from '#ui/models/write/contract-call-to-write.ts'
import type { ReviewFee } from '#ui/words/review-fee.ts'

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
  /** That it will be forgotten when the page closes, if the browser could not store it: show it beside `text`. */
  readonly warning: string | undefined
}
