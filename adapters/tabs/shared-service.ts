import { abortedBy } from '#domain/wait/aborted-by.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { callLeader } from './call-leader.ts'
import { holdLock } from './hold-lock.ts'
import { LeaderLostError } from './leader-lost-error.ts'
import { type AttemptOptions, type PerformOptions, ServiceHost, type ServiceOptions } from './service-host.ts'
import { isStateReadable, type LeaderMessage, onTabMessage } from './tab-messages.ts'
import type { Channel } from './tabs.ts'

interface CallOptions extends Partial<PerformOptions> {
  /** Whether the call is repeated with the next leader if its leader is lost. */
  readonly isRepeatable?: boolean
}

/** While the leader is not known. */
const NOBODY = { id: '', since: 0 }

/**
 * One service for all tabs: the tab that holds the lock is the leader, runs it, and performs the calls of all. Emits
 * `change` whenever the state may have changed.
 */
export class SharedService<Call extends object, State> extends EventTarget {
  readonly #options: ServiceOptions<Call, State>
  readonly #closing = new AbortController()
  /** Undefined while the page is in the back/forward cache, and once this is closed. */
  #channel: Channel | undefined
  /** Ends this tab's request for the leader's lock, or its hold of it; undefined while there is neither. */
  #lock: AbortController | undefined
  /** This tab's host, or another tab. */
  #leader: ServiceHost<Call, State> | typeof NOBODY = NOBODY
  /** Aborts when the leader is replaced. */
  #term = new AbortController()
  #state: State | undefined

  /** Resolves once the state is known. @throws the error that kept the service from opening. */
  static async open<Call extends object, State>(
    options: ServiceOptions<Call, State>
  ): Promise<SharedService<Call, State>> {
    const shared = new SharedService(options)
    await shared.latest().catch((cause: unknown) => shared.close().then(() => Promise.reject(cause)))
    return shared
  }

  private constructor(options: ServiceOptions<Call, State>) {
    super()
    this.#options = options
    const { page } = options.tabs
    const { signal } = this.#closing
    page.addEventListener('pagehide', (event) => Object(event).persisted && this.#onHide(), { signal })
    page.addEventListener('pageshow', () => this.#channel ?? this.#enter(), { signal })
    page.addEventListener('visibilitychange', () => this.#catchUp(), { signal })
    this.#enter()
  }

  get state(): State | undefined {
    return this.#state
  }

  /** The leader's current state. */
  async latest(): Promise<State | undefined> {
    await this.call(undefined, { isRepeatable: true })
    return this.#state
  }

  /**
   * Has the current leader perform the call. @throws what the service throws, as plain data if it comes from another
   * tab; LeaderLostError; and AbortError once the call is aborted, or this is closed.
   */
  async call(data: Call | undefined, options: CallOptions = {}): Promise<unknown> {
    const { signal = new AbortController().signal, onProgress = () => undefined, isRepeatable = false } = options
    if (this.#channel && !this.#lock) this.#findLeader()
    // Each round is an attempt with one leader, which ends with its term.
    for (;;) {
      const attempt = abortedBy(this.#closing.signal, signal, this.#term.signal)
      let canRepeat = true
      const onAccepted = () => {
        canRepeat = isRepeatable
      }
      try {
        attempt.signal.throwIfAborted()
        const answer = this.#perform(data, { signal: attempt.signal, onProgress, onAccepted })
        return await unlessAborted(attempt.signal, answer)
      } catch (cause) {
        if (!canRepeat || !(cause instanceof LeaderLostError)) throw cause
      } finally {
        attempt.abort()
      }
    }
  }

  #perform(data: Call | undefined, attempt: AttemptOptions): Promise<unknown> {
    const [leader, channel] = [this.#leader, this.#channel]
    if (leader instanceof ServiceHost) return leader.perform(data, attempt)
    // In the back/forward cache: the call goes on once the page is restored.
    if (!channel) return new Promise(() => undefined)
    return callLeader(leader.id, data, { ...this.#options, ...attempt, channel, onSilent: () => this.#queue(true) })
  }

  /** Final. Leaves the service to the other tabs. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#leave()
  }

  #enter(): void {
    const { tabs, name } = this.#options
    this.#channel = tabs.openChannel(name)
    onTabMessage(this.#channel, (message) => message.type === 'leader' && this.#onLeader(message), this.#closing.signal)
    this.#findLeader()
  }

  async #leave(): Promise<void> {
    const [channel, lock] = [this.#channel, this.#lock]
    this.#channel = undefined
    this.#lock = undefined
    const left = this.#follow(NOBODY)
    channel?.close()
    await left
    lock?.abort()
  }

  /** The page may be frozen from now on, so its lock is released before the service has closed. */
  #onHide(): void {
    const lock = this.#lock
    void this.#leave()
    lock?.abort()
  }

  #findLeader(): void {
    void this.#follow(NOBODY)
    this.#queue()
    this.#channel?.postMessage({ type: 'hello' })
  }

  #queue(steal = false): void {
    this.#lock?.abort()
    this.#lock = new AbortController()
    const { tabs, name } = this.#options
    const { signal } = this.#lock
    // Without a channel, this tab is about to release the lock anyway.
    const onLost = () => this.#channel && this.#findLeader()
    holdLock(tabs.locks, name, { signal, steal, onHeld: () => this.#lead(), onLost })
  }

  #lead(): void {
    if (!this.#channel) return
    const host = new ServiceHost<Call, State>(this.#options, this.#channel, (state) => this.#setState(state))
    void this.#follow(host)
    host.opened.catch(() => {
      if (this.#leader !== host) return
      // Another tab may succeed, or this one on its next call.
      this.#lock?.abort()
      this.#lock = undefined
    })
  }

  /** Pending calls are repeated with the new leader, or fail. */
  async #follow(leader: ServiceHost<Call, State> | typeof NOBODY): Promise<void> {
    const [before, term] = [this.#leader, this.#term]
    this.#leader = leader
    this.#term = new AbortController()
    term.abort(new LeaderLostError())
    if (before instanceof ServiceHost) await before.leave()
  }

  #setState(state: State | undefined): void {
    this.#state = state
    this.dispatchEvent(new Event('change'))
  }

  #onLeader(message: LeaderMessage): void {
    const { leader: id, since, isOpening, data } = message
    const { parseState } = this.#options
    // A host without a place has given up the lead.
    const isLeader = this.#lock && this.#leader instanceof ServiceHost
    if (!this.#channel || isLeader || !isStateReadable(message, parseState)) return
    if (since < this.#leader.since) return
    if (id !== this.#leader.id) void this.#follow({ id, since })
    if (!this.#lock) this.#queue()
    if (!isOpening) this.#setState(parseState(data))
  }

  /** A leader in the background may be asleep: gets its latest state, or takes over if it stays silent. */
  #catchUp(): void {
    if (!this.#leader.id || this.#leader instanceof ServiceHost || !this.#options.tabs.isVisible()) return
    void this.latest().catch(() => undefined)
  }
}
