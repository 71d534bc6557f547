/** Strings are read as bytes: the libraries do not agree on what bytes are a string. Undefined when empty. */
export function textOf(bytes: unknown): string | undefined {
  const pairs = String(bytes).slice(2).match(/../g) ?? []
  return new TextDecoder().decode(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))) || undefined
}
