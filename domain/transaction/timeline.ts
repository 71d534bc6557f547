import type { Hex } from '../address.ts'
import { blockOf, type Fate, isReplaced, isReverted, revertOf, speedUpOf } from './fate.ts'
import type { StoredRevert } from './stored-revert.ts'
import type { SentTransaction, Transaction } from './transaction.ts'
import { type transactionDetail, type UnknownDetail, unknownDetail } from './transaction-detail.ts'

type Detail = NonNullable<ReturnType<typeof transactionDetail>>

/** One thing that an entry truly knows to have happened; only the last one may still be going on. */
export type TimelineStep =
  | { readonly step: 'asked' | 'sent' | 'proposed'; readonly at: number }
  /** The chain's head when the entry was first polled. */
  | { readonly step: 'firstPolled'; readonly block: number }
  | { readonly step: 'seen' | 'awaited' | 'confirmed' | 'outcomeUnknown' | 'failed' | 'final' }
  | { readonly step: 'reorganised' | 'inBlock' | 'replacedInBlock' | 'settledAt'; readonly block: number }
  | { readonly step: 'mined'; readonly count: number; readonly wanted: number }
  | { readonly step: 'reverted'; readonly revert?: StoredRevert | undefined }
  | { readonly step: 'unknown'; readonly detail: UnknownDetail; readonly since: number }
  | {
      readonly step: 'replaced'
      readonly detail: Exclude<Detail, UnknownDetail | 'outcomeUnknown'>
      readonly by?: Hex | undefined
    }

/** What happened to an entry, in order. Nothing is in it that the entry does not know. */
export function timelineOf(entry: Transaction): readonly TimelineStep[] {
  return [...beginning(entry.sent), ...(entry.fate.status === 'pending' ? pending(entry) : settled(entry.fate))]
}

/** True while the last step is not an end. */
export function isOngoing({ fate }: Transaction): boolean {
  return fate.status === 'pending'
}

/** True where "Speed up" and "Cancel" in a wallet can still change something. */
export function canBeHurried({ sent, fate }: Transaction): boolean {
  return fate.status === 'pending' && !sent.isProposal && !('confirmationsSoFar' in fate)
}

function beginning({ isProposal, askedAt, addedAt, firstSeenBlock, nonce }: SentTransaction): readonly TimelineStep[] {
  return [
    ...(askedAt === undefined ? [] : [{ step: 'asked', at: askedAt } as const]),
    { step: isProposal ? 'proposed' : 'sent', at: addedAt },
    ...(firstSeenBlock === undefined ? [] : [{ step: 'firstPolled', block: firstSeenBlock } as const]),
    ...(nonce === undefined ? [] : [{ step: 'seen' } as const])
  ]
}

function pending({ sent, fate }: Transaction): readonly TimelineStep[] {
  if ('confirmationsSoFar' in fate)
    return [...spedUp(fate), { step: 'mined', count: fate.confirmationsSoFar, wanted: sent.confirmations ?? 1 }]
  const { blockNumber, blockHash } = blockOf(fate)
  const dropped =
    blockNumber === undefined || blockHash === undefined ? [] : [{ step: 'reorganised', block: blockNumber } as const]
  if ('unknownSince' in fate) {
    return [...spedUp(fate), ...dropped, { step: 'unknown', detail: unknownDetail(fate), since: fate.unknownSince }]
  }
  return [...spedUp(fate), ...dropped, ...(sent.isProposal ? [] : [{ step: 'awaited' } as const])]
}

function settled(fate: Fate): readonly TimelineStep[] {
  const { blockNumber, blockHash } = blockOf(fate)
  const isFinal = 'isFinal' in fate && fate.isFinal
  const final = isFinal ? [{ step: 'final' } as const] : []
  if (isReplaced(fate)) {
    const step = blockHash === undefined ? 'settledAt' : 'replacedInBlock'
    const block = blockNumber === undefined ? [] : [{ step, block: blockNumber } as const]
    const replaced = { step: 'replaced', detail: fate.replacement, by: fate.replacedBy } as const
    return [...block, replaced, ...(fate.replacement === 'unclear' ? [] : final)]
  }
  const block = blockNumber === undefined ? [] : [{ step: 'inBlock', block: blockNumber } as const]
  if (isReverted(fate)) return [...spedUp(fate), ...block, { step: 'reverted', revert: revertOf(fate) }, ...final]
  const isOutcomeUnknown = fate.status === 'confirmed' && fate.isOutcomeUnknown
  if (isOutcomeUnknown) return [...spedUp(fate), ...block, { step: 'outcomeUnknown' }, ...final]
  return [...spedUp(fate), ...block, { step: fate.status === 'confirmed' ? 'confirmed' : 'failed' }, ...final]
}

function spedUp(fate: Fate): readonly TimelineStep[] {
  const by = speedUpOf(fate)
  return by === undefined ? [] : [{ step: 'replaced', detail: 'speed-up', by }]
}
