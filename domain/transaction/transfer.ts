import type { Chain } from '#domain/chain/chain.ts'
import { accountText } from '#domain/text/account.ts'
import { type Address, isAddress, shortenAddress } from '../address.ts'
import { formatUnits, parseUnits } from '../amount.ts'

export type TransferProblem =
  | 'missing-recipient'
  | 'invalid-recipient'
  | 'mistyped-recipient'
  | 'missing-amount'
  | 'invalid-amount'
  | 'zero-amount'
  | 'exceeds-balance'
  | 'unknown-fee'

export interface TransferDraft {
  readonly recipient: string
  /** As typed, in whole units of the native currency. */
  readonly amount: string
}

export interface CheckedTransfer {
  readonly to: Address
  /** In wei. */
  readonly value: bigint
}

/** Returns the EIP-55 checksummed address. */
export type Checksum = (address: Address) => Address | undefined

interface TransferRules {
  /** In wei; undefined while it is unknown. */
  readonly balance: bigint | undefined
  readonly decimals: number
  readonly checksum: Checksum
}

/** The transfer of a draft, or the problem of each field. */
export function checkTransfer(
  { recipient, amount }: TransferDraft,
  { balance, decimals, checksum }: TransferRules
): { readonly transfer?: CheckedTransfer; readonly recipient?: TransferProblem; readonly amount?: TransferProblem } {
  const to = recipient.trim()
  const value = parseUnits(amount, decimals)
  const recipientProblem = recipientProblemOf(to, checksum)
  const amountProblem = amountProblemOf(amount, value, balance)
  if (isAddress(to) && !recipientProblem && value !== undefined && !amountProblem) return { transfer: { to, value } }
  return { ...(recipientProblem && { recipient: recipientProblem }), ...(amountProblem && { amount: amountProblem }) }
}

/** Shown in the form and in the list of transactions. */
export function describeTransfer({ to, value }: CheckedTransfer, { nativeCurrency }: Chain): string {
  const amount = formatUnits(value, nativeCurrency.decimals)
  return accountText.transactions.sentTo(amount, nativeCurrency.symbol, shortenAddress(to))
}

function recipientProblemOf(to: string, checksum: Checksum): TransferProblem | undefined {
  if (to === '') return 'missing-recipient'
  if (!isAddress(to)) return 'invalid-recipient'
  return hasChecksum(to) && checksum(to) !== to ? 'mistyped-recipient' : undefined
}

/** Addresses in a single letter case carry no checksum. */
function hasChecksum(address: Address): boolean {
  return /[a-f]/.test(address) && /[A-F]/.test(address)
}

function amountProblemOf(
  amount: string,
  value: bigint | undefined,
  balance: bigint | undefined
): TransferProblem | undefined {
  if (amount.trim() === '') return 'missing-amount'
  if (value === undefined) return 'invalid-amount'
  if (value === 0n) return 'zero-amount'
  return balance !== undefined && value > balance ? 'exceeds-balance' : undefined
}
