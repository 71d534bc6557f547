import { readStarts, type StartNames } from '#devchain/cli/chain-options.ts'
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

const NAMES: StartNames = {
  fork: 'forkUrls',
  empty: 'emptyChainIds',
  forkOf: (chainId) => `forkUrls[${chainId}]`,
  forkForm: "forkUrls must have a URL for each chain, such as { 8453: 'https://base.example@24000000' }."
}

/** @throws Error with one sentence. */
export function chosenChains({ chainIds, emptyChainIds, forkUrls }: ChainOptions): ChainChoice {
  const fork = Object.entries(forkUrls).map(([chainId, url]) => `${chainId}=${url}`)
  const starts = readStarts({ fork, empty: emptyChainIds.map(String) }, NAMES)
  const all = [...new Set([...chainIds, ...starts.forks.keys(), ...starts.empty])]
  return { ...starts, ...(all.length > 0 && { chainIds: all }) }
}

/** Which chain answers for an address, as a configuration names it: `{ 'https://goerli.base.org/**': 84531 }`. */
export type RpcRoutes = Readonly<Record<string, number>>

/** @throws Error with one sentence for a route to a chain that is not served. */
export function checkRoutes(routes: RpcRoutes, chainIds: readonly number[]): void {
  const missing = Object.values(routes).find((chainId) => !chainIds.includes(chainId))
  if (missing === undefined) return
  throw new Error(`rpcRoutes names chain ${missing}, which is not among chainIds, emptyChainIds and forkUrls.`)
}
