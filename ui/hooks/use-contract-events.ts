import { type ContractEvent, type EventQuery, eventQueryKey } from '#domain/contract/contract-call.ts'
import type { ContractRead } from '#domain/contract/contract-read.ts'
import type { FollowedEvents } from '#ui/models/contract/contract-events-model.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useChainId } from './use-chain-id.ts'
import { useStableQuery, useWatched } from './use-watched.ts'

interface EventOptions {
  /** A configured chain; by default the wallet's if it is configured, else the first one. */
  readonly chainId?: number | undefined
}

/**
 * `error` is a `ContractError`, or a `ChainReadError`, also for a chain that is not configured; `data` is what was read
 * last, also beside an error.
 */
type ContractEvents<Arguments> = ContractRead<readonly ContractEvent<Arguments>[]>

/**
 * The events of the newest 500 blocks, and then every new one, in the order of the chain and at most 1000; read with every
 * new block while the component is mounted and the page is visible. What a reorganisation removes leaves the list, and a
 * local network that starts over empties it. Between the oldest and the newest block of the list none is left out: a page
 * that has missed more than 5000 blocks starts over with the newest 500, and what was there leaves the list. Equal queries are read once. `query` may be described while rendering; it
 * stays pending while `query` is undefined. Needs no account.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useContractEvents<Arguments>(
  query: EventQuery<Arguments> | undefined,
  { chainId }: EventOptions = {}
): ContractEvents<Arguments> {
  const { watch, stateOf } = useModels().contractEvents
  const id = useChainId(chainId)
  const events = useStableQuery(query && id !== undefined ? eventsOf(query, id) : undefined)
  // The key has the whole fragment, from which the compiler infers the arguments.
  return useWatched(events, watch, stateOf) as ContractEvents<Arguments>
}

function eventsOf(query: EventQuery, chainId: number): FollowedEvents {
  return { key: `${chainId} ${eventQueryKey(query)}`, chainId, query }
}
