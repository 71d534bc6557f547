import { findChain } from '#domain/chain/chain.ts'
import { knownChains } from '#domain/chain/chains.ts'

/** What messages call a chain. */
export function networkName(chainId: number): string {
  return findChain(knownChains, chainId)?.name ?? `Chain ${chainId}`
}
