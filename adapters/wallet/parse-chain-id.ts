const DIGITS = /^(?:0x[0-9a-f]+|\d+)$/i

/** Wallets write chain ids as hex, as decimal digits (Taho) and as numbers. Whatever else JavaScript would convert is none. */
export function parseChainId(value: unknown): number | undefined {
  const id = typeof value === 'string' && DIGITS.test(value) ? Number(value) : value
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}
