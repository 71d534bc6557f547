import { expect, test } from 'vitest'
import { age, exactTime } from './moment.ts'

test.each([
  [0n, 'just now'],
  [1n, 'just now'],
  [2n, '2 s ago'],
  [59n, '59 s ago'],
  [60n, '1 minute ago'],
  [7_200n, '2 hours ago'],
  [86_400n, '1 day ago'],
  [3n * 365n * 86_400n, '3 years ago'],
  [-1n, 'just now'],
  [-5n, 'in 5 s']
])('%s s later is %s', (seconds, text) => {
  expect(age(1_700_000_000n, 1_700_000_000n + seconds)).toBe(text)
})

test('a time does not depend on the time zone', () => {
  expect(exactTime(1_700_000_000n)).toBe('2023-11-14 22:13:20 UTC')
})
