import { ChainEndpoints, type RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { HealthListener } from '#domain/ports/chain-reader.ts'
import { Balances } from './balances.ts'
import { ContractReads } from './contracts/contract-reads.ts'
import { ManyReads } from './contracts/many-reads.ts'
import { RpcChain } from './rpc-chain.ts'
import type { RpcLibrary } from './rpc-library.ts'

/** One chain, and what takes several of its requests. */
interface ChainConnection {
  readonly endpoints: ChainEndpoints
  readonly chain: RpcChain
  readonly calls: ContractReads
  readonly manyCalls: ManyReads
  readonly balances: Balances
}

/** One connection to each chain, shared by both ports of an RPC library. */
export class ChainConnections {
  readonly #library: RpcLibrary
  readonly #chains: readonly Chain[]
  readonly #options: RpcOptions | undefined
  readonly #connections = new Map<number, ChainConnection>()
  readonly #listeners = new Set<HealthListener>()

  constructor(library: RpcLibrary, chains: readonly Chain[], options?: RpcOptions) {
    this.#library = library
    this.#chains = chains
    this.#options = options
  }

  /** Connects on first use, since most configured chains are never read. @throws ChainReadError if it is not configured. */
  to(chainId: number): ChainConnection {
    const connection = this.#connections.get(chainId) ?? this.#connect(chainId)
    this.#connections.set(chainId, connection)
    return connection
  }

  /** See `ChainReader.watchHealth`. */
  watchHealth(listener: HealthListener): () => void {
    this.#listeners.add(listener)
    for (const [chainId, { endpoints }] of this.#connections) listener(chainId, endpoints.health)
    return () => this.#listeners.delete(listener)
  }

  /** See `ChainReader.endRests`. */
  endRests(chainId: number): void {
    this.#connections.get(chainId)?.endpoints.endRests()
  }

  #connect(chainId: number): ChainConnection {
    const config = findChain(this.#chains, chainId)
    if (!config) throw new ChainReadError('unreachable', chainId, `Chain ${chainId} is not configured.`)
    const endpoints = new ChainEndpoints(config, this.#options, (health) => {
      for (const listener of this.#listeners) listener(chainId, health)
    })
    const chain = new RpcChain(this.#library, config, endpoints)
    const calls = new ContractReads(chain)
    const manyCalls = new ManyReads(chain, calls)
    return { endpoints, chain, calls, manyCalls, balances: new Balances(chain, calls, manyCalls) }
  }
}
