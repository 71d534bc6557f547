import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import type { Address, Hex } from '../address.ts'

export interface Receipt {
  /** False when the receipt's status is reverted, or 0. */
  readonly succeeded: boolean
  readonly blockNumber: bigint
  readonly blockHash: Hex
}

/** A transaction that a node knows, mined or not. `value` is in wei. */
export interface KnownTransaction {
  readonly from: Address
  readonly to: Address | undefined
  readonly nonce: number
  readonly value: bigint
  readonly data: Hex
  readonly blockNumber: bigint | undefined
}

/** A transaction in a block. */
export interface MinedTransaction extends KnownTransaction {
  readonly hash: Hex
  readonly blockNumber: bigint
  readonly blockHash: Hex
}

/** What to read: the native balance, or that of an ERC-20 token. */
export interface BalanceRead {
  readonly account: Address
  readonly token?: Address
}

/** Hears how the endpoints of a chain are, in their configured order. */
export type HealthListener = (chainId: number, endpoints: readonly EndpointHealth[]) => void

/**
 * Reads a configured chain. Every method throws a `ChainReadError` and nothing else, and
 * settles within the RPC time-out of 10000 ms for each configured endpoint. Requests made in the same tick
 * travel as one JSON-RPC batch.
 */
export abstract class ChainReader {
  /**
   * In wei, or in the token's base units; one for each read, in their order, and an error for a read that failed where
   * others did not. Every 1024 of them are read at one block where the chain has a Multicall3.
   */
  abstract getBalances(chainId: number, reads: readonly BalanceRead[]): Promise<readonly (bigint | ChainReadError)[]>
  abstract getBlockNumber(chainId: number): Promise<bigint>
  /** Of the block of that number; undefined when the node has none there. */
  abstract getBlockHash(chainId: number, blockNumber: bigint): Promise<Hex | undefined>
  /** Undefined while the node has no receipt yet. */
  abstract getReceipt(chainId: number, hash: Hex): Promise<Receipt | undefined>
  /** Undefined when the node does not know the transaction. */
  abstract getTransaction(chainId: number, hash: Hex): Promise<KnownTransaction | undefined>
  /**
   * The transaction of that sender and nonce in the block of that number; undefined when it is not there, or the node has no
   * such block. The node sends the whole block.
   */
  abstract findTransaction(
    chainId: number,
    blockNumber: bigint,
    by: { from: Address; nonce: number }
  ): Promise<MinedTransaction | undefined>
  /**
   * How many transactions of the account are mined: the nonce that comes next. With `blockNumber`, as of that block, which a
   * node refuses to tell when it has thrown the state of that block away.
   */
  abstract getTransactionCount(chainId: number, account: Address, blockNumber?: bigint): Promise<bigint>
  /** The nonce of the account's next transaction, as far as the node knows of those that are not mined yet. */
  abstract getNextNonce(chainId: number, account: Address): Promise<bigint>
  /** In wei: what a plain transfer of native currency costs at most at current fees. */
  abstract estimateTransferFee(
    chainId: number,
    transfer: { from: Address; to: Address; value: bigint }
  ): Promise<bigint>
  /**
   * Tells at once how the endpoints of every chain read so far are, and again whenever that changes; asks no node by
   * itself. @returns a function that ends it.
   */
  abstract watchHealth(listener: HealthListener): () => void
}
