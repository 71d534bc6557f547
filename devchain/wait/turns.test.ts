import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Turns } from './turns.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MS = 100
const patience = { ms: MS, whenSpent: () => new Error('busy') }
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
  const turns = new Turns()
  const { work, end } = openWork()
  const first = turns.take(work)
  const failing = turns.take(() => Promise.reject(new Error('broken'))).catch(({ message }: Error) => message)
  const begin = vi.fn(done)
  const last = turns.take(begin)
  await vi.advanceTimersByTimeAsync(10 * MS)
  expect(begin).not.toHaveBeenCalled()
  end()
  expect(await Promise.all([first, failing, last])).toEqual(['late', 'broken', 'done'])
  expect(vi.getTimerCount()).toBe(0)
})

test('what waits behind work that takes too long is refused, and what comes meanwhile', async () => {
  const turns = new Turns({ patience })
  const { work, end } = openWork()
  const first = turns.take(work)
  const refused = expect(turns.take(done)).rejects.toThrow('busy')
  await vi.advanceTimersByTimeAsync(MS)
  await refused
  await expect(turns.take(done)).rejects.toThrow('busy')
  end()
  expect(await first).toBe('late')
  expect(await turns.take(done)).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})
