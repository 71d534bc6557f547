import { expect, test } from 'vitest'
import { dayOf, isOnDay } from './day.ts'

const HOUR_MS = 3_600_000

test('a day begins at midnight and ends before the next one, wherever the clocks change', () => {
  for (let at = new Date(2026, 0, 1, 12).getTime(), n = 0; n < 366; n++) {
    const day = dayOf(at)
    expect([new Date(day.start).getDate(), new Date(day.end - 1).getDate()]).toEqual(
      Array(2).fill(new Date(at).getDate())
    )
    expect([day.start - 1, day.start, day.end - 1, day.end].map((each) => isOnDay(each, day))).toEqual([
      false,
      true,
      true,
      false
    ])
    at = day.end + 12 * HOUR_MS
  }
})

test('timestamps outside the range of Date share a day of their own, and the last days within it are days', () => {
  const unknown = dayOf(Number.MAX_SAFE_INTEGER)
  expect([-Number.MAX_SAFE_INTEGER, Number.NaN, 0].map((at) => isOnDay(at, unknown))).toEqual([true, true, false])
  for (const end of [8.64e15, -8.64e15]) {
    expect(isOnDay(end, dayOf(end))).toBe(true)
    expect(isOnDay(0, dayOf(end))).toBe(false)
    expect(isOnDay(Number.MAX_SAFE_INTEGER, dayOf(end))).toBe(false)
  }
})
