import type { CreateAnvilOptions } from '@viem/anvil'

/** Flags that anvil 1.7.1 knows and @viem/anvil's type does not; it passes them on as `--kebab-case`. */
export type AnvilFlags = Omit<CreateAnvilOptions, 'hardfork'> & {
  readonly network?: 'optimism'
  readonly hardfork?: 'prague'
  readonly noCors?: true
  /** The height to start at; only without a fork. */
  readonly number?: number
}

/** A chain that is recorded here and can be served without any network. */
export interface LocalNetwork {
  readonly chainId: number
  /**
   * Where its recording starts: a realistic height, since viem asks Multicall3 and the Universal Resolver only above
   * the block that each was created in.
   */
  readonly firstBlock: number
  /** What makes anvil behave like this network, for the recording and for every fork of it. */
  readonly flags: AnvilFlags
}

/** Ethereum's id: names live on it whatever chain the wallet is on. */
export const NAMES_CHAIN_ID = 1

/** Every recording there is. */
export const localNetworks: readonly LocalNetwork[] = [
  { chainId: 84531, firstBlock: 15_000_000, flags: { network: 'optimism' } },
  // A fixed hard fork: with timestamps of 2023 anvil would otherwise choose one that lacks today's opcodes.
  // Linea's base fee is 7 wei and stays there; what a transaction pays is its tip.
  { chainId: 59140, firstBlock: 3_000_000, flags: { hardfork: 'prague', blockBaseFeePerGas: 7 } },
  { chainId: NAMES_CHAIN_ID, firstBlock: 24_000_000, flags: { hardfork: 'prague' } }
]

/** Those that a wallet uses, and what is served unless somebody asks for more: all but the names chain. */
export const localChainIds: readonly number[] = localNetworks
  .map(({ chainId }) => chainId)
  .filter((chainId) => chainId !== NAMES_CHAIN_ID)

/** @throws Error when the chain has no recording. */
export function localNetwork(chainId: number): LocalNetwork {
  const network = localNetworks.find((candidate) => candidate.chainId === chainId)
  if (network) return network
  const known = localNetworks.map((each) => each.chainId)
  throw new Error(`Chain ${chainId} has no recording: known are ${known.join(', ')}.`)
}

/** The shape that @viem/anvil's published type accepts. */
export function anvilOptions(...parts: readonly AnvilFlags[]): CreateAnvilOptions {
  return Object.assign({}, ...parts) as CreateAnvilOptions
}
