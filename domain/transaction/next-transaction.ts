import type { Hex } from '../address.ts'
import { blockOf, type Fate, type FateEvent, isReplaced, isSettledForGood } from './fate.ts'
import { type Transaction, transactionAfter } from './transaction.ts'
import {
  blockInPlace,
  isBeyondHistory,
  isContradicted,
  isNonceUsed,
  SLOW_POLL_MS,
  type TransactionPoll,
  withDetails
} from './transaction-poll.ts'

/** A node that lags does not know a new transaction for some seconds. */
export const UNKNOWN_AFTER_MS = 30_000

/** How long a pending entry's nonce must have been used before its replacement is searched: receipts may be late. */
export const SEARCH_AFTER_MS = 4_000

/** A suspicion expires after this long without a poll that upholds it, for example in a hidden tab. */
export const SUSPICION_LASTS_MS = 2 * SLOW_POLL_MS

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
 * next poll at a higher head than the last one that had it confirms a reorganisation. An unknown transaction never
 * counts as failed: it may have been sent to a miner directly, or come back.
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
  const suspicion = isKeptUp && isAbout(before.fate, earlier) ? earlier : {}
  if (isSettledForGood(before.fate)) return { entry: before, suspicion }
  const { head, receipt } = poll
  const entry = withDetails(before, poll)
  const after = (event: FateEvent) => transactionAfter(entry, event)
  if (receipt)
    return shown(after({ type: 'mined', receipt, head, confirmations: entry.sent.confirmations ?? 1 }), poll, suspicion)
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
  if (!isNonceUsed(entry, poll) || sent.firstSeenBlock === undefined || isBeyondHistory(entry, poll)) return false
  if (fate.status !== 'pending')
    return isReplaced(fate) && fate.replacement === 'unclear' && fate.replacedBy === undefined
  return contradictedAt !== undefined && poll.at - contradictedAt >= SEARCH_AFTER_MS
}

function isAbout(fate: Fate, suspicion: Suspicion): boolean {
  return suspicion.status === fate.status && suspicion.blockHash === blockOf(fate).blockHash
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
  if (isShownTwice || poll.at - contradictedAt >= UNKNOWN_AFTER_MS)
    return { entry: transactionAfter(entry, { type: 'contradicted', head: poll.head }), suspicion: {} }
  const next = { ...rest, contradictedAt, ...(isAnotherInPlace && { isReorganised: true as const }) }
  return { entry, suspicion: suspicionOf(entry, poll, next) }
}

function awaited(entry: Transaction, poll: TransactionPoll, suspicion: Suspicion): Judged {
  const { at, transaction } = poll
  if (transaction === undefined) return { entry, suspicion }
  if (transaction !== 'unknown') return { entry: transactionAfter(entry, { type: 'seen' }), suspicion: {} }
  const { unknownSince: since = at } = suspicion
  const kept = suspicionOf(entry, poll, { unknownSince: since })
  if (at - since < UNKNOWN_AFTER_MS) return { entry, suspicion: kept }
  const event: FateEvent = { type: 'unseen', since, isBeyondHistory: isBeyondHistory(entry, poll) }
  return { entry: transactionAfter(entry, event), suspicion: kept }
}
