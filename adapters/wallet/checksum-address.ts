import { keccak_256 } from '@noble/hashes/sha3'
import { type Address, isAddress } from '#domain/address.ts'

/** The newest one: a wallet tells of the same account again and again, and to hash it takes a phone a whole frame. */
let newest: { readonly value: Address; readonly checksummed: Address } | undefined

/** The EIP-55 checksummed address. Undefined if it is not an address. */
export function checksumAddress(value: unknown): Address | undefined {
  if (!isAddress(value)) return undefined
  if (newest?.value !== value) newest = { value, checksummed: withChecksum(value) }
  return newest.checksummed
}

function withChecksum(value: Address): Address {
  const digits = value.slice(2).toLowerCase()
  const hash = keccak_256(new TextEncoder().encode(digits))
  const nibble = (i: number) => ((hash[i >> 1] ?? 0) >> (i % 2 === 0 ? 4 : 0)) & 0xf
  return `0x${[...digits].map((digit, i) => (nibble(i) >= 8 ? digit.toUpperCase() : digit)).join('')}`
}
