import { asEndpointError, EndpointError } from '../endpoint-error.ts'
import { isAnswer, NodeError } from '../node-error.ts'
import {
  asFailure,
  errorIn,
  inBatches,
  isRecord,
  type NumberedRequest,
  type Outcome,
  outcomeOf,
  parseBody,
  readAnswer,
  type Transport
} from './json-rpc.ts'

interface HttpOptions {
  readonly url: string
  readonly fetch: typeof fetch
  readonly now: () => number
}

interface HttpAnswer {
  readonly status: number
  readonly text: string
  /** What the status says. */
  readonly failure: EndpointError | undefined
}

/** A batch that was not answered as such. */
interface RefusedBatch {
  /** How many to ask at once instead. */
  readonly atOnce: number
  /** Whether so many are too many at any time. */
  readonly isLimit: boolean
}

/** Statuses by which hosts reject batches; others send a single JSON-RPC error. */
const BATCH_REFUSED: readonly number[] = [400, 413, 422]
/** Statuses beside which an error that says nothing about its cause is still about the request. */
const REQUEST_REFUSED: readonly number[] = [400, 422]
const TOO_LARGE = 413
/** The longest that a Retry-After is obeyed. */
const MAX_RETRY_AFTER_MS = 60_000

/** Posts requests as one batch, or in as many parts as an endpoint turned out to demand. */
export class HttpTransport implements Transport {
  /** The most requests in one batch, as far as is known; 1 for an endpoint that does not support batches. */
  #mostAtOnce = Number.POSITIVE_INFINITY
  readonly #options: HttpOptions

  constructor(options: HttpOptions) {
    this.#options = options
  }

  async send(requests: readonly NumberedRequest[], signal: AbortSignal): Promise<readonly Outcome[]> {
    return this.#ask(requests, this.#mostAtOnce, signal)
  }

  async #ask(requests: readonly NumberedRequest[], atOnce: number, signal: AbortSignal): Promise<readonly Outcome[]> {
    if (requests.length > atOnce) {
      const parts = inBatches(requests, atOnce).map((part) => this.#ask(part, atOnce, signal))
      return (await Promise.all(parts)).flat()
    }
    const [only] = requests
    if (requests.length === 1 && only) return [await this.#askAlone(only, signal).catch(asEndpointError)]
    try {
      const answered = await this.#askTogether(requests, signal)
      return 'atOnce' in answered ? await this.#askInParts(requests, answered, signal) : answered
    } catch (error) {
      const failure = asEndpointError(error)
      return requests.map(() => failure)
    }
  }

  async #askInParts(
    requests: readonly NumberedRequest[],
    { atOnce, isLimit }: RefusedBatch,
    signal: AbortSignal
  ): Promise<readonly Outcome[]> {
    const before = this.#mostAtOnce
    if (isLimit) this.#mostAtOnce = Math.min(before, atOnce)
    // The first part tells whether so many are few enough for the others.
    const first = await this.#ask(requests.slice(0, atOnce), atOnce, signal)
    const others = await this.#ask(requests.slice(atOnce), Math.min(atOnce, this.#mostAtOnce), signal)
    const outcomes = [...first, ...others]
    // Only if fewer succeed was the batch the problem.
    if (outcomes.some((outcome) => outcome instanceof EndpointError)) this.#mostAtOnce = before
    return outcomes
  }

  async #askAlone(request: NumberedRequest, signal: AbortSignal): Promise<Outcome> {
    const { method } = request
    const { status, text, failure } = await this.#post(request, signal)
    if (!failure) {
      const answer = parseBody(text)
      // Some hosts do not repeat the id beside an error.
      return errorOf(answer, method) ?? outcomeOf(request, [answer])
    }
    const error = errorIn(parsed(text), method)
    if (error && (isAnswer(error) || (error.kind === 'other' && REQUEST_REFUSED.includes(status)))) return error
    if (status === TOO_LARGE) return new NodeError(status, failure.message, undefined, method)
    throw failure
  }

  async #askTogether(
    requests: readonly NumberedRequest[],
    signal: AbortSignal
  ): Promise<readonly Outcome[] | RefusedBatch> {
    const { status, text, failure } = await this.#post(requests, signal)
    const body = failure ? parsed(text) : parseBody(text)
    if (Array.isArray(body)) {
      const refusal = body.map((answer) => errorIn(answer)).find((error) => error && isOfBatch(error))
      if (refusal) return fewerThan(requests.length, refusal)
      if (!failure || body.some((answer) => isAnswered(answer))) return requests.map((each) => outcomeOf(each, body))
    }
    const error = errorIn(body)
    if (error?.kind === 'batch-limit') return fewerThan(requests.length, error)
    const limit = error && asFailure(error)
    if (limit instanceof EndpointError) throw failure ?? limit
    if (status === TOO_LARGE) return { atOnce: Math.ceil(requests.length / 2), isLimit: error === undefined }
    // An error for all of them may be about one of them.
    if (BATCH_REFUSED.includes(status) || (error && isAnswer(error)))
      return { atOnce: 1, isLimit: !error || !isAnswer(error) }
    if (failure) throw failure
    if (error && readAnswer(body)) return { atOnce: 1, isLimit: true }
    throw new EndpointError('malformed', 'the answer to a batch is not a batch')
  }

  async #post(body: unknown, signal: AbortSignal): Promise<HttpAnswer> {
    const { url, fetch, now } = this.#options
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal
      })
      const text = await response.text()
      return { status: response.status, text, failure: httpFailure(response, now()) }
    } catch (cause) {
      throw new EndpointError('unreachable', 'the HTTP request failed', undefined, { cause })
    }
  }
}

/** Of an answer that cannot be matched to its request. */
function errorOf(answer: unknown, method: string): Outcome | undefined {
  const hasId = isRecord(answer) && answer['id'] !== undefined && answer['id'] !== null
  const error = hasId ? undefined : errorIn(answer, method)
  return error && error.kind !== 'other' ? asFailure(error) : undefined
}

function isAnswered(answer: unknown): boolean {
  const error = errorIn(answer)
  return error !== undefined && isAnswer(error)
}

/** Geth answers what no longer fits into a batch's response by itself. */
function isOfBatch({ kind, code, message }: NodeError): boolean {
  return kind === 'batch-limit' || (code === -32003 && /^response too large$/i.test(message))
}

/** As many as the refusal names, or half of them; one by one where there are no batches at all. */
function fewerThan(count: number, { message }: NodeError): RefusedBatch {
  const named = (message.match(/\d+/g) ?? []).map(Number).filter((each) => each > 0 && each < count)
  if (named.length > 0) return { atOnce: Math.max(...named), isLimit: true }
  return {
    atOnce: /not supported|unsupported|not allowed|disabled/i.test(message) ? 1 : Math.ceil(count / 2),
    isLimit: true
  }
}

/** Undefined if it is not JSON, as the body beside an HTTP status need not be. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function httpFailure({ ok, status, headers }: Response, now: number): EndpointError | undefined {
  if (ok) return undefined
  const failure = status === 429 ? 'rate-limited' : 'unreachable'
  return new EndpointError(failure, `HTTP ${status}`, retryAfterMs(headers.get('retry-after') ?? undefined, now))
}

/** Parses a Retry-After header in seconds or as a date; undefined if it is missing or invalid. */
function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000
  return wait > 0 ? Math.min(wait, MAX_RETRY_AFTER_MS) : undefined
}
