import { plainText } from '#domain/plain-text.ts'
import type { Announcement, ClearedOutcome } from '#domain/transaction/announcement.ts'
import { revertOf } from '#domain/transaction/fate.ts'
import type { StoredRevert } from '#domain/transaction/stored-revert.ts'
import { transactionDetail } from '#domain/transaction/transaction-detail.ts'
import { accountText } from '#ui/text/account.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { descriptionText } from './description.ts'
import { storedRevertNote } from './revert.ts'
import { brokenPromiseText } from './transaction.ts'

/** A whole number in the page's language. */
type FormatNumber = (value: number) => string

/** What a live region tells of the transactions. */
export function announcementText(announcement: Announcement, format: FormatNumber): string {
  switch (announcement.kind) {
    case 'news':
      return newsText(announcement)
    case 'removed': {
      const said = transactionText[announcement.isForgotten ? 'removed' : 'removedUnsaved']
      return said(plainText(descriptionText(announcement.description)))
    }
    case 'cleared':
      return clearedText(announcement, format)
    case 'put-back':
      return transactionText.putBack(announcement.count, format(announcement.count))
  }
}

/** What was cleared, as shown and announced. */
export function clearedText({ count, isForgotten, isAnyPending }: ClearedOutcome, format: FormatNumber): string {
  const { cleared, clearedUnsaved, pendingStay } = transactionText
  const said = (isForgotten ? cleared : clearedUnsaved)(count, format(count))
  return isAnyPending ? `${said} ${pendingStay}` : said
}

function newsText({ news, entry, nativeCurrency }: Announcement & { readonly kind: 'news' }): string {
  const { announcedWith, details } = transactionText
  const description = plainText(descriptionText(entry.sent.description))
  // Its mark is said by the detail.
  const said = accountText.transactions.announced(description, accountText.transactions.statuses[entry.fate.status])
  const revert = revertOf(entry.fate)
  if (news === 'revert' && revert) return announcedWith(said, revertText(revert))
  const detail = transactionDetail(entry)
  const told = detail ? announcedWith(said, details[detail]) : said
  const brokenPromise = brokenPromiseText(entry, nativeCurrency && { nativeCurrency })
  if (brokenPromise === undefined) return told
  return detail ? `${told} ${brokenPromise}` : announcedWith(told, brokenPromise)
}

function revertText(revert: StoredRevert): string {
  const { reason, details } = storedRevertNote(revert)
  return details === '' ? reason : `${reason} ${plainText(details)}`
}
