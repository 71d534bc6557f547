import { invalid, type Parsed, type Path, valid } from './problem.ts'

const MAX_DIGITS = 100
const MAX_EXPONENT = 77
const DECIMAL = /^(-?)(\d{1,3}(?:,\d{3})+|\d[\d_]*)(?:\.(\d+))?(?:e(\d{1,3}))?(?:\s*([a-z]+))?$/i
const HEXADECIMAL = /^(-?)0x([0-9a-f]+)$/i
const UNIT_DECIMALS: Readonly<Record<string, number>> = { wei: 0, gwei: 9, ether: 18, eth: 18 }

/** Of an ABI type such as `uint256` or `int8`. */
export interface IntegerType {
  readonly isSigned: boolean
  readonly bits: number
}

export function integerType(type: string): IntegerType | undefined {
  const [, unsigned, bits = '256'] = /^(u?)int(\d*)$/.exec(type) ?? []
  return unsigned === undefined ? undefined : { isSigned: unsigned === '', bits: Number(bits || 256) }
}

/** Decimal or hexadecimal, of any size; `1e18`, `1.5 ether` and `20 gwei` work, too. */
export function parseInteger(typed: string, type: IntegerType, path: Path): Parsed {
  const text = typed.trim()
  if (text === '') return invalid(path, 'Enter a whole number.')
  const value = text.length > MAX_DIGITS ? 'That is too long for a number.' : numberIn(text)
  if (typeof value === 'string') return invalid(path, value)
  const [min, max] = rangeOf(type)
  if (value >= min && value <= max) return valid(value)
  return invalid(path, `${text} does not fit: ${nameOf(type)} holds ${rangeText(type)}.`)
}

/** The value, or what is wrong with it. */
function numberIn(text: string): bigint | string {
  const [, hexSign, digits] = HEXADECIMAL.exec(text) ?? []
  if (digits !== undefined) return BigInt(`0x${digits}`) * (hexSign === '-' ? -1n : 1n)
  const [, sign, whole, fraction = '', exponent = '0', unit = 'wei'] = DECIMAL.exec(text) ?? []
  if (whole === undefined) return 'Enter a whole number, such as 1000, 0x3e8 or 1.5 ether.'
  const unitDecimals = UNIT_DECIMALS[unit.toLowerCase()]
  if (unitDecimals === undefined) return `“${unit}” is not a unit: use ether, gwei or wei.`
  const decimals = Number(exponent) + unitDecimals
  const significant = fraction.replace(/0+$/, '')
  if (decimals > MAX_EXPONENT) return 'That is more than any integer holds.'
  if (significant.length > decimals) return `${text} is not a whole number${unitDecimals > 0 ? ' of wei' : ''}.`
  const value = BigInt(whole.replace(/[,_]/g, '') + significant.padEnd(decimals, '0'))
  return sign === '-' ? -value : value
}

function rangeOf({ isSigned, bits }: IntegerType): readonly [bigint, bigint] {
  const span = 2n ** BigInt(isSigned ? bits - 1 : bits)
  return [isSigned ? -span : 0n, span - 1n]
}

function rangeText(type: IntegerType): string {
  const [min, max] = rangeOf(type)
  if (type.bits <= 32) return `${min} to ${max}`
  const power = type.isSigned ? type.bits - 1 : type.bits
  return `${type.isSigned ? `−2^${power}` : '0'} to 2^${power} − 1`
}

function nameOf({ isSigned, bits }: IntegerType): string {
  return `${isSigned ? '' : 'u'}int${bits}`
}
