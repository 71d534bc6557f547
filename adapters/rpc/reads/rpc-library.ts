import type { AbiParameter } from 'abitype'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'

/** What an RPC library does; `RpcChain` and `AbiCodec` do the rest, the same for every library. */
export interface RpcLibrary {
  readonly abi: AbiLibrary
  /** A client of the library, for one read of this chain: its request goes through `send`. */
  connect(chain: Chain, send: Send): LibraryClient
}

export type Send = (method: string, params: readonly unknown[]) => Promise<unknown>

/** A block by its number, which is at least 0, or by its tag. */
export type BlockId = bigint | 'latest' | 'pending'

/** A call that a node runs without a transaction. Addresses are in lower case: a library would check their checksum again. */
export interface NodeCall {
  readonly to: Address
  readonly data?: Hex
  readonly from?: Address
  /** In wei. */
  readonly value?: bigint
}

/** As nodes answer it, in wei per gas, with the fee of the block that does not exist yet as the last. */
export interface RawFeeHistory {
  readonly oldestBlock: bigint
  readonly baseFeePerGas: readonly bigint[]
  /** Of each block, if percentiles were asked for. */
  readonly reward?: readonly (readonly bigint[])[] | undefined
}

/** One chain, read by a library's own means. Every method sends one request; addresses are in lower case. */
export interface LibraryClient {
  /** In wei. */
  getBalance(account: Address): Promise<bigint>
  getBlockNumber(): Promise<bigint>
  getTransactionCount(account: Address, block: BlockId): Promise<bigint>
  getFeeHistory(blocks: number, percentiles: readonly number[]): Promise<RawFeeHistory>
  /** In wei per gas. */
  getGasPrice(): Promise<bigint>
  /** `0x` or undefined if there is none. */
  getCode(address: Address, block: BlockId): Promise<Hex | undefined>
  call(request: NodeCall, block: BlockId): Promise<Hex>
  /** In units of gas. */
  estimateGas(request: NodeCall): Promise<bigint>
}

/**
 * The ABI by a library's own means, on what libraries agree on: parameters without names, a list for each tuple, and a
 * bigint for each integer. Every function throws the library's own error if it cannot do its work.
 */
export interface AbiLibrary {
  /** Addresses are in lower case. */
  encode(parameters: readonly AbiParameter[], lists: readonly unknown[]): Hex
  /** Addresses with their checksum; an integer may also be a number. Texts are asked for as bytes. */
  decode(parameters: readonly AbiParameter[], data: Hex): readonly unknown[]
  keccak256(bytes: Hex): Hex
  /** EIP-55, of an address in lower case. */
  toChecksum(address: string): string
}
