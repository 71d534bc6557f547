/** Undefined if it is not an absolute URL. `URL.canParse` is missing in Safari 16. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
