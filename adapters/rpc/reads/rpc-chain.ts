import type { ChainEndpoints } from '#adapters/rpc/endpoint/chain-endpoints.ts'
import { translateLibraryError } from '#adapters/rpc/endpoint/node-error.ts'
import {
  blockOf,
  findInBlock,
  type Log,
  logsOf,
  receiptOf,
  transactionOf
} from '#adapters/rpc/endpoint/read-answers.ts'
import { type Address, type Hash, type Hex, isHash } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { AnswerListener } from '#domain/chain/endpoint-lag.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import type {
  CallToSimulate,
  KnownTransaction,
  MinedTransaction,
  Receipt,
  RecentBaseFees,
  SimulatedOutcome
} from '#domain/ports/chain-reader.ts'
import type { ReadAt } from '#domain/ports/contract-gateway.ts'
import type { FeeHistory } from '#domain/transaction/fee-speeds.ts'
import { AbiCodec } from './contracts/abi-codec.ts'
import type { BlockId, LibraryClient, NodeCall, RawFeeHistory, RpcLibrary } from './rpc-library.ts'
import { receiptTransfers, simulatedOutcomes, simulationOf } from './simulate-v1.ts'

/**
 * One chain through an RPC library, or past it where a library would read more than is asked for, or refuse an answer for a
 * field that nobody needs. Every method sends one request and throws a `ChainReadError` and nothing else. What is read with
 * several requests is built from these. Addresses may have their checksum, which was checked before.
 */
export class RpcChain {
  readonly config: Chain
  readonly codec: AbiCodec
  readonly #library: RpcLibrary
  readonly #endpoints: ChainEndpoints
  readonly #onAnswer: AnswerListener | undefined

  /** @param onAnswer told which endpoint answers each request. */
  constructor(library: RpcLibrary, chain: Chain, endpoints: ChainEndpoints, onAnswer?: AnswerListener) {
    this.config = chain
    this.codec = new AbiCodec(library.abi)
    this.#library = library
    this.#endpoints = endpoints
    this.#onAnswer = onAnswer
  }

  /** In wei. */
  getBalance(account: Address): Promise<bigint> {
    return this.#throughLibrary((client) => client.getBalance(lowerCase(account)))
  }

  getBlockNumber(): Promise<bigint> {
    return this.#throughLibrary((client) => client.getBlockNumber())
  }

  /** Undefined if the node has no such block. */
  async getBlockHash(blockNumber: bigint): Promise<Hex | undefined> {
    return (await this.#getBlock(blockNumber))?.hash
  }

  /** Undefined if the node has no such block, or no such transaction is in it. */
  findTransaction(blockNumber: bigint, by: { from: Address; nonce: number }): Promise<MinedTransaction | undefined> {
    return this.#pastLibrary('eth_getBlockByNumber', [blockNumber, true], (block) =>
      findInBlock(block, { blockNumber, ...by }, this.#library.abi.toChecksum)
    )
  }

  getReceipt(hash: Hex): Promise<Receipt | undefined> {
    return this.#pastLibrary('eth_getTransactionReceipt', [hash], (answer) => {
      const receipt = receiptOf(answer)
      const transfers = receipt && receiptTransfers(answer, this.codec)
      return receipt && { ...receipt, ...(transfers && { transfers }) }
    })
  }

  getTransaction(hash: Hex): Promise<KnownTransaction | undefined> {
    return this.#pastLibrary('eth_getTransactionByHash', [hash], (answer) =>
      transactionOf(answer, this.#library.abi.toChecksum)
    )
  }

  getTransactionCount(account: Address, block: BlockId): Promise<bigint> {
    return this.#throughLibrary((client) => client.getTransactionCount(lowerCase(account), checked(block)))
  }

  /** In wei per gas, of the latest block; undefined on a chain without EIP-1559. */
  async getBaseFee(): Promise<bigint | undefined> {
    return (await this.#getBlock('latest'))?.baseFee
  }

  /** In milliseconds since 1970; undefined if the node has no such block. */
  async getBlockTime(block: bigint | Hash): Promise<number | undefined> {
    return (await this.#getBlock(block))?.time
  }

  getRecentBaseFees(count: number): Promise<RecentBaseFees> {
    return this.#throughLibrary(async (client) => recentBaseFees(count, await client.getFeeHistory(count, [])))
  }

  /** Of at most `blocks` blocks, with their tips at these percentiles of the gas that they used. */
  getFeeHistory(blocks: number, percentiles: readonly number[]): Promise<FeeHistory> {
    return this.#throughLibrary(async (client) => {
      const { baseFeePerGas, reward } = await client.getFeeHistory(blocks, percentiles)
      return { nextBaseFee: baseFeePerGas.at(-1), baseFees: baseFeePerGas.slice(0, -1), tips: reward ?? [] }
    })
  }

  /** In wei per gas. */
  getTip(): Promise<bigint> {
    return this.#pastLibrary('eth_maxPriorityFeePerGas', [], (tip) => BigInt(tip as Hex))
  }

  /** In wei per gas. */
  getGasPrice(): Promise<bigint> {
    return this.#throughLibrary((client) => client.getGasPrice())
  }

  async getCode(address: Address, { blockNumber }: ReadAt = {}): Promise<Hex> {
    return (
      (await this.#throughLibrary((client) => client.getCode(lowerCase(address), checked(blockNumber ?? 'latest')))) ??
      '0x'
    )
  }

  /** @throws RevertedRead if the contract reverts. */
  call({ blockNumber, ...request }: NodeCall & ReadAt): Promise<Hex> {
    return this.#throughLibrary((client) => client.call(withoutChecksum(request), checked(blockNumber ?? 'latest')))
  }

  /** In units of gas. @throws RevertedRead if the contract would revert. */
  estimateGas(request: NodeCall): Promise<bigint> {
    return this.#throughLibrary((client) => client.estimateGas(withoutChecksum(request)))
  }

  /** What a node of Linea charges for exactly this transaction, in wei per gas. */
  estimateOnLinea(request: NodeCall): Promise<{ readonly baseFee: bigint; readonly tip: bigint }> {
    const { value, ...call } = withoutChecksum(request)
    const sent = { ...call, ...(value !== undefined && { value: quantity(value) }) }
    return this.#pastLibrary('linea_estimateGas', [sent], (answer) => {
      const { baseFeePerGas, priorityFeePerGas } = answer as Readonly<Record<string, Hex>>
      return { baseFee: BigInt(baseFeePerGas ?? '0x0'), tip: BigInt(priorityFeePerGas ?? '0x0') }
    })
  }

  /** The calls as if `from` sent them one after the other in one block, and what moved during each. */
  simulateV1(from: Address, calls: readonly CallToSimulate[]): Promise<readonly SimulatedOutcome[]> {
    const sent = calls.map((call) => {
      const { value, ...request } = withoutChecksum({ ...call, from })
      return { ...request, ...(value !== undefined && { value: quantity(value) }) }
    })
    return this.#pastLibrary('eth_simulateV1', [simulationOf(sent), 'latest'], (answer) =>
      simulatedOutcomes(answer, calls.length, this.codec)
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
    return this.#pastLibrary('eth_getLogs', [{ address: addresses, topics, ...range }], logsOf)
  }

  #getBlock(block: bigint | Hash | 'latest') {
    const method = isHash(block) ? 'eth_getBlockByHash' : 'eth_getBlockByNumber'
    return this.#pastLibrary(method, [block, false], blockOf)
  }

  /** By a client of its own, which tells this request's failure from others whatever the library makes of it. */
  async #throughLibrary<Result>(request: (client: LibraryClient) => Promise<Result>): Promise<Result> {
    let failure: unknown
    const client = this.#library.connect(this.config, async (method, params) => {
      try {
        return await this.#endpoints.send(method, params, this.#onAnswer)
      } catch (error) {
        failure = error
        throw error
      }
    })
    try {
      return await request(client)
    } catch (error) {
      throw translateLibraryError(this.config.id, failure, error)
    }
  }

  /** A bigint among the parameters is a quantity. */
  async #pastLibrary<Result>(
    method: string,
    params: readonly unknown[],
    read: (answer: unknown) => Result
  ): Promise<Result> {
    try {
      const sent = params.map((param) => (typeof param === 'bigint' ? quantity(param) : param))
      return read(await this.#endpoints.send(method, sent, this.#onAnswer))
    } catch (error) {
      throw translateLibraryError(this.config.id, error, error)
    }
  }
}

/** For a read with a fallback: the node may not support the method, or refuse the call as too expensive, or revert it. */
export function undefinedIfNodeDeclines(error: unknown): undefined {
  if (error instanceof ChainReadError && ['refused', 'reverted', 'invalid'].includes(error.failure)) return undefined
  throw error
}

/**
 * A fee history as nodes answer it ends with the fee of the block that does not exist yet, which is left out. It is shorter
 * than asked for on a young chain; anvil also leaves out, at its beginning, blocks of the chain that it was forked from.
 */
function recentBaseFees(count: number, { oldestBlock, baseFeePerGas }: RawFeeHistory): RecentBaseFees {
  const fees = baseFeePerGas.slice(0, -1)
  const length = oldestBlock === 0n ? fees.length : count
  return { newestBlock: oldestBlock + BigInt(length) - 1n, fees }
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

function withoutChecksum({ to, from, ...request }: NodeCall): NodeCall {
  return { ...request, to: lowerCase(to), ...(from && { from: lowerCase(from) }) }
}

function lowerCase(address: Address): Address {
  return address.toLowerCase() as Address
}
