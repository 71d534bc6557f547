import type { Hex } from 'viem'

const QUANTITY = /^0x[0-9a-fA-F]+$/
const BYTES = /^0x(?:[0-9a-fA-F]{2})*$/

/** A number of JSON-RPC that fits into so many bits. */
export function isQuantity(value: unknown, bits: number): value is Hex {
  return typeof value === 'string' && QUANTITY.test(value) && BigInt(value) < 1n << BigInt(bits)
}

/** @param size exactly so many bytes; any number without it. */
export function isBytes(value: unknown, size?: number): value is Hex {
  return typeof value === 'string' && BYTES.test(value) && (size === undefined || value.length === 2 + 2 * size)
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
