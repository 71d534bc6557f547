/*
 * The rule for every wait that is measured by the device's clock, in milliseconds since 1970. That clock may be set back,
 * but it goes on during sleep and across reloads, where a monotonic one stands still in some browsers or starts anew.
 */

/**
 * True once a stored moment has come. One that is further away than the longest pause counts as past: it was stored before
 * the clock was set back, and the wait for it would take as long as the clock has jumped. So does one that is no number.
 */
export function isPast(moment: number, now: number, longestMs: number): boolean {
  return !(now < moment && moment - now <= longestMs)
}

/** True once a pause has passed since a stored moment, or if that moment has yet to come. */
export function hasPassed(pauseMs: number, since: number, now: number): boolean {
  return isPast(since + pauseMs, now, pauseMs)
}

/** Milliseconds until a stored moment; none once it is past. */
export function msUntil(moment: number, now: number, longestMs: number): number {
  return isPast(moment, now, longestMs) ? 0 : moment - now
}

/** From when something has lasted: from now, if its start has yet to come because the clock was set back. */
export function startBy(since: number, now: number): number {
  return Math.min(since, now)
}
