import type { ChainRpc } from '#adapters/rpc/endpoint/chain-rpc.ts'
import { translateLibraryError } from '#adapters/rpc/endpoint/node-error.ts'
import {
  blockOf,
  findInBlock,
  type Log,
  logsOf,
  receiptOf,
  transactionOf
} from '#adapters/rpc/endpoint/read-answers.ts'
import { recentBaseFees } from '#adapters/rpc/endpoint/recent-base-fees.ts'
import { type RawOutcome, simulatedCalls, simulation } from '#adapters/rpc/endpoint/simulated-calls.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import type { KnownTransaction, MinedTransaction, Receipt, RecentBaseFees } from '#domain/ports/chain-reader.ts'
import type { ReadAt } from '#domain/ports/contract-gateway.ts'
import type { FeeHistory } from '#domain/transaction/fee-speeds.ts'
import type { BlockId, CallRequest, ChainClient, ChainLibrary } from './chain-library.ts'
import { AbiCodec } from './contracts/abi-codec.ts'

/**
 * One chain through an RPC library, or past it where a library would read more than is asked for, or refuse an answer for a
 * field that nobody needs. Every method sends one request and throws a `ChainReadError` and nothing else. What is read with
 * several requests is built from these. Addresses may have their checksum, which was checked before.
 */
export class LibraryChain {
  readonly config: Chain
  readonly codec: AbiCodec
  readonly #library: ChainLibrary
  readonly #rpc: ChainRpc

  constructor(library: ChainLibrary, chain: Chain, rpc: ChainRpc) {
    this.config = chain
    this.codec = new AbiCodec(library.abi)
    this.#library = library
    this.#rpc = rpc
  }

  /** In wei. */
  getBalance(account: Address): Promise<bigint> {
    return this.#read((client) => client.getBalance(lowerCase(account)))
  }

  getBlockNumber(): Promise<bigint> {
    return this.#read((client) => client.getBlockNumber())
  }

  /** Undefined if the node has no such block. */
  async getBlockHash(blockNumber: bigint): Promise<Hex | undefined> {
    return (await this.#getBlock(blockNumber))?.hash
  }

  /** Undefined if the node has no such block, or no such transaction is in it. */
  findTransaction(blockNumber: bigint, by: { from: Address; nonce: number }): Promise<MinedTransaction | undefined> {
    return this.#ask('eth_getBlockByNumber', [blockNumber, true], (block) =>
      findInBlock(block, { blockNumber, ...by }, this.#library.abi.toChecksum)
    )
  }

  getReceipt(hash: Hex): Promise<Receipt | undefined> {
    return this.#ask('eth_getTransactionReceipt', [hash], receiptOf)
  }

  getTransaction(hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#ask('eth_getTransactionByHash', [hash], (answer) =>
      transactionOf(answer, this.#library.abi.toChecksum)
    )
  }

  getTransactionCount(account: Address, block: BlockId): Promise<bigint> {
    return this.#read((client) => client.getTransactionCount(lowerCase(account), checked(block)))
  }

  /** In wei per gas, of the latest block; undefined on a chain without EIP-1559. */
  async getBaseFee(): Promise<bigint | undefined> {
    return (await this.#getBlock('latest'))?.baseFee
  }

  /** In milliseconds since 1970; undefined if the node has no such block. */
  async getBlockTime(blockNumber: bigint): Promise<number | undefined> {
    return (await this.#getBlock(blockNumber))?.time
  }

  getRecentBaseFees(count: number): Promise<RecentBaseFees> {
    return this.#read(async (client) => recentBaseFees(count, await client.getFeeHistory(count, [])))
  }

  /** Of at most `blocks` blocks, with their tips at these percentiles of the gas that they used. */
  getFeeHistory(blocks: number, percentiles: readonly number[]): Promise<FeeHistory> {
    return this.#read(async (client) => {
      const { baseFeePerGas, reward } = await client.getFeeHistory(blocks, percentiles)
      return { nextBaseFee: baseFeePerGas.at(-1), tips: reward ?? [] }
    })
  }

  /** In wei per gas. */
  getTip(): Promise<bigint> {
    return this.#ask('eth_maxPriorityFeePerGas', [], (tip) => BigInt(tip as Hex))
  }

  /** In wei per gas. */
  getGasPrice(): Promise<bigint> {
    return this.#read((client) => client.getGasPrice())
  }

  async getCode(address: Address, { blockNumber }: ReadAt = {}): Promise<Hex> {
    return (await this.#read((client) => client.getCode(lowerCase(address), checked(blockNumber ?? 'latest')))) ?? '0x'
  }

  /** @throws RevertedRead if the contract reverts. */
  call({ blockNumber, ...request }: CallRequest & ReadAt): Promise<Hex> {
    return this.#read((client) => client.call(withoutChecksum(request), checked(blockNumber ?? 'latest')))
  }

  /** In units of gas. @throws RevertedRead if the contract would revert. */
  estimateGas(request: CallRequest): Promise<bigint> {
    return this.#read((client) => client.estimateGas(withoutChecksum(request)))
  }

  /** Of calls one after the other, in one block. */
  simulate(calls: readonly CallRequest[]): Promise<readonly RawOutcome[]> {
    const requests = calls.map(withoutChecksum).map(({ value, ...call }) => ({
      ...call,
      ...(value !== undefined && { value: quantity(value) })
    }))
    return this.#ask('eth_simulateV1', [simulation(requests), 'latest'], (result) =>
      simulatedCalls(result, calls.length)
    )
  }

  /** Of one contract, or of any of several. */
  getLogs(
    address: Address | readonly Address[],
    topics: readonly (Hex | null)[],
    { fromBlock, toBlock }: BlockRange
  ): Promise<readonly Log[]> {
    const addresses = typeof address === 'string' ? lowerCase(address) : address.map(lowerCase)
    const range = { fromBlock: quantity(fromBlock), toBlock: quantity(toBlock) }
    return this.#ask('eth_getLogs', [{ address: addresses, topics, ...range }], logsOf)
  }

  #getBlock(block: bigint | 'latest') {
    return this.#ask('eth_getBlockByNumber', [block, false], blockOf)
  }

  /** By a client of its own, which tells this read's failure from others whatever the library makes of it. */
  async #read<Result>(reading: (client: ChainClient) => Promise<Result>): Promise<Result> {
    let failure: unknown
    const client = this.#library.connect(this.config, async (method, params) => {
      try {
        return await this.#rpc.send(method, params)
      } catch (error) {
        failure = error
        throw error
      }
    })
    try {
      return await reading(client)
    } catch (error) {
      throw translateLibraryError(this.config.id, failure, error)
    }
  }

  /** Past the library. A bigint among the parameters is a quantity. */
  async #ask<Result>(method: string, params: readonly unknown[], read: (answer: unknown) => Result): Promise<Result> {
    try {
      const sent = params.map((param) => (typeof param === 'bigint' ? quantity(param) : param))
      return read(await this.#rpc.send(method, sent))
    } catch (error) {
      throw translateLibraryError(this.config.id, error, error)
    }
  }
}

/** Some libraries would count a negative number back from the newest block. */
function checked(block: BlockId): BlockId {
  if (typeof block === 'bigint') quantity(block)
  return block
}

/** @throws RangeError for a number below 0, which nodes do not read. */
function quantity(value: bigint): Hex {
  if (value < 0n) throw new RangeError(`${value} is below 0`)
  return `0x${value.toString(16)}`
}

function withoutChecksum({ to, from, ...request }: CallRequest): CallRequest {
  return { ...request, to: lowerCase(to), ...(from && { from: lowerCase(from) }) }
}

function lowerCase(address: Address): Address {
  return address.toLowerCase() as Address
}
