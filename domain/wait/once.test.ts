import { expect, test, vi } from 'vitest'
import { once } from './once.ts'

test('all callers share one call, even after it has settled', async () => {
  const load = vi.fn(async () => ({}))
  const get = once(load)
  expect(load).not.toHaveBeenCalled()
  const [first, second] = await Promise.all([get(), get()])
  expect(first).toBe(second)
  expect(await get()).toBe(first)
  expect(load).toHaveBeenCalledTimes(1)
})

test('a failure reaches every waiting caller, and the next call starts again', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('here')
  const get = once<string>(load)
  const waiting = await Promise.allSettled([get(), get()])
  expect(waiting.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await get()).toBe('here')
  expect(load).toHaveBeenCalledTimes(2)
})
