import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeeRates } from './fee.ts'
import { type FeeHistory, feeSpeeds, usualPrice } from './fee-speeds.ts'

const GWEI = 10n ** 9n
const rates: FeeRates = { baseFee: 8n * GWEI, tip: GWEI, gasPrice: 9n * GWEI, l1Fee: 0n }
const history: FeeHistory = {
  nextBaseFee: 9n * GWEI,
  baseFees: [7n * GWEI, 8n * GWEI, 9n * GWEI],
  tips: [
    [GWEI, 2n * GWEI, 3n * GWEI],
    [GWEI / 2n, 2n * GWEI, 4n * GWEI],
    [GWEI, 3n * GWEI, 5n * GWEI]
  ]
}
const empty = [0n, 0n, 0n]
const tipsOf = (tips: FeeHistory['tips'], changes: Partial<FeeRates> = {}) => {
  const speeds = feeSpeeds(21_000n, { ...rates, ...changes }, { ...history, tips })
  return speeds && [speeds.slow, speeds.normal, speeds.fast].map((speed) => speed.maxPriorityFeePerGas)
}

test('each speed offers the usual tip of its share of recent gas, and more room for a rising base fee', () => {
  const speeds = feeSpeeds(21_000n, rates, history)
  expect(speeds).toMatchObject({
    slow: { maxPriorityFeePerGas: GWEI, maxFeePerGas: (9n * GWEI * 125n) / 100n + GWEI },
    normal: { maxPriorityFeePerGas: 2n * GWEI, maxFeePerGas: 18n * GWEI + 2n * GWEI },
    fast: { maxPriorityFeePerGas: 4n * GWEI, maxFeePerGas: 27n * GWEI + 4n * GWEI }
  })
  expect(speeds?.normal.fee).toBe(21_000n * 20n * GWEI)
})

test('twice the L1 fee of an OP stack is part of each', () => {
  const without = feeSpeeds(21_000n, rates, history)
  const charged = feeSpeeds(21_000n, { ...rates, l1Fee: 70n }, history)
  for (const speed of ['slow', 'normal', 'fast'] as const)
    expect(charged?.[speed].fee).toBe((without?.[speed].fee ?? 0n) + 140n)
})

test('blocks that are empty tell nothing about tips, and if all are, the tip that the node suggests is offered', () => {
  expect(tipsOf([empty, ...history.tips, empty, empty, []])).toEqual(tipsOf(history.tips))
  expect(tipsOf([empty, empty])).toEqual([GWEI, GWEI, GWEI])
  expect(tipsOf([])).toEqual([GWEI, GWEI, GWEI])
})

test('without a suggested tip, that is what the gas price exceeds the base fee by', () => {
  expect(tipsOf([], { tip: undefined })).toEqual([GWEI, GWEI, GWEI])
  expect(tipsOf([], { tip: undefined, gasPrice: GWEI })).toEqual([0n, 0n, 0n])
})

test('a slower speed never offers more than a faster one, whatever share of the gas paid no tip', () => {
  expect(tipsOf([[0n, 5n, 7n]])).toEqual([5n, 7n, GWEI])
  expect(tipsOf([[9n, 5n, 7n]])).toEqual([5n, 7n, 9n])
})

test('no tip is higher than four times what the node itself asks for', () => {
  const most = 4n * (2n * 8n * GWEI + GWEI)
  expect(tipsOf([[GWEI, 10n ** 40n, 10n ** 50n]])).toEqual([GWEI, most, most])
})

test.each<[string, Partial<FeeRates>, Partial<FeeHistory>]>([
  ['on a chain without EIP-1559', { baseFee: undefined }, {}],
  ['on a chain whose history has no fees', {}, { nextBaseFee: undefined }],
  ['if the node knows no price', { tip: undefined, gasPrice: undefined }, {}],
  ['if history and block contradict each other', {}, { nextBaseFee: 17n * GWEI }],
  ['at absurd prices', { tip: 10n ** 18n }, {}],
  ['if all speeds cost the same', { baseFee: 0n }, { nextBaseFee: 0n, tips: [] }]
])('%s there is nothing to choose', (_, changes, other) => {
  expect(feeSpeeds(21_000n, { ...rates, ...changes }, { ...history, ...other })).toBeUndefined()
})

test('without a base fee, the speeds differ by their tips', () => {
  const speeds = feeSpeeds(21_000n, { ...rates, baseFee: 0n }, { ...history, nextBaseFee: 0n })
  expect(speeds?.slow).toEqual({ maxFeePerGas: GWEI, maxPriorityFeePerGas: GWEI, fee: 21_000n * GWEI })
  expect(speeds?.fast.maxFeePerGas).toBe(4n * GWEI)
})

test('whatever a node tells, each speed covers the next base fee and costs no more than the faster one', () => {
  const wei = fc.bigInt({ min: 0n, max: 10n ** 20n })
  const known = fc.option(wei, { nil: undefined })
  const anyRates = fc.record({ baseFee: known, tip: known, gasPrice: known, l1Fee: wei })
  const anyHistory = fc.record({
    nextBaseFee: known,
    tips: fc.array(fc.array(wei, { maxLength: 4 }), { maxLength: 4 })
  })
  fc.assert(
    fc.property(wei, anyRates, anyHistory, (gas, anyRate, told) => {
      const { slow, normal, fast } = feeSpeeds(gas, anyRate, told) ?? {}
      if (!slow || !normal || !fast) return
      for (const { maxFeePerGas, maxPriorityFeePerGas, fee } of [slow, normal, fast]) {
        expect(maxFeePerGas).toBeGreaterThanOrEqual((told.nextBaseFee ?? 0n) + maxPriorityFeePerGas)
        expect(fee).toBe(gas * maxFeePerGas + 2n * anyRate.l1Fee)
      }
      expect(slow.fee <= normal.fee && normal.fee <= fast.fee && slow.fee < fast.fee).toBe(true)
    })
  )
})

test('the usual price is the median of what the middle of each recent block has paid', () => {
  expect(usualPrice(history)).toBe(10n * GWEI)
  expect(usualPrice({ ...history, baseFees: [GWEI, 100n * GWEI, 2n * GWEI] })).toBe(5n * GWEI)
  // In an empty block, the usual tip would have been paid.
  expect(usualPrice({ ...history, tips: [empty, [GWEI, 2n * GWEI, GWEI], empty] })).toBe(10n * GWEI)
  expect([usualPrice({ ...history, tips: [] }), usualPrice({ ...history, tips: [empty] })]).toEqual([
    undefined,
    undefined
  ])
})

test('no speed offers less than a transaction has to by its data', () => {
  expect(tipsOf(history.tips, { leastTip: 3n * GWEI })).toEqual([3n * GWEI, 3n * GWEI, 4n * GWEI])
})
