import { expect, test } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

const now = Date.parse('2026-01-02T03:04:05Z')

test.each([
  ['20', 20_000],
  ['0.5', 500],
  ['Fri, 02 Jan 2026 03:04:35 GMT', 30_000]
])('a Retry-After of %s is %i ms', (header, wait) => {
  expect(retryAfterMs(header, now)).toBe(wait)
})

test.each(['86400', 'Infinity', 'Sat, 03 Jan 2026 00:00:00 GMT'])(
  'a Retry-After of %s is cut to a minute',
  (header) => {
    expect(retryAfterMs(header, now)).toBe(60_000)
  }
)

test.each([undefined, '', '0', '-5', 'soon', 'Thu, 01 Jan 2026 00:00:00 GMT'])(
  'a Retry-After of %s says nothing',
  (header) => {
    expect(retryAfterMs(header, now)).toBeUndefined()
  }
)
