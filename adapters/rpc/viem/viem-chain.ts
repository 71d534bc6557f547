import {
  BaseError,
  type Client,
  createClient,
  custom,
  formatTransactionRequest,
  getAddress,
  hexToBigInt,
  numberToHex,
  type RpcBlock
} from 'viem'
import {
  estimateGas,
  getBalance,
  getBlockNumber,
  getCode,
  getFeeHistory,
  getGasPrice,
  getTransactionCount
} from 'viem/actions'
import type { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { NodeError, translateLibraryError } from '#adapters/rpc/endpoint/node-error.ts'
import { blockOf, findInBlock, logsOf, receiptOf, transactionOf } from '#adapters/rpc/endpoint/read-answers.ts'
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
    return this.#run(async (client) => (await readBlock(client, numberToHex(blockNumber)))?.hash)
  }

  findTransaction(blockNumber: bigint, by: { from: Address; nonce: number }): Promise<MinedTransaction | undefined> {
    return this.#run(async (client) => {
      const block: RpcBlock | null = await client.request({
        method: 'eth_getBlockByNumber',
        params: [numberToHex(blockNumber), true]
      })
      return findInBlock(block, { blockNumber, ...by }, getAddress)
    })
  }

  /** Not viem's action, which refuses a receipt for any of its fields. */
  getReceipt(hash: Hex): Promise<Receipt | undefined> {
    return this.#run(async (client) =>
      receiptOf(await client.request({ method: 'eth_getTransactionReceipt', params: [hash] }))
    )
  }

  /** Not viem's action, as for a receipt. */
  getTransaction(hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#run(async (client) =>
      transactionOf(await client.request({ method: 'eth_getTransactionByHash', params: [hash] }), getAddress)
    )
  }

  getTransactionCount(address: Address, block: bigint | 'latest' | 'pending'): Promise<bigint> {
    const at = typeof block === 'bigint' ? { blockNumber: block } : { blockTag: block }
    return this.#run(async (client) => BigInt(await getTransactionCount(client, { address, ...at })))
  }

  getBaseFee(): Promise<bigint | undefined> {
    return this.#run(async (client) => (await readBlock(client, 'latest'))?.baseFee)
  }

  getBlockTime(blockNumber: bigint): Promise<number | undefined> {
    return this.#run(async (client) => (await readBlock(client, numberToHex(blockNumber)))?.time)
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
      const where = { address: typeof address === 'string' ? address : [...address], topics: [...topics], ...range }
      return logsOf(await client.request({ method: 'eth_getLogs', params: [where] }))
    })
  }

  async #run<Result>(action: (client: Client) => Promise<Result>): Promise<Result> {
    try {
      return await action(this.#client)
    } catch (error) {
      throw translateLibraryError(this.chain.id, sourceOf(error), error)
    }
  }
}

/** Not viem's action, which refuses a block for any of its fields. */
async function readBlock(client: Client, block: Hex | 'latest') {
  return blockOf(await client.request({ method: 'eth_getBlockByNumber', params: [block, false] }))
}

/** viem wraps the transport's errors in its own classes, one for each code. */
function sourceOf(error: unknown): unknown {
  if (!(error instanceof BaseError)) return error
  return error.walk((cause) => cause instanceof NodeError || cause instanceof ChainReadError)
}
