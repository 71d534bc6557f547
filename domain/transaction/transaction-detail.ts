import type { Chain } from '#domain/chain/chain.ts'
import { accountText } from '#domain/text/account.ts'
import { transactionText } from '#domain/text/transactions.ts'
import { type Address, shortenAddress } from '../address.ts'
import { shownUnits } from '../amount.ts'
import { plainText } from '../plain-text.ts'
import { type KeptRevert, revertNote } from './kept-revert.ts'
import type { Transaction } from './transaction.ts'

/** A detail shown beside a status that would be incomplete alone. */
type TransactionDetail = keyof typeof transactionText.details

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

/** The label of the status, unless it is unclear which one is true. */
export function statusText({ status, replacement }: Transaction): string {
  return replacement === 'unclear' ? transactionText.replaced : accountText.transactions.statuses[status]
}

/** True while no node has the transaction: there is nothing to wait for, and the entry can be removed. */
export function isUnseen(transaction: Transaction): boolean {
  const detail = transactionDetail(transaction)
  return detail === 'unknown' || detail === 'beyondHistory'
}

/** What its replacement did, if it is not said by the kind of the replacement; undefined if it is not known. */
export function insteadText({ instead }: Transaction, { nativeCurrency }: Chain): string | undefined {
  const [to, value, data] = instead?.split(' ') ?? []
  if (to === undefined || value === undefined) return undefined
  const { sent, nothing, called, calledWith, created } = transactionText.instead
  if (to === '') return created
  const recipient = shortenAddress(to as Address)
  const amount = `${shownUnits(BigInt(value), nativeCurrency.decimals)} ${nativeCurrency.symbol}`
  const isPaid = value !== '0'
  if (data !== '0x') return isPaid ? calledWith(amount, recipient) : called(recipient)
  return isPaid ? sent(amount, recipient) : nothing(recipient)
}

/** How many of the confirmations that a pending entry waits for it has; undefined while no block has it. */
export function confirmationsText({ confirmations, confirmationsSoFar }: Transaction): string | undefined {
  if (confirmations === undefined || confirmationsSoFar === undefined) return undefined
  return transactionText.confirmations(confirmationsSoFar, confirmations)
}

/** The live region's announcement of a changed entry; undefined if the change is not worth one. */
export function transactionNews(before: Transaction, after: Transaction): string | undefined {
  const detail = transactionDetail(after)
  const isDetailNews = detail !== undefined && detail !== transactionDetail(before)
  const isRevertNews = before.revert === undefined && after.revert !== undefined && after.revert.type !== 'unrepeated'
  if (after.status === before.status && !isDetailNews && !isRevertNews) return undefined
  const { announcedWith, details } = transactionText
  const said = accountText.transactions.announced(plainText(after.description), statusText(after))
  if (isRevertNews && after.revert) return announcedWith(said, revertWordsOf(after.revert))
  return detail ? announcedWith(said, details[detail]) : said
}

function revertWordsOf(revert: KeptRevert): string {
  const { reason, details } = revertNote(revert)
  return details === '' ? reason : `${reason} ${plainText(details)}`
}
