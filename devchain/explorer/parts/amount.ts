import { formatUnits } from '#devchain/amount.ts'

/** No balance is this large, so ERC-20 wallets and revoke tools show such an allowance as unlimited. */
const UNLIMITED = 2n ** 128n
const GWEI = 10n ** 9n
const SMALL_ETHER = 10n ** 12n
const AMOUNT_NAME = /^(?:_?value|_?amount|wad|balance|needed|allowance)$/

/** Every digit, with the integer part grouped: `1,234.5`. */
export function exactUnits(value: bigint, decimals: number): string {
  const [whole = '0', fraction] = formatUnits(value, decimals).split('.')
  return fraction === undefined ? grouped(whole) : `${grouped(whole)}.${fraction}`
}

/** In the unit with the fewest zeros: ether, gwei or wei. */
export function nativeAmount(wei: bigint, symbol: string): string {
  if (wei === 0n || wei >= SMALL_ETHER) return `${exactUnits(wei, 18)} ${symbol}`
  return wei >= GWEI ? gweiAmount(wei) : `${wei} wei`
}

/** For gas prices; a few wei, as on Linea, stay in wei. */
export function gweiAmount(wei: bigint): string {
  return wei > 0n && wei < GWEI / 1000n ? `${grouped(String(wei))} wei` : `${exactUnits(wei, 9)} gwei`
}

/** For overviews: 3 decimals; a few wei stay in wei. */
export function roundGwei(wei: bigint): string {
  const step = GWEI / 1000n
  return gweiAmount(wei < step ? wei : (wei / step) * step)
}

/** Whether a parameter of a token's function or event is in the token's units, which only its name tells. */
export function isTokenAmount({ name, type }: { readonly name?: string | undefined; readonly type: string }): boolean {
  return type === 'uint256' && AMOUNT_NAME.test(name ?? '')
}

export function tokenAmount(value: bigint, token: { readonly symbol: string; readonly decimals: number }): string {
  return value >= UNLIMITED ? `unlimited ${token.symbol}` : `${exactUnits(value, token.decimals)} ${token.symbol}`
}

export function count(value: bigint | number): string {
  return grouped(String(value))
}

/** `1 block`, `2 blocks`. */
export function countOf(value: bigint | number, noun: string): string {
  return `${count(value)} ${noun}${BigInt(value) === 1n ? '' : 's'}`
}

export function percent(part: bigint, whole: bigint): string {
  return whole === 0n ? '0 %' : `${Number((part * 1000n) / whole) / 10} %`
}

function grouped(whole: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
