/** Longer values are capped. */
const MAX_RETRY_AFTER_MS = 60_000

/** Parses a Retry-After header in seconds or as a date; undefined if it is missing or invalid. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000
  return wait > 0 ? Math.min(wait, MAX_RETRY_AFTER_MS) : undefined
}
