import type { CreateAnvilOptions } from '@viem/anvil'

/** Flags of anvil 1.7.1 missing from @viem/anvil's type, which passes them as `--kebab-case`. */
export type AnvilFlags = Omit<CreateAnvilOptions, 'hardfork'> & {
  readonly network?: 'optimism'
  readonly hardfork?: 'prague'
  readonly noCors?: true
  /** The height to start at; only without a fork. */
  readonly number?: number
}

/** A recorded chain, which can be served offline. */
export interface LocalNetwork {
  readonly chainId: number
  readonly name: string
  /** Of its native currency. */
  readonly symbol: string
  /**
   * The first block of its recording: a realistic height, since viem calls Multicall3 and the Universal Resolver only
   * above the block that created each.
   */
  readonly firstBlock: number
  /** Make anvil behave like this network, in the recording and in every fork. */
  readonly flags: AnvilFlags
}

/** Ethereum's id: names are resolved there, whatever chain the wallet is on. */
export const NAMES_CHAIN_ID = 1

/** All recorded networks. */
export const localNetworks: readonly LocalNetwork[] = [
  { chainId: 84531, name: 'Base Goerli', symbol: 'ETH', firstBlock: 15_000_000, flags: { network: 'optimism' } },
  // A fixed hard fork: with timestamps of 2023 anvil would otherwise choose one that lacks today's opcodes.
  // Linea's base fee stays at 7 wei; transactions pay through their tip.
  {
    chainId: 59140,
    name: 'Linea Goerli',
    symbol: 'ETH',
    firstBlock: 3_000_000,
    flags: { hardfork: 'prague', blockBaseFeePerGas: 7 }
  },
  { chainId: NAMES_CHAIN_ID, name: 'Ethereum', symbol: 'ETH', firstBlock: 24_000_000, flags: { hardfork: 'prague' } }
]

/** Names and symbols of chains without a recording that are often forked, or started empty in their place. */
const otherNetworks: readonly Pick<LocalNetwork, 'chainId' | 'name' | 'symbol'>[] = [
  { chainId: 10, name: 'OP Mainnet', symbol: 'ETH' },
  { chainId: 56, name: 'BNB Smart Chain', symbol: 'BNB' },
  { chainId: 100, name: 'Gnosis', symbol: 'xDAI' },
  { chainId: 137, name: 'Polygon', symbol: 'POL' },
  { chainId: 8453, name: 'Base', symbol: 'ETH' },
  { chainId: 42161, name: 'Arbitrum One', symbol: 'ETH' },
  { chainId: 43114, name: 'Avalanche', symbol: 'AVAX' },
  { chainId: 59141, name: 'Linea Sepolia', symbol: 'ETH' },
  { chainId: 59144, name: 'Linea', symbol: 'ETH' },
  { chainId: 84532, name: 'Base Sepolia', symbol: 'ETH' },
  { chainId: 11155111, name: 'Sepolia', symbol: 'ETH' }
]

/** All networks with a name of their own. */
export const namedNetworks = [...localNetworks, ...otherNetworks]

/** The chains served by default, which wallets use: all but the names chain. */
export const localChainIds: readonly number[] = localNetworks
  .map(({ chainId }) => chainId)
  .filter((chainId) => chainId !== NAMES_CHAIN_ID)

/** A chain's name for messages and pages. */
export function networkName(chainId: number): string {
  return namedNetworks.find((network) => network.chainId === chainId)?.name ?? `Chain ${chainId}`
}

/** The symbol of a chain's native currency. */
export function nativeSymbol(chainId: number): string {
  return namedNetworks.find((network) => network.chainId === chainId)?.symbol ?? 'ETH'
}

/** Whether a chain can be served offline with a history. */
export function isRecorded(chainId: number): boolean {
  return recordedNetwork(chainId) !== undefined
}

/** Undefined for a chain without a recording, whose anvil behaves as it does for everyone. */
export function recordedNetwork(chainId: number): LocalNetwork | undefined {
  return localNetworks.find((network) => network.chainId === chainId)
}

/** The shape that @viem/anvil's published type accepts. */
export function anvilOptions(...parts: readonly AnvilFlags[]): CreateAnvilOptions {
  return Object.assign({}, ...parts) as CreateAnvilOptions
}
