const MINUTE_MS = 60_000

/** A moment (milliseconds since 1970) as date and time in the page's language. */
export function formatMoment(at: number): string {
  const { lang } = document.documentElement
  return new Intl.DateTimeFormat(lang || undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
}

/** A moment as the time of day, with seconds when it is less than a minute ago. */
export function formatTime(at: number): string {
  const { lang } = document.documentElement
  const timeStyle = Date.now() - at < MINUTE_MS ? 'medium' : 'short'
  return new Intl.DateTimeFormat(lang || undefined, { timeStyle }).format(at)
}

/** A number of whole seconds as minutes and seconds, such as `4:07`. */
export function formatCountdown(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
