// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useRemainingSeconds } from './use-seconds.ts'

const FIVE_MINUTES = 300_000
const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const remaining = (deadline: number | undefined) => renderHook(() => useRemainingSeconds(deadline, FIVE_MINUTES)).result

test('a countdown ends at its deadline, also if the clock was set forward or went on while the device slept', async () => {
  const left = remaining(Date.now() + FIVE_MINUTES)
  expect(left.current).toBe(300)
  await pass(10_000)
  expect(left.current).toBe(290)
  vi.setSystemTime(Date.now() + HOUR)
  await pass(1_000)
  expect(left.current).toBe(0)
})

test('a countdown goes on where the clock was set back', async () => {
  const left = remaining(Date.now() + FIVE_MINUTES)
  await pass(10_000)
  vi.setSystemTime(Date.now() - HOUR)
  await pass(1_000)
  expect(left.current).toBeGreaterThan(285)
  expect(left.current).toBeLessThan(292)
  await pass(100_000)
  expect(left.current).toBeLessThan(192)
})

test('a deadline further away than it can be has passed, and so has none', () => {
  expect([remaining(Date.now() + HOUR).current, remaining(undefined).current]).toEqual([0, 0])
})
