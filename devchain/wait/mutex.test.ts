import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Mutex } from './mutex.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MS = 100
const timeout = { ms: MS, toError: () => new Error('busy') }
const done = async () => 'done'

/** Work that ends when told. */
function openWork() {
  let end = () => {}
  const work = () =>
    new Promise<string>((resolve) => {
      end = () => resolve('late')
    })
  return { work, end: () => end() }
}

test('work goes on one after another, also after some that failed', async () => {
  const mutex = new Mutex()
  const { work, end } = openWork()
  const first = mutex.run(work)
  const failing = mutex.run(() => Promise.reject(new Error('broken'))).catch(({ message }: Error) => message)
  const begin = vi.fn(done)
  const last = mutex.run(begin)
  await vi.advanceTimersByTimeAsync(10 * MS)
  expect(begin).not.toHaveBeenCalled()
  end()
  expect(await Promise.all([first, failing, last])).toEqual(['late', 'broken', 'done'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what waits behind work that takes too long is refused, and what comes meanwhile', async () => {
  const mutex = new Mutex({ timeout })
  const { work, end } = openWork()
  const first = mutex.run(work)
  const refused = expect(mutex.run(done)).rejects.toThrow('busy')
  await vi.advanceTimersByTimeAsync(MS)
  await refused
  await expect(mutex.run(done)).rejects.toThrow('busy')
  end()
  expect(await first).toBe('late')
  expect(await mutex.run(done)).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})
