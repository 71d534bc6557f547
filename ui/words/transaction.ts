import { type Address, shortenAddress } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { transactionMark } from '#domain/transaction/transaction-detail.ts'
import { accountText } from '#ui/text/account.ts'
import { transactionText } from '#ui/text/transactions.ts'
import { shownAmount } from './amount.ts'

/** The specification's label for the status, and the mark beside it, such as `Failed · Cancelled`. */
export function statusText(transaction: Transaction): string {
  const status = accountText.transactions.statuses[transaction.fate.status]
  const mark = transactionMark(transaction)
  return mark === undefined ? status : `${status} · ${transactionText.marks[mark]}`
}

/** What its replacement did, if it is not said by the kind of the replacement; undefined if it is not known. */
export function insteadText({ fate }: Transaction, { nativeCurrency }: Chain): string | undefined {
  const [to, value, data] = 'instead' in fate ? fate.instead.split(' ') : []
  if (to === undefined || value === undefined) return undefined
  const { sent, nothing, called, calledWith, created } = transactionText.instead
  if (to === '') return created
  const recipient = shortenAddress(to as Address)
  const amount = shownAmount(BigInt(value), nativeCurrency)
  const isPaid = value !== '0'
  if (data !== '0x') return isPaid ? calledWith(amount, recipient) : called(recipient)
  return isPaid ? sent(amount, recipient) : nothing(recipient)
}

/** How many of the confirmations that a pending entry waits for it has; undefined while no block has it. */
export function confirmationsText({ sent: { confirmations }, fate }: Transaction): string | undefined {
  if (confirmations === undefined || !('confirmationsSoFar' in fate)) return undefined
  return transactionText.confirmations(fate.confirmationsSoFar, confirmations)
}
