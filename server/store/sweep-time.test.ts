import { beforeEach, expect, test } from 'vitest'
import { SweepTime } from './sweep-time.ts'

const START = 1_800_000_000_000
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
let time: SweepTime

beforeEach(() => {
  time = new SweepTime()
  time.read(START, 0)
})

test('while the clock goes on, it is the time', () => {
  for (const passed of [1000, 2000, MINUTE_MS, DAY_MS]) expect(time.read(START + passed, passed)).toBe(START + passed)
})

test('a clock that is set forward by eight days for some seconds deletes nothing', () => {
  expect(time.read(START + 8 * DAY_MS, 1000)).toBe(START + 1000)
  expect(time.read(START + 8 * DAY_MS + 3500, 4500)).toBe(START + 4500)
  expect(time.read(START + 6000, 6000)).toBe(START + 6000)
})

test('a clock that was set forward and stays there is believed after ten minutes', () => {
  const at = (steady: number) => time.read(START + DAY_MS + steady, steady)
  expect(at(1000)).toBe(START + 1000)
  expect(at(10 * MINUTE_MS)).toBe(START + 10 * MINUTE_MS)
  expect(at(1000 + 10 * MINUTE_MS)).toBe(START + DAY_MS + 1000 + 10 * MINUTE_MS)
})

test('a clock that jumps again, or back and forward, is believed ten minutes after the last jump', () => {
  time.read(START + DAY_MS, 0)
  time.read(START + 2 * DAY_MS + 9 * MINUTE_MS, 9 * MINUTE_MS)
  expect(time.read(START + 2 * DAY_MS + 11 * MINUTE_MS, 11 * MINUTE_MS)).toBe(START + 11 * MINUTE_MS)
  time.read(START + 12 * MINUTE_MS, 12 * MINUTE_MS)
  time.read(START + DAY_MS + 13 * MINUTE_MS, 13 * MINUTE_MS)
  expect(time.read(START + DAY_MS + 22 * MINUTE_MS, 22 * MINUTE_MS)).toBe(START + 22 * MINUTE_MS)
})

test('a clock that is set back is believed at once: it deletes less', () => {
  expect(time.read(START - DAY_MS, 1000)).toBe(START - DAY_MS)
})
