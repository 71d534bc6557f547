import type { Token } from '#domain/chain/chain.ts'

/** Wallets refuse a longer symbol in `wallet_watchAsset` (EIP-747), counted as JavaScript does. */
const MAX_SYMBOL_LENGTH = 11

export function hasWatchableSymbol({ symbol }: Token): boolean {
  return symbol.length <= MAX_SYMBOL_LENGTH
}

/** The wallet would refuse the symbol, and is not asked; the visitor may add the token by its address. */
export interface SymbolTooLong {
  readonly kind: 'symbol-too-long'
}
