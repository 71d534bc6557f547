import { useCallback, useMemo, useState } from 'react'
import { type AnyMutability, type ContractCall, callKey, type WriteMutability } from '#domain/contract/contract-call.ts'
import type { ContractRead } from '#domain/contract/contract-read.ts'
import type { CallQuery } from '#ui/models/contract/contract-reads-model.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useChainId } from './use-chain-id.ts'
import { useStableQuery, useWatched } from './use-watched.ts'

/** Says why a function is refused: its type is the first line that the type checker writes. */
type ReadCall<Result, Mutability extends AnyMutability> = [Mutability] extends [WriteMutability]
  ? 'A function that changes the chain is not read: send it with useContractWrite'
  : ContractCall<Result, Mutability>

interface ReadOptions {
  /** A configured chain; by default the wallet's if it is configured, else the first one. */
  readonly chainId?: number | undefined
  /** Reads once, at this block; by default at the newest one, again and again. */
  readonly blockNumber?: bigint | undefined
}

/** What the same function of the same contract has returned for the arguments of `call`. */
interface PreviousRead<Result> {
  readonly call: ContractCall<Result>
  readonly data: Result
}

/**
 * `error` is a `ContractError`, or a `ChainReadError`, also for a chain that is not configured; `data` is what was read last
 * with these arguments, also beside an error.
 */
type ContractReadResult<Result> = ContractRead<Result> & {
  /** What was read before the arguments changed, to be shown as such until there is something to show with these. */
  readonly previous: PreviousRead<Result> | undefined
  /** Reads again now. Resolves once it is read, or could not be. */
  readonly refetch: () => Promise<void>
}

/**
 * What a call of a contract returns, read with every new block while the component is mounted and the page is visible;
 * after an error too. All components' calls on a chain share one request, and equal calls are read once. `call` may be
 * described while rendering; it stays pending while `call` is undefined. With other arguments it is pending again, and
 * `previous` is what was read with the ones before. Needs no account. A function that changes the chain is no read: the
 * type checker refuses it.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useContractRead<Result, Mutability extends AnyMutability>(
  call: ReadCall<Result, Mutability> | undefined,
  { chainId, blockNumber }: ReadOptions = {}
): ContractReadResult<Result> {
  const { contractReads } = useModels()
  const { watch, stateOf } = contractReads
  const id = useChainId(chainId)
  // Its type is a sentence only where the type checker refuses it.
  const asked = call as ContractCall<Result> | undefined
  const query = useStableQuery(asked && id !== undefined ? queryOf(asked, id, blockNumber) : undefined)
  // The key has the whole fragment, from which the compiler infers the result.
  const read = useWatched(query, watch, stateOf) as ContractRead<Result>
  const earlier = usePrevious(query, stateOf) as PreviousRead<Result> | undefined
  const previous = read.status === 'success' || read.data !== undefined ? undefined : earlier
  const refetch = useCallback(async () => {
    if (query) await contractReads.refetch(query)
  }, [contractReads, query])
  return useMemo(() => ({ ...read, previous, refetch }), [read, previous, refetch])
}

/** What the query before this one had read, or the one before that, as long as all call the same function. */
function usePrevious(query: CallQuery | undefined, stateOf: (query: CallQuery) => ContractRead) {
  const [last, setLast] = useState<{
    readonly query: CallQuery | undefined
    readonly previous?: PreviousRead<unknown>
  }>({
    query
  })
  if (last.query === query) return last.previous
  const isSame = query !== undefined && last.query !== undefined && functionKey(query) === functionKey(last.query)
  const previous = isSame ? (readOf(last.query, stateOf) ?? last.previous) : undefined
  setLast({ query, ...(previous && { previous }) })
  return previous
}

function readOf(query: CallQuery, stateOf: (query: CallQuery) => ContractRead): PreviousRead<unknown> | undefined {
  const { status, data } = stateOf(query)
  return status === 'success' || data !== undefined ? { call: query.call, data } : undefined
}

function functionKey({ chainId, call }: CallQuery): string {
  return `${chainId} ${callKey({ ...call, args: [] })}`
}

function queryOf(call: ContractCall, chainId: number, blockNumber: bigint | undefined): CallQuery {
  return { key: `${chainId} ${blockNumber ?? 'latest'} ${callKey(call)}`, chainId, call, blockNumber }
}
