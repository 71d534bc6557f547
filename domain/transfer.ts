import { type Address, isAddress } from './address.ts'
import { parseUnits } from './amount.ts'

export type TransferProblem =
  | 'missing-recipient'
  | 'invalid-recipient'
  | 'missing-amount'
  | 'invalid-amount'
  | 'zero-amount'
  | 'exceeds-balance'

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

/** What a draft says, or what is wrong with each field. `balance` is in wei, undefined while unknown. */
export function checkTransfer(
  { recipient, amount }: TransferDraft,
  { balance, decimals }: { readonly balance: bigint | undefined; readonly decimals: number }
): { readonly transfer?: CheckedTransfer; readonly recipient?: TransferProblem; readonly amount?: TransferProblem } {
  const to = recipient.trim()
  const value = parseUnits(amount, decimals)
  const recipientProblem = recipientProblemOf(to)
  const amountProblem = amountProblemOf(amount, value, balance)
  if (isAddress(to) && value !== undefined && !amountProblem) return { transfer: { to, value } }
  return { ...(recipientProblem && { recipient: recipientProblem }), ...(amountProblem && { amount: amountProblem }) }
}

function recipientProblemOf(to: string): TransferProblem | undefined {
  if (to === '') return 'missing-recipient'
  return isAddress(to) ? undefined : 'invalid-recipient'
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
