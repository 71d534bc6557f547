import { ChainEndpoints, type RpcOptions } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { AnswerListener } from '#domain/chain/endpoint-lag.ts'
import type { HealthListener } from '#domain/ports/chain-reader.ts'
import { Balances } from './balances.ts'
import { ContractReads } from './contracts/contract-reads.ts'
import { ManyReads, type Multicall3 } from './contracts/many-reads.ts'
import { RpcChain } from './rpc-chain.ts'
import type { RpcLibrary } from './rpc-library.ts'

/** One chain, and what takes several of its requests. */
interface ChainConnection {
  readonly chain: RpcChain
  readonly calls: ContractReads
  readonly manyCalls: ManyReads
  readonly balances: Balances
}

/** What all connections to a chain share. */
interface SharedConnection {
  readonly config: Chain
  readonly endpoints: ChainEndpoints
  readonly multicall3: Multicall3
}

/** One connection to each chain, shared by both ports of an RPC library. */
export class ChainConnections {
  readonly #library: RpcLibrary
  readonly #chains: readonly Chain[]
  readonly #options: RpcOptions | undefined
  readonly #shared = new Map<number, SharedConnection>()
  readonly #connections = new Map<number, ChainConnection>()
  readonly #listeners = new Set<HealthListener>()

  constructor(library: RpcLibrary, chains: readonly Chain[], options?: RpcOptions) {
    this.#library = library
    this.#chains = chains
    this.#options = options
  }

  /**
   * Connects on first use, since most configured chains are never read.
   * @param onAnswer told which endpoint answers each request over the connection, which is not shared then.
   * @throws ChainReadError if it is not configured.
   */
  to(chainId: number, onAnswer?: AnswerListener): ChainConnection {
    if (onAnswer) return this.#connect(chainId, onAnswer)
    const connection = this.#connections.get(chainId) ?? this.#connect(chainId)
    this.#connections.set(chainId, connection)
    return connection
  }

  /** See `ChainReader.watchHealth`. */
  watchHealth(listener: HealthListener): () => void {
    this.#listeners.add(listener)
    for (const [chainId, { endpoints }] of this.#shared) listener(chainId, endpoints.health)
    return () => this.#listeners.delete(listener)
  }

  /** See `ChainReader.endRests`. */
  endRests(chainId: number): void {
    this.#shared.get(chainId)?.endpoints.endRests()
  }

  /** See `ChainReader.startOver`. */
  startOver(chainId: number): void {
    this.#shared.get(chainId)?.endpoints.startOver()
  }

  #connect(chainId: number, onAnswer?: AnswerListener): ChainConnection {
    const { config, endpoints, multicall3 } = this.#sharedOf(chainId)
    const chain = new RpcChain(this.#library, config, endpoints, onAnswer)
    const calls = new ContractReads(chain)
    const manyCalls = new ManyReads(chain, calls, multicall3)
    return { chain, calls, manyCalls, balances: new Balances(chain, calls, manyCalls) }
  }

  #sharedOf(chainId: number): SharedConnection {
    const known = this.#shared.get(chainId)
    if (known) return known
    const config = findChain(this.#chains, chainId)
    if (!config) throw new ChainReadError('unreachable', chainId, `Chain ${chainId} is not configured.`)
    const endpoints = new ChainEndpoints(config, this.#options, (health) => {
      for (const listener of this.#listeners) listener(chainId, health)
    })
    const shared = { config, endpoints, multicall3: { address: config.multicall3 } }
    this.#shared.set(chainId, shared)
    return shared
  }
}
