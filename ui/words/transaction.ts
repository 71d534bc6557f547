import { type Address, shortenAddress } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { accountText } from '#domain/text/account.ts'
import { transactionText } from '#domain/text/transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { shownAmount } from './amount.ts'

/** The specification's label for the status, unless it is unclear which one is true. */
export function statusText({ status, replacement }: Transaction): string {
  return replacement === 'unclear' ? transactionText.replaced : accountText.transactions.statuses[status]
}

/** What its replacement did, if it is not said by the kind of the replacement; undefined if it is not known. */
export function insteadText({ instead }: Transaction, { nativeCurrency }: Chain): string | undefined {
  const [to, value, data] = instead?.split(' ') ?? []
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
export function confirmationsText({ confirmations, confirmationsSoFar }: Transaction): string | undefined {
  if (confirmations === undefined || confirmationsSoFar === undefined) return undefined
  return transactionText.confirmations(confirmationsSoFar, confirmations)
}
