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

/** What no look has kept up for so long says nothing any more: the tab was hidden, say. */
export const DOUBT_LASTS_MS = 2 * SLOW_LOOK_MS

/** Clients keep at least 100,000 blocks of history (Erigon's minimal mode); after that a missing receipt shows nothing. */
export const HISTORY_BLOCKS = 90_000n

/**
 * What one look at an entry was told, not necessarily by one node: a balancer may ask another for each. What was not asked,
 * or not said, is absent.
 */
export interface TransactionLook {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly head: bigint
  readonly receipt: Receipt | undefined
  readonly transaction?: KnownTransaction | 'unknown'
  /** How many transactions of the entry's sender are mined. */
  readonly minedCount?: bigint
}

/** What looks have shown of an entry that is not believed before others show it too: nodes may lag. */
export interface Doubt {
  /** When, and at which head, the chain first contradicted the entry. */
  readonly contradicted?: Pick<TransactionLook, 'at' | 'head'>
  /** When it was first not known; milliseconds since 1970. */
  readonly unknownSince?: number
  /** When the last look kept it up, and of what: another status, or block, is not doubted yet. */
  readonly at?: number
  readonly status?: Transaction['status']
  readonly blockHash?: Transaction['blockHash']
}

interface Judged {
  readonly entry: Transaction
  readonly doubt: Doubt
}

/**
 * What an entry is after a look; a receipt always wins.
 * - A pending one is replaced when its sender's mined transactions have used its nonce up and it has no receipt. The nonce is
 *   learnt only from a transaction whose sender is the entry's account: one that a bundler (EIP-4337) or a Safe's owner
 *   sent says nothing about the account's own nonces, nor does one that no node has shown. After `HISTORY_BLOCKS` it may as
 *   well have been carried out.
 * - A settled one is pending again when its receipt is gone: within `FINAL_DEPTH`, or if its nonce is free again. A node may
 *   have thrown older receipts away.
 *
 * Either is believed once a later head shows it too, `UNKNOWN_AFTER_MS` after the first: the head may come from one node, and
 * the missing receipt from another that lags. One that is not known is never taken for failed: it may have gone to a miner
 * directly, or come back.
 */
export function nextTransaction(before: Transaction, look: TransactionLook, held: Doubt): Judged {
  const doubt = isStillAbout(before, look, held) ? held : {}
  if (isSettledForGood(before)) return { entry: before, doubt }
  const entry = learnt(before, look)
  if (look.receipt) return { entry: receiptSeen(entry, look.receipt, look.head), doubt: {} }
  if (look.head < Math.max(entry.firstSeenBlock ?? 0, entry.blockNumber ?? 0)) return { entry: before, doubt }
  if (isContradicted(entry, look)) {
    const { contradicted: first = look } = doubt
    if (look.head <= first.head || look.at - first.at < UNKNOWN_AFTER_MS) {
      const { at, head } = first
      return { entry, doubt: doubtOf(entry, look, { ...doubt, contradicted: { at, head } }) }
    }
    return { entry: contradicted(entry, look.head), doubt: {} }
  }
  if (entry.status !== 'pending') return { entry: finalWhenDeep(entry, look.head), doubt: {} }
  return awaited(entry, look, doubt)
}

/** True when no look can change the entry any more, or no node can tell: that of a proposal, or of an earlier version. */
export function isSettledForGood({ status, blockNumber, isFinal }: Transaction): boolean {
  return status !== 'pending' && (isFinal === true || blockNumber === undefined)
}

/** True when an entry can be judged without the transaction and the count: it has its receipt still, or the node lags. */
export function isToldByReceipt(entry: Transaction, { head, receipt }: TransactionLook): boolean {
  return entry.status !== 'pending' && (receipt !== undefined || head < (entry.blockNumber ?? 0))
}

/** How long an entry is left alone after a look at it, in ms; undefined for good. */
export function nextLookDelay(entry: Transaction, { contradicted }: Doubt): number | undefined {
  if (isSettledForGood(entry)) return undefined
  const isSlow = entry.status !== 'pending' || entry.unknownSince !== undefined
  return isSlow && contradicted === undefined ? SLOW_LOOK_MS : 0
}

function isStillAbout({ status, blockHash }: Transaction, look: TransactionLook, doubt: Doubt): boolean {
  const { at = look.at } = doubt
  return look.at - at <= DOUBT_LASTS_MS && doubt.status === status && doubt.blockHash === blockHash
}

function doubtOf({ status, blockHash }: Transaction, { at }: TransactionLook, doubt: Doubt): Doubt {
  return { ...doubt, at, status, ...(blockHash !== undefined && { blockHash }) }
}

function learnt(entry: Transaction, { head, transaction }: TransactionLook): Transaction {
  const isOwn = typeof transaction === 'object' && isSameAddress(transaction.from, entry.from)
  return { firstSeenBlock: Number(head), ...entry, ...(isOwn && { nonce: transaction.nonce }) }
}

function receiptSeen(entry: Transaction, receipt: Receipt, head: bigint): Transaction {
  // Whatever the head of a node that lags.
  if (entry.status !== 'pending' && entry.blockHash === receipt.blockHash) return finalWhenDeep(entry, head)
  // Nor is the block that it was in of any interest once it is in another.
  const { isReplaced: _replaced, blockNumber: _block, blockHash: _hash, ...rest } = seen(entry)
  const settled = settledBy(receipt, head, entry)
  return settled ? finalWhenDeep({ ...rest, ...settled }, head) : { ...rest, status: 'pending' }
}

function seen(entry: Transaction): Transaction {
  const { unknownSince: _since, isBeyondHistory: _beyond, ...rest } = entry
  return rest
}

function isContradicted(entry: Transaction, look: TransactionLook): boolean {
  const { head, transaction, minedCount } = look
  // Some nodes have the block before they have its receipts.
  if (typeof transaction === 'object' && transaction.blockNumber !== undefined) return false
  const { status, nonce, blockHash } = entry
  const isNonceKnown = nonce !== undefined && minedCount !== undefined
  if (status === 'pending') return isNonceKnown && minedCount > nonce && !isBeyondHistory(entry, look)
  return (isNonceKnown && minedCount <= nonce) || (blockHash !== undefined && depthOf(entry, head) < FINAL_DEPTH)
}

/** It may have been carried out, in a block that nodes have thrown away; a count that is not told changes nothing. */
function isBeyondHistory(entry: Transaction, { head, minedCount }: TransactionLook): boolean {
  const { firstSeenBlock, nonce } = entry
  const mayBeUsed =
    nonce === undefined || (minedCount === undefined ? entry.isBeyondHistory === true : minedCount > nonce)
  return mayBeUsed && firstSeenBlock !== undefined && head - BigInt(firstSeenBlock) >= HISTORY_BLOCKS
}

/** The block of one that is pending again stays, to tell it by; of one that was replaced, where that was seen. */
function contradicted(entry: Transaction, head: bigint): Transaction {
  const { isReplaced: _replaced, blockNumber, blockHash, ...rest } = seen(entry)
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

function awaited(entry: Transaction, look: TransactionLook, doubt: Doubt): Judged {
  const { at, transaction } = look
  if (transaction === undefined) return { entry, doubt }
  if (transaction !== 'unknown') return { entry: seen(entry), doubt: {} }
  const { unknownSince = at } = doubt
  const kept = doubtOf(entry, look, { unknownSince })
  if (at - unknownSince < UNKNOWN_AFTER_MS) return { entry, doubt: kept }
  const since = { unknownSince: entry.unknownSince ?? unknownSince }
  return {
    entry: { ...seen(entry), ...since, ...(isBeyondHistory(entry, look) && { isBeyondHistory: true }) },
    doubt: kept
  }
}
