import { type PollReason, type Presence, pollDelay, pollingInterval, presenceOf } from '#domain/chain/polling.ts'
import { POLLING_INTERVAL_MS } from '#domain/chain/rpc.ts'
import type { PageActivity } from '#domain/ports/page-activity.ts'
import { startBy } from '#domain/wait/is-past.ts'
import { stopAll } from './stop-all.ts'

interface FollowedChain {
  readonly followers: Set<() => void>
  /** Pending transactions on screen. */
  readonly shown: Set<symbol>
  /** Milliseconds since 1970. */
  polledAt: number | undefined
}

/**
 * Polls each followed chain as often as `pollingInterval` allows, and calls its listeners every 4000 ms while the page is
 * visible, whoever is there. What followers of a chain read in one poll is sent as one batch. Between these polls,
 * transactions that have just been listed are polled by a timer of their own (`transaction-poller.ts`).
 */
export class PollTimer {
  readonly #activity: PageActivity
  readonly #listeners = new Set<() => void>()
  readonly #chains = new Map<number, FollowedChain>()
  /** Milliseconds since 1970; whoever opens the page is there. */
  #inputAt = Date.now()
  #tickedAt = Date.now()
  #isUpdating = false
  #isStopped = false
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(activity: PageActivity) {
    this.#activity = activity
  }

  /** @returns a function that stops. */
  start(): () => void {
    this.#isStopped = false
    const unfollow = stopAll([this.#activity.onVisibility(this.#onVisibility), this.#activity.onInput(this.#onInput)])
    return () => {
      this.#isStopped = true
      unfollow()
      this.#listeners.clear()
      this.#chains.clear()
      clearTimeout(this.#timer)
    }
  }

  /**
   * Calls back every 4000 ms while the page is visible, and when it becomes visible again; a chain is polled with `follow`.
   * @returns a function that stops.
   */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#tickedAt = Date.now()
    this.#listeners.add(listener)
    this.#schedule()
    return () => this.#listeners.delete(listener)
  }

  /** Polls a chain with all who follow it, soon if its last poll is long enough ago. @returns a function that stops. */
  follow(chainId: number, follower: () => void): () => void {
    const { followers } = this.#chain(chainId)
    followers.add(follower)
    this.#updateSoon()
    return () => void followers.delete(follower)
  }

  /** A pending transaction of a chain is on screen, and the chain polled often, until the returned function is called. */
  showPending(chainId: number): () => void {
    const { shown } = this.#chain(chainId)
    const one = Symbol()
    shown.add(one)
    this.#updateSoon()
    return () => void shown.delete(one)
  }

  /** Milliseconds between two polls of a chain, as if somebody were there while it is not polled. */
  intervalOf(chainId: number): number {
    return pollingInterval(reasonOf(this.#chain(chainId)), this.#presence) ?? POLLING_INTERVAL_MS
  }

  get isVisible(): boolean {
    return this.#activity.isVisible
  }

  readonly #onVisibility = (): void => {
    if (this.isVisible) {
      // Whoever shows the page is there.
      this.#inputAt = Date.now()
      this.#tick()
    }
    this.#update()
  }

  readonly #onInput = (): void => {
    const presence = this.#presence
    this.#inputAt = Date.now()
    if (presence === 'idle') this.#update()
  }

  /** In one poll for all that are mounted in the same tick. */
  #updateSoon(): void {
    if (this.#isUpdating) return
    this.#isUpdating = true
    queueMicrotask(() => {
      this.#isUpdating = false
      this.#update()
    })
  }

  readonly #update = (): void => {
    if (this.#isStopped) return
    // Who was there when the clock was set back is there for another minute.
    this.#inputAt = startBy(this.#inputAt, Date.now())
    if (this.isVisible) {
      if (this.#listeners.size > 0 && this.#tickDelay === 0) this.#tick()
      for (const chain of this.#chains.values()) if (this.#delayOf(chain) === 0) this.#poll(chain)
    }
    this.#schedule()
  }

  #tick(): void {
    this.#tickedAt = Date.now()
    for (const listener of this.#listeners) listener()
  }

  #poll(chain: FollowedChain): void {
    chain.polledAt = Date.now()
    for (const follower of [...chain.followers]) follower()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    // What is still under way may follow a chain afterwards.
    if (this.#isStopped || !this.isVisible) return
    const delays = [...this.#chains.values()].flatMap((chain) => this.#delayOf(chain) ?? [])
    if (this.#listeners.size > 0) delays.push(this.#tickDelay)
    if (delays.length > 0) this.#timer = setTimeout(this.#update, Math.min(...delays))
  }

  get #presence(): Presence {
    return presenceOf({ isVisible: this.isVisible, inputAt: this.#inputAt, now: Date.now() })
  }

  get #tickDelay(): number {
    return pollDelay(POLLING_INTERVAL_MS, this.#tickedAt, Date.now())
  }

  #delayOf(chain: FollowedChain): number | undefined {
    const interval = pollingInterval(reasonOf(chain), this.#presence)
    return interval === undefined ? undefined : pollDelay(interval, chain.polledAt, Date.now())
  }

  #chain(chainId: number): FollowedChain {
    const chain = this.#chains.get(chainId) ?? { followers: new Set(), shown: new Set(), polledAt: undefined }
    this.#chains.set(chainId, chain)
    return chain
  }
}

function reasonOf({ followers, shown }: FollowedChain): PollReason {
  if (followers.size === 0) return 'nothing'
  return shown.size > 0 ? 'pending' : 'head'
}
