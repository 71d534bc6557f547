import { activityText } from '#domain/text/activity.ts'
import { isTimeValue } from '#domain/time-value.ts'
import { locale } from '#ui/views/parts/locale.ts'

/** The visitor's calendar day of a timestamp, as a number to compare; -1 for all timestamps outside the range of `Date`. */
export function dayOf(at: number): number {
  if (!isTimeValue(at)) return -1
  const day = new Date(at)
  return (day.getFullYear() * 12 + day.getMonth()) * 31 + day.getDate()
}

/** A day in the page's language; undefined for a timestamp outside the range of `Date`. */
export function formatDay(at: number, now = Date.now()): string | undefined {
  if (!isTimeValue(at)) return undefined
  if (dayOf(at) === dayOf(now)) return activityText.today
  const yesterday = new Date(now)
  yesterday.setDate(yesterday.getDate() - 1)
  if (dayOf(at) === dayOf(yesterday.getTime())) return activityText.yesterday
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'full' }).format(at)
}
