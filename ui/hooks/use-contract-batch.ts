import { useCallback, useEffect, useMemo, useState } from 'react'
import { findChain } from '#domain/chain/chain.ts'
import { pauseOf } from '#domain/chain/chain-read-error.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { BatchState } from '#domain/write/batch.ts'
import type { ContractWrite } from '#domain/write/call-review.ts'
import type { Models } from '#ui/models/models.ts'
import type { BatchRequest } from '#ui/models/write/batch-record.ts'
import type { ContractWriteModel } from '#ui/models/write/write-factory.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useShownHere } from '#ui/views/parts/use-shown-here.ts'
import { withPause } from '#ui/views/parts/with-pause.ts'
import { batchNotice } from '#ui/words/batch-notice.ts'
import { unsavedWarning } from '#ui/words/contract-write-notice.ts'
import type { OpenBeside } from '#ui/words/open-beside.ts'
import { batchReviewFee, type ReviewFee } from '#ui/words/review-fee.ts'
import { openBeside, ownRequest, type WriteActions } from './shown-write.ts'
import { useObserved } from './use-observed.ts'

/** What is known of a batch, and what a visitor can do about it. */
export interface ShownBatch extends WriteActions {
  /** As it was started. */
  readonly request: BatchRequest
  readonly state: BatchState
  /** Of the call that is reviewed, or sent on its own. */
  readonly step: ContractWrite
  readonly text: string
  /** Words of a contract, the node or the wallet: show them only as details. */
  readonly details: string | undefined
  /** A row for the review, in words also where nobody can tell; undefined while there is no review. */
  readonly networkFee: ReviewFee | undefined
  /** Their entries in the list of transactions, as far as their hashes are known. */
  readonly transactions: readonly Transaction[]
  /** While the wallet is asked; milliseconds since 1970. */
  readonly waitingSince: number | undefined
  /** That it will be forgotten when the page closes, if the browser could not store it: show it beside `text`. */
  readonly warning: string | undefined
  /** As `useContractWrite` gives it. */
  readonly openRequest: OpenBeside | undefined
}

type Start = (batch: BatchRequest) => void

/**
 * Sends calls that belong together, such as an approval and the call that needs it: at once if the wallet can, else one
 * after the other. `batch` is undefined until `start` is called, which throws a RangeError for more than 100 calls. On a
 * chain that is not configured, the first call is `refused`, and the wallet is not asked.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useContractBatch(): { readonly start: Start; readonly batch?: ShownBatch } {
  const { writes, transactions } = useModels()
  const [started, setStarted] = useState<Started>()
  const start = useCallback<Start>((request) => setStarted({ request, model: writes.batch(request) }), [writes])
  const model = started?.model
  useEffect(() => model?.start(), [model])
  useShownHere(useObserved(ownRequest, model))
  const batch = useObserved<typeof started, ShownBatch | undefined>(shownBatch, started)
  const isPending = batch?.transactions.some(({ fate }) => fate.status === 'pending')
  const pendingId = isPending ? model?.call.chainId : undefined
  useEffect(
    () => (pendingId === undefined ? undefined : transactions.showPending(pendingId)),
    [transactions, pendingId]
  )
  return useMemo(() => ({ start, ...(batch && { batch }) }), [start, batch])
}

interface Started {
  readonly request: BatchRequest
  readonly model: ContractWriteModel
}

function shownBatch({ connection, openRequests }: Models, started: Started | undefined): ShownBatch | undefined {
  if (!started) return undefined
  const { request, model } = started
  const { batchState, step, call, count, mustBeAtomic, isAway, isUnsaved } = model
  const openRequest = openBeside(openRequests, model)
  const { simulate, confirm, confirmAgain, switchNetwork, cancel, entries, waitingSince } = model
  const { chainId, reasons } = call.request
  const chain = findChain(connection.chains, chainId)
  const shown = { batchState, step, count, mustBeAtomic, isAway, beside: openRequest }
  const { text, details } = batchNotice({ ...shown, network: chain?.name ?? '', reasons }) ?? { text: '' }
  const pause = step.status === 'unsimulated' && !step.refusal ? pauseOf(step.review.failure) : {}
  const networkFee = chain && batchReviewFee(shown, chain)
  const warning = isUnsaved ? unsavedWarning(step) : undefined
  const actions: WriteActions = { simulate, confirm, confirmAgain, switchNetwork, cancel }
  return {
    request,
    state: batchState,
    step,
    text: withPause(text, pause),
    details,
    networkFee,
    transactions: entries,
    waitingSince,
    warning,
    openRequest,
    ...actions
  }
}
