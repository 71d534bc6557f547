import type { ActivityEntry } from '#domain/transaction/activity-entry.ts'
import type { LoggedTransfer } from '#domain/transaction/logged-transfer.ts'
import { transactionMark } from '#domain/transaction/transaction-detail.ts'
import { activityText } from '#ui/text/activity.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { shownAmount } from './amount.ts'
import { descriptionText } from './description.ts'

/** Exact, such as `1.5 tUSD`. */
export function transferredAmount({ value, token }: LoggedTransfer): string {
  return shownAmount(value, token)
}

/** Such as `Received 1.5 tUSD`. */
export function transferTitle(transfer: LoggedTransfer): string {
  return activityText.transfers.titles[transfer.direction](transferredAmount(transfer))
}

/** What a search finds an entry by: a transaction by the mark beside its status and by its transfers too. */
export function entryText(entry: ActivityEntry): string {
  if ('transfer' in entry) return transferTitle(entry.transfer)
  const { transaction, transfers = [] } = entry
  const mark = transactionMark(transaction)
  const marked = mark === undefined ? [] : [transactionText.marks[mark]]
  return [descriptionText(transaction.sent.description), ...marked, ...transfers.map(transferTitle)].join(' ')
}
