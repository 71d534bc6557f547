import { accountMessages } from './account-messages.ts'
import type { Transaction } from './transaction.ts'
import { transactionMessages } from './transaction-messages.ts'

/** What stands beside the status when its word alone would not be the whole truth. */
export type TransactionDetail = keyof typeof transactionMessages.details

export function transactionDetail({
  status,
  isReplaced,
  unknownSince,
  isBeyondHistory,
  blockHash
}: Transaction): TransactionDetail | undefined {
  if (isReplaced) return 'replaced'
  if (status !== 'pending') return undefined
  if (unknownSince !== undefined) return isBeyondHistory ? 'beyondHistory' : 'unknown'
  return blockHash === undefined ? undefined : 'reorganised'
}

/** True while the network does not show what was sent: there is nothing to wait for, and the entry can be taken off. */
export function isUnseen(transaction: Transaction): boolean {
  const detail = transactionDetail(transaction)
  return detail === 'unknown' || detail === 'beyondHistory'
}

/** What a live region says of an entry that changed; undefined when that is no news. */
export function transactionNews(before: Transaction, after: Transaction): string | undefined {
  const detail = transactionDetail(after)
  const isNews = after.status !== before.status || (detail !== undefined && detail !== transactionDetail(before))
  if (!isNews) return undefined
  const { announced, statuses } = accountMessages.transactions
  const { announcedWith, details } = transactionMessages
  const said = announced(after.description, statuses[after.status])
  return detail ? announcedWith(said, details[detail]) : said
}
