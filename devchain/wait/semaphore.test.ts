import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Semaphore } from './semaphore.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const MS = 100

/** Begins pieces of work that end when told, and notes which have begun. */
function begin(semaphore: Semaphore, ...works: readonly (readonly [name: string, wanted: number])[]) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  for (const [name, wanted] of works) {
    void semaphore.run(wanted, () => {
      begun.push(name)
      return new Promise<void>((end) => ends.set(name, end))
    })
  }
  const end = async (name: string) => {
    ends.get(name)?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { begun, end, settled: () => vi.advanceTimersByTimeAsync(0) }
}

test('only so much work goes on at a time, in the order in which it came', async () => {
  const semaphore = new Semaphore({ permits: 2, heldForMs: MS, maxReleased: 9 })
  const { begun, end, settled } = begin(semaphore, ['a', 1], ['b', 1], ['c', 1], ['d', 1])
  await settled()
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('work takes as many permits as it needs or there are, and nothing overtakes it', async () => {
  const semaphore = new Semaphore({ permits: 2, heldForMs: MS, maxReleased: 9 })
  const { begun, end, settled } = begin(semaphore, ['a', 1], ['b', 5], ['c', 1])
  await settled()
  expect(begun).toEqual(['a'])
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('work that takes too long releases its permit, once', async () => {
  const semaphore = new Semaphore({ permits: 1, heldForMs: MS, maxReleased: 9 })
  const { begun, end } = begin(semaphore, ['a', 1], ['b', 1], ['c', 1])
  await vi.advanceTimersByTimeAsync(MS - 1)
  expect(begun).toEqual(['a'])
  await vi.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b'])
  await end('b')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('only so many permits may be released at a time', async () => {
  const semaphore = new Semaphore({ permits: 1, heldForMs: MS, maxReleased: 1 })
  const { begun, end } = begin(semaphore, ['a', 1], ['b', 1], ['c', 1])
  await vi.advanceTimersByTimeAsync(5 * MS)
  expect(begun).toEqual(['a', 'b'])
  await end('a')
  expect(begun).toEqual(['a', 'b', 'c'])
})

test('work that fails or is done releases its permit, and leaves no timer behind', async () => {
  const semaphore = new Semaphore({ permits: 1, heldForMs: MS, maxReleased: 0 })
  await expect(semaphore.run(1, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await semaphore.run(1, async () => 'done')).toBe('done')
  expect(vi.getTimerCount()).toBe(0)
})
