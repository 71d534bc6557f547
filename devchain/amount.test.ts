import { expect, test } from 'vitest'
import { formatBalance, formatUnits, parseUnits } from './amount.ts'

const ether = (text: string) => parseUnits(text, 18) ?? 0n

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
  ['', undefined],
  ['.', undefined],
  ['1e3', undefined],
  ['-1', undefined],
  ['0x1', undefined],
  ['1.2.3', undefined],
  ['0.0000000000000000001', undefined]
])('%j is read as %s', (text, value) => {
  expect(parseUnits(text, 18)).toBe(value)
})

test.each([
  ['0', '0'],
  ['0.0001', '<0.001'],
  ['0.0109', '0.01'],
  ['0.9999', '0.999'],
  ['1.239', '1.23'],
  ['99.999', '99.99'],
  ['100.19', '100.1'],
  ['9999.99', '9,999.9'],
  ['10000', '10k'],
  ['12345', '12.3k'],
  ['1999999', '1.9m'],
  ['5000000000', '5b'],
  ['1234567890123', '1.2t']
])('a balance of %s shows %s, cut and never rounded up', (amount, shown) => {
  expect(formatBalance(ether(amount), 18)).toBe(shown)
})
