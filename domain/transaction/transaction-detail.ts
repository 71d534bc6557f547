import { accountText } from '#domain/text/account.ts'
import { transactionText } from '#domain/text/transactions.ts'
import { plainText } from '../plain-text.ts'
import type { Transaction } from './transaction.ts'

/** What stands beside the status when its word alone would not be the whole truth. */
type TransactionDetail = keyof typeof transactionText.details

export function transactionDetail({
  status,
  replacement,
  unknownSince,
  isBeyondHistory,
  blockHash
}: Transaction): TransactionDetail | undefined {
  if (status === 'pending' && unknownSince !== undefined) return isBeyondHistory ? 'beyondHistory' : 'unknown'
  if (status === 'pending' && blockHash !== undefined) return 'reorganised'
  return replacement
}

/** The specification's word for the status, but where none of them is known to be true. */
export function statusText({ status, replacement }: Transaction): string {
  return replacement === 'unclear' ? transactionText.replaced : accountText.transactions.statuses[status]
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
  const { announcedWith, details } = transactionText
  const said = accountText.transactions.announced(plainText(after.description), statusText(after))
  return detail ? announcedWith(said, details[detail]) : said
}
