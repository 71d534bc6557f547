import type { Hex } from '../address.ts'
import { isReplaced, isReverted } from './fate.ts'
import type { KeptRevert } from './kept-revert.ts'
import type { Transaction } from './transaction.ts'
import { transactionDetail } from './transaction-detail.ts'

type Detail = NonNullable<ReturnType<typeof transactionDetail>>

/** One thing that an entry truly knows to have happened; only the last one may still be going on. */
export type TimelineStep =
  | { readonly step: 'asked' | 'sent' | 'proposed'; readonly at: number }
  /** The chain's head when the entry was first polled. */
  | { readonly step: 'firstPolled'; readonly block: number }
  | { readonly step: 'seen' | 'awaited' | 'confirmed' | 'outcomeUnknown' | 'failed' | 'final' }
  | { readonly step: 'reorganised' | 'inBlock' | 'replacedInBlock' | 'settledAt'; readonly block: number }
  | { readonly step: 'mined'; readonly count: number; readonly wanted: number }
  | { readonly step: 'reverted'; readonly revert?: KeptRevert | undefined }
  | { readonly step: 'unknown'; readonly detail: 'unknown' | 'beyondHistory'; readonly since: number }
  | {
      readonly step: 'replaced'
      readonly detail: Exclude<Detail, 'unknown' | 'outcomeUnknown'>
      readonly by?: Hex | undefined
    }

/** What happened to an entry, in order. Nothing is in it that the entry does not know. */
export function timelineOf(entry: Transaction): readonly TimelineStep[] {
  return [...beginning(entry), ...(entry.status === 'pending' ? pending(entry) : settled(entry))]
}

/** True while the last step is not an end. */
export function isOngoing({ status }: Transaction): boolean {
  return status === 'pending'
}

/** True where "Speed up" and "Cancel" in a wallet can still change something. */
export function canBeHurried(entry: Transaction): boolean {
  return entry.status === 'pending' && !entry.isProposal && entry.confirmationsSoFar === undefined
}

function beginning({ isProposal, askedAt, addedAt, firstSeenBlock, nonce }: Transaction): readonly TimelineStep[] {
  return [
    ...(askedAt === undefined ? [] : [{ step: 'asked', at: askedAt } as const]),
    { step: isProposal ? 'proposed' : 'sent', at: addedAt },
    ...(firstSeenBlock === undefined ? [] : [{ step: 'firstPolled', block: firstSeenBlock } as const]),
    ...(nonce === undefined ? [] : [{ step: 'seen' } as const])
  ]
}

function pending(entry: Transaction): readonly TimelineStep[] {
  const { blockNumber, confirmationsSoFar, confirmations = 1, unknownSince, replacedBy } = entry
  const detail = transactionDetail(entry)
  const spedUp =
    entry.replacement === 'speed-up' ? [{ step: 'replaced', detail: 'speed-up', by: replacedBy } as const] : []
  const dropped =
    blockNumber === undefined || entry.blockHash === undefined
      ? []
      : [{ step: 'reorganised', block: blockNumber } as const]
  if (unknownSince !== undefined && (detail === 'unknown' || detail === 'beyondHistory'))
    return [...spedUp, ...dropped, { step: 'unknown', detail, since: unknownSince }]
  if (confirmationsSoFar !== undefined)
    return [...spedUp, { step: 'mined', count: confirmationsSoFar, wanted: confirmations }]
  return [...spedUp, ...dropped, ...(entry.isProposal ? [] : [{ step: 'awaited' } as const])]
}

function settled(entry: Transaction): readonly TimelineStep[] {
  const { replacement, replacedBy, blockNumber, blockHash, revert, isFinal } = entry
  const final = isFinal && replacement !== 'unclear' ? [{ step: 'final' } as const] : []
  if (isReplaced(entry)) {
    const place = blockHash === undefined ? 'settledAt' : 'replacedInBlock'
    const block = blockNumber === undefined ? [] : [{ step: place, block: blockNumber } as const]
    return [...block, { step: 'replaced', detail: entry.replacement, by: replacedBy }, ...final]
  }
  const spedUp = replacement === 'speed-up' ? [{ step: 'replaced', detail: 'speed-up', by: replacedBy } as const] : []
  const block = blockNumber === undefined ? [] : [{ step: 'inBlock', block: blockNumber } as const]
  if (isReverted(entry)) return [...spedUp, ...block, { step: 'reverted', revert }, ...final]
  if (entry.isOutcomeUnknown) return [...spedUp, ...block, { step: 'outcomeUnknown' }, ...final]
  return [...spedUp, ...block, { step: entry.status === 'confirmed' ? 'confirmed' : 'failed' }, ...final]
}
