import { readStarts } from '#devchain/cli/chain-options.ts'
import type { ChainChoice } from '#devchain/nodes/served-chains.ts'

/** Which chains tests have, as a configuration names them under `use`. */
export interface ChainOptions {
  /** Recorded chains: `chainIds: [84531]`. By default those of Base Goerli and Linea Goerli, unless others are named below. */
  readonly chainIds: readonly number[]
  /** Chains without history, of any id: `emptyChainIds: [31337]`. */
  readonly emptyChainIds: readonly number[]
  /** Nodes to fork, of any chain, with a block or without: `forkUrls: { 8453: 'https://base.example@24000000' }`. */
  readonly forkUrls: Readonly<Record<number, string>>
}

/** @throws Error with one sentence. */
export function chosenChains({ chainIds, emptyChainIds, forkUrls }: ChainOptions): ChainChoice {
  const starts = readStarts({
    fork: Object.entries(forkUrls).map(([chainId, url]) => `${chainId}=${url}`),
    empty: emptyChainIds.map(String)
  })
  const all = [...new Set([...chainIds, ...starts.forks.keys(), ...starts.empty])]
  return { ...starts, ...(all.length > 0 && { chainIds: all }) }
}
