import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { ChainReadError, type ChainReadFailure } from '#domain/errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { POLLING_INTERVAL_MS } from '#domain/rpc.ts'
import type { ConnectionModel } from './connection-model.ts'
import { isPageVisible, watchVisibility } from './page-visibility.ts'

/** In wei, and when it was read (milliseconds since 1970). */
export interface KnownBalance {
  readonly value: bigint
  readonly at: number
}

export type BalanceState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'known' } & KnownBalance)
  | {
      readonly status: 'unreachable'
      readonly failure: ChainReadFailure
      readonly details: string
      readonly last?: KnownBalance
    }

const loading: BalanceState = { status: 'loading' }

/** The connected account's native balances, read while something on screen shows them. */
export class BalancesModel {
  readonly states = observable.map<number, BalanceState>({}, { deep: false })
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  /** How many views show each chain's balance. */
  readonly #watchers = new Map<number, number>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(connection: ConnectionModel, reader: ChainReader) {
    this.#connection = connection
    this.#reader = reader
    makeAutoObservable(this, { states: false }, { autoBind: true })
  }

  start(): () => void {
    const stops = [reaction(() => this.#connection.account, this.startOver), watchVisibility(this.tick)]
    return () => {
      clearTimeout(this.#timer)
      for (const stop of stops) stop()
    }
  }

  of(chainId: number): BalanceState {
    return this.states.get(chainId) ?? loading
  }

  /** Reads the balance now and with every poll until the returned function is called. */
  watch(chainId: number): () => void {
    const count = this.#watchers.get(chainId) ?? 0
    this.#watchers.set(chainId, count + 1)
    if (count === 0) void this.refresh(chainId)
    this.#schedule()
    return () => this.#unwatch(chainId)
  }

  async refresh(chainId: number): Promise<void> {
    const { account } = this.#connection
    if (!account) return
    try {
      const value = await this.#reader.getBalance(chainId, account)
      this.report(chainId, account, { status: 'known', value, at: Date.now() })
    } catch (cause) {
      this.report(chainId, account, this.#unreachable(chainId, cause))
    }
  }

  report(chainId: number, account: Address, state: BalanceState): void {
    if (account === this.#connection.account) this.states.set(chainId, state)
  }

  startOver(): void {
    this.states.clear()
    this.tick()
  }

  tick(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!isPageVisible()) return
    for (const chainId of this.#watchers.keys()) void this.refresh(chainId)
    this.#schedule()
  }

  #unwatch(chainId: number): void {
    const count = (this.#watchers.get(chainId) ?? 1) - 1
    if (count > 0) this.#watchers.set(chainId, count)
    else this.#watchers.delete(chainId)
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#watchers.size === 0 || !isPageVisible()) return
    this.#timer = setTimeout(this.tick, POLLING_INTERVAL_MS)
  }

  #unreachable(chainId: number, cause: unknown): BalanceState {
    const last = lastKnown(this.of(chainId))
    const failure = cause instanceof ChainReadError ? cause.failure : 'malformed'
    const details = cause instanceof Error ? cause.message : String(cause)
    return { status: 'unreachable', failure, details, ...(last && { last }) }
  }
}

function lastKnown(state: BalanceState): KnownBalance | undefined {
  if (state.status === 'known') return { value: state.value, at: state.at }
  return state.status === 'unreachable' ? state.last : undefined
}
