import { expect, test } from 'vitest'
import { gweiAmount, nativeAmount, percent, roundGwei, tokenAmount } from './amount.ts'

const tUSD = { symbol: 'tUSD', decimals: 6 }

test('an amount keeps every digit, grouped, in the unit with the fewest zeros', () => {
  expect(nativeAmount(1_234_500_000_000_000_000_000n, 'ETH')).toBe('1,234.5 ETH')
  expect(nativeAmount(10n ** 12n, 'ETH')).toBe('0.000001 ETH')
  expect(nativeAmount(10n ** 12n - 1n, 'ETH')).toBe('999.999999999 gwei')
  expect(nativeAmount(7n, 'ETH')).toBe('7 wei')
  expect(nativeAmount(0n, 'ETH')).toBe('0 ETH')
})

test('a gas price of a few wei is not shown as a fraction of a gwei', () => {
  expect(gweiAmount(7n)).toBe('7 wei')
  expect(gweiAmount(1_000_000n)).toBe('0.001 gwei')
  expect(gweiAmount(0n)).toBe('0 gwei')
  expect(roundGwei(1_251_999_999n)).toBe('1.251 gwei')
  expect(roundGwei(7n)).toBe('7 wei')
})

test('an allowance larger than any balance is unlimited', () => {
  expect(tokenAmount(2n ** 128n, tUSD)).toBe('unlimited tUSD')
  expect(tokenAmount(12_340_000n, tUSD)).toBe('12.34 tUSD')
})

test('a percentage of nothing is zero', () => {
  expect(percent(1n, 3n)).toBe('33.3 %')
  expect(percent(0n, 0n)).toBe('0 %')
})
