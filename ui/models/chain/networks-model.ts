import { makeAutoObservable, observable } from 'mobx'
import type { Chain } from '#domain/chain/chain.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { Pulse } from '../pulse.ts'
import { stopAll } from '../stop-all.ts'

/** The head of every configured chain and the health of its endpoints, refreshed while something on screen shows them. */
export class NetworksModel {
  /** The newest block of each chain whose last read succeeded. */
  readonly heads = observable.map<number, bigint>()
  readonly endpoints = observable.map<number, readonly EndpointHealth[]>({}, { deep: false })
  readonly #chains: readonly Chain[]
  readonly #reader: ChainReader
  readonly #pulse: Pulse
  readonly #reading = new Set<number>()
  #watchers = 0
  #stopFollowing: () => void = () => undefined

  constructor(chains: readonly Chain[], reader: ChainReader, pulse: Pulse) {
    this.#chains = chains
    this.#reader = reader
    this.#pulse = pulse
    makeAutoObservable(this, { heads: false, endpoints: false }, { autoBind: true })
  }

  /** Reads every head now and with every pulse, batched with the balances, until the returned function is called. */
  watch(): () => void {
    if (this.#watchers++ === 0) {
      this.#stopFollowing = stopAll([this.#reader.watchHealth(this.setHealth), this.#pulse.subscribe(this.poll)])
      this.poll()
    }
    return () => {
      if (--this.#watchers === 0) this.#stopFollowing()
    }
  }

  private setHealth(chainId: number, endpoints: readonly EndpointHealth[]): void {
    this.endpoints.set(chainId, endpoints)
  }

  /** A chain with a pending read is skipped. */
  private poll(): void {
    for (const { id } of this.#chains) if (!this.#reading.has(id)) void this.#readHead(id)
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
