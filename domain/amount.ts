/** How a language writes numbers; `group` is empty where it groups none with four digits before the decimal mark. */
export interface AmountMarks {
  readonly decimal: string
  readonly group: string
}

/** Of amounts for machines, and of English. */
export const PLAIN_MARKS: AmountMarks = { decimal: '.', group: ',' }

/** Formats base units as an exact decimal without trailing zeros: 1500000000000000000, 18 → `1.5`. */
export function formatUnits(value: bigint, decimals: number): string {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return `${sign}${whole}${fraction && `.${fraction}`}`
}

/** The same with another decimal mark: `1,5` in German. */
export function writtenUnits(value: bigint, decimals: number, { decimal }: AmountMarks = PLAIN_MARKS): string {
  return formatUnits(value, decimals).replace('.', decimal)
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

/** Without thousands marks, where they and the decimal mark stand as in the language: it then has one reading. */
function withoutGroups(text: string, marks: AmountMarks): string {
  const { group, decimal } = GROUPED.exec(text)?.groups ?? {}
  if (group === undefined || decimal !== marks.decimal) return text
  // A language that groups from five digits on has no mark of its own here.
  const own = marks.group || (decimal === ',' ? '.' : ',')
  const isOwn = group === own || (/\s/.test(group) && /\s/.test(own))
  return isOwn ? text.replaceAll(group, '') : text
}

/**
 * Parses a typed amount; a comma or a point is the decimal mark. Undefined if it is not a number or has too many decimals,
 * or is like `1,500` in English, which may mean fifteen hundred or one and a half: never guess with money.
 * @param marks of the language in which it was typed.
 */
export function parseUnits(text: string, decimals: number, marks: AmountMarks): bigint | undefined {
  const typed = withoutGroups(withAsciiDigits(text.trim()), marks)
  const mark = THOUSANDS.exec(typed)?.[1] ?? marks.decimal
  const amount = typed.replace(',', '.')
  if (mark !== marks.decimal || !AMOUNT.test(amount)) return undefined
  const [whole = '', fraction = ''] = amount.split('.')
  if (fraction.length > decimals) return undefined
  return BigInt(whole + fraction.padEnd(decimals, '0'))
}

/** An amount that is not exceeded: 3 digits, rounded up. */
export function roundedUp(value: bigint): bigint {
  const step = 10n ** BigInt(Math.max(value.toString().length - 3, 0))
  return ((value + step - 1n) / step) * step
}
