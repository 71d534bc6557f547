import { abortedBy } from '#domain/wait/aborted-by.ts'
import { isPast } from '#domain/wait/is-past.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { Leader, LeaderLostError, type LeaderOptions, type LeaderWork, type Term } from './leader.ts'
import type { CallMessage, CallUpdate, LeaderMessage } from './tab-messages.ts'
import { holdLock, uniqueId } from './tabs.ts'

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

/** `name` with a call's id is that call's lock. Data that does not parse is ignored: any script of the origin can post it. */
interface ServiceOptions<Call extends object, State> extends LeaderOptions {
  /** Opens the service, which then calls back with its state, now and whenever it may have changed. */
  readonly open: (onState: (state: State | undefined) => void) => Promise<Service<Call>>
  readonly parseCall: (data: unknown) => Call | undefined
  readonly parseState: (data: unknown) => State | undefined
}

interface CallOptions extends Partial<PerformOptions> {
  /** Whether the call is repeated with the next leader if its leader is lost. */
  readonly isRepeatable?: boolean
}

interface AttemptOptions extends PerformOptions {
  /** Called before the call can have an effect. */
  readonly onAccepted: () => void
}

/** A fraction of `silentMs`: a call accepted later may already have been sent to another leader. */
const ACCEPTED_WITHIN = 2 / 3

/**
 * One service for all tabs: the leader runs it, and performs the calls of all. Emits `change` whenever the state may have
 * changed.
 */
export class SharedService<Call extends object, State> extends EventTarget implements LeaderWork {
  readonly #options: ServiceOptions<Call, State>
  readonly #leader: Leader
  readonly #closing = new AbortController()
  /** While this tab leads. */
  #host: ServiceHost<Call, State> | undefined
  /** The calls that another tab performs, by id. */
  readonly #calls = new Map<string, (update: CallUpdate) => void>()
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
    this.#leader = new Leader(options, this)
    const { page } = options.tabs
    const { signal } = this.#closing
    // Kept in the back/forward cache.
    page.addEventListener('pagehide', (event) => Object(event).persisted && this.#leader.leaveAtOnce(), { signal })
    page.addEventListener('pageshow', () => this.#leader.enter(), { signal })
    page.addEventListener('visibilitychange', () => this.#catchUp(), { signal })
    this.#leader.enter()
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
    this.#leader.reenter()
    // Each round is an attempt with one leader, which ends with its term.
    for (;;) {
      const { term } = this.#leader
      const attempt = abortedBy(this.#closing.signal, signal, term.signal)
      let canRepeat = true
      const onAccepted = () => {
        canRepeat = isRepeatable
      }
      try {
        attempt.signal.throwIfAborted()
        const answer = this.#perform(term, data, { signal: attempt.signal, onProgress, onAccepted })
        return await unlessAborted(attempt.signal, answer)
      } catch (cause) {
        if (!canRepeat || !(cause instanceof LeaderLostError)) throw cause
      } finally {
        attempt.abort()
      }
    }
  }

  /** Final. Leaves the service to the other tabs. */
  async close(): Promise<void> {
    this.#closing.abort()
    await this.#leader.leave()
  }

  get announced(): LeaderWork['announced'] {
    return this.#host?.announced ?? { isOpening: true }
  }

  canFollow({ data }: LeaderMessage): boolean {
    return data === undefined || this.#options.parseState(data) !== undefined
  }

  async onTerm({ isOwn }: Term): Promise<void> {
    const before = this.#host
    this.#host = isOwn ? this.#openHost() : undefined
    await before?.leave()
  }

  onMessage(message: LeaderMessage | CallMessage | CallUpdate): void {
    if (message.type === 'leader') {
      if (!message.isOpening) this.#setState(this.#options.parseState(message.data))
    } else if (message.type === 'call') void this.#host?.serve(message, this.#leader.term)
    else this.#calls.get(message.id)?.(message)
  }

  #perform(term: Term, data: Call | undefined, attempt: AttemptOptions): Promise<unknown> {
    if (this.#host) return this.#host.perform(data, attempt)
    // In the back/forward cache: the call goes on once the page is restored.
    if (!this.#leader.takesPart) return new Promise(() => undefined)
    return this.#askLeader(term, data, attempt)
  }

  /** Has the leader in another tab perform a call until the signal aborts, and watches the leader meanwhile. */
  #askLeader({ id: leader }: Term, data: Call | undefined, attempt: AttemptOptions): Promise<unknown> {
    const { tabs, name, silentMs } = this.#options
    const { signal, onProgress, onAccepted } = attempt
    const id = uniqueId()
    this.#leader.watch(signal)
    signal.addEventListener('abort', () => this.#calls.delete(id))
    return new Promise((resolve, reject) => {
      const send = () => {
        try {
          this.#leader.post({ type: 'call', leader, id, acceptBy: Date.now() + silentMs * ACCEPTED_WITHIN, data })
        } catch (cause) {
          // What cannot be cloned.
          reject(cause)
        }
      }
      const replies = { accepted: onAccepted, expired: send, progress: onProgress, value: resolve, error: reject }
      this.#calls.set(id, (update) => {
        this.#leader.heard()
        replies[update.type](update.data)
      })
      // The leader waits for this lock too, and so notices when the call is aborted or its tab is gone.
      holdLock(tabs.locks, `${name}.${id}`, { signal, onHeld: send })
    })
  }

  #openHost(): ServiceHost<Call, State> {
    const host = new ServiceHost<Call, State>(this.#options, this.#leader, (state) => this.#setState(state))
    // Another tab may succeed and answers instead, or this one on its next call.
    host.opened.catch(() => this.#host === host && this.#leader.resign())
    return host
  }

  #setState(state: State | undefined): void {
    this.#state = state
    this.dispatchEvent(new Event('change'))
  }

  /** A leader in the background may be asleep: gets its latest state, or takes over if it stays silent. */
  #catchUp(): void {
    const { id, isOwn } = this.#leader.term
    if (!id || isOwn || !this.#options.tabs.isVisible()) return
    void this.latest().catch(() => undefined)
  }
}

/** Runs the service while this tab leads, and performs the calls of this and other tabs. */
class ServiceHost<Call extends object, State> {
  /** Rejects if the service cannot be opened. */
  readonly opened: Promise<Service<Call>>
  readonly #options: ServiceOptions<Call, State>
  readonly #leader: Leader
  readonly #leaving = new AbortController()
  #announced: LeaderWork['announced'] = { isOpening: true }

  constructor(options: ServiceOptions<Call, State>, leader: Leader, onState: (state: State | undefined) => void) {
    this.#options = options
    this.#leader = leader
    this.opened = options.open((state) => {
      if (this.#leaving.signal.aborted) return
      this.#announced = { isOpening: false, data: state }
      leader.announce()
      onState(state)
    })
    this.opened.catch(() => this.#leaving.abort())
  }

  get announced(): LeaderWork['announced'] {
    return this.#announced
  }

  async perform(call: Call | undefined, { onAccepted, ...options }: AttemptOptions): Promise<unknown> {
    const service = await this.opened
    options.signal.throwIfAborted()
    onAccepted()
    return call && service.perform(call, options)
  }

  /** Performs another tab's call, which holds the call's lock until it is over, aborted, or the tab is closed. */
  async serve({ leader, id, acceptBy, data }: CallMessage, term: Term): Promise<void> {
    const { tabs, name, silentMs, parseCall } = this.#options
    const call = parseCall(data)
    if (leader !== term.id || (data !== undefined && call === undefined)) return
    const serving = abortedBy(this.#leaving.signal)
    const { signal } = serving
    holdLock(tabs.locks, `${name}.${id}`, { signal, onHeld: () => serving.abort() })
    // If this tab no longer leads, the next leader answers instead.
    const reply = (type: CallUpdate['type'], given?: unknown) =>
      signal.aborted || this.#leader.post({ type, id, data: given })
    const options = {
      signal,
      onProgress: (progress: unknown) => reply('progress', progress),
      onAccepted: () => reply('accepted')
    }
    try {
      await this.opened
      if (isPast(acceptBy, Date.now(), silentMs * ACCEPTED_WITHIN)) reply('expired')
      else reply('value', await this.perform(call, options))
    } catch (cause) {
      reply('error', toErrorData(cause))
    } finally {
      serving.abort()
    }
  }

  /** Final. */
  async leave(): Promise<void> {
    this.#leaving.abort()
    const service = await this.opened.catch(() => undefined)
    await service?.close()
  }
}

const PLAIN_TYPES: readonly string[] = ['string', 'number', 'boolean']

/** An error as plain data for another tab, where classes are lost: its own plain fields, and its cause's main ones. */
export function toErrorData(error: unknown): Readonly<Record<string, unknown>> {
  const { name, message, cause } = Object(error)
  const inner = Object(cause)
  return {
    ...plainFields({ name, message, ...Object(error) }),
    ...(cause !== undefined && { cause: plainFields({ message: inner.message, code: inner.code }) })
  }
}

function plainFields(fields: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => PLAIN_TYPES.includes(typeof value)))
}
