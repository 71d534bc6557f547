import { isTimeValue } from '#domain/time-value.ts'
import { activityText } from '#ui/text/activity.ts'
import { locale } from '#ui/views/parts/locale.ts'

/** A calendar day of the visitor's, from its first timestamp until the next day's. */
export interface Day {
  readonly start: number
  readonly end: number
}

/** All timestamps outside the range of `Date`, of which no timestamp within it is a part. */
const unknownDay: Day = { start: Number.NaN, end: Number.NaN }

export function dayOf(at: number): Day {
  if (!isTimeValue(at)) return unknownDay
  const [start, end] = [new Date(at), new Date(at)]
  start.setHours(0, 0, 0, 0)
  end.setHours(24, 0, 0, 0)
  return { start: start.getTime(), end: end.getTime() }
}

/** Comparing is far quicker than asking for the day of each of thousands of timestamps. */
export function isOnDay(at: number, day: Day): boolean {
  if (day === unknownDay || !isTimeValue(at)) return day === unknownDay && !isTimeValue(at)
  // The first and the last day that `Date` knows are open: their limits are outside its range.
  return !(at < day.start) && !(at >= day.end)
}

/** By language: creating one takes far longer than formatting with it. */
const formats = new Map<string | undefined, Intl.DateTimeFormat>()

/** A day in the page's language; undefined for a timestamp outside the range of `Date`. */
export function formatDay(at: number, now = Date.now()): string | undefined {
  if (!isTimeValue(at)) return undefined
  const today = dayOf(now)
  if (isOnDay(at, today)) return activityText.today
  if (isOnDay(at, dayOf(today.start - 1))) return activityText.yesterday
  const tag = locale()
  const format = formats.get(tag) ?? new Intl.DateTimeFormat(tag, { dateStyle: 'full' })
  formats.set(tag, format)
  return format.format(at)
}
