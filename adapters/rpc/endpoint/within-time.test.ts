import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withinTime } from './within-time.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

test('work that never ends is given up on time and aborted, even if it ignores the abort', async () => {
  let signal: AbortSignal | undefined
  const outcome = withinTime(10_000, (given) => {
    signal = given
    return new Promise(() => {})
  }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toMatchObject({ failure: 'timeout', message: 'no whole answer within 10000 ms' })
  expect(signal?.aborted).toBe(true)
})

test('work that ends leaves no timer behind', async () => {
  expect(await withinTime(10_000, async () => 'done')).toBe('done')
  await expect(withinTime(10_000, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})
