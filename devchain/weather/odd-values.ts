const WORD = 64
/** A text of fewer bytes may be a number that happens to look like one. */
const MIN_BYTES = 3
const MAX_BYTES = 10_000
/** Stands alone in no text of UTF-8. */
const NO_TEXT = '80'
const PRINTABLE = /^(?:[2-6][0-9a-f]|7[0-9a-e])+$/

/** Replaces the first byte of every text, wherever it is in encoded values (ABI), such as those of Multicall3. */
export function withoutTexts(value: unknown): unknown {
  if (typeof value === 'string') return /^0x[0-9a-f]*$/.test(value) ? withoutTextsIn(value) : value
  if (Array.isArray(value)) return value.map(withoutTexts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutTexts(each)]))
}

/** As nodes with a type of their own for blocks have sent it. */
export function withNumberAsTime(block: unknown): unknown {
  const { timestamp } = Object(block) as { readonly timestamp?: unknown }
  return timestamp === undefined ? block : { ...Object(block), timestamp: Number(timestamp) }
}

/** Behind the selector of an error, or of a call within a result, words begin four bytes later. */
function withoutTextsIn(hex: string): string {
  let altered = hex
  for (const start of [2, 10])
    for (let at = start; at + 2 * WORD <= altered.length; at += WORD) {
      const bytes = Number(`0x${altered.slice(at, at + WORD)}`)
      if (!(bytes >= MIN_BYTES && bytes <= MAX_BYTES)) continue
      const text = altered.slice(at + WORD, at + WORD + 2 * bytes)
      const padding = altered.slice(at + WORD + 2 * bytes, at + WORD + WORD * Math.ceil(bytes / 32))
      if (text.length === 2 * bytes && PRINTABLE.test(text) && /^0*$/.test(padding))
        altered = `${altered.slice(0, at + WORD)}${NO_TEXT}${altered.slice(at + WORD + 2)}`
    }
  return altered
}
