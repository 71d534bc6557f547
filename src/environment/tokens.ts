import type { Address } from '#domain/address.ts'
import type { Token } from '#domain/chain/chain.ts'
import { isToken, repeatedToken } from '#domain/chain/chain-problems.ts'

/** In place of tokens: those of the preset do not exist on an empty local chain. */
const NO_TOKENS = 'none'

/**
 * The tokens of `TOKENS_<chainId>` (`symbol:decimals:address`, comma-separated, or `none`); undefined when it is not set.
 * @throws Error with one sentence.
 */
export function readTokens(chainId: number, value: string | undefined): readonly Token[] | undefined {
  if (!value?.trim()) return undefined
  if (value.trim() === NO_TOKENS) return []
  const tokens = value.split(',').map((text) => {
    const [symbol = '', decimals = '', address = ''] = text.trim().split(':')
    const token = { symbol, decimals: decimals === '' ? Number.NaN : Number(decimals), address: address as Address }
    if (isToken(token)) return token
    throw new Error(`TOKENS_${chainId} must list tokens as symbol:decimals:address, got "${text.trim()}".`)
  })
  const twice = repeatedToken(tokens)
  if (twice) throw new Error(`TOKENS_${chainId} names ${twice} twice.`)
  return tokens
}
