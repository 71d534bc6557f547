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

/** The chains served by default, which wallets use: all but the names chain. */
export const localChainIds: readonly number[] = localNetworks
  .map(({ chainId }) => chainId)
  .filter((chainId) => chainId !== NAMES_CHAIN_ID)

/** A chain's name for messages and pages. */
export function networkName(chainId: number): string {
  return findNetwork(chainId)?.name ?? `Chain ${chainId}`
}

/** The symbol of a chain's native currency. */
export function nativeSymbol(chainId: number): string {
  return findNetwork(chainId)?.symbol ?? 'ETH'
}

/** @throws Error when the chain has no recording. */
export function localNetwork(chainId: number): LocalNetwork {
  const network = findNetwork(chainId)
  if (network) return network
  const recorded = localNetworks.map((each) => each.chainId)
  throw new Error(`Chain ${chainId} has no recording; recorded are ${recorded.join(', ')}.`)
}

/** The shape that @viem/anvil's published type accepts. */
export function anvilOptions(...parts: readonly AnvilFlags[]): CreateAnvilOptions {
  return Object.assign({}, ...parts) as CreateAnvilOptions
}

function findNetwork(chainId: number): LocalNetwork | undefined {
  return localNetworks.find((network) => network.chainId === chainId)
}
