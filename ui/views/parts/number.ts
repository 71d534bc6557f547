import { locale } from './locale.ts'

const MINUTE_MS = 60_000

/** By language and style: creating one takes far longer than formatting with it. */
const formats = new Map<string, Intl.NumberFormat>()
const ageFormats = new Map<string | undefined, Intl.RelativeTimeFormat>()

/** A whole number in the page's language. */
export function formatNumber(value: bigint | number): string {
  return formatOf({}).format(value)
}

/** A duration in ms as whole milliseconds, or with one decimal as seconds, or as minutes from two of them. */
export function formatDuration(ms: number): string {
  if (ms >= 2 * MINUTE_MS) return formatOf(shortUnit('minute', 1)).format(ms / MINUTE_MS)
  return ms < 999.5
    ? formatOf(shortUnit('millisecond', 0)).format(ms)
    : formatOf(shortUnit('second', 1)).format(ms / 1000)
}

/** How long ago, in whole seconds, minutes or hours: `4 sec. ago`, or `now`. */
export function formatAge(seconds: number): string {
  const tag = locale()
  const format = ageFormats.get(tag) ?? new Intl.RelativeTimeFormat(tag, { style: 'short', numeric: 'auto' })
  ageFormats.set(tag, format)
  if (seconds < 60) return format.format(-seconds, 'second')
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute')
  return format.format(-Math.floor(seconds / 3600), 'hour')
}

function shortUnit(unit: string, maximumFractionDigits: number): Intl.NumberFormatOptions {
  return { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits }
}

function formatOf(style: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${locale()} ${style.unit}`
  const known = formats.get(key) ?? new Intl.NumberFormat(locale(), style)
  formats.set(key, known)
  return known
}
