// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { formatMoment, formatTime, isoMoment } from './time.ts'

beforeEach(() => {
  document.documentElement.lang = 'en'
})
afterEach(() => void vi.useRealTimers())

test.each([1e300, -1e300, 8_640_000_000_000_001, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is shown as a dash: no timestamp breaks a view',
  (at) => expect([formatMoment(at), formatTime(at), isoMoment(at)]).toEqual(['–', '–', undefined])
)

test('the earliest and the latest valid timestamps are shown', () => {
  for (const at of [-8.64e15, 8.64e15]) expect(formatMoment(at)).toMatch(/\d/)
  expect(isoMoment(8.64e15)).toBe('+275760-09-13T00:00:00.000Z')
})

test.each([
  ['a moment ago', [9, 59, 30], '9:59:30 AM'],
  ['earlier today', [7, 5, 0], '7:05 AM'],
  ['later today', [22, 0, 0], '10:00:00 PM'],
  ['yesterday', [-1, 0, 0], 'Apr 30, 2026, 11:00 PM'],
  ['tomorrow', [24, 30, 0], 'May 2, 2026, 12:30 AM']
] as const)('%s is a time of day that cannot be taken for another day’s', (_, [hours, minutes, seconds], shown) => {
  vi.useFakeTimers({ now: new Date(2026, 4, 1, 10) })
  expect(formatTime(new Date(2026, 4, 1, hours, minutes, seconds).getTime())).toBe(shown)
})

test('a moment ago needs no date, though midnight has passed since', () => {
  vi.useFakeTimers({ now: new Date(2026, 4, 1, 0, 0, 10) })
  expect(formatTime(new Date(2026, 3, 30, 23, 59, 50).getTime())).toBe('11:59:50 PM')
})
