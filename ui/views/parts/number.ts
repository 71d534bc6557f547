/** A whole number in the page's language. */
export function formatNumber(value: bigint | number): string {
  return new Intl.NumberFormat(pageLanguage()).format(value)
}

const MINUTE_MS = 60_000

/** A duration in ms as whole milliseconds, or with one decimal as seconds, or as minutes from two of them. */
export function formatDuration(ms: number): string {
  if (ms >= 2 * MINUTE_MS) {
    const style = { style: 'unit', unit: 'minute', unitDisplay: 'short', maximumFractionDigits: 1 } as const
    return new Intl.NumberFormat(pageLanguage(), style).format(ms / MINUTE_MS)
  }
  const isShort = ms < 999.5
  const unit = isShort ? 'millisecond' : 'second'
  const style = { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: isShort ? 0 : 1 } as const
  return new Intl.NumberFormat(pageLanguage(), style).format(isShort ? ms : ms / 1000)
}

/** How long ago, in whole seconds, minutes or hours: `4 sec. ago`, or `now`. */
export function formatAge(seconds: number): string {
  const format = new Intl.RelativeTimeFormat(pageLanguage(), { style: 'short', numeric: 'auto' })
  if (seconds < 60) return format.format(-seconds, 'second')
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute')
  return format.format(-Math.floor(seconds / 3600), 'hour')
}

function pageLanguage(): string | undefined {
  return document.documentElement.lang || undefined
}
