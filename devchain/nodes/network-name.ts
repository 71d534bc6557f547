import { findChain } from '#domain/chain/chain.ts'
import { knownChains } from '#domain/chain/chains.ts'

/** A chain's name for messages. */
export function networkName(chainId: number): string {
  return findChain(knownChains, chainId)?.name ?? `Chain ${chainId}`
}
