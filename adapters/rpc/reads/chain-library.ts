import type { AbiError, AbiEvent, AbiFunction, AbiParameter } from 'abitype'
import type { RawOutcome } from '#adapters/rpc/endpoint/simulated-calls.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import type { BlockRange } from '#domain/contract/contract-call.ts'
import type { KnownTransaction, MinedTransaction, Receipt, RecentBaseFees } from '#domain/ports/chain-reader.ts'
import type { ReadAt } from '#domain/ports/contract-gateway.ts'
import type { FeeHistory } from '#domain/transaction/fee-speeds.ts'

export interface CallRequest extends ReadAt {
  readonly to: Address
  readonly data?: Hex
  readonly from?: Address
  /** In wei. */
  readonly value?: bigint
}

export interface Log {
  readonly address: Address
  readonly data: Hex
  readonly topics: readonly Hex[]
  readonly blockNumber: bigint
  readonly blockHash: Hex
  readonly logIndex: number
  readonly transactionHash: Hex
}

interface DecodedError {
  readonly name: string
  readonly inputs: readonly AbiParameter[]
  readonly args: readonly unknown[]
}

/**
 * The ABI codec of an RPC library. Values are canonical, as in `domain/contract/abi-values.ts`. Every function throws
 * the library's own error if it cannot do its work, also for an address with a wrong checksum, which nothing above it
 * checks. Names of parameters may be any text, and a text keeps its byte order mark.
 */
export interface AbiCodec {
  encode(parameters: readonly AbiParameter[], values: readonly unknown[]): Hex
  encodeCall(fragment: AbiFunction, args: readonly unknown[]): Hex
  /** A list, also of one or no values. */
  decodeResult(fragment: AbiFunction, data: Hex): readonly unknown[]
  /**
   * `data` has at least a selector. Undefined if it is none of these errors, nor Solidity's own two, `Error(string)` and
   * `Panic(uint256)`.
   */
  decodeError(errors: readonly AbiError[], data: Hex): DecodedError | undefined
  eventTopic(fragment: AbiEvent): Hex
  /** In the order of the event's parameters; an indexed parameter of a dynamic type is its hash. */
  decodeEvent(fragment: AbiEvent, log: Pick<Log, 'data' | 'topics'>): readonly unknown[]
}

/**
 * One chain, read by an RPC library's own means. Every method sends one request and throws a `ChainReadError` and nothing
 * else, which `toChainReadError` makes of what the transport threw. What is read with several requests is built from
 * these, the same for every library.
 */
export interface ChainLibrary {
  readonly chain: Chain
  readonly codec: AbiCodec
  /** In wei. */
  getBalance(account: Address): Promise<bigint>
  getBlockNumber(): Promise<bigint>
  /** Undefined if the node has no such block. */
  getBlockHash(blockNumber: bigint): Promise<Hex | undefined>
  /** Undefined if the node has no such block, or no such transaction is in it. */
  findTransaction(blockNumber: bigint, by: { from: Address; nonce: number }): Promise<MinedTransaction | undefined>
  getReceipt(hash: Hex): Promise<Receipt | undefined>
  getTransaction(hash: Hex): Promise<KnownTransaction | undefined>
  getTransactionCount(account: Address, block: bigint | 'latest' | 'pending'): Promise<bigint>
  /** In wei per gas, of the latest block; undefined on a chain without EIP-1559. */
  getBaseFee(): Promise<bigint | undefined>
  /** In milliseconds since 1970; undefined if the node has no such block. */
  getBlockTime(blockNumber: bigint): Promise<number | undefined>
  getRecentBaseFees(count: number): Promise<RecentBaseFees>
  /** Of at most `blocks` blocks, with their tips at these percentiles of the gas that they used. */
  getFeeHistory(blocks: number, percentiles: readonly number[]): Promise<FeeHistory>
  /** In wei per gas. */
  getTip(): Promise<bigint>
  /** In wei per gas. */
  getGasPrice(): Promise<bigint>
  getCode(address: Address, at?: ReadAt): Promise<Hex>
  /** @throws RevertedRead if the contract reverts. */
  call(request: CallRequest): Promise<Hex>
  /** In units of gas. @throws RevertedRead if the contract would revert. */
  estimateGas(request: CallRequest): Promise<bigint>
  /** Of calls one after the other, in one block. */
  simulate(calls: readonly CallRequest[]): Promise<readonly RawOutcome[]>
  /** Of one contract, or of any of several. */
  getLogs(
    address: Address | readonly Address[],
    topics: readonly (Hex | null)[],
    range: BlockRange
  ): Promise<readonly Log[]>
}
