import { useMemo, useState, useSyncExternalStore } from 'react'
import { type ContractRead, pendingRead } from '#domain/contract/contract-read.ts'

const never = () => () => undefined

/** The first of several queries with the same key, which components describe anew whenever they render. */
export function useStableQuery<Query extends { readonly key: string }>(query: Query | undefined): Query | undefined {
  const [first, setFirst] = useState(query)
  if (first?.key === query?.key) return first
  setFirst(query)
  return query
}

/** What a model has read for a query, which it watches while the component is mounted; pending without a query. */
export function useWatched<Query, Result>(
  query: Query | undefined,
  watch: (query: Query, listener: () => void) => () => void,
  stateOf: (query: Query) => ContractRead<Result>
): ContractRead<Result> {
  const subscribe = useMemo(
    () => (query === undefined ? never : (notify: () => void) => watch(query, notify)),
    [query, watch]
  )
  const snapshot = () => (query === undefined ? pendingRead : stateOf(query))
  return useSyncExternalStore(subscribe, snapshot, snapshot)
}
