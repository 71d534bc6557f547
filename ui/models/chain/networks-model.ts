import { makeAutoObservable, observable } from 'mobx'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { Pulse } from '../pulse.ts'

/** Each chain's head and the health of its endpoints, refreshed while something on screen shows them. */
export class NetworksModel {
  /** The newest block of each chain whose last read succeeded. */
  readonly heads = observable.map<number, bigint>()
  readonly endpoints = observable.map<number, readonly EndpointHealth[]>({}, { deep: false })
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
    if (!this.#reading.has(chainId)) void this.#readHead(chainId)
  }

  /** An outdated head is removed rather than shown as the newest. */
  private setHead(chainId: number, head: bigint | undefined): void {
    if (head === undefined) this.heads.delete(chainId)
    else this.heads.set(chainId, head)
  }

  async #readHead(chainId: number): Promise<void> {
    this.#reading.add(chainId)
    // The endpoint's row shows why it cannot be read.
    const head = await this.#reader.getBlockNumber(chainId).catch(() => undefined)
    this.#reading.delete(chainId)
    this.setHead(chainId, head)
  }
}
