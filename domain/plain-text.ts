const MAX_LENGTH = 200
/** For names inside our own sentences. */
export const MAX_NAME_LENGTH = 40
/** More than any shown text needs; bounds the cost of huge ones. */
const MAX_READ = 4 * 1024

/** Controls, format characters (bidi and zero-width ones included), and characters that Unicode renders invisibly. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}]/gu
const BLANKS = /[\s\u2800]+/gu
/** Real scripts stack only a few marks; more would be drawn over the surrounding text. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu

/**
 * Makes untrusted text of a wallet, node, contract or name safe to show: one line without control and format
 * characters, at most `maxLength` characters. Empty if nothing in it is visible. Render it isolated (`<bdi>`), never
 * inside our own sentences.
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

/** They join emoji, keep letters of Persian or Hindi apart, and choose a glyph: none of them turns or hides text. */
const HARMLESS: ReadonlySet<string> = new Set(['\u200C', '\u200D', '\uFE0E', '\uFE0F'])

interface TextPart {
  /** Where it begins in the whole text, which tells it from the other parts. */
  readonly at: number
  readonly text: string
  /** `text` is the name of a character that is not drawn, such as "U+202E". */
  readonly isHidden: boolean
}

/**
 * A text that somebody signs or sends as it is, in parts: hidden characters are named, because they may turn what is drawn
 * into something else than what is signed. Render it isolated (`<bdi>`).
 */
export function exactText(text: string): readonly TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  let drawn = ''
  for (const character of text.slice(0, MAX_READ)) {
    if (HARMLESS.has(character) || character.replace(INVISIBLE, '') !== '') {
      drawn += character
      continue
    }
    if (drawn !== '') parts.push({ at, text: drawn, isHidden: false })
    at += drawn.length
    drawn = ''
    parts.push({ at, text: codePoint(character), isHidden: true })
    at += character.length
  }
  if (text.length > MAX_READ) drawn += '…'
  return drawn === '' ? parts : [...parts, { at, text: drawn, isHidden: false }]
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
}
