import { getAddress, getBigInt, toQuantity } from 'ethers'
import type { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { translateLibraryError } from '#adapters/rpc/endpoint/node-error.ts'
import { blockOf, findInBlock, logsOf, receiptOf, transactionOf } from '#adapters/rpc/endpoint/read-answers.ts'
import { recentBaseFees } from '#adapters/rpc/endpoint/recent-base-fees.ts'
import { type RawOutcome, simulatedCalls, simulation } from '#adapters/rpc/endpoint/simulated-calls.ts'
import type { CallRequest, ChainLibrary, Log } from '#adapters/rpc/reads/chain-library.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import type { KnownTransaction, MinedTransaction, Receipt, RecentBaseFees } from '#domain/ports/chain-reader.ts'
import type { ReadAt } from '#domain/ports/contract-gateway.ts'
import type { FeeHistory } from '#domain/transaction/fee-speeds.ts'
import { EndpointProvider } from './endpoint-provider.ts'
import { ethersCodec } from './ethers-codec.ts'

interface RawFeeHistory {
  readonly oldestBlock: Hex
  readonly baseFeePerGas: readonly Hex[]
  readonly reward?: readonly (readonly Hex[])[]
}

/** One chain through an ethers provider. Addresses go in without checksum, which ethers would check again. */
export class EthersChain implements ChainLibrary {
  readonly chain: Chain
  readonly codec = ethersCodec
  readonly #provider: EndpointProvider

  constructor(chain: Chain, rpc: ChainRpc) {
    this.chain = chain
    this.#provider = new EndpointProvider(chain.id, rpc)
  }

  getBalance(account: Address): Promise<bigint> {
    return this.#run((provider) => provider.getBalance(account.toLowerCase()))
  }

  getBlockNumber(): Promise<bigint> {
    return this.#run(async (provider) => BigInt(await provider.getBlockNumber()))
  }

  getBlockHash(blockNumber: bigint): Promise<Hex | undefined> {
    return this.#run(async (provider) => (await readBlock(provider, blockNumber))?.hash)
  }

  findTransaction(blockNumber: bigint, by: { from: Address; nonce: number }): Promise<MinedTransaction | undefined> {
    return this.#run(async (provider) => {
      const block: unknown = await provider.send('eth_getBlockByNumber', [toQuantity(blockNumber), true])
      return findInBlock(block, { blockNumber, ...by }, getAddress)
    })
  }

  /** Not ethers' method, which reads the transaction too where a node's receipts have no gas price. */
  getReceipt(hash: Hex): Promise<Receipt | undefined> {
    return this.#run(async (provider) => receiptOf(await provider.send('eth_getTransactionReceipt', [hash])))
  }

  /** Not ethers' method, which refuses a transaction for any of its fields. */
  getTransaction(hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#run(async (provider) =>
      transactionOf(await provider.send('eth_getTransactionByHash', [hash]), getAddress)
    )
  }

  getTransactionCount(account: Address, block: bigint | 'latest' | 'pending'): Promise<bigint> {
    return this.#run(async (provider) =>
      BigInt(await provider.getTransactionCount(account.toLowerCase(), toTag(block)))
    )
  }

  getBaseFee(): Promise<bigint | undefined> {
    return this.#run(async (provider) => (await readBlock(provider, 'latest'))?.baseFee)
  }

  getBlockTime(blockNumber: bigint): Promise<number | undefined> {
    return this.#run(async (provider) => (await readBlock(provider, blockNumber))?.time)
  }

  /** ethers has no method for it. */
  getRecentBaseFees(count: number): Promise<RecentBaseFees> {
    return this.#run(async (provider) => {
      const history: RawFeeHistory = await provider.send('eth_feeHistory', [toQuantity(count), 'latest', []])
      const baseFeePerGas = history.baseFeePerGas.map((fee) => getBigInt(fee))
      return recentBaseFees(count, { oldestBlock: getBigInt(history.oldestBlock), baseFeePerGas })
    })
  }

  /** ethers has no method for it. */
  getFeeHistory(blocks: number, percentiles: readonly number[]): Promise<FeeHistory> {
    return this.#run(async (provider) => {
      const history: RawFeeHistory = await provider.send('eth_feeHistory', [toQuantity(blocks), 'latest', percentiles])
      const next = history.baseFeePerGas.at(-1)
      const tips = (history.reward ?? []).map((block) => block.map((tip) => getBigInt(tip)))
      return { nextBaseFee: next && getBigInt(next), tips }
    })
  }

  /** Not ethers' `getFeeData`, which takes 1 gwei where a node knows no tip. */
  getTip(): Promise<bigint> {
    return this.#run(async (provider) => getBigInt(await provider.send('eth_maxPriorityFeePerGas', [])))
  }

  getGasPrice(): Promise<bigint> {
    return this.#run(async (provider) => getBigInt(await provider.send('eth_gasPrice', [])))
  }

  getCode(address: Address, { blockNumber }: ReadAt = {}): Promise<Hex> {
    return this.#run(async (provider) => (await provider.getCode(address.toLowerCase(), toTag(blockNumber))) as Hex)
  }

  call({ blockNumber, ...request }: CallRequest): Promise<Hex> {
    return this.#run(async (provider) => {
      const transaction = { ...withoutChecksum(request), blockTag: toTag(blockNumber) }
      return (await provider.call(transaction)) as Hex
    })
  }

  estimateGas(request: CallRequest): Promise<bigint> {
    return this.#run((provider) => provider.estimateGas(withoutChecksum(request)))
  }

  /** ethers has no method for it. */
  simulate(calls: readonly CallRequest[]): Promise<readonly RawOutcome[]> {
    return this.#run(async (provider) => {
      const requests = calls.map((call) => provider.getRpcTransaction(withoutChecksum(call)))
      const result: unknown = await provider.send('eth_simulateV1', [simulation(requests), 'latest'])
      return simulatedCalls(result, calls.length)
    })
  }

  getLogs(
    address: Address | readonly Address[],
    topics: readonly (Hex | null)[],
    { fromBlock, toBlock }: BlockRange
  ): Promise<readonly Log[]> {
    return this.#run(async (provider) => {
      const range = { fromBlock: toTag(fromBlock), toBlock: toTag(toBlock) }
      return logsOf(await provider.send('eth_getLogs', [{ address, topics: [...topics], ...range }]))
    })
  }

  async #run<Result>(read: (provider: EndpointProvider) => Promise<Result>): Promise<Result> {
    try {
      return await read(this.#provider)
    } catch (error) {
      throw translateLibraryError(this.chain.id, sourceOf(error), error)
    }
  }
}

/** Not ethers' method, which refuses a block for any of its fields. */
async function readBlock(provider: EndpointProvider, block: bigint | 'latest') {
  return blockOf(await provider.send('eth_getBlockByNumber', [toTag(block), false]))
}

/** ethers would count a negative number back from the newest block. */
function toTag(block: bigint | string = 'latest'): string {
  return typeof block === 'bigint' ? toQuantity(block) : block
}

function withoutChecksum({ to, from, data, value }: CallRequest) {
  return {
    to: to.toLowerCase(),
    ...(from && { from: from.toLowerCase() }),
    ...(data && { data }),
    ...(value !== undefined && { value })
  }
}

/** ethers keeps a node's error in `info.error`, or in `error` if it does not recognise it. */
function sourceOf(error: unknown): unknown {
  const { info, error: unknown } = error as { info?: { error?: unknown }; error?: unknown }
  return info?.error ?? unknown ?? error
}
