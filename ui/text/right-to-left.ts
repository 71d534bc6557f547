/**
 * A value that keeps its own direction in a sentence of the other one, such as an amount or an address in Arabic. By its
 * first letter, so left to right for digits alone; the marks around it are seen by nobody.
 */
export function isolate(value: string): string {
  return `\u2068${value}\u2069`
}

/** Without those marks, for what is copied or saved. */
export function withoutIsolates(text: string): string {
  return text.replace(/[\u2068\u2069]/g, '')
}

/**
 * Texts of a language that is written from right to left: each value that is put into one of their sentences is
 * isolated. Numbers are left as they are, because sentences count with them.
 */
export function isolateValues<Texts>(texts: Texts): Texts
export function isolateValues(texts: unknown): unknown {
  if (typeof texts === 'function')
    return (...values: readonly unknown[]) =>
      texts(...values.map((value) => (typeof value === 'string' ? isolate(value) : value)))
  if (Array.isArray(texts)) return texts.map(isolateValues)
  if (typeof texts !== 'object' || texts === null) return texts
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, isolateValues(text)]))
}
