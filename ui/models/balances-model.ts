import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { ChainReadError, type ChainReadFailure } from '#domain/errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { Pulse } from './pulse.ts'
import { stopAll } from './stop-all.ts'

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
  readonly #pulse: Pulse
  /** How many views show each chain's balance. */
  readonly #watchers = new Map<number, number>()
  /** The newest read of each chain, and those still under way: an older answer never replaces a newer one. */
  readonly #newest = new Map<number, number>()
  readonly #reading = new Set<number>()

  constructor(connection: ConnectionModel, reader: ChainReader, pulse: Pulse) {
    this.#connection = connection
    this.#reader = reader
    this.#pulse = pulse
    makeAutoObservable(this, { states: false }, { autoBind: true })
  }

  start(): () => void {
    return stopAll([reaction(() => this.#connection.account, this.startOver), this.#pulse.subscribe(this.follow)])
  }

  of(chainId: number): BalanceState {
    return this.states.get(chainId) ?? loading
  }

  /** Reads the balance now and with every poll until the returned function is called. */
  watch(chainId: number): () => void {
    const count = this.#watchers.get(chainId) ?? 0
    this.#watchers.set(chainId, count + 1)
    if (count === 0) void this.refresh(chainId)
    return () => this.#unwatch(chainId)
  }

  async refresh(chainId: number): Promise<void> {
    const { account } = this.#connection
    if (!account) return
    const read = (this.#newest.get(chainId) ?? 0) + 1
    this.#newest.set(chainId, read)
    this.#reading.add(chainId)
    const state = await this.#read(chainId, account)
    if (read === this.#newest.get(chainId)) this.report(chainId, account, state)
  }

  report(chainId: number, account: Address, state: BalanceState): void {
    this.#reading.delete(chainId)
    if (account === this.#connection.account) this.states.set(chainId, state)
  }

  startOver(): void {
    this.states.clear()
    for (const chainId of this.#watchers.keys()) void this.refresh(chainId)
  }

  /** A node that is slow to answer is not asked again meanwhile. */
  follow(): void {
    for (const chainId of this.#watchers.keys()) if (!this.#reading.has(chainId)) void this.refresh(chainId)
  }

  async #read(chainId: number, account: Address): Promise<BalanceState> {
    try {
      return { status: 'known', value: await this.#reader.getBalance(chainId, account), at: Date.now() }
    } catch (cause) {
      return this.#unreachable(chainId, cause)
    }
  }

  #unwatch(chainId: number): void {
    const count = (this.#watchers.get(chainId) ?? 1) - 1
    if (count > 0) this.#watchers.set(chainId, count)
    else this.#watchers.delete(chainId)
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
