/** No server may keep us away for longer. */
const MAX_RETRY_AFTER_MS = 60_000

/** Reads a Retry-After header, which is seconds or a date; undefined when there is none or it says nothing. */
export function retryAfterMs(header: string | undefined, now: number): number | undefined {
  if (!header) return undefined
  const seconds = Number(header)
  const wait = Number.isNaN(seconds) ? Date.parse(header) - now : seconds * 1_000
  return wait > 0 ? Math.min(wait, MAX_RETRY_AFTER_MS) : undefined
}
