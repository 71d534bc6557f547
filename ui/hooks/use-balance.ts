import { useCallback, useEffect, useMemo } from 'react'
import type { Token } from '#domain/chain/chain.ts'
import { findChain } from '#domain/chain/chain.ts'
import type { ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import type { Models } from '#ui/models/models.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useChainId } from './use-chain-id.ts'
import { useObserved } from './use-observed.ts'

interface BalanceOptions {
  /** A configured chain; by default the wallet's if it is configured, else the first one. */
  readonly chainId?: number | undefined
}

interface Balance {
  /** Of the native currency, in its smallest unit (wei). */
  readonly value: bigint
  readonly symbol: string
  /** How many digits of `value` are decimals. */
  readonly decimals: number
  /** Of the chain's configured tokens, each in its smallest unit; undefined if a token cannot be read. */
  readonly tokens: readonly { readonly token: Token; readonly value: bigint | undefined }[]
}

type BalanceState =
  /** Also while nobody is connected. */
  | { readonly status: 'pending'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'success'; readonly data: Balance; readonly error: undefined }
  | {
      readonly status: 'error'
      /** As last read. */
      readonly data: Balance | undefined
      /**
       * Why the chain could not be read; `details` is for developers. No request is sent before `pausedUntil`, in
       * milliseconds since 1970: each of its endpoints has named a time.
       */
      readonly error: { readonly failure: ChainReadFailure; readonly details: string; readonly pausedUntil?: number }
    }

type BalanceRead = BalanceState & {
  /** Reads it now, also while endpoints rest after failures. Resolves once it is read, or could not be. */
  readonly refetch: () => Promise<void>
}

/**
 * The connected account's balance, polled every 4 s while the component is mounted, the page is visible and somebody is
 * there, and once a minute without input. The page and all components share one request for each chain. A chain that is
 * not configured is an error, and nothing is requested.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useBalance({ chainId }: BalanceOptions = {}): BalanceRead {
  const { balances } = useModels()
  const id = useChainId(chainId)
  const state = useObserved(balanceState, id)
  const watchedId = useObserved(configuredId, id)
  useEffect(() => (watchedId === undefined ? undefined : balances.watch(watchedId)), [balances, watchedId])
  const refetch = useCallback(async () => {
    if (watchedId !== undefined) await balances.retry(watchedId)
  }, [balances, watchedId])
  return useMemo(() => ({ ...state, refetch }), [state, refetch])
}

function configuredId({ connection }: Models, chainId: number | undefined): number | undefined {
  return chainId === undefined ? undefined : findChain(connection.chains, chainId)?.id
}

function balanceState({ balances, connection }: Models, chainId: number | undefined): BalanceState {
  const pending = { status: 'pending', data: undefined, error: undefined } as const
  if (chainId === undefined) return pending
  const chain = findChain(connection.chains, chainId)
  if (!chain) {
    const error = { failure: 'unreachable', details: `Chain ${chainId} is not configured.` } as const
    return { status: 'error', data: undefined, error }
  }
  if (!connection.account) return pending
  const state = balances.of(chain.id)
  const last = balances.lastKnown(chain.id)
  const { symbol, decimals } = chain.nativeCurrency
  const data = last && { value: last.value, symbol, decimals, tokens: last.tokens }
  if (state.status === 'unreachable') {
    const { failure, details, pausedUntil } = state
    return { status: 'error', data, error: { failure, details, ...(pausedUntil !== undefined && { pausedUntil }) } }
  }
  return data ? { status: 'success', data, error: undefined } : pending
}
