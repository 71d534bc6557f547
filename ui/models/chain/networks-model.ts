import { makeAutoObservable, observable } from 'mobx'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { type BlockTimes, blockInterval, RECENT_BLOCKS } from '#domain/chain/recent-blocks.ts'
import type { ChainReader, RecentBaseFees } from '#domain/ports/chain-reader.ts'
import type { PollTimer } from '../poll-timer.ts'
import { stopAll } from '../stop-all.ts'
import type { ChainHeads, HeadEvent } from './chain-heads.ts'

/** The genesis block before it is as old as its maker says: no time between blocks is known from the two. */
const FIRST_MINED = 1n
/** After so many new blocks, their times are read again. */
const BLOCKS_BETWEEN_TIMES = 10n

/** What each chain's newest blocks show, and the health of its endpoints, refreshed while something on screen shows them. */
export class NetworksModel {
  readonly endpoints = observable.map<number, readonly EndpointHealth[]>({}, { deep: false })
  readonly #baseFees = observable.map<number, RecentBaseFees>({}, { deep: false })
  readonly #times = observable.map<number, BlockTimes>({}, { deep: false })
  readonly #reader: ChainReader
  readonly #heads: ChainHeads
  readonly #pollTimer: PollTimer
  readonly #reading = new Set<number>()
  #watchers = 0
  #stopWatchingHealth: () => void = () => undefined

  constructor(reader: ChainReader, heads: ChainHeads, pollTimer: PollTimer) {
    this.#reader = reader
    this.#heads = heads
    this.#pollTimer = pollTimer
    makeAutoObservable(this, { endpoints: false }, { autoBind: true })
  }

  /** The newest block; undefined unless the last read of it succeeded. */
  head(chainId: number): bigint | undefined {
    return this.#heads.shown(chainId)
  }

  /** Undefined until it was read, and on a chain whose node keeps no history. */
  baseFees(chainId: number): RecentBaseFees | undefined {
    return this.#baseFees.get(chainId)
  }

  /** Milliseconds between blocks; undefined until it is known. */
  blockInterval(chainId: number): number | undefined {
    const times = this.#times.get(chainId)
    return times && blockInterval(times)
  }

  /** Reads what is unknown now, and all with every poll, batched with the balance, until the returned function is called. */
  watch(chainId: number): () => void {
    if (this.#watchers++ === 0) this.#stopWatchingHealth = this.#reader.watchHealth(this.setHealth)
    const unfollow = stopAll([
      this.#heads.follow(chainId, (event) => this.noteHead(chainId, event)),
      this.#pollTimer.follow(chainId, () => this.poll(chainId))
    ])
    if (this.head(chainId) === undefined) this.poll(chainId)
    return () => {
      unfollow()
      if (--this.#watchers === 0) this.#stopWatchingHealth()
    }
  }

  private setHealth(chainId: number, endpoints: readonly EndpointHealth[]): void {
    this.endpoints.set(chainId, endpoints)
  }

  /** A chain with a pending read is skipped. */
  private poll(chainId: number): void {
    if (!this.#reading.has(chainId)) void this.#read(chainId)
  }

  /** The endpoint's row shows why something cannot be read. */
  private noteHead(chainId: number, { type }: HeadEvent): void {
    if (type !== 'head') this.#times.delete(chainId)
  }

  /** What is outdated is removed rather than shown as the newest; times are not read with every poll. */
  private set(chainId: number, baseFees: RecentBaseFees | undefined, times: BlockTimes | undefined): void {
    if (baseFees) this.#baseFees.set(chainId, baseFees)
    else this.#baseFees.delete(chainId)
    if (times) this.#times.set(chainId, times)
  }

  async #read(chainId: number): Promise<void> {
    this.#reading.add(chainId)
    const [baseFees, times] = await Promise.all([
      this.#reader.getRecentBaseFees(chainId, RECENT_BLOCKS).catch(() => undefined),
      this.#readTimes(chainId).catch(() => undefined)
    ])
    this.#reading.delete(chainId)
    this.set(chainId, baseFees, times)
  }

  /** Of the head of the last poll, so that they come with the same request as the next head. */
  async #readTimes(chainId: number): Promise<BlockTimes | undefined> {
    const head = this.head(chainId)
    const last = this.#times.get(chainId)?.newer.block
    const isNew = last === undefined || head === undefined || head < last || head - last >= BLOCKS_BETWEEN_TIMES
    if (head === undefined || head <= FIRST_MINED || !isNew) return undefined
    const first = head > RECENT_BLOCKS ? head - BigInt(RECENT_BLOCKS) : FIRST_MINED
    const [older, newer] = await Promise.all([first, head].map((block) => this.#reader.getBlockTime(chainId, block)))
    if (older === undefined || newer === undefined) return undefined
    return { older: { block: first, at: older }, newer: { block: head, at: newer } }
  }
}
