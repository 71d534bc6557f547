import { accountText } from '#domain/text/account.ts'
import { transactionText } from '#domain/text/transactions.ts'
import { plainText } from '../plain-text.ts'
import type { Transaction } from './transaction.ts'

/** A detail shown beside a status that would be incomplete alone. */
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

/** The specification's label for the status, unless it is unclear which one is true. */
export function statusText({ status, replacement }: Transaction): string {
  return replacement === 'unclear' ? transactionText.replaced : accountText.transactions.statuses[status]
}

/** True while no node has the transaction: there is nothing to wait for, and the entry can be removed. */
export function isUnseen(transaction: Transaction): boolean {
  const detail = transactionDetail(transaction)
  return detail === 'unknown' || detail === 'beyondHistory'
}

/** The live region's announcement of a changed entry; undefined if the change is not worth one. */
export function transactionNews(before: Transaction, after: Transaction): string | undefined {
  const detail = transactionDetail(after)
  const isNews = after.status !== before.status || (detail !== undefined && detail !== transactionDetail(before))
  if (!isNews) return undefined
  const { announcedWith, details } = transactionText
  const said = accountText.transactions.announced(plainText(after.description), statusText(after))
  return detail ? announcedWith(said, details[detail]) : said
}
