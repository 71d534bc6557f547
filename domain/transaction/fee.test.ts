import { expect, test } from 'vitest'
import { type FeeRates, limitWithMargin, maximumFee } from './fee.ts'

const rates: FeeRates = { baseFee: 5n, tip: 2n, gasPrice: 3n, l1Fee: 1_000n }

test.each<[Partial<FeeRates>, bigint | undefined]>([
  [{}, 10n * 12n + 2_000n],
  [{ baseFee: undefined }, 10n * 3n + 2_000n],
  [{ tip: undefined }, 10n * 3n + 2_000n],
  [{ gasPrice: undefined }, 10n * 12n + 2_000n],
  [{ tip: undefined, gasPrice: undefined }, undefined]
])('at these rates with %o, 10 units of gas cost at most %s wei', (changes, fee) => {
  expect(maximumFee(10n, { ...rates, ...changes })).toBe(fee)
})

test.each([
  [21_000n, 21_000n],
  [20_000n, 20_000n],
  [43_000n, 53_750n],
  [21_001n, 26_251n]
])('a payment of everything that takes %s units of gas has a limit of %s', (estimated, limit) => {
  expect(limitWithMargin(estimated)).toBe(limit)
})
