import { isTimeValue } from '#domain/time-value.ts'
import { locale } from './locale.ts'

const MINUTE_MS = 60_000

/** Shown for a timestamp outside the range of `Date`, which must not break a view. */
const NO_TIME = '–'

/** By language and style: creating one takes far longer than formatting with it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** A timestamp (milliseconds since 1970) as date and time in the page's language. */
export function formatMoment(at: number): string {
  return format(at, { dateStyle: 'medium', timeStyle: 'short' })
}

/** A timestamp as the time of day, with seconds unless it is a minute ago or longer; on another day as `formatMoment` has it. */
export function formatTime(at: number): string {
  const ago = Date.now() - at
  const isNear = Math.abs(ago) < MINUTE_MS || new Date(at).toDateString() === new Date().toDateString()
  return isNear ? format(at, { timeStyle: ago < MINUTE_MS ? 'medium' : 'short' }) : formatMoment(at)
}

/** A timestamp in ISO 8601; undefined outside the range of `Date`. */
export function isoMoment(at: number): string | undefined {
  return isTimeValue(at) ? new Date(at).toISOString() : undefined
}

/** Whole seconds as minutes and seconds, such as `4:07`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function formatOf(style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale()} ${style.dateStyle} ${style.timeStyle}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale(), style)
  formats.set(key, known)
  return known
}

function format(at: number, style: Intl.DateTimeFormatOptions): string {
  return isTimeValue(at) ? formatOf(style).format(at) : NO_TIME
}
