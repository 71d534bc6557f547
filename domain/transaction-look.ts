import { isSameAddress } from './address.ts'
import { settledBy } from './confirmation-poll.ts'
import type { KnownTransaction, Receipt } from './ports/chain-reader.ts'
import type { Transaction } from './transaction.ts'

/** Ethereum itself takes back no block that lies two epochs deep; a settled entry as deep as that is final. */
export const FINAL_DEPTH = 64n

/** A node that has just come to a chain's transactions, or that lags, does not know one for some seconds. */
export const UNKNOWN_AFTER_MS = 30_000

/** How often an entry is looked at that waits for nothing which is likely to happen soon. */
export const SLOW_LOOK_MS = 60_000

/** What one node answered in one look at an entry; what it was not asked, or did not say, is absent. */
export interface TransactionLook {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly head: bigint
  readonly receipt: Receipt | undefined
  readonly transaction?: KnownTransaction | 'unknown'
  /** How many transactions of the entry's sender are mined. */
  readonly minedCount?: bigint
}

/** What looks have shown of an entry that is not believed before another one shows it too: nodes may lag. */
export interface Doubt {
  /** The head at which the chain first contradicted the entry. */
  readonly contradictedAt?: bigint
  /** When the node first did not know it; milliseconds since 1970. */
  readonly unknownSince?: number
}

interface Judged {
  readonly entry: Transaction
  readonly doubt: Doubt
}

/**
 * What an entry is after a look; a receipt always wins.
 * - A pending one is replaced when its sender's mined transactions have used its nonce up and it has no receipt. The nonce is
 *   learnt only from a transaction whose sender is the entry's account: one that a bundler (EIP-4337) or a Safe's owner
 *   sent says nothing about the account's own nonces, nor does one that no node has shown.
 * - A settled one is pending again when its receipt is gone: within `FINAL_DEPTH`, or if its nonce is free again. A node may
 *   have thrown older receipts away.
 *
 * Either is believed once a later head shows it too: whoever answers then has every block that the first one had. One
 * that the node does not know is never taken for failed: it may have gone to a miner directly, or come back.
 */
export function nextTransaction(before: Transaction, look: TransactionLook, doubt: Doubt): Judged {
  if (isSettledForGood(before)) return { entry: before, doubt }
  const entry = learnt(before, look)
  if (look.receipt) return { entry: receiptSeen(entry, look.receipt, look.head), doubt: {} }
  if (look.head < Math.max(entry.firstSeenBlock ?? 0, entry.blockNumber ?? 0)) return { entry: before, doubt }
  if (isContradicted(entry, look)) {
    const { contradictedAt = look.head } = doubt
    if (look.head <= contradictedAt) return { entry, doubt: { ...doubt, contradictedAt } }
    return { entry: contradicted(entry, look.head), doubt: {} }
  }
  if (entry.status !== 'pending') return { entry: finalWhenDeep(entry, look.head), doubt: {} }
  return awaited(entry, look, doubt)
}

/** True when no look can change the entry any more, or no node can tell: that of a proposal, or of an earlier version. */
export function isSettledForGood({ status, blockNumber, isFinal }: Transaction): boolean {
  return status !== 'pending' && (isFinal === true || blockNumber === undefined)
}

/** How long an entry is left alone after a look at it, in ms; undefined for good. */
export function nextLookDelay(entry: Transaction, { contradictedAt }: Doubt): number | undefined {
  if (isSettledForGood(entry)) return undefined
  const isSlow = entry.status !== 'pending' || entry.unknownSince !== undefined
  return isSlow && contradictedAt === undefined ? SLOW_LOOK_MS : 0
}

function learnt(entry: Transaction, { head, transaction }: TransactionLook): Transaction {
  const isOwn = typeof transaction === 'object' && isSameAddress(transaction.from, entry.from)
  return { firstSeenBlock: Number(head), ...entry, ...(isOwn && { nonce: transaction.nonce }) }
}

function receiptSeen(entry: Transaction, receipt: Receipt, head: bigint): Transaction {
  // Whatever the head of a node that lags.
  if (entry.status !== 'pending' && entry.blockHash === receipt.blockHash) return finalWhenDeep(entry, head)
  const { isReplaced: _replaced, unknownSince: _unknown, ...rest } = entry
  const settled = settledBy(receipt, head, entry)
  return settled ? finalWhenDeep({ ...rest, ...settled }, head) : { ...rest, status: 'pending' }
}

function isContradicted(entry: Transaction, { head, transaction, minedCount }: TransactionLook): boolean {
  // Some nodes have the block before they have its receipts.
  if (typeof transaction === 'object' && transaction.blockNumber !== undefined) return false
  const { status, nonce, blockHash } = entry
  const isNonceKnown = nonce !== undefined && minedCount !== undefined
  if (status === 'pending') return isNonceKnown && minedCount > nonce
  return (isNonceKnown && minedCount <= nonce) || (blockHash !== undefined && depthOf(entry, head) < FINAL_DEPTH)
}

/** The block of one that is pending again stays, to tell it by; of one that was replaced, where that was seen. */
function contradicted(entry: Transaction, head: bigint): Transaction {
  const { isReplaced: _replaced, unknownSince: _unknown, blockNumber, blockHash, ...rest } = entry
  if (entry.status === 'pending') return { ...rest, status: 'failed', isReplaced: true, blockNumber: Number(head) }
  if (blockNumber === undefined || blockHash === undefined) return { ...rest, status: 'pending' }
  return { ...rest, status: 'pending', blockNumber, blockHash }
}

function finalWhenDeep(entry: Transaction, head: bigint): Transaction {
  return depthOf(entry, head) < FINAL_DEPTH ? entry : { ...entry, isFinal: true }
}

function depthOf({ blockNumber = 0 }: Transaction, head: bigint): bigint {
  return head - BigInt(blockNumber)
}

function awaited(entry: Transaction, { at, transaction }: TransactionLook, doubt: Doubt): Judged {
  if (transaction === undefined) return { entry, doubt }
  if (transaction !== 'unknown') {
    const { unknownSince: _, ...known } = entry
    return { entry: known, doubt: {} }
  }
  const { unknownSince = at } = doubt
  const isLong = at - unknownSince >= UNKNOWN_AFTER_MS
  return { entry: isLong ? { unknownSince, ...entry } : entry, doubt: { unknownSince } }
}
