import { nativeSymbol, networkName } from '#devchain/nodes/networks.ts'
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

/** What the server of the explorer adds to a chain. */
export interface ChainAdditions {
  /** What a team has deployed, which changes while the explorer runs; nothing by default. */
  readonly deployed?: () => readonly KnownContract[]
  readonly iconUrl?: string | undefined
}

/** A recorded chain by its own name, with what the server adds. */
export function explorerChain(id: number, { deployed = () => [], iconUrl }: ChainAdditions = {}): ExplorerChain {
  const recorded = recordedContracts(id)
  return {
    id,
    name: networkName(id),
    symbol: nativeSymbol(id),
    ...(iconUrl !== undefined && { iconUrl }),
    get contracts() {
      return [...recorded, ...deployed()]
    },
    get teamContracts() {
      return deployed()
    }
  }
}
