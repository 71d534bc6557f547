export type Hex = `0x${string}`

/** 20 bytes as `0x` and 40 hex digits; EIP-55 checksummed if it came through a connector. */
export type Address = Hex

/** 32 bytes as `0x` and 64 lower-case hex digits: so it is compared, however a wallet, a node or host code writes it. */
export type Hash = Hex

/** Returns the EIP-55 checksummed address; undefined for what is no address. */
export type Checksum = (address: Address) => Address | undefined

const ADDRESS = /^0x[0-9a-fA-F]{40}$/
const HASH = /^0x[0-9a-f]{64}$/
const WRITTEN_HASH = /^0x[0-9a-fA-F]{64}$/

export function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && ADDRESS.test(value)
}

export function isHash(value: unknown): value is Hash {
  return typeof value === 'string' && HASH.test(value)
}

/** Of a hash in any letter case; undefined if it is none. */
export function toHash(written: unknown): Hash | undefined {
  return typeof written === 'string' && WRITTEN_HASH.test(written) ? (written.toLowerCase() as Hash) : undefined
}

export function isSameAddress(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** Splits an address for visual comparison: `0x`, then groups of four digits. Joined, they are the address. */
export function addressGroups(address: Address): readonly string[] {
  return address.match(/^0x|.{1,4}/g) ?? []
}

/** First 4 and last 4 characters, for texts of 8 characters or more (requirement K7). */
export function shortenAddress(address: string): string {
  return address.length < 8 ? address : `${address.slice(0, 4)}…${address.slice(-4)}`
}

/** Shown in the nav bar: the first 5 characters, `0x` included. */
export function navLabel(address: string): string {
  return address.slice(0, 5)
}
