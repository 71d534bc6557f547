import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { consoleObserver } from '#server/operations/observer.ts'
import { StoreError } from './store-error.ts'
import { sweepRegularly } from './sweep-regularly.ts'

let sweeps: number
let left: number
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  sweeps = 0
  left = 0
})

afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const sweep = async () => {
  sweeps++
  left = Math.max(0, left - 1)
  return left > 0
}

test('old rows are swept after the start, one batch at a time', async () => {
  left = 3
  stop = sweepRegularly(sweep, consoleObserver.failed)
  expect(sweeps).toBe(0)
  const seen = []
  for (const waitMs of [0, 20, 20, 20]) {
    await vi.advanceTimersByTimeAsync(waitMs)
    seen.push(sweeps)
  }
  expect(seen).toEqual([1, 2, 3, 3])
})

test('a sweep runs every second until stopped', async () => {
  stop = sweepRegularly(sweep, consoleObserver.failed)
  await vi.advanceTimersByTimeAsync(3000)
  expect(sweeps).toBe(4)
  stop()
  await vi.advanceTimersByTimeAsync(3000)
  expect(sweeps).toBe(4)
})

test('a failed sweep is logged, and the next one still runs', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  stop = sweepRegularly(async () => {
    sweeps++
    throw new StoreError('store-busy', 'database is locked')
  }, consoleObserver.failed)
  await vi.advanceTimersByTimeAsync(1000)
  expect(sweeps).toBe(2)
  expect(print).toHaveBeenCalledWith('The database of the sign-in service: database is locked.')
})

test('a sweep that is running when stopped is the last, and fails silently', async () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  let fail = (_error: Error): void => undefined
  stop = sweepRegularly(() => {
    sweeps++
    return new Promise((_resolve, reject) => {
      fail = reject
    })
  }, consoleObserver.failed)
  await vi.advanceTimersByTimeAsync(0)
  stop()
  fail(new Error('The database connection is not open'))
  await vi.advanceTimersByTimeAsync(3000)
  expect([sweeps, print.mock.calls]).toEqual([1, []])
})
