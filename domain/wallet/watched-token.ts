import type { Token } from '#domain/chain/chain.ts'

/** Wallets refuse a longer symbol in `wallet_watchAsset` (EIP-747), counted as JavaScript does. */
const MAX_SYMBOL_LENGTH = 11

export function hasWatchableSymbol({ symbol }: Token): boolean {
  return symbol.length <= MAX_SYMBOL_LENGTH
}
