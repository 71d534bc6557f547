/** Decodes bytes here, because the libraries differ on invalid UTF-8. Undefined if empty. */
export function textOf(bytes: unknown): string | undefined {
  const pairs = String(bytes).slice(2).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))) || undefined
}
