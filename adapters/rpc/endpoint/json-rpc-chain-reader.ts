import type { Address, Hex } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain.ts'
import { ChainReadError } from '#domain/chain-read-error.ts'
import type { BalanceRead, ChainReader, HealthListener, KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import type { Balances } from './balances.ts'
import { ChainRpc, type RpcOptions } from './chain-rpc.ts'
import { fetchOnce } from './fetch-once.ts'
import { type ReadMethod, type ResultOf, readResult } from './results.ts'

/** Sends one request through an RPC library. @throws ChainReadError and nothing else. */
export type SendRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Puts an RPC library on top of a chain's endpoints. */
export type ConnectLibrary = (chainId: number, rpc: ChainRpc) => SendRequest

/**
 * Asks an OP stack (since Fjord) what L1 takes at most for a transaction of 168 bytes, which a signed transfer never has:
 * `getL1FeeUpperBound(uint256)` of its `GasPriceOracle`. No other chain can have a contract there, so all of them are asked.
 */
const L1_FEE = {
  to: '0x420000000000000000000000000000000000000F',
  data: `0xf1c7a58b${'64'.padStart(64, '0')}`
}

interface Connection {
  readonly rpc: ChainRpc
  readonly send: SendRequest
  /** What reads several balances at once: most pages have no tokens, so its code comes with the first that has. */
  readonly loadBalances: () => Promise<Balances>
}

/** What every RPC library's reader has in common: which requests a read takes, and what their results must look like. */
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
    if (others.length === 0 && !first.token) return [await this.#readOf(chainId, 'eth_getBalance', first.account)]
    const balances = await this.#connectionTo(chainId).loadBalances()
    return balances.read(reads)
  }

  getBlockNumber(chainId: number): Promise<bigint> {
    return this.#read(chainId, 'eth_blockNumber', [])
  }

  getReceipt(chainId: number, hash: Hex): Promise<Receipt | undefined> {
    return this.#read(chainId, 'eth_getTransactionReceipt', [hash])
  }

  getTransaction(chainId: number, hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#read(chainId, 'eth_getTransactionByHash', [hash])
  }

  getTransactionCount(chainId: number, account: Address): Promise<bigint> {
    return this.#readOf(chainId, 'eth_getTransactionCount', account)
  }

  /**
   * Gas × (2 × base fee + tip), or gas × gas price on a chain without EIP-1559, and 2 × the fee for L1 where there is one; all
   * asked at once, in one batch.
   */
  async estimateTransferFee(
    chainId: number,
    { from, to, value }: { from: Address; to: Address; value: bigint }
  ): Promise<bigint> {
    const transfer = { from, to, value: `0x${value.toString(16)}` }
    const [balance, gas, baseFee, tip, gasPrice, l1Fee = '0x'] = await Promise.all([
      this.#readOf(chainId, 'eth_getBalance', from),
      this.#read(chainId, 'eth_estimateGas', [transfer]),
      this.#read(chainId, 'eth_getBlockByNumber', ['latest', false]),
      this.#read(chainId, 'eth_maxPriorityFeePerGas', []).catch(undefinedWhenRefused),
      this.#read(chainId, 'eth_gasPrice', []).catch(undefinedWhenRefused),
      this.#read(chainId, 'eth_call', [L1_FEE, 'latest']).catch(undefinedWhenRefused)
    ])
    // Some nodes (anvil 1.7) estimate any plain transfer, paid for or not.
    if (value > balance) throw new ChainReadError('insufficient-funds', chainId, 'The transfer exceeds the balance.')
    const price = baseFee !== undefined && tip !== undefined ? 2n * baseFee + tip : gasPrice
    if (price === undefined)
      throw new ChainReadError('refused', chainId, 'The node tells neither a tip nor a gas price.')
    return gas * price + 2n * BigInt(l1Fee === '0x' ? 0 : l1Fee)
  }

  watchHealth(listener: HealthListener): () => void {
    this.#listeners.add(listener)
    for (const [chainId, { rpc }] of this.#connections) listener(chainId, rpc.health)
    return () => this.#listeners.delete(listener)
  }

  #readOf(chainId: number, method: 'eth_getBalance' | 'eth_getTransactionCount', account: Address): Promise<bigint> {
    return this.#read(chainId, method, [account, 'latest'])
  }

  async #read<Method extends ReadMethod>(
    chainId: number,
    method: Method,
    params: readonly unknown[]
  ): Promise<ResultOf<Method>> {
    // An endpoint has made sure of the shape, and no library changes it.
    return readResult(method, await this.#connectionTo(chainId).send(method, params))
  }

  /** Connected at the first read, since most of many configured chains are never read. */
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
    const loadBalances = fetchOnce(
      async () => {
        const { Balances } = await import('./balances.ts')
        return new Balances(chainId, chain.multicall3, (method, params) => this.#read(chainId, method, params))
      },
      (cause) => new ChainReadError('unreachable', chainId, 'The code that reads tokens is missing.', { cause })
    )
    return { rpc, send: this.#connectLibrary(chainId, rpc), loadBalances }
  }
}

function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof ChainReadError && ['refused', 'reverted'].includes(error.failure)) return undefined
  throw error
}
