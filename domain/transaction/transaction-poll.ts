import type { KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { type Hex, isSameAddress } from '../address.ts'
import { blockOf, FINAL_DEPTH, isReplaced } from './fate.ts'
import { callOf } from './replacement.ts'
import type { Transaction } from './transaction.ts'

/** How often an entry is polled while no node knows it. */
export const SLOW_POLL_MS = 60_000

/** Clients keep at least 100,000 blocks of history (Erigon's minimal mode); after that a missing receipt proves nothing. */
export const HISTORY_BLOCKS = 90_000n

/**
 * The answers to one poll of an entry, not necessarily from one node: a load balancer may use another for each request.
 * What was not requested, or not answered, is absent.
 */
export interface TransactionPoll {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly head: bigint
  readonly receipt: Receipt | undefined
  readonly transaction?: KnownTransaction | 'unknown'
  /** The number of the sender's mined transactions. */
  readonly minedCount?: bigint
  /** The block at the height of a settled entry's block; a node that lags has none. */
  readonly block?: { readonly number: number; readonly hash: Hex }
}

/** True if a settled entry needs neither transaction nor count: it still has its receipt, or the node lags. */
export function isDecidedByReceipt({ fate }: Transaction, { head, receipt }: TransactionPoll): boolean {
  return fate.status !== 'pending' && (receipt !== undefined || head < (fate.blockNumber ?? 0))
}

/** Uses only the nonce of a transaction sent by the entry's account: others say nothing about its nonces. */
export function withDetails(entry: Transaction, { head, transaction }: TransactionPoll): Transaction {
  const sent = { firstSeenBlock: Number(head), ...entry.sent }
  if (typeof transaction !== 'object' || !isSameAddress(transaction.from, sent.from)) return { ...entry, sent }
  const call = callOf(transaction)
  return { ...entry, sent: { ...sent, nonce: transaction.nonce, ...(call !== undefined && { call }) } }
}

/** Whether a node has a settled entry's block at its height. Some have a block before its receipts. */
export function blockInPlace({ fate }: Transaction, { block }: TransactionPoll): 'own' | 'another' | undefined {
  const { blockNumber, blockHash } = blockOf(fate)
  if (fate.status === 'pending' || !block || !blockHash || block.number !== blockNumber) return undefined
  return block.hash.toLowerCase() === blockHash.toLowerCase() ? 'own' : 'another'
}

export function isContradicted(entry: Transaction, poll: TransactionPoll): boolean {
  const { head, transaction, minedCount } = poll
  // Some nodes have a block before its receipts.
  if (typeof transaction === 'object' && transaction.blockNumber !== undefined) return false
  const { sent, fate } = entry
  const { blockNumber = 0, blockHash } = blockOf(fate)
  if (fate.status === 'pending') return isNonceUsed(entry, poll) && !isBeyondHistory(entry, poll)
  const isNonceFree = sent.nonce !== undefined && minedCount !== undefined && minedCount <= sent.nonce
  if (isNonceFree || blockInPlace(entry, poll) === 'another') return true
  return !isReplaced(fate) && blockHash !== undefined && head - BigInt(blockNumber) < FINAL_DEPTH
}

/** False if the nonce or the count is unknown. */
export function isNonceUsed({ sent: { nonce } }: Transaction, { minedCount }: TransactionPoll): boolean {
  return nonce !== undefined && minedCount !== undefined && minedCount > nonce
}

/** True if it may have been mined in a block that nodes have pruned; a missing count changes nothing. */
export function isBeyondHistory(entry: Transaction, poll: TransactionPoll): boolean {
  const { firstSeenBlock, nonce } = entry.sent
  const wasBeyondHistory = 'unknownSince' in entry.fate && entry.fate.isBeyondHistory === true
  const isUsed = poll.minedCount === undefined ? wasBeyondHistory : isNonceUsed(entry, poll)
  const mayBeUsed = nonce === undefined || isUsed
  return mayBeUsed && firstSeenBlock !== undefined && poll.head - BigInt(firstSeenBlock) >= HISTORY_BLOCKS
}
