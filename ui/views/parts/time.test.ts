// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { formatMoment, formatTime, isoMoment } from './time.ts'

test.each([1e300, -1e300, 8_640_000_000_000_001, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY])(
  '%s is shown as a dash: no timestamp breaks a view',
  (at) => expect([formatMoment(at), formatTime(at), isoMoment(at)]).toEqual(['–', '–', undefined])
)

test('the earliest and the latest valid timestamps are shown', () => {
  for (const at of [-8.64e15, 8.64e15]) expect(formatMoment(at)).toMatch(/\d/)
  expect(isoMoment(8.64e15)).toBe('+275760-09-13T00:00:00.000Z')
})
