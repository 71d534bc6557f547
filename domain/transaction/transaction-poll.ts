import type { KnownTransaction, Receipt } from '#domain/ports/chain-reader.ts'
import { hasPassed, startBy } from '#domain/wait/is-past.ts'
import { type Hex, isSameAddress } from '../address.ts'
import { callOf } from './call.ts'
import { blockOf, type Fate, type FateEvent, FINAL_DEPTH, isReplaced, isSettledForGood, minedFactsOf } from './fate.ts'
import { mismatchOf } from './mismatch.ts'
import { type SentTransaction, type Transaction, transactionAfter } from './transaction.ts'

/** How often an entry is polled while no node knows it. */
export const SLOW_POLL_MS = 60_000

/** Clients keep at least 100,000 blocks of history (Erigon's minimal mode); after that a missing receipt proves nothing. */
export const HISTORY_BLOCKS = 90_000n

/** A node that lags does not know a new transaction for some seconds. */
export const UNKNOWN_AFTER_MS = 30_000

/** How long a pending entry's nonce must have been used before its replacement is searched: receipts may be late. */
export const SEARCH_AFTER_MS = 4_000

/** A transaction that no node has had for so many blocks and so many ms is said to be seen by none. */
const NEVER_SEEN_BLOCKS = 50n
const NEVER_SEEN_MS = 10 * 60_000

/** A suspicion expires after this long without a poll that upholds it, for example in a hidden tab. */
export const SUSPICION_LASTS_MS = 2 * SLOW_POLL_MS

/** Quick retries of a new entry's receipt. */
const FIRST_RETRY_MS = 200
const MAX_RETRIES = 6

/**
 * The answers to one poll of an entry, not necessarily from one node: a load balancer may use another for each request.
 * What was not requested, or not answered, is absent.
 */
export interface TransactionPoll {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly head: bigint
  /** When the head was made, in milliseconds since 1970: asked for if it is below a settled entry's block. */
  readonly headTime?: number
  readonly receipt: Receipt | undefined
  readonly transaction?: KnownTransaction | 'unknown'
  /** The number of the sender's mined transactions; of an entry without a nonce only if the sender has no code. */
  readonly minedCount?: bigint
  /** The block at the height of a settled entry's block; a node that lags has none. */
  readonly block?: { readonly number: number; readonly hash: Hex }
}

/** What polls have reported of an entry and later ones have yet to confirm: nodes may lag. */
export interface Suspicion {
  /** When the chain first contradicted the entry; milliseconds since 1970. */
  readonly contradictedAt?: number
  /** The last poll found another block at the height of the entry's. */
  readonly isReorganised?: true
  /** The last head at which the chain had the entry in its block. */
  readonly shownAt?: bigint
  /** When it was first unknown; milliseconds since 1970. */
  readonly unknownSince?: number
  /** When a poll last upheld it, and for which status and block: any other is not suspected yet. */
  readonly at?: number
  readonly status?: Fate['status']
  readonly blockHash?: Hex
}

interface Judged {
  readonly entry: Transaction
  readonly suspicion: Suspicion
}

/**
 * The entry after a poll; a receipt always wins.
 * - A pending entry is replaced if its sender's mined transactions have used its nonce and it has no receipt. It stays
 *   unclear what replaced it until that is found (`withReplacement`). A transaction sent by a bundler (EIP-4337) or a Safe's
 *   owner says nothing about the account's own nonces, nor does one that no node has returned. After `HISTORY_BLOCKS`
 *   it may also have been mined.
 * - A settled entry is pending again if its receipt is missing within `FINAL_DEPTH`, or if its nonce is free again. Nodes
 *   may have pruned older receipts.
 *
 * Either is confirmed by polls that report it for `UNKNOWN_AFTER_MS`, with or without new blocks: the head may come from
 * one node, and the missing receipt from another that lags. Another block in place of a settled entry's is not lag: the
 * next poll at a higher head than the last one that had it confirms a reorganisation. Nor is a head below that block but
 * younger than it: the chain started over. An unknown transaction never counts as failed: it may have been sent to a miner
 * directly, or come back.
 *
 * @param lastsMs how long a suspicion lasts without a poll that upholds it.
 */
export function nextTransaction(
  before: Transaction,
  poll: TransactionPoll,
  earlier: Suspicion,
  lastsMs: number = SUSPICION_LASTS_MS
): Judged {
  const isKeptUp = poll.at - (earlier.at ?? poll.at) <= lastsMs
  const suspicion = isKeptUp && isAbout(before.fate, earlier) ? asOf(earlier, poll.at) : {}
  if (isSettledForGood(before.fate)) return { entry: before, suspicion }
  const { head, receipt } = poll
  const entry = withDetails(before, poll)
  const after = (event: FateEvent) => transactionAfter(entry, event)
  if (receipt)
    return shown(after({ type: 'mined', receipt, head, confirmations: entry.sent.confirmations ?? 1 }), poll, suspicion)
  if (hasStartedOver(entry, poll)) return suspected(entry, poll, suspicion)
  if (head < Math.max(entry.sent.firstSeenBlock ?? 0, blockOf(entry.fate).blockNumber ?? 0))
    return { entry: before, suspicion }
  if (blockInPlace(entry, poll) === 'own') return shown(after({ type: 'upheld', head }), poll, suspicion)
  if (isContradicted(entry, poll)) return suspected(entry, poll, suspicion)
  if (entry.fate.status !== 'pending') return { entry: after({ type: 'upheld', head }), suspicion: {} }
  return awaited(entry, poll, suspicion)
}

/** How long to wait before polling an entry again, in ms; undefined if it need not be polled any more. */
export function pollPause({ fate }: Transaction, { contradictedAt }: Suspicion): number | undefined {
  if (isSettledForGood(fate)) return undefined
  return 'unknownSince' in fate && contradictedAt === undefined ? SLOW_POLL_MS : 0
}

/** True if a search for the transaction that used the nonce is worth its requests: not if a node may merely lag. */
export function isSearchDue(entry: Transaction, poll: TransactionPoll, { contradictedAt }: Suspicion): boolean {
  const { sent, fate } = entry
  if (sent.firstSeenBlock === undefined || isBeyondHistory(entry, poll)) return false
  if (isExpectedNonceUsed(entry, poll)) return 'unknownSince' in fate && fate.nonceUsedBy === undefined
  if (!isNonceUsed(entry, poll)) return false
  if (fate.status !== 'pending')
    return isReplaced(fate) && fate.replacement === 'unclear' && fate.replacedBy === undefined
  return contradictedAt !== undefined && poll.at - contradictedAt >= SEARCH_AFTER_MS
}

/** True until the transaction was compared with what was reviewed. One that was replaced is in no block. */
export function isUncompared({ sent, fate }: Transaction): boolean {
  return sent.reviewed !== undefined && !isReplaced(fate)
}

/** True if a settled entry needs neither transaction nor count: it still has its receipt, or the node lags. */
export function isDecidedByReceipt({ fate }: Transaction, { head, receipt }: TransactionPoll): boolean {
  return fate.status !== 'pending' && (receipt !== undefined || head < (fate.blockNumber ?? 0))
}

/**
 * The delay before requesting a receipt again: 200 ms × 2^n for the first 6 retries (requirement K8), to be quick on fast
 * chains. Undefined after that: the receipt is then polled together with the head.
 */
export function nextPollDelay(retries: number): number | undefined {
  return retries < MAX_RETRIES ? FIRST_RETRY_MS * 2 ** retries : undefined
}

function isAbout(fate: Fate, suspicion: Suspicion): boolean {
  return suspicion.status === fate.status && suspicion.blockHash === blockOf(fate).blockHash
}

/** After a clock was set back, what it has lasted counts from then; heights keep their meaning. */
function asOf({ contradictedAt, unknownSince, ...rest }: Suspicion, now: number): Suspicion {
  return {
    ...rest,
    ...(contradictedAt !== undefined && { contradictedAt: startBy(contradictedAt, now) }),
    ...(unknownSince !== undefined && { unknownSince: startBy(unknownSince, now) })
  }
}

function suspicionOf({ fate }: Transaction, { at }: TransactionPoll, suspicion: Suspicion): Suspicion {
  const { blockHash } = blockOf(fate)
  return { ...suspicion, at, status: fate.status, ...(blockHash !== undefined && { blockHash }) }
}

/** The chain has the entry: a settled one in its block, at this head. */
function shown(entry: Transaction, poll: TransactionPoll, { shownAt = poll.head }: Suspicion): Judged {
  if (entry.fate.status === 'pending') return { entry, suspicion: {} }
  return { entry, suspicion: suspicionOf(entry, poll, { shownAt: poll.head > shownAt ? poll.head : shownAt }) }
}

function suspected(entry: Transaction, poll: TransactionPoll, suspicion: Suspicion): Judged {
  const { isReorganised: wasReorganised, ...rest } = suspicion
  const { contradictedAt = poll.at, shownAt = BigInt(blockOf(entry.fate).blockNumber ?? 0) } = rest
  const isAnotherInPlace = blockInPlace(entry, poll) === 'another'
  const isShownTwice = isAnotherInPlace && wasReorganised && poll.head > shownAt
  if (isShownTwice || poll.at - contradictedAt >= UNKNOWN_AFTER_MS) {
    if (!hasStartedOver(entry, poll))
      return { entry: transactionAfter(entry, { type: 'contradicted', head: poll.head }), suspicion: {} }
    // Its heights are those of a chain that is no more.
    const sent = { ...entry.sent, firstSeenBlock: Number(poll.head) }
    return { entry: { sent, fate: { status: 'pending' } }, suspicion: {} }
  }
  const next = { ...rest, contradictedAt, ...(isAnotherInPlace && { isReorganised: true as const }) }
  return { entry, suspicion: suspicionOf(entry, poll, next) }
}

function awaited(entry: Transaction, poll: TransactionPoll, suspicion: Suspicion): Judged {
  const { at, transaction } = poll
  if (transaction === undefined) return { entry, suspicion }
  if (transaction !== 'unknown') return { entry: transactionAfter(entry, { type: 'seen' }), suspicion: {} }
  const isUnknown = 'unknownSince' in entry.fate
  const { unknownSince = at } = 'unknownSince' in entry.fate ? entry.fate : suspicion
  const since = startBy(unknownSince, at)
  const kept = suspicionOf(entry, poll, { unknownSince: since })
  // An entry that is unknown already needs no second poll to say so.
  if (!isUnknown && at - since < UNKNOWN_AFTER_MS) return { entry, suspicion: kept }
  const event: FateEvent = {
    type: 'unseen',
    since,
    isBeyondHistory: isBeyondHistory(entry, poll),
    isNeverSeen: isNeverSeen(entry, poll, since),
    isNonceFree: isExpectedNonceFree(entry, poll)
  }
  return { entry: transactionAfter(entry, event), suspicion: kept }
}

/**
 * True once nodes have not had a transaction for 50 blocks and ten minutes.
 * @param fromBlock the chain's head when it was sent, if that is known.
 */
export function isLongUnseen(
  since: number,
  fromBlock: number | undefined,
  now: { readonly at: number; readonly head: bigint }
): boolean {
  return (
    fromBlock !== undefined &&
    now.head - BigInt(fromBlock) >= NEVER_SEEN_BLOCKS &&
    hasPassed(NEVER_SEEN_MS, since, now.at)
  )
}

/** A missing count changes nothing. */
function isNeverSeen(entry: Transaction, poll: TransactionPoll, since: number): boolean {
  if (poll.minedCount === undefined) return 'unknownSince' in entry.fate && entry.fate.isNeverSeen === true
  return isExpectedNonceFree(entry, poll) && isLongUnseen(since, entry.sent.firstSeenBlock, poll)
}

/** False of an entry that a node has had: its nonce is no guess. */
function isExpectedNonceFree(
  { sent: { nonce, expectedNonce } }: Transaction,
  { minedCount }: TransactionPoll
): boolean {
  return nonce === undefined && expectedNonce !== undefined && minedCount !== undefined && minedCount <= expectedNonce
}

function isExpectedNonceUsed(
  { sent: { nonce, expectedNonce } }: Transaction,
  { minedCount }: TransactionPoll
): boolean {
  return nonce === undefined && expectedNonce !== undefined && minedCount !== undefined && minedCount > expectedNonce
}

/** Uses only the nonce of a transaction sent by the entry's account: others say nothing about its nonces. */
function withDetails(entry: Transaction, { head, transaction }: TransactionPoll): Transaction {
  const known = { firstSeenBlock: Number(head), ...entry.sent }
  if (typeof transaction !== 'object') return { ...entry, sent: known }
  const { expectedNonce: _, ...sent } = known
  const compared = comparedWith(sent, transaction)
  if (!isSameAddress(transaction.from, sent.from)) return { ...entry, sent: compared }
  const call = callOf(transaction)
  return { ...entry, sent: { ...compared, nonce: transaction.nonce, ...(call !== undefined && { call }) } }
}

/** Compared with what was reviewed once: the same hash is the same transaction for ever. */
function comparedWith(sent: SentTransaction, transaction: KnownTransaction): SentTransaction {
  const { reviewed, ...rest } = sent
  if (reviewed === undefined) return sent
  const mismatch = mismatchOf({ from: sent.from, call: reviewed }, transaction)
  return { ...rest, ...(mismatch && { mismatch }) }
}

/** Whether a node has a settled entry's block at its height. Some have a block before its receipts. */
function blockInPlace({ fate }: Transaction, { block }: TransactionPoll): 'own' | 'another' | undefined {
  const { blockNumber, blockHash } = blockOf(fate)
  if (fate.status === 'pending' || !block || !blockHash || block.number !== blockNumber) return undefined
  return block.hash === blockHash ? 'own' : 'another'
}

/** Blocks get younger with their numbers, in every chain. */
function hasStartedOver({ fate }: Transaction, { head, headTime }: TransactionPoll): boolean {
  const { minedAt } = minedFactsOf(fate)
  return (
    headTime !== undefined && minedAt !== undefined && head < (blockOf(fate).blockNumber ?? 0) && headTime > minedAt
  )
}

function isContradicted(entry: Transaction, poll: TransactionPoll): boolean {
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
function isNonceUsed({ sent: { nonce } }: Transaction, { minedCount }: TransactionPoll): boolean {
  return nonce !== undefined && minedCount !== undefined && minedCount > nonce
}

/** True if it may have been mined in a block that nodes have pruned; a missing count changes nothing. */
function isBeyondHistory(entry: Transaction, poll: TransactionPoll): boolean {
  const { firstSeenBlock, nonce } = entry.sent
  const wasBeyondHistory = 'unknownSince' in entry.fate && entry.fate.isBeyondHistory === true
  const isUsed = poll.minedCount === undefined ? wasBeyondHistory : isNonceUsed(entry, poll)
  const mayBeUsed = nonce === undefined || isUsed
  return mayBeUsed && firstSeenBlock !== undefined && poll.head - BigInt(firstSeenBlock) >= HISTORY_BLOCKS
}
