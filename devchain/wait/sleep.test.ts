import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sleep } from './sleep.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a sleep takes its time', async () => {
  const onWake = vi.fn()
  void sleep(100).then(onWake)
  await vi.advanceTimersByTimeAsync(99)
  expect(onWake).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onWake).toHaveBeenCalled()
})

test('an aborted sleep ends immediately, and leaves no timer behind', async () => {
  const controller = new AbortController()
  const sleeping = sleep(100, controller.signal)
  controller.abort()
  await sleeping
  await sleep(100, controller.signal)
  expect(vi.getTimerCount()).toBe(0)
})
