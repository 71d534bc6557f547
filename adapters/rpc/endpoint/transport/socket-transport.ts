import { EndpointError } from '../endpoint-error.ts'
import { NodeError } from '../node-error.ts'
import {
  asFailure,
  isRecord,
  type NumberedRequest,
  type Outcome,
  outcomeOf,
  readAnswer,
  type Transport
} from './json-rpc.ts'

interface SocketOptions {
  readonly url: string
  readonly WebSocket: typeof WebSocket
}

interface Connection {
  readonly socket: WebSocket
  /** Unanswered requests, by id. */
  readonly waiting: Map<number, Waiting>
  /** The number of messages received. */
  received: number
}

interface Waiting {
  readonly request: NumberedRequest
  readonly settle: (outcome: Outcome) => void
}

/** How long a socket stays open without requests. */
const IDLE_MS = 30_000

/**
 * At most one WebSocket, opened by the first request and closed when idle. Each request is its own message, which every
 * node supports and which costs no more than a batch. It never reconnects on its own: the next request that the
 * endpoint's circuit breaker lets through does.
 */
export class SocketTransport implements Transport {
  #connection: Connection | undefined
  #idle: ReturnType<typeof setTimeout> | undefined
  #lastId = 0
  readonly #options: SocketOptions

  constructor(options: SocketOptions) {
    this.#options = options
  }

  async send(requests: readonly NumberedRequest[], signal: AbortSignal): Promise<readonly Outcome[]> {
    signal.throwIfAborted()
    clearTimeout(this.#idle)
    this.#connection ??= this.#connect()
    const connection = this.#connection
    const outcomes = requests.map((request) => this.#wait(connection, request))
    const receivedBefore = connection.received
    signal.addEventListener('abort', () => this.#giveUp(connection, requests, receivedBefore))
    if (connection.socket.readyState === connection.socket.OPEN) transmit(connection.socket, requests)
    // Otherwise waiting requests are sent once the socket opens, or fail with it.
    else if (connection.socket.readyState !== connection.socket.CONNECTING)
      this.#drop(connection, unreachable('is closing'))
    const settled = await Promise.all(outcomes)
    this.#closeWhenIdle()
    return settled
  }

  #wait({ waiting }: Connection, request: NumberedRequest): Promise<Outcome> {
    this.#lastId = request.id
    return new Promise((settle) => waiting.set(request.id, { request, settle }))
  }

  /** If the socket received nothing at all in the meantime, it is dropped; otherwise only these requests are slow. */
  #giveUp(connection: Connection, requests: readonly NumberedRequest[], receivedBefore: number): void {
    const isSilent = connection.received === receivedBefore && requests.some(({ id }) => connection.waiting.has(id))
    if (isSilent) this.#drop(connection, new EndpointError('timeout', 'the WebSocket is silent'))
    for (const { id } of requests) connection.waiting.delete(id)
    this.#closeWhenIdle()
  }

  #connect(): Connection {
    const connection: Connection = { socket: this.#open(), waiting: new Map(), received: 0 }
    const { socket, waiting } = connection
    socket.addEventListener('open', () =>
      transmit(
        socket,
        [...waiting.values()].map(({ request }) => request)
      )
    )
    socket.addEventListener('message', ({ data }) => this.#receive(connection, data))
    socket.addEventListener('close', ({ code }) => this.#drop(connection, unreachable(`closed with code ${code}`)))
    // A close always follows; without a listener Node would end the process.
    socket.addEventListener('error', () => undefined)
    return connection
  }

  #open(): WebSocket {
    const { url, WebSocket } = this.#options
    try {
      return new WebSocket(url)
    } catch (cause) {
      throw new EndpointError('unreachable', 'the WebSocket could not be opened', undefined, { cause })
    }
  }

  #receive(connection: Connection, data: unknown): void {
    connection.received++
    const failures = [parseMessage(data)].flat().map((answer) => this.#settle(connection.waiting, answer))
    const failure = failures.find((each) => each !== undefined)
    if (failure) this.#drop(connection, failure)
  }

  /** A message that cannot be matched to a request fails them all; an error without an id leaves the socket open. */
  #settle(waiting: Connection['waiting'], answer: unknown): EndpointError | undefined {
    if (isRecord(answer)) {
      const { id, method } = answer
      const asked = typeof id === 'number' ? waiting.get(id) : undefined
      if (asked) {
        waiting.delete(asked.request.id)
        asked.settle(outcomeOf(asked.request, [answer]))
        return undefined
      }
      const isLate = typeof id === 'number' && id <= this.#lastId
      if (isLate || typeof method === 'string') return undefined
      if ((id ?? null) === null && readAnswer(answer) instanceof NodeError) {
        failAll(waiting, answer)
        return undefined
      }
    }
    const refusal = readAnswer(answer)
    const limit = refusal instanceof NodeError ? asFailure(refusal) : undefined
    return limit instanceof EndpointError ? limit : new EndpointError('malformed', 'the message matches no request')
  }

  #drop(connection: Connection, failure: EndpointError): void {
    if (this.#connection !== connection) return
    this.#connection = undefined
    clearTimeout(this.#idle)
    connection.socket.close()
    for (const { settle } of connection.waiting.values()) settle(failure)
    connection.waiting.clear()
  }

  #closeWhenIdle(): void {
    clearTimeout(this.#idle)
    const connection = this.#connection
    if (!connection || connection.waiting.size > 0) return
    this.#idle = setTimeout(() => this.#drop(connection, unreachable('was idle')), IDLE_MS)
  }
}

/** An error that names no request is about the only one under way; which of several it is about nobody knows. */
function failAll(waiting: Connection['waiting'], answer: unknown): void {
  const isAlone = waiting.size === 1
  for (const { request, settle } of waiting.values())
    settle(unnamedFailure(readAnswer(answer, request.method), isAlone))
  waiting.clear()
}

function unnamedFailure(answer: ReturnType<typeof readAnswer>, isAlone: boolean): Outcome {
  if (!(answer instanceof NodeError)) return new EndpointError('malformed', 'an answer without an id')
  const failure = asFailure(answer)
  if (failure instanceof EndpointError || (isAlone && answer.kind !== 'other')) return failure
  return new EndpointError('malformed', `an error without an id: ${answer.message}`, undefined, { cause: answer })
}

function transmit(socket: WebSocket, requests: readonly NumberedRequest[]): void {
  for (const request of requests) socket.send(JSON.stringify(request))
}

function unreachable(how: string): EndpointError {
  return new EndpointError('unreachable', `the WebSocket ${how}`)
}

/** Undefined when the message is not JSON. */
function parseMessage(data: unknown): unknown {
  try {
    return JSON.parse(String(data))
  } catch {
    return undefined
  }
}
