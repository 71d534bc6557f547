import { expect, test } from 'vitest'
import { blockInterval, feeBars } from './recent-blocks.ts'

const at = (block: bigint, seconds: number) => ({ block, at: seconds * 1000 })

test('the time between blocks is an average', () => {
  expect(blockInterval({ older: at(80n, 1_000), newer: at(100n, 1_240) })).toBe(12_000)
  expect(blockInterval({ older: at(80n, 1_000), newer: at(100n, 1_005) })).toBe(250)
})

test.each([
  ['one block', at(100n, 1_000), at(100n, 1_000)],
  ['blocks in the wrong order', at(100n, 1_000), at(80n, 1_240)],
  ['blocks of the same second', at(80n, 1_000), at(100n, 1_000)],
  ['blocks that come on demand', at(80n, 1_000), at(100n, 1_000 + 20 * 601)]
])('%s: no time between blocks', (_what, older, newer) => {
  expect(blockInterval({ older, newer })).toBeUndefined()
})

test('the highest fee is as high as the chart, and the others in proportion', () => {
  expect(feeBars({ newestBlock: 12n, fees: [5n, 20n, 10n] })).toEqual([
    { block: 10n, fee: 5n, height: 0.25 },
    { block: 11n, fee: 20n, height: 1 },
    { block: 12n, fee: 10n, height: 0.5 }
  ])
})

test('fees beyond the exact numbers are drawn too', () => {
  const huge = 2n ** 200n
  expect(feeBars({ newestBlock: 1n, fees: [huge / 2n, huge] }).map(({ height }) => height)).toEqual([0.5, 1])
})

test('a chain without a base fee has no chart', () => {
  expect(feeBars({ newestBlock: 12n, fees: [0n, 0n] })).toEqual([])
  expect(feeBars({ newestBlock: -1n, fees: [] })).toEqual([])
})
