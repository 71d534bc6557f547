import type { Address, Hex } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain.ts'
import { ChainReadError } from '#domain/errors.ts'
import type { ChainReader, KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { ChainRpc, type RpcOptions } from './chain-rpc.ts'
import { readBaseFee, readQuantity, readReceipt, readTransaction } from './results.ts'

/** Sends one request through an RPC library. @throws ChainReadError and nothing else. */
export type SendRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Puts an RPC library on top of a chain's endpoints. */
export type ConnectLibrary = (chainId: number, rpc: ChainRpc) => SendRequest

/** What every RPC library's reader has in common: which requests a read takes, and what their results must look like. */
export class JsonRpcChainReader implements ChainReader {
  readonly #chains: readonly Chain[]
  readonly #options: RpcOptions | undefined
  readonly #connect: ConnectLibrary
  readonly #connected = new Map<number, SendRequest>()

  constructor(connect: ConnectLibrary, chains: readonly Chain[], options?: RpcOptions) {
    this.#connect = connect
    this.#chains = chains
    this.#options = options
  }

  getBalance(chainId: number, account: Address): Promise<bigint> {
    return this.#read(chainId, 'eth_getBalance', [account, 'latest'], readQuantity)
  }

  getBlockNumber(chainId: number): Promise<bigint> {
    return this.#read(chainId, 'eth_blockNumber', [], readQuantity)
  }

  getReceipt(chainId: number, hash: Hex): Promise<Receipt | undefined> {
    return this.#read(chainId, 'eth_getTransactionReceipt', [hash], readReceipt)
  }

  getTransaction(chainId: number, hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#read(chainId, 'eth_getTransactionByHash', [hash], readTransaction)
  }

  /** Gas × (2 × base fee + tip), or gas × gas price on a chain without EIP-1559; all asked at once, in one batch. */
  async estimateTransferFee(
    chainId: number,
    { from, to, value }: { from: Address; to: Address; value: bigint }
  ): Promise<bigint> {
    const transfer = { from, to, value: `0x${value.toString(16)}` }
    const [balance, gas, baseFee, tip, gasPrice] = await Promise.all([
      this.getBalance(chainId, from),
      this.#read(chainId, 'eth_estimateGas', [transfer], readQuantity),
      this.#read(chainId, 'eth_getBlockByNumber', ['latest', false], readBaseFee),
      this.#read(chainId, 'eth_maxPriorityFeePerGas', [], readQuantity).catch(undefinedWhenRefused),
      this.#read(chainId, 'eth_gasPrice', [], readQuantity).catch(undefinedWhenRefused)
    ])
    // Some nodes (anvil 1.7) estimate any plain transfer, paid for or not.
    if (value > balance) throw new ChainReadError('insufficient-funds', chainId, 'The transfer exceeds the balance.')
    if (baseFee !== undefined && tip !== undefined) return gas * (2n * baseFee + tip)
    if (gasPrice !== undefined) return gas * gasPrice
    throw new ChainReadError('refused', chainId, 'The node tells neither a tip nor a gas price.')
  }

  async #read<Result>(
    chainId: number,
    method: string,
    params: readonly unknown[],
    readResult: (result: unknown) => Result
  ): Promise<Result> {
    const result = await this.#sender(chainId)(method, params)
    try {
      return readResult(result)
    } catch (cause) {
      throw new ChainReadError('malformed', chainId, `${method}: ${String(cause)}`, { cause })
    }
  }

  /** Connected at the first read, since most of many configured chains are never read. */
  #sender(chainId: number): SendRequest {
    const connected = this.#connected.get(chainId)
    if (connected) return connected
    const chain = findChain(this.#chains, chainId)
    if (!chain) throw new ChainReadError('unreachable', chainId, `Chain ${chainId} is not configured.`)
    const sender = this.#connect(chainId, new ChainRpc(chain, this.#options))
    this.#connected.set(chainId, sender)
    return sender
  }
}

function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof ChainReadError && error.failure === 'refused') return undefined
  throw error
}
