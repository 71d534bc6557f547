import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

const late = new Error('too late')
const expired = () => late
const never = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('work that finishes in time returns its result and leaves no timer behind', async () => {
  expect(await withTimeout(100, async () => 'done', expired)).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})

test('work that takes too long fails at its deadline, and not before', async () => {
  const onFailed = vi.fn()
  void withTimeout(100, never, expired).catch(onFailed)
  await vi.advanceTimersByTimeAsync(99)
  expect(onFailed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onFailed).toHaveBeenCalledWith(late)
})

test('work that fails leaves no timer behind', async () => {
  const broken = new Error('broken')
  await expect(withTimeout(100, () => Promise.reject(broken), expired)).rejects.toBe(broken)
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['done', async () => undefined],
  ['out of time', never]
])('what is still under way is aborted when the work is %s', async (_end, ending: () => Promise<unknown>) => {
  let signal: AbortSignal | undefined
  const ended = withTimeout(
    100,
    (given) => {
      signal = given
      return ending()
    },
    expired
  ).catch(() => undefined)
  expect(signal?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  await ended
  expect(signal?.aborted).toBe(true)
})

test('a deadline in the past expires immediately', async () => {
  const ended = expect(withTimeout(-1, never, expired)).rejects.toBe(late)
  await vi.advanceTimersByTimeAsync(0)
  await ended
})
