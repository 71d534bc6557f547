import type { Hex } from './address.ts'

/**
 * A signature of any length, none included: `0x` stands for a message that a contract account has marked as signed on
 * its chain. The length says who is asked: 65 bytes, or the 64 of EIP-2098, may be a key's, and all others are the
 * contract's.
 */
export const SIGNATURE = /^0x(?:[0-9a-fA-F]{2})*$/

export function isSignature(value: unknown): value is Hex {
  return typeof value === 'string' && SIGNATURE.test(value)
}
