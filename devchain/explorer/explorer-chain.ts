import { findChain } from '#domain/chain/chain.ts'
import { knownChains } from '#domain/chain/chains.ts'
import { type KnownContract, recordedContracts } from './chain/known-contracts.ts'

/** What a chain's pages show without querying its node. */
export interface ExplorerChain {
  readonly id: number
  readonly name: string
  /** Of the native currency. */
  readonly symbol: string
  readonly iconUrl?: string
  readonly contracts: readonly KnownContract[]
  /** Those of `contracts` that a team deployed. */
  readonly teamContracts: readonly KnownContract[]
}

/** `deployed` returns what a team has deployed, which changes while the explorer runs. */
export function explorerChain(id: number, deployed: () => readonly KnownContract[] = () => []): ExplorerChain {
  const chain = findChain(knownChains, id)
  const recorded = recordedContracts(id)
  return {
    id,
    name: chain?.name ?? `Chain ${id}`,
    symbol: chain?.nativeCurrency.symbol ?? 'ETH',
    ...(chain?.iconUrl !== undefined && { iconUrl: chain.iconUrl }),
    get contracts() {
      return [...recorded, ...deployed()]
    },
    get teamContracts() {
      return deployed()
    }
  }
}
