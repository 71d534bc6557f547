import { numberMarks } from './text/number-marks.ts'

/** Formats base units as an exact decimal without trailing zeros: 1500000000000000000, 18 → `1.5`. */
export function formatUnits(value: bigint, decimals: number): string {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

/** The same with the decimal mark of the page's language, to be read by a visitor: `1,5` in German. */
export function shownUnits(value: bigint, decimals: number): string {
  return inLanguage(formatUnits(value, decimals))
}

/** An exact decimal with the decimal mark of the page's language. */
export function inLanguage(exact: string): string {
  return exact.replace('.', numberMarks.decimal)
}

const AMOUNT = /^(?:\d+\.?\d*|\.\d+)$/
const THOUSANDS = /^[1-9]\d{0,2}([,.])\d{3}$/
/** Thousands marks and then a decimal mark: each is another character. */
const GROUPED = /^([1-9]\d{0,2}(?:(?<group>[\s.,'’])\d{3}(?:\k<group>\d{3})*))(?<decimal>[.,])(\d+)$/

/** The zeros of Arabic, Persian, Hindi, Thai and full-width keyboards; their other digits follow them. */
const ZEROS = '٠۰०๐０'
const OTHER_DIGITS = new RegExp([...ZEROS].map((zero) => `[${zero}-${digitAfter(zero, 9)}]`).join('|'), 'g')

function digitAfter(zero: string, value: number): string {
  return String.fromCharCode(zero.charCodeAt(0) + value)
}

/** As other keyboards type them: `１．５`, `१.५` and `١٫٥` are 1.5. */
function withAsciiDigits(text: string): string {
  const marked = text.replace(/[．٫]/g, '.').replace(/[，٬]/g, ',')
  return marked.replace(OTHER_DIGITS, (digit) => {
    const zero = [...ZEROS].findLast((each) => each <= digit) ?? digit
    return String(digit.charCodeAt(0) - zero.charCodeAt(0))
  })
}

/** Without thousands marks, where they and the decimal mark stand as in the page's language: it then has one reading. */
function withoutGroups(text: string): string {
  const { group, decimal } = GROUPED.exec(text)?.groups ?? {}
  if (group === undefined || decimal !== numberMarks.decimal) return text
  // A language that groups from five digits on has no mark of its own here.
  const own = numberMarks.group || (decimal === ',' ? '.' : ',')
  const isOwn = group === own || (/\s/.test(group) && /\s/.test(own))
  return isOwn ? text.replaceAll(group, '') : text
}

/**
 * Parses a typed amount; a comma or a point is the decimal mark. Undefined if it is not a number or has too many decimals,
 * or is like `1,500` in English, which may mean fifteen hundred or one and a half: never guess with money.
 */
export function parseUnits(text: string, decimals: number): bigint | undefined {
  const typed = withoutGroups(withAsciiDigits(text.trim()))
  const mark = THOUSANDS.exec(typed)?.[1] ?? numberMarks.decimal
  const amount = typed.replace(',', '.')
  if (mark !== numberMarks.decimal || !AMOUNT.test(amount)) return undefined
  const [whole = '', fraction = ''] = amount.split('.')
  if (fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** An amount that is not exceeded: 3 digits, rounded up. */
export function roundedUp(value: bigint): bigint {
  const step = 10n ** BigInt(Math.max(value.toString().length - 3, 0))
  return ((value + step - 1n) / step) * step
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
