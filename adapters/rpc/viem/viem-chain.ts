import {
  BaseError,
  BlockNotFoundError,
  type Client,
  createClient,
  custom,
  formatLog,
  formatTransaction,
  formatTransactionRequest,
  getAddress,
  hexToBigInt,
  numberToHex,
  type RpcBlock,
  type RpcLog,
  type RpcTransaction,
  type Transaction,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError
} from 'viem'
import {
  estimateGas,
  getBalance,
  getBlock,
  getBlockNumber,
  getCode,
  getFeeHistory,
  getGasPrice,
  getTransaction,
  getTransactionCount,
  getTransactionReceipt
} from 'viem/actions'
import type { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { findInBlock } from '#adapters/rpc/endpoint/find-in-block.ts'
import { NodeError, toChainReadError } from '#adapters/rpc/endpoint/node-error.ts'
import { recentBaseFees } from '#adapters/rpc/endpoint/recent-base-fees.ts'
import { type RawOutcome, simulatedCalls, simulation } from '#adapters/rpc/endpoint/simulated-calls.ts'
import type { CallRequest, ChainLibrary, Log } from '#adapters/rpc/reads/chain-library.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import type { KnownTransaction, MinedTransaction, Receipt, RecentBaseFees } from '#domain/ports/chain-reader.ts'
import type { ReadAt } from '#domain/ports/contract-gateway.ts'
import type { FeeHistory } from '#domain/transaction/fee-speeds.ts'
import { viemCodec } from './viem-codec.ts'

/** One chain through viem's actions, over a transport of ours. */
export class ViemChain implements ChainLibrary {
  readonly chain: Chain
  readonly codec = viemCodec
  readonly #client: Client

  constructor(chain: Chain, rpc: ChainRpc) {
    this.chain = chain
    this.#client = createClient({
      // No retries: the endpoints handle failures themselves.
      transport: custom({ request: ({ method, params = [] }) => rpc.send(method, params) }, { retryCount: 0 }),
      // A cache would answer the next poll with an old head.
      cacheTime: 0
    })
  }

  getBalance(address: Address): Promise<bigint> {
    return this.#run((client) => getBalance(client, { address }))
  }

  getBlockNumber(): Promise<bigint> {
    return this.#run(getBlockNumber)
  }

  getBlockHash(blockNumber: bigint): Promise<Hex | undefined> {
    return this.#run(async (client) => {
      const block = await getBlock(client, { blockNumber }).catch(undefinedIf(BlockNotFoundError))
      return block?.hash ?? undefined
    })
  }

  findTransaction(blockNumber: bigint, by: { from: Address; nonce: number }): Promise<MinedTransaction | undefined> {
    return this.#run(async (client) => {
      const block: RpcBlock | null = await client.request({
        method: 'eth_getBlockByNumber',
        params: [numberToHex(blockNumber), true]
      })
      const found = findInBlock(block, by)
      if (!found) return undefined
      const transaction = formatTransaction(found.raw as RpcTransaction)
      return { ...toKnown(transaction), hash: transaction.hash, blockNumber, blockHash: found.blockHash }
    })
  }

  getReceipt(hash: Hex): Promise<Receipt | undefined> {
    return this.#run(async (client) => {
      const receipt = await getTransactionReceipt(client, { hash }).catch(undefinedIf(TransactionReceiptNotFoundError))
      if (!receipt) return undefined
      const { status, blockNumber, blockHash } = receipt
      return { succeeded: status === 'success', blockNumber, blockHash }
    })
  }

  getTransaction(hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#run(async (client) => {
      const transaction = await getTransaction(client, { hash }).catch(undefinedIf(TransactionNotFoundError))
      return transaction && toKnown(transaction)
    })
  }

  getTransactionCount(address: Address, block: bigint | 'latest' | 'pending'): Promise<bigint> {
    const at = typeof block === 'bigint' ? { blockNumber: block } : { blockTag: block }
    return this.#run(async (client) => BigInt(await getTransactionCount(client, { address, ...at })))
  }

  getBaseFee(): Promise<bigint | undefined> {
    return this.#run(async (client) => {
      const block = await getBlock(client).catch(undefinedIf(BlockNotFoundError))
      return block?.baseFeePerGas ?? undefined
    })
  }

  getBlockTime(blockNumber: bigint): Promise<number | undefined> {
    return this.#run(async (client) => {
      const block = await getBlock(client, { blockNumber }).catch(undefinedIf(BlockNotFoundError))
      return block && Number(block.timestamp) * 1000
    })
  }

  getRecentBaseFees(count: number): Promise<RecentBaseFees> {
    return this.#run(async (client) => {
      return recentBaseFees(count, await getFeeHistory(client, { blockCount: count, rewardPercentiles: [] }))
    })
  }

  getFeeHistory(blocks: number, percentiles: readonly number[]): Promise<FeeHistory> {
    return this.#run(async (client) => {
      const history = await getFeeHistory(client, { blockCount: blocks, rewardPercentiles: [...percentiles] })
      return { nextBaseFee: history.baseFeePerGas.at(-1), tips: history.reward ?? [] }
    })
  }

  /** Not viem's action, which reads block and gas price one after another where a node knows no tip. */
  getTip(): Promise<bigint> {
    return this.#run(async (client) => hexToBigInt(await client.request({ method: 'eth_maxPriorityFeePerGas' })))
  }

  getGasPrice(): Promise<bigint> {
    return this.#run(getGasPrice)
  }

  async getCode(address: Address, at?: ReadAt): Promise<Hex> {
    return (await this.#run((client) => getCode(client, { address, ...at }))) ?? '0x'
  }

  /** Not viem's action, which fetches more code before it reports a failure (EIP-3668). */
  call({ blockNumber, ...request }: CallRequest): Promise<Hex> {
    return this.#run((client) => {
      const at = blockNumber === undefined ? 'latest' : numberToHex(blockNumber)
      return client.request({ method: 'eth_call', params: [formatTransactionRequest(request), at] })
    })
  }

  /** `from` and `to` without checksum, which viem would check again. */
  estimateGas({ from, to, ...request }: CallRequest): Promise<bigint> {
    const account = from?.toLowerCase() as Address | undefined
    const transaction = { ...request, to: to.toLowerCase() as Address, ...(account && { account }), prepare: false }
    return this.#run((client) => estimateGas(client, transaction))
  }

  /** Not viem's action, which also formats a block, and looks for reasons in what failed. */
  simulate(calls: readonly CallRequest[]): Promise<readonly RawOutcome[]> {
    return this.#run(async (client) => {
      const requests = calls.map(({ blockNumber: _, ...request }) => formatTransactionRequest(request))
      const result: unknown = await client.request({
        method: 'eth_simulateV1',
        params: [simulation(requests), 'latest']
      })
      return simulatedCalls(result, calls.length)
    })
  }

  /** Not viem's action, which drops the logs that it cannot decode. */
  getLogs(
    address: Address | readonly Address[],
    topics: readonly (Hex | null)[],
    { fromBlock, toBlock }: BlockRange
  ): Promise<readonly Log[]> {
    return this.#run(async (client) => {
      const range = { fromBlock: numberToHex(fromBlock), toBlock: numberToHex(toBlock) }
      const logs: readonly RpcLog[] = await client.request({
        method: 'eth_getLogs',
        params: [{ address: typeof address === 'string' ? address : [...address], topics: [...topics], ...range }]
      })
      return logs.map((log) => formatLog(log) as Log)
    })
  }

  async #run<Result>(action: (client: Client) => Promise<Result>): Promise<Result> {
    try {
      return await action(this.#client)
    } catch (error) {
      throw toChainReadError(this.chain.id, sourceOf(error), error)
    }
  }
}

function toKnown({ from, to, nonce, value, input, blockNumber }: Transaction): KnownTransaction {
  return {
    from: getAddress(from),
    to: to ? getAddress(to) : undefined,
    nonce,
    value,
    data: input,
    blockNumber: blockNumber ?? undefined
  }
}

function undefinedIf(notFound: new (options: never) => BaseError): (error: unknown) => undefined {
  return (error) => {
    if (!(error instanceof notFound)) throw error
  }
}

/** viem wraps the transport's errors in its own classes, one for each code. */
function sourceOf(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error
  return error.walk((cause) => cause instanceof NodeError || cause instanceof ChainReadError)
}
