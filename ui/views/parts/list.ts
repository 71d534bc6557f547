import { isolate } from '#domain/text/right-to-left.ts'
import { locale } from './locale.ts'

/** Values as a list in a sentence of the page's language, such as `tUSD, tEUR, and tGBP`. Each keeps its own direction. */
export function formatList(values: readonly string[]): string {
  const isRightToLeft = document.documentElement.dir === 'rtl'
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(isRightToLeft ? values.map(isolate) : values)
}
