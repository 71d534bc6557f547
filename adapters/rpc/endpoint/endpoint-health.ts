import type { EndpointError } from './endpoint-error.ts'

/** The circuit breaker of one endpoint. Times are in milliseconds since the epoch. */
export type EndpointHealth =
  | { readonly status: 'healthy' }
  | {
      readonly status: 'failing'
      /** Failures in a row. */
      readonly failures: number
      /** Nothing is sent to it before. */
      readonly restsUntil: number
      readonly lastFailure: EndpointError
    }

export const healthy: EndpointHealth = { status: 'healthy' }

const FIRST_REST_MS = 1_000
const LONGEST_REST_MS = 8_000

/**
 * One failure alone is forgiven: it costs the endpoint its turn but no rest. From the second on it rests for 1, 2, 4,
 * then 8 seconds, or for as long as its Retry-After says. Failures of requests that were under way while it
 * already rested say nothing new.
 */
export function afterFailure(health: EndpointHealth, failure: EndpointError, now: number): EndpointHealth {
  if (isResting(health, now)) return health
  const failures = health.status === 'failing' ? health.failures + 1 : 1
  const rest = failure.retryAfterMs ?? restMs(failures)
  return { status: 'failing', failures, restsUntil: now + rest, lastFailure: failure }
}

export function isResting(health: EndpointHealth, now: number): boolean {
  return health.status === 'failing' && now < health.restsUntil
}

function restMs(failures: number): number {
  return failures === 1 ? 0 : Math.min(FIRST_REST_MS * 2 ** (failures - 2), LONGEST_REST_MS)
}
