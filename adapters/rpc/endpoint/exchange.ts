import { EndpointError } from './endpoint-error.ts'
import { isRecord, matchAnswers, type NumberedRequest, type Outcome, parseBody, readAnswer } from './json-rpc.ts'
import { failureOf, NodeError } from './node-error.ts'
import { retryAfterMs } from './retry-after.ts'

/** Where and how to post; the signal ends the request and the reading of its body. */
export interface Exchange {
  readonly url: string
  readonly fetch: typeof fetch
  readonly signal: AbortSignal
  readonly now: () => number
}

interface HttpAnswer {
  readonly status: number
  readonly text: string
  readonly failure: EndpointError | undefined
}

/** How hosts that know no batches answer one, besides with a lone JSON-RPC error. */
const BATCH_REFUSED: readonly number[] = [400, 413, 422]

/** One request in one HTTP request. @throws EndpointError */
export async function askAlone(exchange: Exchange, request: NumberedRequest): Promise<Outcome> {
  const { text, failure } = await post(exchange, request)
  if (failure) throw failure
  const [outcome = new EndpointError('malformed', 'no answer')] = matchAnswers([request], [parseBody(text)])
  return asFailure(outcome)
}

/** All requests in one HTTP request; undefined when the endpoint takes no batches. @throws EndpointError */
export async function askTogether(
  exchange: Exchange,
  requests: readonly NumberedRequest[]
): Promise<readonly Outcome[] | undefined> {
  const { status, text, failure } = await post(exchange, requests)
  if (BATCH_REFUSED.includes(status)) return undefined
  if (failure) throw failure
  const body = parseBody(text)
  if (Array.isArray(body)) return matchAnswers(requests, body).map(asFailure)
  const refusal = isRecord(body) ? readAnswer(body) : undefined
  if (!(refusal instanceof NodeError)) throw new EndpointError('malformed', 'the answer to a batch is not a batch')
  const limit = asFailure(refusal)
  if (limit instanceof EndpointError) throw limit
  return undefined
}

async function post({ url, fetch, signal, now }: Exchange, body: unknown): Promise<HttpAnswer> {
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

function httpFailure({ ok, status, headers }: Response, now: number): EndpointError | undefined {
  if (ok) return undefined
  const failure = status === 429 ? 'rate-limited' : 'unreachable'
  return new EndpointError(failure, `HTTP ${status}`, retryAfterMs(headers.get('retry-after') ?? undefined, now))
}

/** A rate limit is the endpoint's failure, not the request's: another endpoint may answer. */
function asFailure(outcome: Outcome): Outcome {
  if (!(outcome instanceof NodeError) || failureOf(outcome) !== 'rate-limited') return outcome
  return new EndpointError('rate-limited', outcome.message, undefined, { cause: outcome })
}
