import { keccak_256 } from '@noble/hashes/sha3'
import { type Address, isAddress } from '#domain/address.ts'

/** The EIP-55 checksummed address. Undefined if it is not an address. */
export function checksumAddress(value: unknown): Address | undefined {
  if (!isAddress(value)) return undefined
  const digits = value.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(digits))
  const nibble = (i: number) => ((hash[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 0xf
  return `0x${[...digits].map((digit, i) => (nibble(i) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}
