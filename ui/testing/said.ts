import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { announcementText } from '#ui/words/announcement.ts'

/** What the live region says of the transactions; empty if it says nothing. */
export function said({ announcement }: Pick<TransactionsModel, 'announcement'>): string {
  return announcement ? announcementText(announcement, (value) => value.toLocaleString('en')) : ''
}
