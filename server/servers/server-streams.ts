import type { Address } from '#domain/address.ts'
import { hashSecret, publicId } from '#server/secrets.ts'
import { HEARTBEAT_MS } from '#server/sessions/session-streams.ts'

interface ServerStream {
  /** Which key its server has proved itself with. */
  readonly server: string
  readonly controller: ReadableStreamDefaultController<Uint8Array>
}

/** More processes of one server than share a key. */
const MAX_OF_SERVER = 64
/** What a server that does not read may leave waiting: each sign-in of anybody is one. */
const MAX_UNREAD = 4096

const encoder = new TextEncoder()

/**
 * The event streams of a team's servers, which keep answers about visitors: each hears of all sessions that end or may have
 * changed, as `ended` with the session's public id, or `changed` with the account.
 */
export class ServerStreams {
  readonly #streams = new Set<ServerStream>()
  #timer: ReturnType<typeof setInterval> | undefined
  #isClosed = false

  get size(): number {
    return this.#streams.size
  }

  /** Undefined when the server has too many, or when the service is about to end. */
  open(server: string): ReadableStream<Uint8Array> | undefined {
    const own = [...this.#streams].filter((stream) => stream.server === server)
    if (this.#isClosed || own.length >= MAX_OF_SERVER) return undefined
    let stream: ServerStream | undefined
    return new ReadableStream({
      start: (controller) => {
        stream = { server, controller }
        this.#streams.add(stream)
        this.#write(stream, 'data: open\n\n')
        this.#timer ??= setInterval(() => this.#writeAll(':\n\n'), HEARTBEAT_MS)
        this.#timer.unref?.()
      },
      cancel: () => void (stream && this.#forget(stream))
    })
  }

  /** The session with this secret id is refused from now on. */
  ended(id: string): void {
    if (this.#streams.size > 0) this.#writeAll(`data: ended ${publicId(hashSecret(id))}\n\n`)
  }

  /** An account has signed in or out in some browser. */
  changed(address: Address): void {
    this.#writeAll(`data: changed ${address}\n\n`)
  }

  /** Ends all streams, and accepts no more. */
  close(): void {
    this.#isClosed = true
    for (const stream of this.#streams) this.#close(stream)
  }

  #writeAll(text: string): void {
    for (const stream of this.#streams) this.#write(stream, text)
  }

  #write(stream: ServerStream, text: string): void {
    stream.controller.enqueue(encoder.encode(text))
    if ((stream.controller.desiredSize ?? 0) < -MAX_UNREAD) this.#close(stream)
  }

  #close(stream: ServerStream): void {
    stream.controller.close()
    this.#forget(stream)
  }

  #forget(stream: ServerStream): void {
    this.#streams.delete(stream)
    if (this.#streams.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
