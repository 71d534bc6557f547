import type { Address } from 'viem'
import { type NetworkWords, wordsOf } from '#devchain/nodes/served-chains.ts'
import type { RecordingManifest } from '#devchain/recordings/recording.ts'
import { initialContracts, type KnownContract } from './chain/known-contracts.ts'

/** What a chain's pages show without querying its node. */
export interface ExplorerChain {
  readonly id: number
  readonly name: string
  /** Of the native currency. */
  readonly symbol: string
  readonly iconUrl?: string
  readonly isRecorded: boolean
  readonly contracts: readonly KnownContract[]
  /** Tokens that the faucet offers, and whose balances are shown, as far as the chain has them. */
  readonly tokens: readonly Address[]
  /** Those of `contracts` that a team deployed. */
  readonly teamContracts: readonly KnownContract[]
}

/** What the server of the explorer adds to a chain. */
export interface ChainAdditions {
  /** What a team has deployed, which changes while the explorer runs; nothing by default. */
  readonly deployed?: () => readonly KnownContract[]
  readonly iconUrl?: string | undefined
  /** By default as the harness knows it. */
  readonly network?: NetworkWords
  /** What the chain has from its recording; nothing by default. */
  readonly manifest?: RecordingManifest | undefined
  /** Tokens of the page. */
  readonly tokens?: readonly Address[]
}

/** A chain by its own name, with what the server adds. */
export function explorerChain(
  id: number,
  { deployed = () => [], iconUrl, network = wordsOf({})(id), manifest, tokens = [] }: ChainAdditions = {}
): ExplorerChain {
  const initial = initialContracts(manifest)
  return {
    id,
    name: network.name,
    symbol: network.symbol,
    isRecorded: manifest !== undefined,
    ...(iconUrl !== undefined && { iconUrl }),
    tokens: manifest ? [manifest.contracts.token, ...tokens] : tokens,
    get contracts() {
      return [...initial, ...deployed()]
    },
    get teamContracts() {
      return deployed()
    }
  }
}
