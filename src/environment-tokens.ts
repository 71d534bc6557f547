import { type Address, isAddress, isSameAddress } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain.ts'

/** The tokens of a chain: those of `TOKENS_<chainId>` (`symbol:decimals:address`, comma-separated), else the preset's. */
export function readTokens({ id, tokens }: Chain, value: string | undefined): readonly Token[] | undefined {
  const found = value?.trim() ? listedTokens(id, value) : tokens && checkedPreset(id, tokens)
  const twice = found?.find(({ address }, i) =>
    found.slice(0, i).some((other) => isSameAddress(other.address, address))
  )
  if (twice) throw new Error(`The tokens of chain ${id} (TOKENS_${id}) name ${twice.address} twice.`)
  return found
}

function listedTokens(id: number, value: string): readonly Token[] {
  return value.split(',').map((text) => {
    const [symbol = '', decimals = '', address = ''] = text.trim().split(':')
    const token = { symbol, decimals: decimals === '' ? Number.NaN : Number(decimals), address: address as Address }
    if (isToken(token)) return token
    throw new Error(`TOKENS_${id} must list tokens as symbol:decimals:address, got "${text.trim()}".`)
  })
}

function checkedPreset(id: number, tokens: readonly Token[]): readonly Token[] {
  const wrong = tokens.find((token) => !isToken(token))
  if (!wrong) return tokens
  const { symbol, decimals, address } = wrong
  const rule = 'must have a symbol, 0 to 255 decimals and an address'
  throw new Error(`The tokens of chain ${id} ${rule}, got "${symbol}:${decimals}:${address}".`)
}

function isToken({ symbol, decimals, address }: Token): boolean {
  return symbol !== '' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 255 && isAddress(address)
}
