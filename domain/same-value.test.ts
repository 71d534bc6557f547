import { expect, test } from 'vitest'
import { isSameValue } from './same-value.ts'

test.each([
  [1n, 1n],
  [Number.NaN, Number.NaN],
  [
    [1n, ['0x', { a: 1, b: [2n] }]],
    [1n, ['0x', { b: [2n], a: 1 }]]
  ],
  [undefined, undefined]
])('%o is the same value as %o', (a, b) => {
  expect(isSameValue(a, b)).toBe(true)
})

test.each([
  [1n, 1],
  ['1', 1],
  [[1n], [1n, 2n]],
  [[], {}],
  [{ a: undefined }, { b: undefined }],
  [{ a: 1 }, { a: 1, b: 1 }],
  [new Date(0), new Date(0)],
  [null, {}]
])('%o is another value than %o', (a, b) => {
  expect(isSameValue(a, b)).toBe(false)
})
