import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { type Chain, findChain, type Token } from '#domain/chain/chain.ts'
import { behindError, ChainReadError, type ChainReadFailure, pauseOf } from '#domain/chain/chain-read-error.ts'
import { type NodeAnswer, oldestAnswer } from '#domain/chain/endpoint-lag.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { PollTimer } from '../poll-timer.ts'
import type { ChainHeads } from './chain-heads.ts'

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
  /** The newest block when it was read, if the node said so. */
  readonly block: bigint | undefined
  /** The host of the endpoint that answered. */
  readonly host: string | undefined
}

/** Whose balances are read, and on which chains. */
interface AccountSource {
  readonly account: Address | undefined
  /** The wallet's network, where a wallet is connected. */
  readonly chain?: Chain | undefined
  readonly chains: readonly Chain[]
}

type BalanceState =
  | { readonly status: 'loading' }
  | ({ readonly status: 'known' } & KnownBalance)
  /** It cannot be read, or only from a node that is behind: `last` is the newest that is known. */
  | {
      readonly status: 'unreachable'
      readonly failure: ChainReadFailure
      readonly details: string
      /** Until when every endpoint has asked to be left alone, in milliseconds since 1970; absent if one may be asked. */
      readonly pausedUntil?: number
      readonly last?: KnownBalance
    }

interface WatchedBalance {
  /** How many views show it. */
  watchers: number
  readonly unfollow: () => void
}

const loading: BalanceState = { status: 'loading' }

/** An account's balances, native and of tokens, read while something on screen shows them and after its transactions. */
export class BalancesModel {
  readonly #states = observable.map<number, BalanceState>({}, { deep: false })
  readonly #source: AccountSource
  readonly #reader: ChainReader
  readonly #heads: ChainHeads
  readonly #pollTimer: PollTimer
  readonly #watched = observable.map<number, WatchedBalance>({}, { deep: false })
  /** The number of each chain's newest read: an older answer never replaces a newer one. */
  readonly #newest = new Map<number, number>()
  readonly #reading = new Set<number>()
  /** How many views show the balance of whichever account appears. */
  #expecting = 0
  /** The chain whose balance is read for them, until one shows it. */
  private expected: number | undefined = undefined

  constructor(source: AccountSource, reader: ChainReader, heads: ChainHeads, pollTimer: PollTimer) {
    this.#source = source
    this.#reader = reader
    this.#heads = heads
    this.#pollTimer = pollTimer
    makeAutoObservable(this, {}, { autoBind: true })
  }

  start(): () => void {
    return reaction(() => this.#source.account, this.startOver)
  }

  of(chainId: number): BalanceState {
    return this.#states.get(chainId) ?? loading
  }

  /** Something on screen shows a balance that is not known yet, or is about to. */
  get isAwaited(): boolean {
    const shown = [...this.#watched.keys(), ...(this.expected === undefined ? [] : [this.expected])]
    return this.#source.account !== undefined && shown.some((chainId) => this.of(chainId).status === 'loading')
  }

  /** True if nothing is there: no native currency, and none of any token. */
  isEmpty(chainId: number): boolean {
    const known = this.lastKnown(chainId)
    return known?.value === 0n && known.tokens.every(({ value }) => value === 0n)
  }

  /** Undefined before the first answer; the last answer while the chain is unreachable. */
  lastKnown(chainId: number): KnownBalance | undefined {
    return lastKnown(this.of(chainId))
  }

  /** As last known; empty before the first answer. */
  tokensOf(chainId: number): readonly TokenBalance[] {
    return this.lastKnown(chainId)?.tokens ?? []
  }

  /** Reads an unknown balance now, and any with every poll, until the returned function is called. */
  watch(chainId: number): () => void {
    const watched = this.#watched.get(chainId) ?? this.#open(chainId)
    watched.watchers++
    this.meet(chainId)
    return () => {
      if (--watched.watchers > 0) return
      watched.unfollow()
      this.forget(chainId)
    }
  }

  /**
   * Until the returned function is called, the balance of an account that is there, or appears, is read on its wallet's network
   * in the same turn: a view that is only then drawn would ask for it a frame or two later.
   */
  expect(): () => void {
    this.#expecting++
    const chainId = this.#source.chain?.id
    const isUnread = chainId !== undefined && !this.#reading.has(chainId) && this.of(chainId).status === 'loading'
    if (isUnread) this.readExpected(chainId)
    return () => void this.#expecting--
  }

  async refresh(chainId: number): Promise<void> {
    const { account } = this.#source
    if (!account) return
    const read = (this.#newest.get(chainId) ?? 0) + 1
    this.#newest.set(chainId, read)
    this.#reading.add(chainId)
    const state = await this.#read(chainId, account)
    if (read === this.#newest.get(chainId)) this.report(chainId, account, state)
  }

  /** For a visitor who asks again: at once, also while endpoints rest after failures. */
  async retry(chainId: number): Promise<void> {
    this.#reader.endRests(chainId)
    await this.refresh(chainId)
  }

  private report(chainId: number, account: Address, state: BalanceState): void {
    this.#reading.delete(chainId)
    this.meet(chainId)
    if (account === this.#source.account) this.#states.set(chainId, state)
  }

  private meet(chainId: number): void {
    if (this.expected === chainId) this.expected = undefined
  }

  private forget(chainId: number): void {
    this.#watched.delete(chainId)
  }

  private startOver(): void {
    this.#states.clear()
    this.expected = undefined
    for (const chainId of this.#watched.keys()) void this.refresh(chainId)
    const expected = this.#expecting > 0 ? this.#source.chain?.id : undefined
    if (expected !== undefined && !this.#watched.has(expected)) this.readExpected(expected)
  }

  private readExpected(chainId: number): void {
    this.expected = chainId
    void this.refresh(chainId)
  }

  #open(chainId: number): WatchedBalance {
    // Of two concurrent reads, the second is skipped.
    const poll = () => void (this.#reading.has(chainId) || this.refresh(chainId))
    const watched = { watchers: 0, unfollow: this.#pollTimer.follow(chainId, poll) }
    this.#watched.set(chainId, watched)
    if (this.of(chainId).status !== 'known') poll()
    return watched
  }

  async #read(chainId: number, account: Address): Promise<BalanceState> {
    const tokens = findChain(this.#source.chains, chainId)?.tokens ?? []
    const reads = [{ account }, ...tokens.map(({ address }) => ({ account, token: address }))]
    try {
      // In the same request; the balance is shown without it too.
      const head = this.#heads.read(chainId).catch(() => undefined)
      const answers: NodeAnswer[] = []
      const [value, ...held] = await this.#reader.getBalances(chainId, reads, (answer) => answers.push(answer))
      if (typeof value !== 'bigint') return this.#unreachable(chainId, value)
      const tokenBalances = tokens.map((token, i) => ({ token, value: asAmount(held[i]) }))
      const host = oldestAnswer(answers)?.host
      const known = { value, tokens: tokenBalances, at: Date.now(), block: await head, host }
      const behind = behindError(chainId, answers)
      return behind ? this.#unreachable(chainId, behind, known) : { status: 'known', ...known }
    } catch (cause) {
      return this.#unreachable(chainId, cause)
    }
  }

  /** @param old what a node that is behind has answered: what was read before may be newer. */
  #unreachable(chainId: number, cause: unknown, old?: KnownBalance): BalanceState {
    const last = newerOf(lastKnown(this.of(chainId)), old)
    const failure = cause instanceof ChainReadError ? cause.failure : 'malformed'
    const details = cause instanceof Error ? cause.message : String(cause)
    return {
      status: 'unreachable',
      failure,
      details,
      ...pauseOf(cause),
      ...(last && { last })
    }
  }
}

function newerOf(before: KnownBalance | undefined, old: KnownBalance | undefined): KnownBalance | undefined {
  if (!before || !old) return before ?? old
  return (before.block ?? 0n) > (old.block ?? 0n) ? before : old
}

function lastKnown(state: BalanceState): KnownBalance | undefined {
  if (state.status === 'known') return state
  return state.status === 'unreachable' ? state.last : undefined
}

function asAmount(outcome: bigint | ChainReadError | undefined): bigint | undefined {
  return typeof outcome === 'bigint' ? outcome : undefined
}
