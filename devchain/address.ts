import type { Address } from 'viem'

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

/** Whatever its letters' case: viem's own also rejects a wrong checksum. */
export function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && ADDRESS.test(value)
}

/** Also of texts that are no addresses, at which viem's own throws. */
export function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** The first 4 and last 4 characters. */
export function shortenAddress(address: string): string {
  return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}
