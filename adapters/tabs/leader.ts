import { Latest } from '#domain/wait/latest.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { type LeaderMessage, onTabMessage, type TabMessage } from './tab-messages.ts'
import { type Channel, holdLock, type Tabs, uniqueId } from './tabs.ts'

/** The time during which one tab leads, or, with an empty id, during which this tab knows of no leader. */
export interface Term {
  /** Not a tab's id: a tab that becomes the leader again has a new one. */
  readonly id: string
  /** In ms since 1970. */
  readonly since: number
  /** This tab is the leader. */
  readonly isOwn: boolean
  /** Aborts with a LeaderLostError once the term is over. */
  readonly signal: AbortSignal
}

export interface LeaderOptions {
  readonly tabs: Tabs
  /** The name of the leader's lock and of the channel. */
  readonly name: string
  /** How long the leader may be silent before a tab that watches it takes over. */
  readonly silentMs: number
}

/** What one tab does for all: the owner of a `Leader`. */
export interface LeaderWork {
  /** What this tab announces while it leads. */
  readonly announced: Pick<LeaderMessage, 'isOpening' | 'data'>
  /** False for a leader that is of no use to this tab, such as another version of the page. */
  canFollow(leader: LeaderMessage): boolean
  /** A term begins, and the last one is over. @returns a promise for the end of what this tab did as the leader, if it did. */
  onTerm(term: Term): Promise<void> | void
  /** An announcement of the leader that this tab follows, or a message that is not about who leads. */
  onMessage(message: Exclude<TabMessage, { readonly type: 'hello' }>): void
}

/** The leader was lost: what it was asked to do may be done, or not. */
export class LeaderLostError extends Error {
  override readonly name = 'LeaderLostError'
}

/** A leader that has missed this many heartbeats is lost. */
export const MAX_MISSED = 3

/**
 * One tab's part in the election of a leader among the tabs of an origin. The leader is the tab that holds a lock. The lock of a
 * closed tab is free at once, but a frozen tab keeps its own: a follower that watches the leader takes the lock away.
 */
export class Leader {
  readonly #options: LeaderOptions
  readonly #work: LeaderWork
  /** Undefined unless this tab takes part. */
  #channel: Channel | undefined
  /** Ends this tab's request for the lock, or its hold of it; undefined while there is neither. */
  #lock: AbortController | undefined
  #ending = new AbortController()
  #term: Term = { id: '', since: 0, isOwn: false, signal: this.#ending.signal }
  /** Emits `heartbeat`. */
  readonly #signs = new EventTarget()

  constructor(options: LeaderOptions, work: LeaderWork) {
    this.#options = options
    this.#work = work
  }

  get term(): Term {
    return this.#term
  }

  get takesPart(): boolean {
    return this.#channel !== undefined
  }

  /** Queues for the lead, and asks who has it. */
  enter(): void {
    if (this.#channel) return
    const channel = this.#options.tabs.openChannel(this.#options.name)
    this.#channel = channel
    onTabMessage(channel, (message) => channel === this.#channel && this.#onMessage(message))
    this.#seek()
  }

  /** Takes no part any more. The next tab leads once what this one did as the leader has ended. */
  async leave(): Promise<void> {
    const [channel, lock] = [this.#channel, this.#lock]
    this.#channel = undefined
    this.#lock = undefined
    const ended = this.#begin({ id: '', since: 0, isOwn: false })
    channel?.close()
    await ended
    lock?.abort()
  }

  /** As `leave`, for a page that may be frozen from now on: the next tab may lead at once. */
  leaveAtOnce(): void {
    const lock = this.#lock
    void this.leave()
    lock?.abort()
  }

  /** Leaves the lead to other tabs until one of them has it, or until `reenter`. */
  resign(): void {
    this.#lock?.abort()
    this.#lock = undefined
  }

  /** Queues again after resigning. */
  reenter(): void {
    if (this.#channel && !this.#lock) this.#seek()
  }

  /** Takes the lead away from the tab that has it. */
  takeOver(): void {
    if (this.#channel && !this.#isLeading) this.#queue({ steal: true })
  }

  /** Shows followers that this tab leads, and what it has to announce. */
  announce(): void {
    const { id: leader, since } = this.#term
    if (this.#isLeading) this.#channel?.postMessage({ type: 'leader', leader, since, ...this.#work.announced })
  }

  /** Sends a message that is not about who leads. @throws DataCloneError */
  post(message: Exclude<TabMessage, LeaderMessage | { readonly type: 'hello' }>): void {
    this.#channel?.postMessage(message)
  }

  /** Until the signal aborts, asks a silent leader for a heartbeat, and takes over from one that stays silent. */
  watch(signal: AbortSignal): void {
    if (!this.#channel || signal.aborted) return
    const silence = new Latest()
    const restart = () => void this.#awaitHeartbeat(silence.start())
    this.#signs.addEventListener('heartbeat', restart, { signal })
    signal.addEventListener('abort', () => silence.cancel())
    restart()
  }

  /** Whatever the leader sends shows that it responds. */
  heard(): void {
    this.#signs.dispatchEvent(new Event('heartbeat'))
  }

  get #isLeading(): boolean {
    return this.#term.isOwn && this.#lock !== undefined
  }

  #seek(): void {
    void this.#begin({ id: '', since: 0, isOwn: false })
    this.#queue({ steal: false })
    this.#channel?.postMessage({ type: 'hello' })
  }

  #queue({ steal }: { readonly steal: boolean }): void {
    this.#lock?.abort()
    this.#lock = new AbortController()
    const { tabs, name } = this.#options
    // A tab that has left releases the lock soon.
    const onHeld = () => this.#channel && this.#lead()
    const onLost = () => this.#channel && this.#seek()
    holdLock(tabs.locks, name, { signal: this.#lock.signal, steal, onHeld, onLost })
  }

  #lead(): void {
    // Later than the term before, also if the clock was set back: whoever follows that one follows this one then.
    const since = Math.max(Date.now(), this.#term.since + 1)
    void this.#begin({ id: uniqueId(), since, isOwn: true })
    this.announce()
  }

  async #begin(term: Omit<Term, 'signal'>): Promise<void> {
    const ending = this.#ending
    this.#ending = new AbortController()
    this.#term = { ...term, signal: this.#ending.signal }
    ending.abort(new LeaderLostError())
    await this.#work.onTerm(this.#term)
  }

  #onMessage(message: TabMessage): void {
    if (message.type === 'hello') this.announce()
    else if (message.type !== 'leader' || this.#follow(message)) this.#work.onMessage(message)
  }

  /** @returns false if the message is not from the current leader: an older one has not yet noticed that it lost the lock. */
  #follow(message: LeaderMessage): boolean {
    const { leader: id, since } = message
    if (this.#isLeading || since < this.#term.since || !this.#work.canFollow(message)) return false
    if (id !== this.#term.id) void this.#begin({ id, since, isOwn: false })
    if (!this.#lock) this.#queue({ steal: false })
    this.heard()
    return true
  }

  /** Waits several short times rather than once: after the device has slept, both tabs wake at the same time. */
  async #awaitHeartbeat(signal: AbortSignal): Promise<void> {
    for (let missed = 1; ; missed = (missed % MAX_MISSED) + 1) {
      await sleep(this.#options.silentMs / MAX_MISSED, signal)
      if (signal.aborted) return
      if (missed < MAX_MISSED) this.#channel?.postMessage({ type: 'hello' })
      else this.takeOver()
    }
  }
}
