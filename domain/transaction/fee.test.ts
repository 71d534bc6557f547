import { expect, test } from 'vitest'
import { type FeeRates, maximumFee } from './fee.ts'

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
