import type { Address } from '#domain/address.ts'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { countedFor, groupLimit } from '#server/limits/client-address.ts'

/** `open` once, `changed` when the account's sessions elsewhere may have changed, `ended` last. */
type StreamEvent = 'open' | 'changed' | 'ended'

interface SessionStream {
  readonly id: string
  readonly address: Address
  /** Where it was opened (`limits/client-address.ts`). */
  readonly client: string | undefined
  readonly controller: ReadableStreamDefaultController<Uint8Array>
}

interface StreamBounds {
  readonly perSession: number
  readonly perAccount: number
  /** Of one client address: an office is one. */
  readonly perAddress: number
  readonly overall: number
}

/** More windows than a visitor has in view; and half of the connections that the service accepts by default. */
const STREAM_BOUNDS: StreamBounds = { perSession: 8, perAccount: 16, perAddress: 64, overall: 500 }
/** Less than the service and proxies wait on a connection on which nothing moves. */
export const HEARTBEAT_MS = 15_000
/** What a client that does not read may leave waiting. */
const MAX_UNREAD = 64

const encoder = new TextEncoder()

/** The event streams of open pages, each of which ends with its session. */
export class SessionStreams {
  readonly #find: (id: string) => Promise<AuthenticationSession | undefined>
  readonly #bounds: StreamBounds
  readonly #streams = new Set<SessionStream>()
  #timer: ReturnType<typeof setInterval> | undefined
  #isChecking = false
  #isClosed = false

  /** @param find undefined if the session is over, rejects if that is not known. */
  constructor(find: (id: string) => Promise<AuthenticationSession | undefined>, bounds: Partial<StreamBounds> = {}) {
    this.#find = find
    this.#bounds = { ...STREAM_BOUNDS, ...bounds }
  }

  get size(): number {
    return this.#streams.size
  }

  /**
   * Undefined when there are too many, or when the service is about to end.
   * @param client whose streams count together (`limits/client-address.ts`); undefined if that is not known.
   */
  open(id: string, address: Address, client?: string): ReadableStream<Uint8Array> | undefined {
    if (this.#isClosed || !this.#hasRoomFor(id, address, client)) return undefined
    let stream: SessionStream | undefined
    return new ReadableStream({
      start: (controller) => {
        stream = { id, address, client, controller }
        this.#streams.add(stream)
        this.#send(stream, 'open')
        this.#timer ??= setInterval(() => void this.#sendHeartbeats(), HEARTBEAT_MS)
        this.#timer.unref?.()
      },
      cancel: () => void (stream && this.#forget(stream))
    })
  }

  #hasRoomFor(id: string, address: Address, client: string | undefined): boolean {
    const { perSession, perAccount, perAddress, overall } = this.#bounds
    const all = [...this.#streams]
    const isBelow = (bound: number, isOwn: (stream: SessionStream) => boolean) => all.filter(isOwn).length < bound
    const counted = countedFor(client)
    return (
      all.length < overall &&
      isBelow(perSession, (stream) => stream.id === id) &&
      isBelow(perAccount, (stream) => stream.address === address) &&
      (counted.address === undefined || isBelow(perAddress, (stream) => stream.client === client)) &&
      (counted.group === undefined ||
        isBelow(groupLimit(perAddress, overall), (stream) => countedFor(stream.client).group === counted.group))
    )
  }

  /** A session has ended. */
  end(id: string): void {
    for (const stream of this.#streams) if (stream.id === id) this.#end(stream)
  }

  /** An account's sessions have changed: ends the streams of those that are over, and tells the others. */
  async changed(address: Address): Promise<void> {
    const streams = [...this.#streams].filter((stream) => stream.address === address)
    await this.#endOver(streams)
    for (const stream of streams) this.#send(stream, 'changed')
  }

  /** Ends all streams, and accepts no more. Pages open new ones elsewhere, or check now and then. */
  close(): void {
    this.#isClosed = true
    for (const stream of this.#streams) this.#close(stream)
  }

  /** Keeps connections open, and notices sessions that expired or that another process has ended. */
  async #sendHeartbeats(): Promise<void> {
    for (const stream of this.#streams) this.#write(stream, ':\n\n')
    if (this.#isChecking) return
    this.#isChecking = true
    await this.#endOver([...this.#streams])
    this.#isChecking = false
  }

  /** One after the other, so that they leave room for requests. */
  async #endOver(streams: readonly SessionStream[]): Promise<void> {
    for (const id of new Set(streams.map((stream) => stream.id))) {
      const isOver = await this.#find(id).then(
        (session) => session === undefined,
        () => false
      )
      if (isOver) this.end(id)
    }
  }

  #send(stream: SessionStream, event: StreamEvent): void {
    this.#write(stream, `data: ${event}\n\n`)
  }

  #write(stream: SessionStream, text: string): void {
    if (!this.#streams.has(stream)) return
    stream.controller.enqueue(encoder.encode(text))
    if ((stream.controller.desiredSize ?? 0) < -MAX_UNREAD) this.#close(stream)
  }

  #end(stream: SessionStream): void {
    this.#send(stream, 'ended')
    this.#close(stream)
  }

  #close(stream: SessionStream): void {
    if (this.#streams.has(stream)) stream.controller.close()
    this.#forget(stream)
  }

  #forget(stream: SessionStream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
