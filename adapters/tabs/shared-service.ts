import { Latest } from '#domain/wait/latest.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { awaitHeartbeat } from './heartbeat.ts'
import { holdLock } from './hold-lock.ts'
import { type CallOptions, type HostOptions, ServiceHost } from './service-host.ts'
import { openTabChannel, randomId, type TabChannel } from './tab-channel.ts'
import type { LeaderMessage, TabMessage } from './tab-messages.ts'
import type { Tabs } from './tabs.ts'

/** What does not parse is ignored: any script of the origin can post to the channel. */
export interface SharedServiceOptions<Call extends object, State>
  extends Pick<HostOptions<Call, State>, 'open' | 'parseCall'> {
  readonly tabs: Tabs
  /** Of the channel, and of the lock that the leader holds. */
  readonly name: string
  readonly parseState: (data: unknown) => State | undefined
  /** How long the leader may be silent until another tab takes over. */
  readonly silentMs: number
}

/** The leader went in the middle of a call that is not to be made twice. */
export class LeaderLostError extends Error {
  override readonly name = 'LeaderLostError'
}

/** This tab's host, or another tab. */
type Leader = Pick<ServiceHost<object, unknown>, 'id' | 'since' | 'receive' | 'leave'>

interface Pending extends CallOptions {
  /** Of the message to the leader; another one each time. */
  id?: string
  wasTaken: boolean
  readonly data: unknown
  readonly resolve: (value: unknown) => void
  readonly reject: (cause: unknown) => void
}

/** As a part of the time until a leader is given up: what is taken later may have been asked elsewhere. */
const TAKEN_WITHIN = 2 / 3

/** One service for all tabs: the one that has the lock leads, has the service, and does for the others what they ask. */
export class SharedService<Call extends object, State> {
  readonly #options: SharedServiceOptions<Call, State>
  readonly #listeners = new Set<() => void>()
  readonly #pending = new Set<Pending>()
  readonly #heartbeat = new Latest()
  readonly #closing = new AbortController()
  /** Undefined while the browser keeps the page aside (back/forward cache), and in the end. */
  #channel: TabChannel | undefined
  #leader: Leader | undefined
  /** Undefined unless this tab has the lock, or waits for it. */
  #releaseLock: (() => void) | undefined
  #state: State | undefined

  /** Resolves when the state is known. @throws what keeps the service from opening. */
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

  /** Calls back whenever the state may have changed. @returns a function that stops. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** The state as the leader has it now. */
  async latest(): Promise<State | undefined> {
    await this.call(undefined, { isRepeatable: true })
    return this.#state
  }

  /**
   * Has the leader do it, whoever that is by then. @throws what the service throws, from another tab as plain data;
   * LeaderLostError; and AbortError as soon as the call is aborted, or everything is closed.
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

  /** It is waited for while something is pending. */
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

  /** The page may stand still from now on, so its lock does not wait until the service has closed. */
  #onHide(): void {
    const releaseLock = this.#releaseLock
    void this.#leave()
    releaseLock?.()
  }

  #queue(steal = false): void {
    this.#releaseLock?.()
    const { tabs, name } = this.#options
    const onLost = () => {
      void this.#follow(undefined)
      this.#queue()
      this.#channel?.post({ type: 'hello' })
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

  /** Without a service: another tab may have more luck, and this one the next time that something is asked. */
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

  /** @returns whether it is one, to a call of this tab. */
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

  /** The leader may sleep in the background; what it has missed is not to be missed here. */
  #catchUp(): void {
    if (this.#leader && !this.#isLeader && this.#options.tabs.isVisible()) void this.latest().catch(() => undefined)
  }
}
