import { makeAutoObservable, observable } from 'mobx'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { type BlockTimes, blockInterval, RECENT_BLOCKS } from '#domain/chain/recent-blocks.ts'
import type { ChainReader, RecentBaseFees } from '#domain/ports/chain-reader.ts'
import type { Pulse } from '../pulse.ts'

/** After so many new blocks, their times are read again. */
const BLOCKS_BETWEEN_TIMES = 10n

/** What one poll of a chain brought. */
interface NetworkPoll {
  readonly head: bigint | undefined
  readonly baseFees: RecentBaseFees | undefined
  /** Undefined where they were not read again. */
  readonly times: BlockTimes | undefined
}

/** Each chain's newest blocks and the health of its endpoints, refreshed while something on screen shows them. */
export class NetworksModel {
  /** The newest block of each chain whose last read succeeded. */
  readonly heads = observable.map<number, bigint>()
  readonly endpoints = observable.map<number, readonly EndpointHealth[]>({}, { deep: false })
  readonly #baseFees = observable.map<number, RecentBaseFees>({}, { deep: false })
  readonly #times = observable.map<number, BlockTimes>({}, { deep: false })
  readonly #reader: ChainReader
  readonly #pulse: Pulse
  readonly #reading = new Set<number>()
  #watchers = 0
  #stopWatchingHealth: () => void = () => undefined

  constructor(reader: ChainReader, pulse: Pulse) {
    this.#reader = reader
    this.#pulse = pulse
    makeAutoObservable(this, { heads: false, endpoints: false }, { autoBind: true })
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

  /** Reads an unknown head now, and any with every poll, batched with the balance, until the returned function is called. */
  watch(chainId: number): () => void {
    if (this.#watchers++ === 0) this.#stopWatchingHealth = this.#reader.watchHealth(this.setHealth)
    const unfollow = this.#pulse.follow(chainId, () => this.poll(chainId))
    if (!this.heads.has(chainId)) this.poll(chainId)
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

  /** What is outdated is removed rather than shown as the newest. */
  private set(chainId: number, { head, baseFees, times }: NetworkPoll): void {
    setOrDelete(this.heads, chainId, head)
    setOrDelete(this.#baseFees, chainId, baseFees)
    if (times || head === undefined) setOrDelete(this.#times, chainId, times)
  }

  /** The endpoint's row shows why something cannot be read. */
  async #read(chainId: number): Promise<void> {
    this.#reading.add(chainId)
    const [head, baseFees, times] = await Promise.all([
      this.#reader.getBlockNumber(chainId).catch(() => undefined),
      this.#reader.getRecentBaseFees(chainId, RECENT_BLOCKS).catch(() => undefined),
      this.#readTimes(chainId).catch(() => undefined)
    ])
    this.#reading.delete(chainId)
    this.set(chainId, { head, baseFees, times })
  }

  /** Of the head of the last poll, so that they come with the same request as the next head. */
  async #readTimes(chainId: number): Promise<BlockTimes | undefined> {
    const head = this.heads.get(chainId)
    const last = this.#times.get(chainId)?.newer.block
    const isNew = last === undefined || head === undefined || head < last || head - last >= BLOCKS_BETWEEN_TIMES
    if (head === undefined || head === 0n || !isNew) return undefined
    const first = head > RECENT_BLOCKS ? head - BigInt(RECENT_BLOCKS) : 0n
    const [older, newer] = await Promise.all([first, head].map((block) => this.#reader.getBlockTime(chainId, block)))
    if (older === undefined || newer === undefined) return undefined
    return { older: { block: first, at: older }, newer: { block: head, at: newer } }
  }
}

function setOrDelete<Value>(map: Map<number, Value>, chainId: number, value: Value | undefined): void {
  if (value === undefined) map.delete(chainId)
  else map.set(chainId, value)
}
