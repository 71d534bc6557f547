/** As far from 1970 as a `Date` reaches, in milliseconds. */
const MAX_TIME_MS = 8.64e15

/** True for what a `Date` can hold, in milliseconds since 1970: anything else throws where it is formatted. */
export function isTimeValue(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_TIME_MS
}
