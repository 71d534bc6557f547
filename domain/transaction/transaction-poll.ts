import type { KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { type Hex, isSameAddress } from '../address.ts'
import { settledBy } from './confirmation-poll.ts'
import { callOf, isReplaced } from './replacement.ts'
import type { Transaction } from './transaction.ts'

/** Ethereum itself takes back no block that lies two epochs deep; a settled entry as deep as that is final. */
export const FINAL_DEPTH = 64n

/** A node that has just come to a chain's transactions, or that lags, does not know one for some seconds. */
export const UNKNOWN_AFTER_MS = 30_000

/** How long the nonce of a pending entry has been used up before what used it is searched for: receipts come a little later. */
export const SEARCH_AFTER_MS = 4_000

/** How often an entry is polled that no node knows. */
export const SLOW_POLL_MS = 60_000

/** What no poll has kept up for so long says nothing any more: the tab was hidden, say. */
export const SUSPICION_LASTS_MS = 2 * SLOW_POLL_MS

/** Clients keep at least 100,000 blocks of history (Erigon's minimal mode); after that a missing receipt shows nothing. */
export const HISTORY_BLOCKS = 90_000n

/**
 * What one poll of an entry was told, not necessarily by one node: a balancer may ask another for each. What was not asked,
 * or not said, is absent.
 */
export interface TransactionPoll {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly head: bigint
  readonly receipt: Receipt | undefined
  readonly transaction?: KnownTransaction | 'unknown'
  /** How many transactions of the entry's sender are mined. */
  readonly minedCount?: bigint
  /** What stands at the height of a settled entry's block; a node that lags has nothing there. */
  readonly block?: { readonly number: number; readonly hash: Hex }
}

/** What polls have shown of an entry and later ones have yet to confirm: nodes may lag. */
export interface Suspicion {
  /** When the chain first contradicted the entry; milliseconds since 1970. */
  readonly contradictedAt?: number
  /** The last poll found another block in the place of the entry's. */
  readonly isReorganised?: true
  /** The last head at which the chain had the entry in its block. */
  readonly shownAt?: bigint
  /** When it was first not known; milliseconds since 1970. */
  readonly unknownSince?: number
  /** When the last poll kept it up, and of what: another status, or block, is not suspected yet. */
  readonly at?: number
  readonly status?: Transaction['status']
  readonly blockHash?: Transaction['blockHash']
}

interface Judged {
  readonly entry: Transaction
  readonly suspicion: Suspicion
}

/**
 * What an entry is after a poll; a receipt always wins.
 * - A pending one is replaced when its sender's mined transactions have used its nonce up and it has no receipt. It is unclear
 *   by what, until that is found (`withReplacement`). The nonce is
 *   taken only from a transaction whose sender is the entry's account: one that a bundler (EIP-4337) or a Safe's owner
 *   sent says nothing about the account's own nonces, nor does one that no node has shown. After `HISTORY_BLOCKS` it may as
 *   well have been carried out.
 * - A settled one is pending again when its receipt is gone: within `FINAL_DEPTH`, or if its nonce is free again. A node may
 *   have thrown older receipts away.
 *
 * Either is confirmed by polls that show it for `UNKNOWN_AFTER_MS`, whether or not a block comes meanwhile: the head may be
 * told by one node, and the missing receipt by another that lags. Another block in the place of a settled entry's is no lag:
 * the next poll confirms that a reorganisation took it back, at a head beyond the last one that had it. One that is not
 * known is never taken for failed: it may have gone to a miner directly, or come back.
 *
 * @param lastsMs for how long a suspicion counts that no poll has kept up.
 */
export function nextTransaction(
  before: Transaction,
  poll: TransactionPoll,
  earlier: Suspicion,
  lastsMs: number = SUSPICION_LASTS_MS
): Judged {
  const suspicion = isStillAbout(before, poll, earlier, lastsMs) ? earlier : {}
  if (isSettledForGood(before)) return { entry: before, suspicion }
  const entry = withDetails(before, poll)
  if (poll.receipt) return shown(receiptSeen(entry, poll.receipt, poll.head), poll, suspicion)
  if (poll.head < Math.max(entry.firstSeenBlock ?? 0, entry.blockNumber ?? 0)) return { entry: before, suspicion }
  if (isInItsBlock(entry, poll)) return shown(finalWhenDeep(entry, poll.head), poll, suspicion)
  if (isContradicted(entry, poll)) return suspected(entry, poll, suspicion)
  if (entry.status !== 'pending') return { entry: finalWhenDeep(entry, poll.head), suspicion: {} }
  return awaited(entry, poll, suspicion)
}

/** True when no poll can change the entry any more, or no node can tell: that of a proposal, or of an earlier version. */
export function isSettledForGood({ status, blockNumber, isFinal }: Transaction): boolean {
  return status !== 'pending' && (isFinal === true || blockNumber === undefined)
}

/** True when an entry can be judged without the transaction and the count: it has its receipt still, or the node lags. */
export function isToldByReceipt(entry: Transaction, { head, receipt }: TransactionPoll): boolean {
  return entry.status !== 'pending' && (receipt !== undefined || head < (entry.blockNumber ?? 0))
}

/** How long an entry is left alone after a poll, in ms; undefined for good. */
export function pollPause(entry: Transaction, { contradictedAt }: Suspicion): number | undefined {
  if (isSettledForGood(entry)) return undefined
  return entry.unknownSince !== undefined && contradictedAt === undefined ? SLOW_POLL_MS : 0
}

/** True when it is worth its requests to search for what used the nonce up: no node merely lags a little. */
export function isSearchDue(entry: Transaction, poll: TransactionPoll, { contradictedAt }: Suspicion): boolean {
  const { status, nonce, firstSeenBlock, replacement, replacedBy } = entry
  const isUsed = nonce !== undefined && poll.minedCount !== undefined && poll.minedCount > nonce
  if (!isUsed || firstSeenBlock === undefined || isBeyondHistory(entry, poll)) return false
  if (status !== 'pending') return replacement === 'unclear' && replacedBy === undefined
  return contradictedAt !== undefined && poll.at - contradictedAt >= SEARCH_AFTER_MS
}

function isStillAbout(
  { status, blockHash }: Transaction,
  poll: TransactionPoll,
  suspicion: Suspicion,
  lastsMs: number
): boolean {
  const { at = poll.at } = suspicion
  return poll.at - at <= lastsMs && suspicion.status === status && suspicion.blockHash === blockHash
}

function suspicionOf({ status, blockHash }: Transaction, { at }: TransactionPoll, suspicion: Suspicion): Suspicion {
  return { ...suspicion, at, status, ...(blockHash !== undefined && { blockHash }) }
}

/** The chain has the entry: a settled one in its block, as far as this head. */
function shown(entry: Transaction, poll: TransactionPoll, { shownAt = poll.head }: Suspicion): Judged {
  if (entry.status === 'pending') return { entry, suspicion: {} }
  return { entry, suspicion: suspicionOf(entry, poll, { shownAt: poll.head > shownAt ? poll.head : shownAt }) }
}

function suspected(entry: Transaction, poll: TransactionPoll, suspicion: Suspicion): Judged {
  const { contradictedAt = poll.at, shownAt = BigInt(entry.blockNumber ?? 0) } = suspicion
  const isReorganised = hasGivenWay(entry, poll)
  const isShownTwice = isReorganised && suspicion.isReorganised && poll.head > shownAt
  if (isShownTwice || poll.at - contradictedAt >= UNKNOWN_AFTER_MS)
    return { entry: contradicted(entry, poll.head), suspicion: {} }
  const { isReorganised: _, ...rest } = suspicion
  const next = { ...rest, contradictedAt, ...(isReorganised && { isReorganised }) }
  return { entry, suspicion: suspicionOf(entry, poll, next) }
}

/** Some nodes have a block before they have its receipts. */
function isInItsBlock(entry: Transaction, poll: TransactionPoll): boolean {
  const hash = blockInPlace(entry, poll)
  return hash !== undefined && hash === entry.blockHash?.toLowerCase()
}

function hasGivenWay(entry: Transaction, poll: TransactionPoll): boolean {
  const hash = blockInPlace(entry, poll)
  return hash !== undefined && hash !== entry.blockHash?.toLowerCase()
}

/** What one node has at the height of a settled entry's block. */
function blockInPlace({ status, blockNumber, blockHash }: Transaction, { block }: TransactionPoll): string | undefined {
  const isAsked = status !== 'pending' && blockHash !== undefined && block?.number === blockNumber
  return isAsked ? block?.hash.toLowerCase() : undefined
}

function withDetails(entry: Transaction, { head, transaction }: TransactionPoll): Transaction {
  const firstSeen = { firstSeenBlock: Number(head), ...entry }
  if (typeof transaction !== 'object' || !isSameAddress(transaction.from, entry.from)) return firstSeen
  const call = callOf(transaction)
  return { ...firstSeen, nonce: transaction.nonce, ...(call !== undefined && { call }) }
}

function receiptSeen(entry: Transaction, receipt: Receipt, head: bigint): Transaction {
  // Whatever the head of a node that lags.
  if (entry.status !== 'pending' && entry.blockHash === receipt.blockHash) return finalWhenDeep(entry, head)
  // Nor is the block that it was in of any interest once it is in another.
  const { blockNumber: _block, blockHash: _hash, ...rest } = withoutReplacement(seen(entry))
  const settled = settledBy(receipt, head, entry)
  return settled ? finalWhenDeep({ ...rest, ...settled }, head) : { ...rest, status: 'pending' }
}

function seen(entry: Transaction): Transaction {
  const { unknownSince: _since, isBeyondHistory: _beyond, ...rest } = entry
  return rest
}

function isContradicted(entry: Transaction, poll: TransactionPoll): boolean {
  const { head, transaction, minedCount } = poll
  // Some nodes have the block before they have its receipts.
  if (typeof transaction === 'object' && transaction.blockNumber !== undefined) return false
  const { status, nonce, blockHash } = entry
  const isNonceKnown = nonce !== undefined && minedCount !== undefined
  if (status === 'pending') return isNonceKnown && minedCount > nonce && !isBeyondHistory(entry, poll)
  if (hasGivenWay(entry, poll) || (isNonceKnown && minedCount <= nonce)) return true
  return !isReplaced(entry) && blockHash !== undefined && depthOf(entry, head) < FINAL_DEPTH
}

/** It may have been carried out, in a block that nodes have thrown away; a count that is not told changes nothing. */
function isBeyondHistory(entry: Transaction, { head, minedCount }: TransactionPoll): boolean {
  const { firstSeenBlock, nonce } = entry
  const mayBeUsed =
    nonce === undefined || (minedCount === undefined ? entry.isBeyondHistory === true : minedCount > nonce)
  return mayBeUsed && firstSeenBlock !== undefined && head - BigInt(firstSeenBlock) >= HISTORY_BLOCKS
}

/** The block of one that is pending again stays, to tell it by; of one that was replaced, where that was seen. */
function contradicted(entry: Transaction, head: bigint): Transaction {
  const { blockNumber, blockHash, ...rest } = withoutReplacement(seen(entry))
  if (entry.status === 'pending') {
    const { replacedBy: _, ...unclear } = rest
    return { ...unclear, status: 'failed', replacement: 'unclear', blockNumber: Number(head) }
  }
  if (isReplaced(entry) || blockNumber === undefined || blockHash === undefined) return { ...rest, status: 'pending' }
  return { ...rest, status: 'pending', blockNumber, blockHash }
}

/** A speed-up stays: whatever became of it, it does what the entry says. */
function withoutReplacement(entry: Transaction): Transaction {
  if (!isReplaced(entry)) return entry
  const { replacement: _, replacedBy: _by, ...rest } = entry
  return rest
}

function finalWhenDeep(entry: Transaction, head: bigint): Transaction {
  return depthOf(entry, head) < FINAL_DEPTH ? entry : { ...entry, isFinal: true }
}

function depthOf({ blockNumber = 0 }: Transaction, head: bigint): bigint {
  return head - BigInt(blockNumber)
}

function awaited(entry: Transaction, poll: TransactionPoll, suspicion: Suspicion): Judged {
  const { at, transaction } = poll
  if (transaction === undefined) return { entry, suspicion }
  if (transaction !== 'unknown') return { entry: seen(entry), suspicion: {} }
  const { unknownSince = at } = suspicion
  const kept = suspicionOf(entry, poll, { unknownSince })
  if (at - unknownSince < UNKNOWN_AFTER_MS) return { entry, suspicion: kept }
  const since = { unknownSince: entry.unknownSince ?? unknownSince }
  return {
    entry: { ...seen(entry), ...since, ...(isBeyondHistory(entry, poll) && { isBeyondHistory: true }) },
    suspicion: kept
  }
}
