import type { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import type { AnswerListener } from '#domain/chain/endpoint-lag.ts'
import type { FeeRates } from '#domain/transaction/fee.ts'
import type { FeeSpeeds } from '#domain/transaction/fee-speeds.ts'
import type { Address, Hash, Hex } from '../address.ts'

export interface Receipt {
  /** False if the transaction reverted; undefined if the network does not say. */
  readonly succeeded: boolean | undefined
  readonly blockNumber: bigint
  readonly blockHash: Hash
  /** In units of gas; absent if the node does not say. */
  readonly gasUsed?: bigint
  /** Of the whole transaction in wei, with what a rollup adds for its data; absent if the node does not say all of it. */
  readonly fee?: bigint
  /** What its logs report as moved, in their order; absent if the node gives no logs. */
  readonly transfers?: readonly AssetTransfer[]
}

/** A transaction that a node has, mined or not. `value` is in wei; addresses are EIP-55 checksummed. */
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
  readonly hash: Hash
  readonly blockNumber: bigint
  readonly blockHash: Hash
}

/** What the newest blocks charge. */
export interface RecentBaseFees {
  readonly newestBlock: bigint
  /** In wei per gas, one for each block, the newest last; all 0 on a chain without EIP-1559. */
  readonly fees: readonly bigint[]
}

/** A balance to read: the native one, or that of an ERC-20 token. */
export interface BalanceRead {
  readonly account: Address
  readonly token?: Address
}

/** A call as a wallet would send it. */
export interface CallToSimulate {
  readonly to: Address
  /** In wei. */
  readonly value?: bigint
  readonly data?: Hex
}

/** What moved during a transaction or a simulated call; addresses are EIP-55 checksummed. */
export interface AssetTransfer {
  /** The contract that reports it, as ERC-20 has it; absent for the native currency. */
  readonly token?: Address
  readonly from: Address
  readonly to: Address
  /** In wei, or the token's base units. */
  readonly value: bigint
}

export type SimulatedOutcome =
  | { readonly succeeded: true; readonly returned: Hex; readonly transfers: readonly AssetTransfer[] }
  | { readonly succeeded: false }

/** Receives the health of a chain's endpoints, in their configured order. */
export type HealthListener = (chainId: number, endpoints: readonly EndpointHealth[]) => void

/**
 * Reads a configured chain. Every method throws a `ChainReadError` and nothing else, and settles within the RPC timeout
 * for each configured endpoint. Requests made in the same tick are sent together, in JSON-RPC batches of `RPC_BATCH_SIZE`.
 * `onAnswer` is told which endpoint answered, and how far it is behind the chain's other ones.
 */
export abstract class ChainReader {
  /**
   * In wei or the token's base units, in the order of the reads; an error for each read that failed while others
   * succeeded. Where the chain has a Multicall3, each batch of up to 1024 is read at one block.
   */
  abstract getBalances(
    chainId: number,
    reads: readonly BalanceRead[],
    onAnswer?: AnswerListener
  ): Promise<readonly (bigint | ChainReadError)[]>
  /** True if there is code at the address, other than an account's delegation to a contract (EIP-7702). */
  abstract isContract(chainId: number, address: Address, onAnswer?: AnswerListener): Promise<boolean>
  abstract getBlockNumber(chainId: number, onAnswer?: AnswerListener): Promise<bigint>
  /** Undefined if the node has no such block. */
  abstract getBlockHash(chainId: number, blockNumber: bigint): Promise<Hash | undefined>
  /** When the block of this number or hash was made, in milliseconds since 1970; undefined if the node has none. */
  abstract getBlockTime(chainId: number, block: bigint | Hash): Promise<number | undefined>
  /** Of at most `count` blocks: a young chain has fewer. Undefined if the node keeps no such history. */
  abstract getRecentBaseFees(chainId: number, count: number): Promise<RecentBaseFees | undefined>
  /** Undefined while the node has no receipt yet. */
  abstract getReceipt(chainId: number, hash: Hash): Promise<Receipt | undefined>
  /** Undefined if the node does not know the transaction. */
  abstract getTransaction(chainId: number, hash: Hash): Promise<KnownTransaction | undefined>
  /**
   * The transaction with that sender and nonce in that block; undefined if it is not there or the node has no such
   * block. The node sends the whole block.
   */
  abstract findTransaction(
    chainId: number,
    blockNumber: bigint,
    by: { from: Address; nonce: number }
  ): Promise<MinedTransaction | undefined>
  /**
   * The number of the account's mined transactions, which is the next nonce. With `blockNumber`, as of that block, which
   * a node refuses once it has pruned that block's state.
   */
  abstract getTransactionCount(chainId: number, account: Address, blockNumber?: bigint): Promise<bigint>
  /** The account's next nonce, counting the pending transactions that the node knows. */
  abstract getNextNonce(chainId: number, account: Address): Promise<bigint>
  /** The contract whose code runs for the account, because it has delegated itself to it (EIP-7702). */
  abstract getDelegate(chainId: number, account: Address): Promise<Address | undefined>
  /** In units of gas. */
  abstract estimateTransferGas(
    chainId: number,
    transfer: { from: Address; to: Address; value: bigint }
  ): Promise<bigint>
  /** The maximum fee of a plain native transfer at current prices, in wei. @param transfer `gas`: its limit, if that is known */
  abstract estimateTransferFee(
    chainId: number,
    transfer: { from: Address; to: Address; value: bigint; gas?: bigint },
    onAnswer?: AnswerListener
  ): Promise<bigint>
  /**
   * What a transaction costs at most at each speed, going by recent blocks; undefined where there is nothing to choose, as on
   * a chain without EIP-1559 or with a node that keeps no fee history.
   */
  abstract getFeeSpeeds(
    chainId: number,
    transaction: { from: Address; to: Address; value: bigint; data?: Hex; gas?: bigint }
  ): Promise<FeeSpeeds | undefined>
  /**
   * What a transaction costs at the median price of recent blocks, in wei; undefined with a node that keeps no fee history,
   * and if nobody has paid anything in these blocks.
   */
  abstract getUsualFee(
    chainId: number,
    transaction: { from: Address; to: Address; value: bigint; data?: Hex; gas?: bigint }
  ): Promise<bigint | undefined>
  /**
   * What a transaction with this call data is charged at current prices; `0x` for a plain transfer.
   * @param sent the rest of it, if that is known: a chain may price each transaction by itself (Linea)
   */
  abstract getFeeRates(
    chainId: number,
    data: Hex,
    sent?: { from: Address; to: Address; value: bigint }
  ): Promise<FeeRates>
  /**
   * What the calls would do if the account sent them one after the other on top of the latest block, without fees.
   * Undefined if the node does not simulate (eth_simulateV1). However a node fails at this, its health stays as it was,
   * and nothing else waits for it.
   */
  abstract simulateCalls(
    chainId: number,
    from: Address,
    calls: readonly CallToSimulate[],
    onAnswer?: AnswerListener
  ): Promise<readonly SimulatedOutcome[] | undefined>
  /**
   * For a visitor who asks again: endpoints of the chain that rest after failures are asked by the next read, except for
   * those that have named a time themselves (Retry-After). Sends no requests of its own.
   */
  abstract endRests(chainId: number): void
  /** Forgets how far the chain's endpoints are: it is another chain from now on. Sends no requests. */
  abstract startOver(chainId: number): void
  /**
   * Reports the health of the endpoints of every chain read so far, immediately and on every change; sends no requests
   * of its own. @returns a function that unsubscribes.
   */
  abstract watchHealth(listener: HealthListener): () => void
}
