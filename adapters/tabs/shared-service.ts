import { Latest } from '#domain/wait/latest.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { awaitHeartbeat } from './heartbeat.ts'
import { holdLock } from './hold-lock.ts'
import { LeaderLostError } from './leader-lost-error.ts'
import { type CallOptions, type HostOptions, ServiceHost } from './service-host.ts'
import { openTabChannel, randomId, type TabChannel } from './tab-channel.ts'
import type { LeaderMessage, TabMessage } from './tab-messages.ts'
import type { Tabs } from './tabs.ts'

/** Data that does not parse is ignored: any script of the origin can post to the channel. */
interface SharedServiceOptions<Call extends object, State>
  extends Pick<HostOptions<Call, State>, 'open' | 'parseCall'> {
  readonly tabs: Tabs
  /** The name of the channel, and of the leader's lock. */
  readonly name: string
  readonly parseState: (data: unknown) => State | undefined
  /** How long the leader may be silent before another tab takes over. */
  readonly silentMs: number
}

/** This tab's host, or another tab. */
type Leader = Pick<ServiceHost<object, unknown>, 'id' | 'since' | 'receive' | 'leave'>

interface Pending extends CallOptions {
  /** The id of the message to the leader; a new one each time it is sent. */
  id?: string
  wasTaken: boolean
  readonly data: unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: unknown) => void
}

/** A fraction of `silentMs`: a call taken later may already have been sent to another leader. */
const TAKEN_WITHIN = 2 / 3

/** One service for all tabs: the tab that holds the lock is the leader, runs it, and performs the calls of all. */
export class SharedService<Call extends object, State> {
  readonly #options: SharedServiceOptions<Call, State>
  readonly #listeners = new Set<() => void>()
  readonly #pending = new Set<Pending>()
  readonly #heartbeat = new Latest()
  readonly #closing = new AbortController()
  /** Undefined while the page is in the back/forward cache, and once this is closed. */
  #channel: TabChannel | undefined
  #leader: Leader | undefined
  /** Undefined unless this tab holds the lock, or waits for it. */
  #releaseLock: (() => void) | undefined
  #state: State | undefined

  /** Resolves once the state is known. @throws the error that kept the service from opening. */
  static async open<Call extends object, State>(
    options: SharedServiceOptions<Call, State>
  ): Promise<SharedService<Call, State>> {
    const shared = new SharedService(options)
    await shared.latest().catch((cause: unknown) => shared.close().then(() => Promise.reject(cause)))
    return shared
  }

  private constructor(options: SharedServiceOptions<Call, State>) {
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

  /** Calls back whenever the state may have changed. @returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
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
    const { signal = this.#closing.signal } = options
    this.#closing.signal.throwIfAborted()
    signal.throwIfAborted()
    if (this.#channel && !this.#releaseLock) this.#queue()
    let pending: Pending | undefined
    const answer = new Promise<unknown>((resolve, reject) => {
      pending = { ...options, data, resolve, reject, wasTaken: false }
      this.#pending.add(pending)
      this.#restartHeartbeat()
      this.#send(pending)
    })
    try {
      return await unlessAborted(signal, answer)
    } finally {
      if (signal.aborted && pending?.id) this.#leader?.receive({ type: 'cancel', id: pending.id })
      if (pending) this.#pending.delete(pending)
      this.#restartHeartbeat()
    }
  }

  /** Final. Leaves the service to the other tabs. */
  async close(): Promise<void> {
    const left = this.#leave()
    this.#closing.abort()
    for (const { reject } of this.#pending) reject(this.#closing.signal.reason)
    await left
  }

  #send(pending: Pending): void {
    if (!this.#leader || !this.#channel) return
    pending.id = randomId()
    pending.wasTaken = false
    const { id, data } = pending
    const takeBy = Date.now() + this.#options.silentMs * TAKEN_WITHIN
    this.#leader.receive({ type: 'call', leader: this.#leader.id, id, tab: this.#channel.id, takeBy, data })
  }

  /** Heartbeats are awaited only while a call is pending. */
  #restartHeartbeat(): void {
    const signal = this.#heartbeat.start()
    const ask = () => this.#channel?.post({ type: 'hello' })
    const giveUp = () => this.#channel && !this.#isLeader && this.#queue(true)
    if (this.#pending.size === 0) this.#heartbeat.cancel()
    void awaitHeartbeat(this.#options.silentMs, signal, ask, giveUp)
  }

  get #isLeader(): boolean {
    return this.#leader instanceof ServiceHost
  }

  #enter(): void {
    const { tabs, name } = this.#options
    this.#channel = openTabChannel(tabs, name, (message) => this.#onMessage(message))
    this.#queue()
    this.#channel.post({ type: 'hello' })
  }

  async #leave(): Promise<void> {
    const [channel, releaseLock] = [this.#channel, this.#releaseLock]
    const left = this.#follow(undefined)
    this.#channel = undefined
    this.#releaseLock = undefined
    channel?.leave()
    await left
    releaseLock?.()
  }

  /** The page may be frozen from now on, so its lock is released before the service has closed. */
  #onHide(): void {
    const releaseLock = this.#releaseLock
    void this.#leave()
    releaseLock?.()
  }

  #queue(steal = false): void {
    this.#releaseLock?.()
    const { tabs, name } = this.#options
    const onLost = () => {
      if (!this.#channel) return
      void this.#follow(undefined)
      this.#queue()
      this.#channel.post({ type: 'hello' })
    }
    this.#releaseLock = holdLock(tabs.locks, name, { steal, onHeld: () => this.#lead(), onLost })
  }

  #lead(): void {
    if (!this.#channel) return
    const host: ServiceHost<Call, State> = new ServiceHost<Call, State>({
      ...this.#options,
      channel: this.#channel,
      onState: (state) => this.#leader === host && this.#setState(state),
      onUpdate: (update) => this.#onUpdate(update)
    })
    host.opened.catch((cause: unknown) => this.#resign(host, cause))
    void this.#follow(host)
  }

  /** The service could not be opened: another tab may succeed, or this one on its next call. */
  #resign(host: Leader, cause: unknown): void {
    if (this.#leader !== host) return
    for (const { reject } of this.#pending) reject(cause)
    void this.#follow(undefined)
    this.#releaseLock?.()
    this.#releaseLock = undefined
  }

  async #follow(leader: Leader | undefined): Promise<void> {
    const before = this.#leader
    this.#leader = leader
    for (const pending of this.#pending) {
      delete pending.id
      if (pending.wasTaken && !pending.isRepeatable) pending.reject(new LeaderLostError())
      else this.#send(pending)
    }
    await before?.leave()
  }

  #setState(state: State | undefined): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }

  #onMessage(message: TabMessage): void {
    if (message.type === 'leader') this.#onLeader(message)
    else if (!this.#onUpdate(message) && this.#isLeader) this.#leader?.receive(message)
  }

  /** @returns whether the message is about a call of this tab. */
  #onUpdate(message: TabMessage): boolean {
    const pending = 'id' in message && [...this.#pending].find(({ id }) => id === message.id)
    if (!pending) return false
    this.#restartHeartbeat()
    if (message.type === 'taken') pending.wasTaken = true
    else if (message.type === 'late') this.#send(pending)
    else if (message.type === 'notice') pending.notify?.(message.data)
    else if (message.type === 'value') pending.resolve(message.data)
    else if (message.type === 'error') pending.reject(message.data)
    return true
  }

  #onLeader({ leader: id, since, isOpening, data }: LeaderMessage): void {
    const state = this.#options.parseState(data)
    const { post } = this.#channel ?? {}
    if (!post || this.#isLeader || (data !== undefined && state === undefined)) return
    if (this.#leader && since < this.#leader.since) return
    if (id !== this.#leader?.id) void this.#follow({ id, since, receive: post, leave: async () => undefined })
    if (!this.#releaseLock) this.#queue()
    this.#restartHeartbeat()
    if (!isOpening) this.#setState(state)
  }

  /** A leader in the background may be asleep: gets its latest state, or takes over if it stays silent. */
  #catchUp(): void {
    if (this.#leader && !this.#isLeader && this.#options.tabs.isVisible()) void this.latest().catch(() => undefined)
  }
}
