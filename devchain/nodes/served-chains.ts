import { type RecordingManifest, readManifest } from '#devchain/recordings/recording.ts'
import { type ChainSnapshots, forkBlockOf } from './chain-snapshot.ts'
import type { CheckedFork, ForkRequest } from './fork-override.ts'
import { checkFork, forkRequestOf } from './fork-override.ts'
import { isRecorded, localChainIds, localNetworks, nativeSymbol, networkName } from './networks.ts'

/** Which chains a devchain serves, and where each begins: its recording by default. */
export interface ChainChoice {
  /** By default those that `forks` and `empty` name or, if they name none, those of `localChainIds`. */
  readonly chainIds?: readonly number[]
  /** Foreign nodes to fork, of any chain, instead of those in the environment. */
  readonly forks?: ReadonlyMap<number, ForkRequest>
  /** Chains without history, of any id: as plain anvil starts them, and with Multicall3. */
  readonly empty?: readonly number[]
  /** What pages and wallets call chains whose names the harness does not know. */
  readonly networks?: ReadonlyMap<number, NetworkWords>
}

/** How a chain and its native currency are called. */
export interface NetworkWords {
  readonly name: string
  readonly symbol: string
}

type Environment = Readonly<Record<string, string | undefined>>

export function chosenIds({ chainIds, forks, empty = [] }: ChainChoice): readonly number[] {
  const named = [...(forks?.keys() ?? []), ...empty]
  return chainIds ?? (named.length > 0 ? [...new Set(named)] : localChainIds)
}

/**
 * The nodes to fork, checked; without a block of their own at that of the saved state. @throws Error with one sentence, also
 * for a chain that could begin nowhere.
 */
export async function checkedForks(
  choice: ChainChoice,
  env: Environment,
  state?: Pick<ChainSnapshots, 'get'>
): Promise<ReadonlyMap<number, CheckedFork>> {
  const { forks, empty = [] } = choice
  const checked = new Map<number, CheckedFork>()
  for (const chainId of chosenIds(choice)) {
    const isEmpty = empty.includes(chainId)
    if (isEmpty && forks?.has(chainId)) throw new Error(`Chain ${chainId} cannot be both a fork and empty.`)
    const request = forks?.get(chainId) ?? (isEmpty ? undefined : forkRequestOf(chainId, env))
    if (request) checked.set(chainId, await checkFork(chainId, request, forkBlockOf(state?.get(chainId))))
    else if (!isEmpty && !isRecorded(chainId)) throw new Error(noRecording(chainId))
  }
  return checked
}

/** Names as given, else as known, else made from the chain's id. */
export function wordsOf({ networks }: ChainChoice): (chainId: number) => NetworkWords {
  return (chainId) => networks?.get(chainId) ?? { name: networkName(chainId), symbol: nativeSymbol(chainId) }
}

/** The recorded contracts of a chain, which forks of foreign nodes get as well. */
export function manifestsOf({ empty = [] }: ChainChoice): (chainId: number) => RecordingManifest | undefined {
  return (chainId) => (isRecorded(chainId) && !empty.includes(chainId) ? readManifest(chainId) : undefined)
}

function noRecording(chainId: number): string {
  const recorded = localNetworks.map((each) => each.chainId).join(', ')
  return `Chain ${chainId} has no recording (recorded are ${recorded}): fork a node of it, or start it empty.`
}
