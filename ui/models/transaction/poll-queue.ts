import type { Hash } from '#domain/address.ts'
import { isSettledForGood } from '#domain/transaction/fate.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { nextPollDelay } from '#domain/transaction/transaction-poll.ts'
import { isPast, msUntil } from '#domain/wait/is-past.ts'

/** Two requests for each, as most take, fit into one JSON-RPC batch with the head, the count and a balance. */
const POLLED_AT_ONCE = 20
/** The most new entries polled between two polls of the chain; with the settled ones of a poll, they fill a batch. */
const POLLED_SOON = 10
/** The most settled entries that a poll of the chain takes before others. */
const SETTLED_POLLED = 10
/** How many of the newest every poll of the chain takes, however many others are queued. */
export const NEWEST_POLLED = 5

/** False of an entry that another tab polls. */
type IsOurs = (hash: Hash) => boolean

interface Turn {
  readonly addedAt: number
  polls: number
  /** Milliseconds since 1970: `pauseMs` after the last poll. */
  notBefore: number
  pauseMs: number
}

/**
 * The entries of a chain that may still change, a bounded number at a time: some settled but not final ones first, then the
 * newest, then the least recently polled. New ones are polled more often at first, then with the chain.
 */
export class PollQueue {
  /** Least recently polled first. */
  readonly #turns = new Map<Hash, Turn>()
  /** Least recently polled first. */
  readonly #settled = new Set<Hash>()
  readonly #soon = new Set<Hash>()
  readonly #busy = new Set<Hash>()

  follow(entry: Transaction): void {
    const hash = entry.sent.hash
    if (isSettledForGood(entry.fate)) this.drop(hash)
    else this.#keep(hash, entry)
  }

  drop(hash: Hash): void {
    for (const known of [this.#turns, this.#settled, this.#soon]) known.delete(hash)
  }

  /** Those that are due with a poll of the chain. */
  take(now: number, newest: readonly Transaction[], isOurs: IsOurs): readonly Hash[] {
    const settled = [...this.#settled].slice(0, SETTLED_POLLED)
    for (const hash of settled) {
      this.#settled.delete(hash)
      this.#settled.add(hash)
    }
    const pending = newest.map(({ sent }) => sent.hash).filter((hash) => !this.#settled.has(hash))
    return this.#take(now, [settled, pending, this.#pending(), this.#settled], isOurs)
  }

  /** Those that are due between two polls of the chain. */
  takeSoon(now: number, isOurs: IsOurs): readonly Hash[] {
    return this.#take(now, [this.#soon], isOurs)
  }

  /** The entry has been polled and pauses for `pause` ms; undefined ends its polls. */
  finish(hash: Hash, now: number, pause: number | undefined): void {
    this.#busy.delete(hash)
    const turn = this.#turns.get(hash)
    if (!turn) return
    if (pause === undefined) this.drop(hash)
    const delay = pause === 0 && this.#soon.has(hash) ? nextPollDelay(turn.polls) : undefined
    if (delay === undefined) this.#soon.delete(hash)
    turn.polls++
    turn.pauseMs = delay ?? pause ?? 0
    turn.notBefore = now + turn.pauseMs
  }

  get size(): number {
    return this.#turns.size
  }

  /** Milliseconds until the next one between two polls of the chain is due. */
  nextDelay(now: number): number | undefined {
    const delays = [...this.#soon].flatMap((hash) => {
      const turn = this.#busy.has(hash) ? undefined : this.#turns.get(hash)
      return turn ? msUntil(turn.notBefore, now, turn.pauseMs) : []
    })
    return delays.length === 0 ? undefined : Math.min(...delays)
  }

  /** The longest time in ms until every entry has been polled, if some are every `intervalMs`. */
  roundMs(intervalMs: number): number {
    const others = POLLED_AT_ONCE - POLLED_SOON - NEWEST_POLLED
    return Math.ceil(Math.max(0, this.#turns.size - POLLED_AT_ONCE) / others) * intervalMs
  }

  #keep(hash: Hash, { sent, fate }: Transaction): void {
    if (!this.#turns.has(hash)) {
      this.#turns.set(hash, { addedAt: sent.addedAt, polls: 0, notBefore: 0, pauseMs: 0 })
      this.#pollSoon(hash)
    }
    if (fate.status === 'pending') this.#settled.delete(hash)
    else {
      this.#settled.add(hash)
      this.#soon.delete(hash)
    }
  }

  /** If there are too many, the oldest one drops out. */
  #pollSoon(hash: Hash): void {
    this.#soon.add(hash)
    if (this.#soon.size <= POLLED_SOON) return
    const addedAt = (each: Hash) => this.#turns.get(each)?.addedAt ?? 0
    this.#soon.delete([...this.#soon].reduce((oldest, each) => (addedAt(each) < addedAt(oldest) ? each : oldest)))
  }

  *#pending(): Iterable<Hash> {
    for (const hash of this.#turns.keys()) if (!this.#settled.has(hash)) yield hash
  }

  #take(now: number, groups: readonly Iterable<Hash>[], isOurs: IsOurs): readonly Hash[] {
    const taken: Hash[] = []
    for (const group of groups) {
      for (const hash of group) {
        if (this.#busy.size >= POLLED_AT_ONCE) return taken
        const turn = this.#turns.get(hash)
        if (!turn || this.#busy.has(hash) || !isOurs(hash)) continue
        if (!isPast(turn.notBefore, now, turn.pauseMs)) continue
        this.#busy.add(hash)
        this.#turns.delete(hash)
        this.#turns.set(hash, turn)
        taken.push(hash)
      }
    }
    return taken
  }
}
