import { directionOf, type LanguageTag } from '#ui/text/languages.ts'
import type { numberMarks } from '#ui/text/number-marks.ts'

/** Always with the digits of amounts. */
export function numberMarksOf(tag: LanguageTag): typeof numberMarks {
  const latin = `${tag}-u-nu-latn`
  // Some languages group no number with four digits before its decimal mark.
  const parts = new Intl.NumberFormat(latin).formatToParts(1234.5)
  const markOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? ''
  // Amounts read from left to right, where a word of a language that does not would stand on the wrong side of its number.
  const keepsLetters = tag === 'en' || directionOf(tag) === 'rtl'
  return { decimal: markOf('decimal'), group: markOf('group'), short: keepsLetters ? undefined : shortIn(latin) }
}

function shortIn(locale: string): (whole: bigint) => string {
  const format = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
  return (whole) => {
    const lowest = 10n ** BigInt(whole.toString().length - 1)
    const integer = format.formatToParts(lowest).filter(({ type }) => type === 'integer')
    const scale = lowest / BigInt(integer.map(({ value }) => value).join(''))
    // Nothing is left to round; the option that truncates is newer than the oldest browsers.
    const tenth = scale >= 10n ? scale / 10n : 1n
    return format.format(whole - (whole % tenth))
  }
}
