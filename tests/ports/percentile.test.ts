import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

test.each([
  [[5], 50, 5],
  [[5], 95, 5],
  [[2, 1], 50, 1],
  [[10, 9, 100, 1], 50, 9],
  [Array.from({ length: 100 }, (_, i) => i + 1), 95, 95],
  [[3, 1, 2], 0, 1],
  [[3, 1, 2], 100, 3]
])('of %j, %i percent do not exceed %i', (values, percent, expected) => {
  expect(percentile(values, percent)).toBe(expected)
})

test('nothing has no percentile', () => {
  expect(percentile([], 50)).toBeNaN()
})
