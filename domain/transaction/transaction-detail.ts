import { shortfallOf } from './arrival.ts'
import { isReplaced, type Replacement, revertOf, type Unknown } from './fate.ts'
import type { Mismatch } from './mismatch.ts'
import type { Transaction } from './transaction.ts'

/** A detail shown beside a status that would be incomplete alone. */
type TransactionDetail = Replacement | 'outcomeUnknown' | 'reorganised' | UnknownDetail

/** What is known of a transaction that no node has. */
export type UnknownDetail = (typeof unknownDetails)[number]

const unknownDetails = ['unknown', 'beyondHistory', 'neverSeen', 'nonceUsed'] as const

export function transactionDetail({ fate }: Transaction): TransactionDetail | undefined {
  if (isReplaced(fate)) return fate.replacement
  if ('unknownSince' in fate) return unknownDetail(fate)
  if (fate.status === 'pending' && 'blockHash' in fate) return 'reorganised'
  if (fate.status === 'confirmed' && fate.isOutcomeUnknown) return 'outcomeUnknown'
  return fate.speedUp && 'speed-up'
}

/** The word beside a status that is not the whole truth about the entry's own transaction. */
export type TransactionMark = 'cancelled' | 'replaced' | 'dropped'

/** Dropped is one that nodes had, and have no more; a transaction that no node has returned has no nonce. */
export function transactionMark(transaction: Transaction): TransactionMark | undefined {
  const { sent, fate } = transaction
  if (isReplaced(fate)) return fate.replacement === 'cancellation' ? 'cancelled' : 'replaced'
  return transactionDetail(transaction) === 'unknown' && sent.nonce !== undefined ? 'dropped' : undefined
}

/** True while no node has the transaction: there is nothing to wait for, and the entry can be removed. */
export function isUnseen(transaction: Transaction): boolean {
  return unknownDetails.some((detail) => detail === transactionDetail(transaction))
}

/** Undefined while a node has the transaction, and it may still be confirmed. */
type Ending = TransactionMark | 'confirmed' | 'failed' | 'unseen'

export function endingOf(transaction: Transaction): Ending | undefined {
  const { status } = transaction.fate
  if (isUnseen(transaction)) return 'unseen'
  return status === 'pending' ? undefined : (transactionMark(transaction) ?? status)
}

/** Also if it has ended otherwise before. */
export function hasEnded(before: Transaction, after: Transaction): boolean {
  const ending = endingOf(after)
  return ending !== undefined && ending !== endingOf(before)
}

/** A later finding says more than an earlier one. */
export function unknownDetail(fate: Unknown): UnknownDetail {
  if (fate.nonceUsedBy) return 'nonceUsed'
  if (fate.isBeyondHistory) return 'beyondHistory'
  return fate.isNeverSeen ? 'neverSeen' : 'unknown'
}

/** How the transaction differs from what was reviewed: nothing of one that was replaced, which is in no block. */
export function shownMismatch({ sent, fate }: Transaction): Mismatch | undefined {
  return isReplaced(fate) ? undefined : sent.mismatch
}

/** What is new in a changed entry: why it was reverted, that it is not what was promised, or its status with its detail. */
export type TransactionNews = 'revert' | 'broken-promise' | 'status'

/** Undefined if the change is not worth an announcement. */
export function transactionNews(before: Transaction, after: Transaction): TransactionNews | undefined {
  const detail = transactionDetail(after)
  const isDetailNews = detail !== undefined && detail !== transactionDetail(before)
  const revert = revertOf(after.fate)
  if (revertOf(before.fate) === undefined && revert !== undefined && revert.type !== 'unrepeated') return 'revert'
  if (after.fate.status !== before.fate.status || isDetailNews) return 'status'
  return isPromiseBroken(after) && !isPromiseBroken(before) ? 'broken-promise' : undefined
}

/** True if the wallet has sent something else than was reviewed, or less has arrived than was promised. */
function isPromiseBroken(entry: Transaction): boolean {
  return shownMismatch(entry) !== undefined || shortfallOf(entry) !== undefined
}
