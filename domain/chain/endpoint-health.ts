import { isPast } from '#domain/wait/is-past.ts'
import type { ChainReadFailure } from './chain-read-error.ts'
import type { EndpointLag } from './endpoint-lag.ts'
import { RPC_MAX_REST_MS, SLOW_LATENCY_MS } from './rpc.ts'

/** All times are in milliseconds since 1970. */
interface Trouble {
  /** When the current run of failures began. */
  readonly since: number
  readonly failures: number
  readonly lastFailure: ChainReadFailure
}

/** The circuit breaker of one endpoint. */
export type Circuit =
  /** In normal use. */
  | { readonly status: 'closed' }
  /**
   * No request is sent before `until`, which is `restMs` after the failure, or until a visitor asks, unless the node itself
   * has named that time (Retry-After).
   */
  | ({
      readonly status: 'open'
      readonly until: number
      readonly restMs: number
      readonly isNamedByNode?: true
    } & Trouble)
  /** May be tried again, one request at a time. */
  | ({ readonly status: 'half-open' } & Trouble)

/** One endpoint of a chain, as shown to visitors. */
export interface EndpointHealth {
  /** Without the path, which may hold an API key. */
  readonly host: string
  readonly via: 'http' | 'websocket'
  readonly circuit: Circuit
  /** Smoothed; undefined until the first complete response. */
  readonly latencyMs: number | undefined
  /** When its latency last rose above `SLOW_LATENCY_MS`. */
  readonly slowSince: number | undefined
  /** Absent while it is current, as far as is known. */
  readonly lag?: EndpointLag
}

export interface EndpointFailure {
  readonly failure: ChainReadFailure
  readonly at: number
  /** From the response's Retry-After header. */
  readonly retryAfterMs: number | undefined
  readonly maxRestMs?: number | undefined
}

export const closed: Circuit = { status: 'closed' }

const FIRST_REST_MS = 1_000
/** Low enough that an occasional slow response does not mark the endpoint as slow. */
const NEWEST_WEIGHT = 0.3

/**
 * The first failure only makes the circuit half-open. From the second on, the circuit opens for 1, 2, 4, then 8 seconds,
 * as far as `maxRestMs` allows, or for as long as Retry-After says. Failures of requests that were already in flight when it opened are ignored.
 */
export function afterFailure(circuit: Circuit, { failure, at, retryAfterMs, maxRestMs }: EndpointFailure): Circuit {
  if (circuitAt(circuit, at).status === 'open') return circuit
  const before = circuit.status === 'closed' ? { since: at, failures: 0 } : circuit
  const trouble = { since: before.since, failures: before.failures + 1, lastFailure: failure }
  const restMs = retryAfterMs ?? restAfter(trouble.failures, maxRestMs)
  if (restMs === 0) return { status: 'half-open', ...trouble }
  return {
    status: 'open',
    until: at + restMs,
    restMs,
    ...(retryAfterMs !== undefined && { isNamedByNode: true }),
    ...trouble
  }
}

/** An open circuit becomes half-open once its time is up. */
export function circuitAt(circuit: Circuit, now: number): Circuit {
  return circuit.status === 'open' && isPast(circuit.until, now, circuit.restMs) ? halfOpen(circuit) : circuit
}

/** For a visitor who asks again: a rest ends, unless the node itself has named its end. */
export function withoutRest(circuit: Circuit): Circuit {
  return circuit.status !== 'open' || circuit.isNamedByNode ? circuit : halfOpen(circuit)
}

/**
 * When the first endpoint may be asked again, in milliseconds since 1970, if every one has named a time itself. Undefined
 * if one can be asked now, or as soon as a visitor asks.
 */
export function namedPauseEnd(endpoints: readonly EndpointHealth[], now: number): number | undefined {
  const ends = endpoints.map(({ circuit }) => {
    const current = withoutRest(circuitAt(circuit, now))
    return current.status === 'open' ? current.until : 0
  })
  const first = Math.min(...ends)
  return first > 0 && Number.isFinite(first) ? first : undefined
}

/** The endpoint's speed after an exchange that ended `at` and took `tookMs`. */
export function afterAnswer(
  { latencyMs, slowSince }: Pick<EndpointHealth, 'latencyMs' | 'slowSince'>,
  { tookMs, at }: { readonly tookMs: number; readonly at: number }
): Pick<EndpointHealth, 'latencyMs' | 'slowSince'> {
  const smoothed = latencyMs === undefined ? tookMs : latencyMs + (tookMs - latencyMs) * NEWEST_WEIGHT
  return { latencyMs: smoothed, slowSince: smoothed > SLOW_LATENCY_MS ? (slowSince ?? at) : undefined }
}

/** In milliseconds, after so many failures in a row; none after one, nor after none. */
export function restAfter(failures: number, maxRestMs = RPC_MAX_REST_MS): number {
  return failures <= 1 ? 0 : Math.min(FIRST_REST_MS * 2 ** (failures - 2), maxRestMs)
}

function halfOpen({ since, failures, lastFailure }: Trouble): Circuit {
  return { status: 'half-open', since, failures, lastFailure }
}
