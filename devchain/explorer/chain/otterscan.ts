import { type Address, formatTransaction, type Hex, type RpcTransaction, type Transaction } from 'viem'
import type { ChainNode } from './chain-node.ts'

/** A mined transaction as shown in lists. */
export interface ListedTransaction {
  readonly transaction: Transaction
  readonly status: 'success' | 'reverted'
  /** In seconds. */
  readonly timestamp: bigint
}

/** Newest first. anvil searches only the blocks after its fork. */
export interface FoundTransactions {
  readonly transactions: readonly ListedTransaction[]
  readonly isOldest: boolean
  readonly isNewest: boolean
}

export interface TraceCall {
  readonly type: string
  readonly depth: number
  readonly from: Address
  readonly to: Address
  readonly value: bigint
  readonly input: Hex
  readonly output: Hex
}

interface RpcReceipt {
  readonly transactionHash: Hex
  readonly status: Hex
  readonly timestamp: Hex | number
}

interface RpcFound {
  readonly txs: readonly RpcTransaction[]
  readonly receipts: readonly RpcReceipt[]
  readonly firstPage: boolean
  readonly lastPage: boolean
}

/** Transactions before that block, or from the head down for 0; in whole blocks, so possibly more than `size`. */
export async function searchBefore(
  node: ChainNode,
  address: Address,
  block: bigint,
  size: number
): Promise<FoundTransactions> {
  return toFound(await node.ask<RpcFound>('ots_searchTransactionsBefore', [address, Number(block), size]))
}

/** The first transactions after that block, still newest first. */
export async function searchAfter(
  node: ChainNode,
  address: Address,
  block: bigint,
  size: number
): Promise<FoundTransactions> {
  return toFound(await node.ask<RpcFound>('ots_searchTransactionsAfter', [address, Number(block), size]))
}

/** One page of a block's transactions; pages count from 0. */
export async function blockTransactions(
  node: ChainNode,
  { hash, number }: { readonly hash: Hex; readonly number: bigint },
  page: number,
  size: number
): Promise<readonly ListedTransaction[]> {
  const [{ receipts }, block] = await Promise.all([
    node.ask<{ readonly receipts: readonly RpcReceipt[] }>('ots_getBlockTransactions', [Number(number), page, size]),
    // Otterscan's own transactions carry only 4 bytes of their input.
    node.client.getBlock({ blockHash: hash, includeTransactions: true })
  ])
  const statuses = new Map(receipts.map(({ transactionHash, status }) => [transactionHash, statusOf(status)]))
  return block.transactions.flatMap((transaction) => {
    const status = statuses.get(transaction.hash)
    return status ? [{ transaction, status, timestamp: block.timestamp }] : []
  })
}

/** The total fees of a block, in wei. */
export async function blockFees(node: ChainNode, block: bigint): Promise<bigint> {
  const { totalFees } = await node.ask<{ totalFees: Hex }>('ots_getBlockDetails', [Number(block)])
  return BigInt(totalFees)
}

/** Every call of a transaction, outermost first; empty for a contract creation. */
export async function traceTransaction(node: ChainNode, hash: Hex): Promise<readonly TraceCall[]> {
  type RpcCall = Omit<TraceCall, 'value'> & { readonly value: Hex | null }
  const calls = await node.ask<readonly RpcCall[]>('ots_traceTransaction', [hash])
  return calls.map((call) => ({ ...call, value: BigInt(call.value ?? 0) }))
}

/** What a reverted transaction returned. anvil has it for local blocks only; the trace has it for recorded ones too. */
export async function revertData(node: ChainNode, hash: Hex, trace: readonly TraceCall[]): Promise<Hex> {
  const data = await node.ask<Hex>('ots_getTransactionError', [hash])
  return data === '0x' ? (trace[0]?.output ?? '0x') : data
}

export interface Creation {
  readonly hash: Hex
  readonly creator: Address
}

/** Undefined for accounts, and for contracts created before the fork. */
export async function contractCreation(node: ChainNode, address: Address): Promise<Creation | undefined> {
  return (await node.ask<Creation | null>('ots_getContractCreator', [address])) ?? undefined
}

/** The mined transaction that used that nonce; undefined if none has since the fork. */
export async function transactionWithNonce(node: ChainNode, sender: Address, nonce: number): Promise<Hex | undefined> {
  return (await node.ask<Hex | null>('ots_getTransactionBySenderAndNonce', [sender, nonce])) ?? undefined
}

function toFound({ txs, receipts, firstPage, lastPage }: RpcFound): FoundTransactions {
  return { transactions: listed(txs, receipts), isNewest: firstPage, isOldest: lastPage }
}

function listed(
  transactions: readonly RpcTransaction[],
  receipts: readonly RpcReceipt[]
): readonly ListedTransaction[] {
  const byHash = new Map(receipts.map((receipt) => [receipt.transactionHash, receipt]))
  return transactions.flatMap((transaction) => {
    const receipt = byHash.get(transaction.hash)
    if (!receipt) return []
    const { status, timestamp } = receipt
    return [{ transaction: formatTransaction(transaction), status: statusOf(status), timestamp: BigInt(timestamp) }]
  })
}

function statusOf(status: Hex): ListedTransaction['status'] {
  return status === '0x1' ? 'success' : 'reverted'
}
