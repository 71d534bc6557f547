import type { Grant } from '#domain/ports/connector.ts'

/** False if either is undefined. */
export function isSameGrant(one: Grant | undefined, other: Grant | undefined): boolean {
  if (!one || !other) return false
  return one.account === other.account && one.chainId === other.chainId && one.peerName === other.peerName
}
