/**
 * Decodes bytes here, because the libraries differ on invalid UTF-8. A byte order mark stays in the text: without it,
 * another account's name would read as this one. Undefined if empty.
 */
export function textOf(bytes: unknown): string | undefined {
  const pairs = String(bytes).slice(2).match(/../g) ?? []
  return (
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))) ||
    undefined
  )
}
