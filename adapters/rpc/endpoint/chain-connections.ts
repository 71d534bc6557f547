import { type Chain, findChain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { HealthListener } from '#domain/ports/chain-reader.ts'
import { ChainRpc, type RpcOptions } from './chain-rpc.ts'

/** One connection to each chain, shared by all that read it through one RPC library. */
export class ChainConnections<Connection> {
  readonly #connect: (chain: Chain, rpc: ChainRpc) => Connection
  readonly #chains: readonly Chain[]
  readonly #options: RpcOptions | undefined
  readonly #connections = new Map<number, { readonly rpc: ChainRpc; readonly connection: Connection }>()
  readonly #listeners = new Set<HealthListener>()

  /** @param connect puts an RPC library on top of a chain's endpoints. */
  constructor(connect: (chain: Chain, rpc: ChainRpc) => Connection, chains: readonly Chain[], options?: RpcOptions) {
    this.#connect = connect
    this.#chains = chains
    this.#options = options
  }

  /** Connects on first use, since most configured chains are never read. @throws ChainReadError if it is not configured. */
  to(chainId: number): Connection {
    const open = this.#connections.get(chainId) ?? this.#open(chainId)
    this.#connections.set(chainId, open)
    return open.connection
  }

  /** See `ChainReader.watchHealth`. */
  watchHealth(listener: HealthListener): () => void {
    this.#listeners.add(listener)
    for (const [chainId, { rpc }] of this.#connections) listener(chainId, rpc.health)
    return () => this.#listeners.delete(listener)
  }

  #open(chainId: number) {
    const chain = findChain(this.#chains, chainId)
    if (!chain) throw new ChainReadError('unreachable', chainId, `Chain ${chainId} is not configured.`)
    const rpc = new ChainRpc(chain, this.#options, (endpoints) => {
      for (const listener of this.#listeners) listener(chainId, endpoints)
    })
    return { rpc, connection: this.#connect(chain, rpc) }
  }
}
