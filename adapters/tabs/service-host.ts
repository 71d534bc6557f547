import { abortedBy } from '#domain/wait/aborted-by.ts'
import { toErrorData } from './error-data.ts'
import { holdLock } from './hold-lock.ts'
import { randomId } from './random-id.ts'
import { type CallMessage, type CallUpdate, type LeaderMessage, onTabMessage, type TabMessage } from './tab-messages.ts'
import type { Channel, Tabs } from './tabs.ts'

export interface PerformOptions {
  readonly signal: AbortSignal
  /** Receives a running call's progress: unchecked, like its result, because it may come from another tab. */
  readonly onProgress: (progress: unknown) => void
}

/** Runs in one tab at a time. Calls, progress, results and states pass between tabs, so they must be cloneable. */
export interface Service<Call> {
  perform(call: Call, options: PerformOptions): Promise<unknown>
  close(): Promise<void>
}

/** Data that does not parse is ignored: any script of the origin can post to the channel. */
export interface ServiceOptions<Call extends object, State> {
  readonly tabs: Tabs
  /** The name of the channel, of the leader's lock, and with a call's id of that call's lock. */
  readonly name: string
  /** How long the leader may be silent before another tab takes over. */
  readonly silentMs: number
  /** Opens the service, which then calls back with its state, now and whenever it may have changed. */
  readonly open: (onState: (state: State | undefined) => void) => Promise<Service<Call>>
  readonly parseCall: (data: unknown) => Call | undefined
  readonly parseState: (data: unknown) => State | undefined
}

export interface AttemptOptions extends PerformOptions {
  /** Called before the call can have an effect. */
  readonly onAccepted: () => void
}

/** This tab as the leader: runs the service, and performs the calls of this and other tabs. */
export class ServiceHost<Call extends object, State> {
  readonly id = randomId()
  readonly since = Date.now()
  /** Rejects if the service cannot be opened. */
  readonly opened: Promise<Service<Call>>
  readonly #options: ServiceOptions<Call, State>
  readonly #channel: Channel
  readonly #leaving = new AbortController()
  #known: Pick<LeaderMessage, 'isOpening' | 'data'> = { isOpening: true }

  constructor(options: ServiceOptions<Call, State>, channel: Channel, onState: (state: State | undefined) => void) {
    this.#options = options
    this.#channel = channel
    onTabMessage(channel, (message) => this.#onMessage(message), this.#leaving.signal)
    this.#announce()
    this.opened = options.open((state) => {
      if (this.#leaving.signal.aborted) return
      this.#known = { isOpening: false, data: state }
      this.#announce()
      onState(state)
    })
    // Another tab may succeed, and answers instead.
    this.opened.catch(() => this.#leaving.abort())
  }

  async perform(call: Call | undefined, { onAccepted, ...options }: AttemptOptions): Promise<unknown> {
    const service = await this.opened
    options.signal.throwIfAborted()
    onAccepted()
    return call && service.perform(call, options)
  }

  /** Final. */
  async leave(): Promise<void> {
    this.#leaving.abort()
    const service = await this.opened.catch(() => undefined)
    await service?.close()
  }

  #announce(): void {
    this.#channel.postMessage({ type: 'leader', leader: this.id, since: this.since, ...this.#known })
  }

  #onMessage(message: TabMessage): void {
    if (message.type === 'hello') this.#announce()
    else if (message.type === 'call' && message.leader === this.id) void this.#serve(message)
  }

  /** Performs another tab's call, which holds the call's lock until it is over, aborted, or the tab is closed. */
  async #serve({ id, acceptBy, data }: CallMessage): Promise<void> {
    const { tabs, name, parseCall } = this.#options
    const call = parseCall(data)
    if (data !== undefined && call === undefined) return
    const serving = abortedBy(this.#leaving.signal)
    const { signal } = serving
    holdLock(tabs.locks, `${name}.${id}`, { signal, onHeld: () => serving.abort() })
    // If this tab no longer leads, the next leader answers instead.
    const reply = (type: CallUpdate['type'], given?: unknown) =>
      signal.aborted || this.#channel.postMessage({ type, id, data: given })
    const options = {
      signal,
      onProgress: (progress: unknown) => reply('progress', progress),
      onAccepted: () => reply('accepted')
    }
    try {
      await this.opened
      if (Date.now() > acceptBy) reply('expired')
      else reply('value', await this.perform(call, options))
    } catch (cause) {
      reply('error', toErrorData(cause))
    } finally {
      serving.abort()
    }
  }
}
