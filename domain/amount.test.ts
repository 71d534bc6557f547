import { expect, test } from 'vitest'
import { type AmountMarks, formatUnits, PLAIN_MARKS, parseUnits, roundedUp, writtenUnits } from './amount.ts'

const ether = (text: string) => parseUnits(text, 18, PLAIN_MARKS) ?? 0n

test('base units are formatted exactly, without trailing zeros', () => {
  expect(
    [0n, 1n, 1_500_000_000_000_000_000n, 10n ** 21n, -5n * 10n ** 17n].map((value) => formatUnits(value, 18))
  ).toEqual(['0', '0.000000000000000001', '1.5', '1000', '-0.5'])
  expect(formatUnits(7n, 0)).toBe('7')
})

test.each([
  ['1', 10n ** 18n],
  ['1.5', 15n * 10n ** 17n],
  ['1,5', 15n * 10n ** 17n],
  ['.5', 5n * 10n ** 17n],
  [' 2. ', 2n * 10n ** 18n],
  ['1,500', undefined],
  ['0,125', 125n * 10n ** 15n],
  ['１２．５', 125n * 10n ** 17n],
  ['१९.०', 19n * 10n ** 18n],
  ['٢٫٥', 25n * 10n ** 17n],
  ['۰٫۹', 9n * 10n ** 17n],
  ['１，５００', undefined],
  ['٢٬٥٠٠', undefined],
  ['½', undefined],
  ['2²', undefined],
  ['𝟘', undefined],
  ['๓', 3n * 10n ** 18n],
  ['', undefined],
  ['.', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['0x1', undefined],
  ['1.2.3', undefined],
  ['0.0000000000000000001', undefined]
])('%j is read as %s', (text, value) => {
  expect(parseUnits(text, 18, PLAIN_MARKS)).toBe(value)
})

test.each([
  ['0', '0'],
  ['0.000000000000000007', '0.000000000000000007'],
  ['0.000100000000000001', '0.000101'],
  ['0.000123', '0.000123'],
  ['0.9999', '1'],
  ['1234.5', '1240']
])('%s is at most %s, rounded up to 3 digits', (amount, shown) => {
  expect(formatUnits(roundedUp(ether(amount)), 18)).toBe(shown)
})

test('an amount is written with a language’s decimal mark, and exactly', () => {
  expect(writtenUnits(ether('1234.5'), 18)).toBe('1234.5')
  expect(writtenUnits(ether('1234.5'), 18, { decimal: ',', group: '.' })).toBe('1234,5')
})

test('what may be thousands is refused, unless its mark is the decimal mark of the language', () => {
  const ambiguous = ['1,500', '1.500', '12,345,678', '1.234,5']
  const read = (marks: AmountMarks) => ambiguous.map((text) => parseUnits(text, 3, marks))
  expect(read(PLAIN_MARKS)).toEqual([undefined, 1500n, undefined, undefined])
  const german = { decimal: ',', group: '.' }
  expect(read(german)).toEqual([1500n, undefined, undefined, 1_234_500n])
  const clear = ['1.5', '1,5', '0.125', '1.2345']
  expect(clear.map((text) => parseUnits(text, 4, german))).toEqual([15000n, 15000n, 1250n, 12345n])
})

test.each([
  ['en', { decimal: '.', group: ',' }, ['1,234.5', '12,345,678.25', '1٬234٫5'], ['1.234,5', '1 234.5', '1,23,456.5']],
  ['de', { decimal: ',', group: '.' }, ['1.234,5', '12.345.678,25'], ['1,234.5', "1'234,5"]],
  ['fr', { decimal: ',', group: '\u202f' }, ['1\u202f234,5', '1\u00a0234,5', '12 345 678,25'], ['1 234.5', '1.234,5']],
  ['es', { decimal: ',', group: '' }, ['1.234,5'], ['1,234.5']]
])('in %s, thousands marks are read where a decimal mark follows as the language has it', (_, marks, read, not) => {
  for (const text of read)
    expect([text, parseUnits(text, 2, marks)]).toEqual([text, text.length > 8 ? 1_234_567_825n : 123_450n])
  for (const text of not) expect([text, parseUnits(text, 2, marks)]).toEqual([text, undefined])
})

test.each([
  '1,500',
  '12,345,678',
  '10k',
  '<0.001',
  '1e3',
  '1,234,5',
  '1,234.567,8',
  '0,123.4',
  '1,234.5.6',
  '12,34.5',
  '+1',
  '-1',
  '½'
])('%s has no single reading, or is no amount in full', (text) =>
  expect(parseUnits(text, 18, PLAIN_MARKS)).toBeUndefined()
)
