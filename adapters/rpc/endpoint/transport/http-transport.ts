import { asEndpointError, EndpointError } from '../endpoint-error.ts'
import { NodeError } from '../node-error.ts'
import { asFailure, type NumberedRequest, type Outcome, outcomeOf, parseBody, readAnswer } from './json-rpc.ts'
import { retryAfterMs } from './retry-after.ts'
import type { Transport } from './transport.ts'

interface HttpOptions {
  readonly url: string
  readonly fetch: typeof fetch
  readonly now: () => number
}

interface HttpAnswer {
  readonly status: number
  readonly text: string
  readonly failure: EndpointError | undefined
}

/** Statuses by which hosts reject batches; others send a single JSON-RPC error. */
const BATCH_REFUSED: readonly number[] = [400, 413, 422]

/** Posts requests as one batch, or one by one to an endpoint that turned out not to support batches. */
export class HttpTransport implements Transport {
  #takesBatches = true
  readonly #options: HttpOptions

  constructor(options: HttpOptions) {
    this.#options = options
  }

  async send(requests: readonly NumberedRequest[], signal: AbortSignal): Promise<readonly Outcome[]> {
    if (this.#takesBatches && requests.length > 1) {
      const outcomes = await this.#askTogether(requests, signal)
      if (outcomes) return outcomes
    }
    const outcomes = await Promise.all(
      requests.map((request) => this.#askAlone(request, signal).catch(asEndpointError))
    )
    // Only if single requests succeed was the batch the problem.
    if (requests.length > 1 && !outcomes.some((outcome) => outcome instanceof EndpointError)) this.#takesBatches = false
    return outcomes
  }

  async #askAlone(request: NumberedRequest, signal: AbortSignal): Promise<Outcome> {
    const { text, failure } = await this.#post(request, signal)
    if (failure) throw failure
    return outcomeOf(request, [parseBody(text)])
  }

  /** Undefined if the endpoint does not support batches. */
  async #askTogether(
    requests: readonly NumberedRequest[],
    signal: AbortSignal
  ): Promise<readonly Outcome[] | undefined> {
    const { status, text, failure } = await this.#post(requests, signal)
    if (BATCH_REFUSED.includes(status)) return undefined
    if (failure) throw failure
    const body = parseBody(text)
    if (Array.isArray(body)) return requests.map((request) => outcomeOf(request, body))
    const refusal = readAnswer(body)
    if (!(refusal instanceof NodeError)) throw new EndpointError('malformed', 'the answer to a batch is not a batch')
    const limit = asFailure(refusal)
    if (limit instanceof EndpointError) throw limit
    return undefined
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

function httpFailure({ ok, status, headers }: Response, now: number): EndpointError | undefined {
  if (ok) return undefined
  const failure = status === 429 ? 'rate-limited' : 'unreachable'
  return new EndpointError(failure, `HTTP ${status}`, retryAfterMs(headers.get('retry-after') ?? undefined, now))
}
