const MAX_LENGTH = 200
/** Of a name that stands in a sentence of ours. */
export const MAX_NAME_LENGTH = 40
/** More than any text that is shown needs, so that a huge one costs nothing. */
const MAX_READ = 4 * 1024

/** Controls, format characters (bidi controls and zero-width ones among them), and what Unicode says to draw as nothing. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu
const BLANKS = /[\s\u2800]+/gu
/** Marks beyond the few that real scripts stack would be drawn over the text around them. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * A wallet's, node's, contract's or name's own words as they may be shown: one line without control and format
 * characters, at most `maxLength` characters. Empty when nothing of it can be seen. Draw it isolated (`<bdi>`), never
 * as part of a sentence of ours.
 */
export function plainText(text: unknown, maxLength = MAX_LENGTH): string {
  if (typeof text !== 'string') return ''
  const read = text.slice(0, MAX_READ).replace(/[\t\n\r\u2028\u2029]/g, ' ')
  const visible = read.replace(INVISIBLE, '').replace(STACKED_MARKS, '$1').replace(BLANKS, ' ').trim()
  if (!/[^\p{M}\s]/u.test(visible)) return ''
  const characters = [...visible]
  const isWhole = characters.length <= maxLength && text.length <= MAX_READ
  return isWhole
    ? visible
    : `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
}
