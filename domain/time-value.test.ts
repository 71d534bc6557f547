import { expect, test } from 'vitest'
import { isTimeValue } from './time-value.ts'

test.each([0, -1, 1.5, 1_700_000_000_000, 8.64e15, -8.64e15])('a Date holds %s', (value) => {
  expect(isTimeValue(value)).toBe(true)
  expect(() => new Date(value).toISOString()).not.toThrow()
})

test.each([8.64e15 + 1, 2 ** 53, 1e300, -1e300, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, {}])(
  'a Date does not hold %s',
  (value) => expect(isTimeValue(value)).toBe(false)
)
