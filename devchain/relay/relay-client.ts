import { type RawData, WebSocket } from 'ws'
import { messageIdOf, type RelayMessage } from './mailbox.ts'
import type { RelayFaults } from './relay-faults.ts'
import { subscriptionId } from './relay-methods.ts'
import { RelayRefusal } from './relay-refusal.ts'
import type { RelayTranscript } from './relay-transcript.ts'

interface Frame {
  readonly id?: unknown
  readonly method?: unknown
  readonly params?: unknown
  readonly result?: unknown
}

export interface RelayClientOptions {
  readonly id: string
  readonly socket: WebSocket
  readonly faults: RelayFaults
  readonly transcript: RelayTranscript
  /** @throws RelayRefusal */
  readonly call: (method: string, parameters: Readonly<Record<string, unknown>>) => unknown
  readonly markRead: (topic: string, messageId: string) => void
}

/** A client's connection. */
export class RelayClient {
  readonly #options: RelayClientOptions
  /** Unacknowledged messages, by the id of the push. */
  readonly #pushed = new Map<number, RelayMessage>()
  #isAlive = true

  constructor(options: RelayClientOptions) {
    this.#options = options
    const { socket, id: clientId, transcript } = options
    socket.on('pong', () => {
      this.#isAlive = true
    })
    socket.on('message', (data) => this.#receive(data))
    socket.on('error', () => socket.terminate())
    socket.on('close', (code) => transcript.record({ time: Date.now(), kind: 'close', clientId, reason: String(code) }))
  }

  get id(): string {
    return this.#options.id
  }

  push(message: RelayMessage): void {
    const { isMute, isRepeating } = this.#options.faults
    if (isMute) return
    this.#pushOnce(message)
    if (isRepeating) this.#pushOnce(message)
  }

  #pushOnce(message: RelayMessage): void {
    const { id: clientId, transcript } = this.#options
    const { topic, tag, publishedAt, attestation } = message
    const id = nextPushId()
    this.#pushed.set(id, message)
    transcript.record({ time: Date.now(), kind: 'out', clientId, topic, tag })
    const data = { topic, message: message.message, publishedAt, tag, attestation: attestation ?? null }
    this.#send({ id, method: 'irn_subscription', params: { id: subscriptionId(clientId, topic), data } })
  }

  /** Ends the connection if the client has not answered the previous ping. */
  ping(): void {
    if (this.#isAlive) this.#options.socket.ping()
    else this.end()
    this.#isAlive = false
  }

  end(): void {
    this.#options.socket.terminate()
  }

  #receive(data: RawData): void {
    const { id: clientId, faults, transcript } = this.#options
    if (faults.isMute) {
      transcript.record({ time: Date.now(), kind: 'in', clientId, reason: 'mute' })
      return
    }
    const frame = parse(data)
    if (typeof frame.method === 'string') this.#answer(frame.id, frame.method, Object(frame.params))
    else this.#acknowledge(frame)
  }

  #answer(id: unknown, method: string, parameters: Readonly<Record<string, unknown>>): void {
    const { id: clientId, faults, transcript, call } = this.#options
    const { topic, pairingTopic, tag, message, ...plain } = parameters
    const named = topic ?? pairingTopic
    transcript.record({
      time: Date.now(),
      kind: 'in',
      clientId,
      method,
      plain,
      ...(typeof named === 'string' && { topic: named }),
      ...(typeof tag === 'number' && { tag })
    })
    try {
      faults.check(method)
      this.#send({ id, result: call(method, parameters) })
    } catch (cause) {
      const { code, message: text } = cause instanceof RelayRefusal ? cause : new RelayRefusal(-32603, String(cause))
      this.#send({ id, error: { code, message: text } })
    }
  }

  #acknowledge({ id, result }: Frame): void {
    const message = this.#pushed.get(Number(id))
    if (!message || result !== true) return
    const { topic, tag } = message
    this.#pushed.delete(Number(id))
    this.#options.markRead(topic, messageIdOf(message))
    this.#options.transcript.record({ time: Date.now(), kind: 'ack', clientId: this.id, topic, tag })
  }

  #send(body: object): void {
    const { socket, faults } = this.#options
    const send = () => {
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ jsonrpc: '2.0', ...body }))
    }
    if (faults.delayMs > 0) setTimeout(send, faults.delayMs)
    else send()
  }
}

let pushes = 0

/** 16 digits: clients turn longer numbers into BigInts and no longer recognise them. */
function nextPushId(): number {
  pushes = (pushes + 1) % 1000
  return Date.now() * 1000 + pushes
}

function parse(data: RawData): Frame {
  try {
    return Object(JSON.parse(String(data)))
  } catch {
    return {}
  }
}
