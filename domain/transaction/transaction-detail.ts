import type { Replacement } from './fate.ts'
import type { Transaction } from './transaction.ts'

/** A detail shown beside a status that would be incomplete alone. */
type TransactionDetail = Replacement | 'outcomeUnknown' | 'reorganised' | 'unknown' | 'beyondHistory'

export function transactionDetail({
  status,
  replacement,
  unknownSince,
  isBeyondHistory,
  isOutcomeUnknown,
  blockHash
}: Transaction): TransactionDetail | undefined {
  if (status === 'pending' && unknownSince !== undefined) return isBeyondHistory ? 'beyondHistory' : 'unknown'
  if (status === 'pending' && blockHash !== undefined) return 'reorganised'
  return isOutcomeUnknown ? 'outcomeUnknown' : replacement
}

/** True while no node has the transaction: there is nothing to wait for, and the entry can be removed. */
export function isUnseen(transaction: Transaction): boolean {
  const detail = transactionDetail(transaction)
  return detail === 'unknown' || detail === 'beyondHistory'
}

/** What is new in a changed entry: why it was reverted, or its status with its detail. */
export type TransactionNews = 'revert' | 'status'

/** Undefined if the change is not worth an announcement. */
export function transactionNews(before: Transaction, after: Transaction): TransactionNews | undefined {
  const detail = transactionDetail(after)
  const isDetailNews = detail !== undefined && detail !== transactionDetail(before)
  const isRevertNews = before.revert === undefined && after.revert !== undefined && after.revert.type !== 'unrepeated'
  if (isRevertNews) return 'revert'
  return after.status !== before.status || isDetailNews ? 'status' : undefined
}
