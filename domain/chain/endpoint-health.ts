import type { ChainReadFailure } from './chain-read-error.ts'
import { SLOW_LATENCY_MS } from './rpc.ts'

/** All times are in milliseconds since 1970. */
interface Trouble {
  /** When the first of its failures in a row was. */
  readonly since: number
  readonly failures: number
  readonly lastFailure: ChainReadFailure
}

/** The circuit breaker of one endpoint. */
export type Circuit =
  /** Used like any other. */
  | { readonly status: 'closed' }
  /** Rests: nothing is sent to it before `until`. */
  | ({ readonly status: 'open'; readonly until: number } & Trouble)
  /** May be tried again, by one request at a time. */
  | ({ readonly status: 'half-open' } & Trouble)

/** One endpoint of a chain, for people. */
export interface EndpointHealth {
  /** Without scheme and path: those may hold keys. */
  readonly host: string
  readonly via: 'http' | 'websocket'
  readonly circuit: Circuit
  /** Smoothed; undefined until its first whole answer. */
  readonly latencyMs: number | undefined
  /** Since when its latency has been above what is bearable. */
  readonly slowSince: number | undefined
}

export interface Failure {
  readonly failure: ChainReadFailure
  readonly at: number
  /** What the endpoint asked for by Retry-After. */
  readonly retryAfterMs: number | undefined
}

export const closed: Circuit = { status: 'closed' }

const FIRST_REST_MS = 1_000
const MAX_REST_MS = 8_000
/** So that one slow answer in a while does not make a slow endpoint. */
const NEWEST_WEIGHT = 0.3

/**
 * One failure alone is forgiven: it costs the endpoint its turn but no rest. From the second on it rests for 1, 2, 4,
 * then 8 seconds, or for as long as its Retry-After says. Failures of requests that were under way while it already
 * rested say nothing new.
 */
export function afterFailure(circuit: Circuit, { failure, at, retryAfterMs }: Failure): Circuit {
  if (circuitAt(circuit, at).status === 'open') return circuit
  const before = circuit.status === 'closed' ? { since: at, failures: 0 } : circuit
  const trouble = { since: before.since, failures: before.failures + 1, lastFailure: failure }
  const restMs = retryAfterMs ?? restAfter(trouble.failures)
  return restMs === 0 ? { status: 'half-open', ...trouble } : { status: 'open', until: at + restMs, ...trouble }
}

/** A rest that is over leaves the circuit half-open. */
export function circuitAt(circuit: Circuit, now: number): Circuit {
  if (circuit.status !== 'open' || now < circuit.until) return circuit
  const { since, failures, lastFailure } = circuit
  return { status: 'half-open', since, failures, lastFailure }
}

/** How fast an endpoint is after an exchange that ended `at` and took `tookMs`. */
export function afterAnswer(
  { latencyMs, slowSince }: Pick<EndpointHealth, 'latencyMs' | 'slowSince'>,
  { tookMs, at }: { readonly tookMs: number; readonly at: number }
): Pick<EndpointHealth, 'latencyMs' | 'slowSince'> {
  const smoothed = latencyMs === undefined ? tookMs : latencyMs + (tookMs - latencyMs) * NEWEST_WEIGHT
  return { latencyMs: smoothed, slowSince: smoothed > SLOW_LATENCY_MS ? (slowSince ?? at) : undefined }
}

function restAfter(failures: number): number {
  return failures === 1 ? 0 : Math.min(FIRST_REST_MS * 2 ** (failures - 2), MAX_REST_MS)
}
