import type { Chain, Token } from '#domain/chain/chain.ts'
import { type Address, type Checksum, isAddress } from '../address.ts'
import { type AmountMarks, PLAIN_MARKS, parseUnits } from '../amount.ts'
import type { PaymentDescription } from './description.ts'
import type { ReadRecipient } from './read-recipient.ts'
import { nameFor, type RecipientName } from './recipient-name.ts'

export type PaymentProblem =
  | 'missing-recipient'
  | 'invalid-recipient'
  | 'mistyped-recipient'
  | 'other-network'
  | 'payment-request'
  | 'resolving-name'
  | 'invalid-name'
  | 'unknown-name'
  | 'unreadable-name'
  | 'missing-amount'
  | 'invalid-amount'
  | 'zero-amount'
  | 'exceeds-balance'
  | 'unknown-fee'

export interface PaymentFields {
  readonly recipient: string
  /** As typed, in whole units. */
  readonly amount: string
  /** How the language writes numbers in which the amount was typed; plain ones by default. */
  readonly marks?: AmountMarks
  /** The address of a configured token; the native currency if it is empty or absent. */
  readonly token?: string
}

export interface Payment {
  readonly to: Address
  /** In wei, or the token's base units. */
  readonly value: bigint
  /** Absent for the native currency. */
  readonly token?: Token
}

interface PaymentRules {
  /** What was read of the draft's recipient. */
  readonly recipient: ReadRecipient
  /** In base units; undefined while it is unknown. */
  readonly balance: bigint | undefined
  readonly decimals: number
  readonly token?: Token | undefined
  /** What is known of the recipient, if that is a name. */
  readonly name?: RecipientName | undefined
  readonly checksum: Checksum
}

/** The payment of a draft, or the problem of each field. */
export function readPayment(
  { amount, marks = PLAIN_MARKS }: PaymentFields,
  { recipient, balance, decimals, token, name, checksum }: PaymentRules
): { readonly payment?: Payment; readonly recipient?: PaymentProblem; readonly amount?: PaymentProblem } {
  const found = nameFor(recipient.text, name)
  const to = found?.status === 'resolved' ? found.address : recipient.text
  const value = parseUnits(amount, decimals, marks)
  const nameProblem = found && found.status !== 'resolved' && nameProblems[found.status]
  const recipientProblem = recipient.refused?.problem ?? (nameProblem || recipientProblemOf(to, checksum))
  const amountProblem = amountProblemOf(amount, value, balance)
  if (isAddress(to) && !recipientProblem && value !== undefined && !amountProblem)
    return { payment: { to: withoutDoubt(to), value, ...(token && { token }) } }
  return { ...(recipientProblem && { recipient: recipientProblem }), ...(amountProblem && { amount: amountProblem }) }
}

const nameProblems = {
  resolving: 'resolving-name',
  invalid: 'invalid-name',
  unknown: 'unknown-name',
  unreadable: 'unreadable-name'
} as const satisfies Record<string, PaymentProblem>

/** Shown in the form and in the list of transactions. */
export function describePayment({ to, value, token }: Payment, { nativeCurrency }: Chain): PaymentDescription {
  const { decimals, symbol } = token ?? nativeCurrency
  return { kind: 'transfer', to, value, currency: { symbol, decimals, ...(token && { address: token.address }) } }
}

function recipientProblemOf(to: string, checksum: Checksum): PaymentProblem | undefined {
  if (to === '') return 'missing-recipient'
  if (!isAddress(to)) return 'invalid-recipient'
  return hasChecksum(to) && checksum(to) !== to ? 'mistyped-recipient' : undefined
}

/** Capitals that are no checksum would be taken for a wrong one by a library that encodes the address. */
function withoutDoubt(address: Address): Address {
  return hasChecksum(address) ? address : `0x${address.slice(2).toLowerCase()}`
}

/** Addresses in a single letter case carry no checksum. */
function hasChecksum(address: Address): boolean {
  return /[a-f]/.test(address) && /[A-F]/.test(address)
}

function amountProblemOf(
  amount: string,
  value: bigint | undefined,
  balance: bigint | undefined
): PaymentProblem | undefined {
  if (amount.trim() === '') return 'missing-amount'
  if (value === undefined) return 'invalid-amount'
  if (value === 0n) return 'zero-amount'
  return balance !== undefined && value > balance ? 'exceeds-balance' : undefined
}
