import { makeAutoObservable, observable } from 'mobx'
import type { Chain } from '#domain/chain/chain.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { Pulse } from '../pulse.ts'
import { stopAll } from '../stop-all.ts'

/** The head of every configured chain and the health of its endpoints, kept fresh while something on screen shows them. */
export class NetworksModel {
  /** The newest block of each chain that could be read last time. */
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

  /** Reads every head now and with every beat, in the requests that balances take anyway, until the returned function is called. */
  watch(): () => void {
    if (this.#watchers++ === 0) {
      this.#stopFollowing = stopAll([this.#reader.watchHealth(this.hear), this.#pulse.subscribe(this.follow)])
      this.follow()
    }
    return () => {
      if (--this.#watchers === 0) this.#stopFollowing()
    }
  }

  private hear(chainId: number, endpoints: readonly EndpointHealth[]): void {
    this.endpoints.set(chainId, endpoints)
  }

  /** A node that is slow to answer is not asked again meanwhile. */
  private follow(): void {
    for (const { id } of this.#chains) if (!this.#reading.has(id)) void this.#readHead(id)
  }

  /** A block that is no longer the newest is not shown as if it were. */
  private learn(chainId: number, head: bigint | undefined): void {
    if (head === undefined) this.heads.delete(chainId)
    else this.heads.set(chainId, head)
  }

  async #readHead(chainId: number): Promise<void> {
    this.#reading.add(chainId)
    // Why it cannot be read is told beside the endpoint.
    const head = await this.#reader.getBlockNumber(chainId).catch(() => undefined)
    this.#reading.delete(chainId)
    this.learn(chainId, head)
  }
}
