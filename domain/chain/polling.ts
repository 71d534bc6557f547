import { msUntil } from '#domain/wait/is-past.ts'
import { POLLING_INTERVAL_MS } from './rpc.ts'

/** For how long after an input somebody counts as present. */
const PRESENT_FOR_MS = 60_000

/** How often a chain is polled while nobody is present and no pending transaction is on screen. */
const IDLE_POLLING_INTERVAL_MS = 60_000

/**
 * - `present`: the page is visible, and its visitor has moved, typed, touched, scrolled or focused within the last minute
 * - `idle`: the page is visible, without input for longer
 * - `hidden`: nobody can see the page
 */
export type Presence = 'present' | 'idle' | 'hidden'

/**
 * Why a chain is polled:
 * - `nothing`: nobody follows it
 * - `head`: something on screen follows it, or an entry that is not on screen may still change
 * - `pending`: a pending transaction is on screen, whose visitor may be watching without touching anything
 */
export type PollReason = 'nothing' | 'head' | 'pending'

interface Visit {
  readonly isVisible: boolean
  /** Of the last input; milliseconds since 1970. */
  readonly inputAt: number
  readonly now: number
}

/** A clock that was set back leaves the visitor present. */
export function presenceOf({ isVisible, inputAt, now }: Visit): Presence {
  if (!isVisible) return 'hidden'
  return now - inputAt <= PRESENT_FOR_MS ? 'present' : 'idle'
}

/** Milliseconds between two polls of a chain; undefined if it is not polled. */
export function pollingInterval(reason: PollReason, presence: Presence): number | undefined {
  if (reason === 'nothing' || presence === 'hidden') return undefined
  return reason === 'head' && presence === 'idle' ? IDLE_POLLING_INTERVAL_MS : POLLING_INTERVAL_MS
}

/**
 * Milliseconds until a poll is due.
 * @param polledAt undefined if there was none.
 */
export function pollDelay(interval: number, polledAt: number | undefined, now: number): number {
  return polledAt === undefined ? 0 : msUntil(polledAt + interval, now, interval)
}
