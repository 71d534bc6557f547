export type Hex = `0x${string}`

/** 20 bytes as `0x` and 40 hex digits; EIP-55 checksummed if it came through a connector. */
export type Address = Hex

/** Returns the EIP-55 checksummed address; undefined for what is no address. */
export type Checksum = (address: Address) => Address | undefined

const ADDRESS = /^0x[0-9a-fA-F]{40}$/

export function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && ADDRESS.test(value)
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
