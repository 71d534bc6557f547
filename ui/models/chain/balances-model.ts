import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { findChain, type Token } from '#domain/chain/chain.ts'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { Pulse } from '../pulse.ts'
import { stopAll } from '../stop-all.ts'

/** In the token's base units; undefined if the token cannot be read. */
interface TokenBalance {
  readonly token: Token
  readonly value: bigint | undefined
}

/** `value` in wei; `at` in milliseconds since 1970. */
interface KnownBalance {
  readonly value: bigint
  /** Of the chain's configured tokens, in their order. */
  readonly tokens: readonly TokenBalance[]
  readonly at: number
}

type BalanceState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'known' } & KnownBalance)
  | {
      readonly status: 'unreachable'
      readonly failure: ChainReadFailure
      readonly details: string
      readonly last?: KnownBalance
    }

const loading: BalanceState = { status: 'loading' }

/** The connected account's balances, native and of tokens, read while something on screen shows them. */
export class BalancesModel {
  readonly #states = observable.map<number, BalanceState>({}, { deep: false })
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #pulse: Pulse
  /** How many views show each chain's balance. */
  readonly #watchers = new Map<number, number>()
  /** The number of each chain's newest read, and the pending ones: an older answer never replaces a newer one. */
  readonly #newest = new Map<number, number>()
  readonly #reading = new Set<number>()

  constructor(connection: ConnectionModel, reader: ChainReader, pulse: Pulse) {
    this.#connection = connection
    this.#reader = reader
    this.#pulse = pulse
    makeAutoObservable(this, {}, { autoBind: true })
  }

  start(): () => void {
    return stopAll([reaction(() => this.#connection.account, this.startOver), this.#pulse.subscribe(this.poll)])
  }

  of(chainId: number): BalanceState {
    return this.#states.get(chainId) ?? loading
  }

  /** Undefined before the first answer; the last answer while the chain is unreachable. */
  lastKnown(chainId: number): KnownBalance | undefined {
    return lastKnown(this.of(chainId))
  }

  /** As last known; empty before the first answer. */
  tokensOf(chainId: number): readonly TokenBalance[] {
    return this.lastKnown(chainId)?.tokens ?? []
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

  private report(chainId: number, account: Address, state: BalanceState): void {
    this.#reading.delete(chainId)
    if (account === this.#connection.account) this.#states.set(chainId, state)
  }

  private startOver(): void {
    this.#states.clear()
    for (const chainId of this.#watchers.keys()) void this.refresh(chainId)
  }

  /** A chain with a pending read is skipped. */
  private poll(): void {
    for (const chainId of this.#watchers.keys()) if (!this.#reading.has(chainId)) void this.refresh(chainId)
  }

  async #read(chainId: number, account: Address): Promise<BalanceState> {
    const tokens = findChain(this.#connection.chains, chainId)?.tokens ?? []
    const reads = [{ account }, ...tokens.map(({ address }) => ({ account, token: address }))]
    try {
      const [value, ...held] = await this.#reader.getBalances(chainId, reads)
      if (typeof value !== 'bigint') return this.#unreachable(chainId, value)
      const tokenBalances = tokens.map((token, i) => ({ token, value: asAmount(held[i]) }))
      return { status: 'known', value, tokens: tokenBalances, at: Date.now() }
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
  if (state.status === 'known') return { value: state.value, tokens: state.tokens, at: state.at }
  return state.status === 'unreachable' ? state.last : undefined
}

function asAmount(outcome: bigint | ChainReadError | undefined): bigint | undefined {
  return typeof outcome === 'bigint' ? outcome : undefined
}
