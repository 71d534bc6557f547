import type { KnownTransaction } from '#domain/ports/chain-reader.ts'
import { type Address, isAddress, isSameAddress } from '../address.ts'
import { asRecord } from '../stored-record.ts'
import { isOutline, isSameCall, outlineOf } from './call.ts'

/** How the transaction that a wallet has sent differs from the one that the visitor has reviewed. */
export type Mismatch =
  /** It does something else: `outline` is from `outlineOf` (call.ts). */
  | { readonly kind: 'call'; readonly outline: string }
  /** It does the same, from another account. */
  | { readonly kind: 'sender'; readonly from: Address }

/**
 * Undefined if the transaction does what was reviewed, or if nobody can tell. A bundler (EIP-4337) or a relay sends another call
 * from its own account, and an account with code may call itself to be told what to do: neither says anything about the
 * call that it carries.
 * @param reviewed `call`: from `comparableCall`
 */
export function mismatchOf(
  reviewed: { readonly from: Address; readonly call: string },
  transaction: KnownTransaction
): Mismatch | undefined {
  const isSame = isSameCall(reviewed.call, transaction)
  if (!isSameAddress(transaction.from, reviewed.from))
    return isSame ? { kind: 'sender', from: transaction.from } : undefined
  return isSame || isToldToItself(transaction) ? undefined : { kind: 'call', outline: outlineOf(transaction) }
}

/** Of untrusted JSON. */
export function isMismatch(value: unknown): value is Mismatch {
  const { kind, outline, from } = asRecord(value)
  return (kind === 'call' && isOutline(outline)) || (kind === 'sender' && isAddress(from))
}

function isToldToItself({ from, to, data }: KnownTransaction): boolean {
  return to !== undefined && isSameAddress(from, to) && data !== '0x'
}
