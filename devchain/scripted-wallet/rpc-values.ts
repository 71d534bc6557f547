import type { Hex } from 'viem'

const BYTES = /^0x(?:[0-9a-fA-F]{2})*$/
const QUANTITY = /^0x[0-9a-fA-F]{1,64}$/
const WORD_BITS = 256

/** A number as JSON-RPC of Ethereum writes it, of at most this many bits; leading zeros are tolerated. */
export function isQuantity(value: unknown, bits = WORD_BITS): value is Hex {
  return typeof value === 'string' && QUANTITY.test(value) && BigInt(value) < 1n << BigInt(bits)
}

export function isBytes(value: unknown): value is Hex {
  return typeof value === 'string' && BYTES.test(value)
}
