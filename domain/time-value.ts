/** The range of a `Date` around 1970, in milliseconds. */
const MAX_TIME_MS = 8.64e15

/** True for milliseconds since 1970 that a `Date` can represent: formatting anything else throws. */
export function isTimeValue(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_TIME_MS
}
