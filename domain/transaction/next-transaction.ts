import { type FateEvent, isSettledForGood } from './fate.ts'
import type { Transaction } from './transaction.ts'
import { transactionAfter } from './transaction-after.ts'
import {
  blockInPlace,
  isBeyondHistory,
  isContradicted,
  isNonceUsed,
  SLOW_POLL_MS,
  type TransactionPoll,
  withDetails
} from './transaction-poll.ts'

/** A node that has just come to a chain's transactions, or that lags, does not know one for some seconds. */
export const UNKNOWN_AFTER_MS = 30_000

/** How long the nonce of a pending entry has been used up before what used it is searched for: receipts come a little later. */
export const SEARCH_AFTER_MS = 4_000

/** After so long without a poll that kept it up a suspicion lapses: the tab was hidden, say. */
export const SUSPICION_LASTS_MS = 2 * SLOW_POLL_MS

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
 *   by what, until that is found (`withReplacement`). A transaction that a bundler (EIP-4337) or a Safe's owner sent says
 *   nothing about the account's own nonces, nor does one that no node has shown. After `HISTORY_BLOCKS` it may as well
 *   have been carried out.
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
  const isKeptUp = poll.at - (earlier.at ?? poll.at) <= lastsMs
  const suspicion = isKeptUp && isAbout(before, earlier) ? earlier : {}
  if (isSettledForGood(before)) return { entry: before, suspicion }
  const { head, receipt } = poll
  const entry = withDetails(before, poll)
  const after = (event: FateEvent) => transactionAfter(entry, event)
  if (receipt)
    return shown(after({ type: 'mined', receipt, head, confirmations: entry.confirmations ?? 1 }), poll, suspicion)
  if (head < Math.max(entry.firstSeenBlock ?? 0, entry.blockNumber ?? 0)) return { entry: before, suspicion }
  if (blockInPlace(entry, poll) === 'own') return shown(after({ type: 'upheld', head }), poll, suspicion)
  if (isContradicted(entry, poll)) return suspected(entry, poll, suspicion)
  if (entry.status !== 'pending') return { entry: after({ type: 'upheld', head }), suspicion: {} }
  return awaited(entry, poll, suspicion)
}

/** How long an entry is left alone after a poll, in ms; undefined for good. */
export function pollPause(entry: Transaction, { contradictedAt }: Suspicion): number | undefined {
  if (isSettledForGood(entry)) return undefined
  return entry.unknownSince !== undefined && contradictedAt === undefined ? SLOW_POLL_MS : 0
}

/** True when it is worth its requests to search for what used the nonce up: no node merely lags a little. */
export function isSearchDue(entry: Transaction, poll: TransactionPoll, { contradictedAt }: Suspicion): boolean {
  const { status, firstSeenBlock, replacement, replacedBy } = entry
  if (!isNonceUsed(entry, poll) || firstSeenBlock === undefined || isBeyondHistory(entry, poll)) return false
  if (status !== 'pending') return replacement === 'unclear' && replacedBy === undefined
  return contradictedAt !== undefined && poll.at - contradictedAt >= SEARCH_AFTER_MS
}

function isAbout({ status, blockHash }: Transaction, suspicion: Suspicion): boolean {
  return suspicion.status === status && suspicion.blockHash === blockHash
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
  const { isReorganised: wasReorganised, ...rest } = suspicion
  const { contradictedAt = poll.at, shownAt = BigInt(entry.blockNumber ?? 0) } = rest
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
