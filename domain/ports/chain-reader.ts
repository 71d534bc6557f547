import type { Address, Hex } from '../address.ts'
import type { ChainReadError } from '../chain-read-error.ts'
import type { EndpointHealth } from '../endpoint-health.ts'

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
  readonly blockNumber: bigint | undefined
}

/** What to read: the native balance, or that of an ERC-20 token. */
export interface BalanceRead {
  readonly account: Address
  readonly token?: Address
}

/** Hears how the endpoints of a chain are, in their configured order. */
export type HealthListener = (chainId: number, endpoints: readonly EndpointHealth[]) => void

/**
 * Reads a configured chain. Every method throws a `ChainReadError` (domain/errors.ts) and nothing else, and
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
  /** Undefined while the node has no receipt yet. */
  abstract getReceipt(chainId: number, hash: Hex): Promise<Receipt | undefined>
  /** Undefined when the node does not know the transaction. */
  abstract getTransaction(chainId: number, hash: Hex): Promise<KnownTransaction | undefined>
  /** How many transactions of the account are mined: the nonce that comes next. */
  abstract getTransactionCount(chainId: number, account: Address): Promise<bigint>
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
