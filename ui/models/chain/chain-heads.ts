import { observable, runInAction } from 'mobx'
import { type ChainReadError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { PollTimer } from '../poll-timer.ts'

/**
 * - `head`: the newest block, after each poll, whether it is a new one or not
 * - `unreachable`: the head could not be read
 * - `restarted`: the chain started over, as a local network may; what was read before is of another chain
 */
export type HeadEvent =
  | { readonly type: 'head'; readonly head: bigint }
  | { readonly type: 'unreachable'; readonly error: ChainReadError }
  | { readonly type: 'restarted' }

interface FollowedChain {
  readonly id: number
  readonly followers: Set<(event: HeadEvent) => void>
  readonly unfollow: () => void
  readonly reads: Latest
  reading: Promise<void> | undefined
}

/** `at` in milliseconds since 1970. */
interface KnownHead {
  readonly head: bigint
  readonly at: number
}

/** Reads the newest block of each chain, once for all that polls it; a review or a search reads a head of its own. */
export class ChainHeads {
  readonly #reader: ChainReader
  readonly #pollTimer: PollTimer
  readonly #chains = observable.map<number, FollowedChain>({}, { deep: false })
  readonly #known = observable.map<number, KnownHead>({}, { deep: false })
  /** The reads that have been started in this tick. */
  readonly #started = new Map<number, Promise<bigint>>()

  constructor(reader: ChainReader, pollTimer: PollTimer) {
    this.#reader = reader
    this.#pollTimer = pollTimer
  }

  /**
   * Calls back with the head after every poll of the chain, and soon unless it has just been read.
   * @returns a function that stops.
   */
  follow(chainId: number, follower: (event: HeadEvent) => void): () => void {
    const chain = this.#chains.get(chainId) ?? this.#open(chainId)
    chain.followers.add(follower)
    return () => {
      chain.followers.delete(follower)
      if (chain.followers.size > 0 || this.#chains.get(chainId) !== chain) return
      runInAction(() => this.#chains.delete(chainId))
      chain.unfollow()
    }
  }

  /** Whether any chain is read while the page is looked at. */
  get isFollowing(): boolean {
    return this.#chains.size > 0
  }

  /** As last read for those who follow the chain, however long ago; undefined if that failed. */
  shown(chainId: number): bigint | undefined {
    return this.#known.get(chainId)?.head
  }

  /** The same, unless the chain may have been polled without a read of its head since. */
  recent(chainId: number): bigint | undefined {
    const known = this.#known.get(chainId)
    return known && !hasPassed(this.#pollTimer.intervalOf(chainId), known.at, Date.now()) ? known.head : undefined
  }

  /** Reads the head now, once for all who ask in the same tick, as a chain's followers do with each poll. @throws ChainReadError */
  read(chainId: number): Promise<bigint> {
    const started = this.#started.get(chainId)
    if (started) return started
    const read = this.#reader.getBlockNumber(chainId)
    this.#started.set(chainId, read)
    queueMicrotask(() => this.#started.delete(chainId))
    return read
  }

  /** For a visitor who asks again: endpoints of the chain that rest after failures are asked by the next read. */
  endRests(chainId: number): void {
    this.#reader.endRests(chainId)
  }

  /** Reads the head of a followed chain now, as a poll would. Resolves once it is read, or could not be. */
  async readAgain(chainId: number): Promise<void> {
    const chain = this.#chains.get(chainId)
    if (!chain) return
    this.#poll(chain)
    await chain.reading
  }

  /** A chain is another one from now on: what was read of it no longer holds. */
  startOver(chainId: number): void {
    this.#reader.startOver(chainId)
    runInAction(() => this.#known.delete(chainId))
    const chain = this.#chains.get(chainId)
    if (!chain) return
    chain.reads.cancel()
    chain.reading = undefined
    this.#notify(chain, { type: 'restarted' })
    this.#poll(chain)
  }

  #open(id: number): FollowedChain {
    const unfollow = this.#pollTimer.follow(id, () => this.#poll(chain))
    const chain: FollowedChain = { id, followers: new Set(), unfollow, reads: new Latest(), reading: undefined }
    runInAction(() => this.#chains.set(id, chain))
    // Strict mode unmounts what has just been mounted, once, before this.
    if (this.recent(id) === undefined) queueMicrotask(() => this.#poll(chain))
    return chain
  }

  /** A chain with a pending read is skipped. */
  #poll(chain: FollowedChain): void {
    if (chain.followers.size > 0 && this.#pollTimer.isVisible) chain.reading ??= this.#read(chain)
  }

  async #read(chain: FollowedChain): Promise<void> {
    const signal = chain.reads.start()
    const event = await this.read(chain.id).then(
      (head): HeadEvent => ({ type: 'head', head }),
      (cause: unknown): HeadEvent => ({ type: 'unreachable', error: toChainReadError(chain.id, cause) })
    )
    if (signal.aborted) return
    chain.reading = undefined
    runInAction(() => {
      if (event.type === 'head') this.#known.set(chain.id, { head: event.head, at: Date.now() })
      else this.#known.delete(chain.id)
    })
    this.#notify(chain, event)
  }

  #notify(chain: FollowedChain, event: HeadEvent): void {
    for (const follower of [...chain.followers]) follower(event)
  }
}
