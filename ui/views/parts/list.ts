import { valueIsolation } from '#ui/text/value-isolation.ts'
import { locale } from './locale.ts'

/** Values as a list in a sentence of the page's language, such as `tUSD, tEUR, and tGBP`. Each keeps its own direction. */
export function formatList(values: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(
    values.map((each) => valueIsolation.isolate(each))
  )
}
