import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import { toErrorData } from './error-data.ts'
import { randomId, type TabChannel } from './tab-channel.ts'
import type { CallMessage, CallUpdate, TabMessage } from './tab-messages.ts'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Receives a running call's notices: unchecked, like its result, because they may come from another tab. */
  readonly notify?: (notice: unknown) => void
  /** Whether the call is repeated with the next leader if its leader is lost. */
  readonly isRepeatable?: boolean
}

export type PerformOptions = Required<Pick<CallOptions, 'signal' | 'notify'>>

/** Runs in one tab at a time. Calls, notices, results and states pass between tabs, so they must be cloneable. */
export interface Service<Call, State> {
  readonly state: State | undefined
  /** Calls back whenever the state may have changed. */
  subscribe(listener: () => void): void
  perform(call: Call, options: PerformOptions): Promise<unknown>
  close(): Promise<void>
}

export interface HostOptions<Call extends object, State> {
  readonly channel: TabChannel
  readonly open: () => Promise<Service<Call, State>>
  /** @returns undefined for anything but a call: any script of the origin can post to the channel. */
  readonly parseCall: (data: unknown) => Call | undefined
  readonly onState: (state: State | undefined) => void
  /** Called for this tab's own calls. */
  readonly onUpdate: (update: CallUpdate) => void
}

/** This tab as the leader: runs the service, and performs the calls of this and other tabs. */
export class ServiceHost<Call extends object, State> {
  readonly id = randomId()
  readonly since = Date.now()
  /** Rejects if the service cannot be opened. */
  readonly opened: Promise<Service<Call, State>>
  readonly #options: HostOptions<Call, State>
  readonly #calls = new Map<string, AbortController>()
  readonly #leaving = new AbortController()
  #service: Service<Call, State> | undefined

  constructor(options: HostOptions<Call, State>) {
    this.#options = options
    this.#announce()
    this.opened = this.#open()
  }

  receive(message: TabMessage): void {
    if (message.type === 'hello') this.#announce()
    else if (message.type === 'cancel') this.#calls.get(message.id)?.abort()
    else if (message.type === 'call' && message.leader === this.id) void this.#serve(message)
  }

  /** Aborts all running calls and closes the service. Final. */
  async leave(): Promise<void> {
    this.#leaving.abort()
    const service = await this.opened.catch(() => undefined)
    await service?.close()
  }

  async #open(): Promise<Service<Call, State>> {
    const service = await this.#options.open()
    const handleChange = () => {
      this.#announce()
      this.#options.onState(service.state)
    }
    this.#service = service
    service.subscribe(handleChange)
    handleChange()
    return service
  }

  async #serve({ id, tab, takeBy, data }: CallMessage): Promise<void> {
    const { channel, parseCall } = this.#options
    const call = parseCall(data)
    if (this.#calls.has(id) || (data !== undefined && call === undefined)) return
    const calling = new AbortController()
    this.#calls.set(id, calling)
    const stop = tab === channel.id ? undefined : channel.whenGone(tab, () => calling.abort())
    const reply = (type: CallUpdate['type'], given?: unknown) => this.#reply(tab, { type, id, data: given })
    const { signal: leaving } = this.#leaving
    try {
      const service = await unlessAborted(leaving, this.opened)
      if (Date.now() > takeBy) return reply('late')
      reply('taken')
      const options = { signal: calling.signal, notify: (notice: unknown) => reply('notice', notice) }
      reply('value', call && (await unlessAborted(leaving, service.perform(call, options))))
    } catch (cause) {
      // The next leader will answer instead.
      if (!leaving.aborted) reply('error', cause)
    } finally {
      stop?.()
      this.#calls.delete(id)
    }
  }

  #reply(tab: string, update: CallUpdate): void {
    const { channel, onUpdate } = this.#options
    if (tab === channel.id) onUpdate(update)
    else channel.post(update.type === 'error' ? { ...update, data: toErrorData(update.data) } : update)
  }

  #announce(): void {
    const [isOpening, data] = [!this.#service, this.#service?.state]
    this.#options.channel.post({ type: 'leader', leader: this.id, since: this.since, isOpening, data })
  }
}
