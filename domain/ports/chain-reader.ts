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
  readonly blockNumber: bigint | undefined
}

/**
 * Reads a configured chain. Every method throws a `ChainReadError` (domain/errors.ts) and nothing else, and
 * settles within the RPC time-out of 10000 ms for each configured endpoint. Requests made in the same tick
 * travel as one JSON-RPC batch.
 */
export abstract class ChainReader {
  /** In wei. */
  abstract getBalance(chainId: number, account: Address): Promise<bigint>
  abstract getBlockNumber(chainId: number): Promise<bigint>
  /** Undefined while the node has no receipt yet. */
  abstract getReceipt(chainId: number, hash: Hex): Promise<Receipt | undefined>
  /** Undefined when the node does not know the transaction. */
  abstract getTransaction(chainId: number, hash: Hex): Promise<KnownTransaction | undefined>
  /** In wei: what a plain transfer of native currency costs at most at current fees. */
  abstract estimateTransferFee(
    chainId: number,
    transfer: { from: Address; to: Address; value: bigint }
  ): Promise<bigint>
}
