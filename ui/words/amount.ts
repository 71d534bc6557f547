import { type AmountMarks, formatUnits, writtenUnits } from '#domain/amount.ts'
import type { NativeCurrency } from '#domain/chain/chain.ts'
import { numberMarks } from '#domain/text/number-marks.ts'

/** How the page's language writes numbers now: what is typed keeps these, whatever the language is later. */
export function pageMarks(): AmountMarks {
  const { decimal, group } = numberMarks
  return { decimal, group }
}

/** An exact amount with the decimal mark of the page's language: `1,5` in German. */
export function shownUnits(value: bigint, decimals: number): string {
  return writtenUnits(value, decimals, numberMarks)
}

/** The same with its symbol: `1,5 ETH`. */
export function shownAmount(value: bigint, { decimals, symbol }: Pick<NativeCurrency, 'decimals' | 'symbol'>): string {
  return `${shownUnits(value, decimals)} ${symbol}`
}

/** An exact decimal with the decimal mark of the page's language. */
export function inLanguage(exact: string): string {
  return exact.replace('.', numberMarks.decimal)
}

const SUFFIXES = [
  { from: 10n ** 12n, suffix: 't' },
  { from: 10n ** 9n, suffix: 'b' },
  { from: 10n ** 6n, suffix: 'm' },
  { from: 10n ** 3n, suffix: 'k' }
] as const

/**
 * A balance for display, with the marks of the page's language: truncated, never rounded up. Below 1: 3 decimals; below
 * 100: 2; below 10 000: 1 with the whole part grouped; above: k, m, b or t with 1, or what the language has for them. A balance
 * too small to show is `<0.001`.
 */
export function formatBalance(value: bigint, decimals: number): string {
  if (value === 0n) return '0'
  const unit = 10n ** BigInt(decimals)
  const whole = value / unit
  if (whole >= 10_000n) {
    if (numberMarks.short) return numberMarks.short(whole)
    const scale = SUFFIXES.find(({ from }) => whole >= from) ?? SUFFIXES[3]
    return truncated(value, unit * scale.from, 1) + scale.suffix
  }
  if (whole >= 100n) return truncated(value, unit, 1)
  if (whole >= 1n) return truncated(value, unit, 2)
  return value * 1000n < unit ? inLanguage('<0.001') : truncated(value, unit, 3)
}

function truncated(value: bigint, unit: bigint, places: number): string {
  const scaled = (value * 10n ** BigInt(places)) / unit
  const [whole = '0', fraction] = formatUnits(scaled, places).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, numberMarks.group)
  return fraction === undefined ? grouped : `${grouped}${numberMarks.decimal}${fraction}`
}

/** A balance for display with its symbol: `9,998.4 ETH`. */
export function displayBalance(
  value: bigint,
  { decimals, symbol }: Pick<NativeCurrency, 'decimals' | 'symbol'>
): string {
  return `${formatBalance(value, decimals)} ${symbol}`
}

const GWEI_DECIMALS = 9

/** Wei per gas as gwei, with 3 digits: 1234567890 → `1.23`. */
export function formatGwei(wei: bigint): string {
  const surplus = Math.max(wei.toString().length - 3, 0)
  // Whole gwei are never cut.
  const step = 10n ** BigInt(Math.min(surplus, GWEI_DECIMALS))
  return shownUnits((wei / step) * step, GWEI_DECIMALS)
}
