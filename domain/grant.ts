import type { Grant } from './ports/connector.ts'

/** False when either is none. */
export function isSameGrant(one: Grant | undefined, other: Grant | undefined): boolean {
  return one !== undefined && one.account === other?.account && one.chainId === other.chainId
}
