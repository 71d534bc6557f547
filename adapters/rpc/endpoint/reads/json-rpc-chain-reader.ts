import type { Address, Hex } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type {
  BalanceRead,
  ChainReader,
  HealthListener,
  KnownTransaction,
  MinedTransaction,
  Receipt
} from '#domain/ports/chain-reader.ts'
import { ChainRpc, type RpcOptions } from '../chain-rpc.ts'
import { JointReads } from './joint-reads.ts'
import type { ReadChain } from './read-chain.ts'
import { findInBlock, type ReadMethod, type ResultOf, readResult } from './results.ts'
import type { Transfer } from './transfer-fee.ts'

/** Sends one request through an RPC library. @throws ChainReadError and nothing else. */
export type SendRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Puts an RPC library on top of a chain's endpoints. */
type ConnectLibrary = (chainId: number, rpc: ChainRpc) => SendRequest

interface Connection {
  readonly rpc: ChainRpc
  readonly read: ReadChain
  readonly jointReads: JointReads
}

/** A chain reader on any RPC library: chooses the requests of each read and validates their results. */
export class JsonRpcChainReader implements ChainReader {
  readonly #chains: readonly Chain[]
  readonly #options: RpcOptions | undefined
  readonly #connectLibrary: ConnectLibrary
  readonly #connections = new Map<number, Connection>()
  readonly #listeners = new Set<HealthListener>()

  constructor(connectLibrary: ConnectLibrary, chains: readonly Chain[], options?: RpcOptions) {
    this.#connectLibrary = connectLibrary
    this.#chains = chains
    this.#options = options
  }

  async getBalances(chainId: number, reads: readonly BalanceRead[]): Promise<readonly (bigint | ChainReadError)[]> {
    const [first, ...others] = reads
    if (!first) return []
    if (others.length === 0 && !first.token)
      return [await this.#read(chainId, 'eth_getBalance', [first.account, 'latest'])]
    return this.#connectionTo(chainId).jointReads.getBalances(reads)
  }

  getBlockNumber(chainId: number): Promise<bigint> {
    return this.#read(chainId, 'eth_blockNumber', [])
  }

  async getBlockHash(chainId: number, blockNumber: bigint): Promise<Hex | undefined> {
    const block = await this.#read(chainId, 'eth_getBlockByNumber', [toHex(blockNumber), false])
    return block?.hash
  }

  getReceipt(chainId: number, hash: Hex): Promise<Receipt | undefined> {
    return this.#read(chainId, 'eth_getTransactionReceipt', [hash])
  }

  getTransaction(chainId: number, hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#read(chainId, 'eth_getTransactionByHash', [hash])
  }

  async findTransaction(
    chainId: number,
    blockNumber: bigint,
    by: { from: Address; nonce: number }
  ): Promise<MinedTransaction | undefined> {
    const block = await this.#read(chainId, 'eth_getBlockByNumber', [toHex(blockNumber), true])
    try {
      return block && findInBlock(block, by)
    } catch (cause) {
      throw new ChainReadError('malformed', chainId, `eth_getBlockByNumber: ${cause}`, { cause })
    }
  }

  getTransactionCount(chainId: number, account: Address, blockNumber?: bigint): Promise<bigint> {
    const block = blockNumber === undefined ? 'latest' : toHex(blockNumber)
    return this.#read(chainId, 'eth_getTransactionCount', [account, block])
  }

  getNextNonce(chainId: number, account: Address): Promise<bigint> {
    return this.#read(chainId, 'eth_getTransactionCount', [account, 'pending'])
  }

  async estimateTransferFee(chainId: number, transfer: Transfer): Promise<bigint> {
    return this.#connectionTo(chainId).jointReads.estimateTransferFee(transfer)
  }

  watchHealth(listener: HealthListener): () => void {
    this.#listeners.add(listener)
    for (const [chainId, { rpc }] of this.#connections) listener(chainId, rpc.health)
    return () => this.#listeners.delete(listener)
  }

  async #read<Method extends ReadMethod>(
    chainId: number,
    method: Method,
    params: readonly unknown[]
  ): Promise<ResultOf<Method>> {
    return this.#connectionTo(chainId).read(method, params)
  }

  /** Connects on first use, since most configured chains are never read. */
  #connectionTo(chainId: number): Connection {
    const connection = this.#connections.get(chainId) ?? this.#connect(chainId)
    this.#connections.set(chainId, connection)
    return connection
  }

  #connect(chainId: number): Connection {
    const chain = findChain(this.#chains, chainId)
    if (!chain) throw new ChainReadError('unreachable', chainId, `Chain ${chainId} is not configured.`)
    const rpc = new ChainRpc(chain, this.#options, (endpoints) => {
      for (const listener of this.#listeners) listener(chainId, endpoints)
    })
    const send = this.#connectLibrary(chainId, rpc)
    // The endpoint has validated the shape, and no library changes it.
    const read: ReadChain = async (method, params) => readResult(method, await send(method, params))
    return { rpc, read, jointReads: new JointReads(chain, read) }
  }
}

function toHex(quantity: bigint): Hex {
  return `0x${quantity.toString(16)}`
}
