import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openInTime } from './open-in-time.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const client = () => ({ close: vi.fn(async () => undefined) })

test('a client that opens in time is kept, and leaves no timer behind', async () => {
  const opened = client()
  expect(await openInTime(Promise.resolve(opened), 15_000)).toBe(opened)
  expect(vi.getTimerCount()).toBe(0)
  expect(opened.close).not.toHaveBeenCalled()
})

test('a failure to open is reported immediately', async () => {
  await expect(openInTime(Promise.reject(new Error('No database')), 15_000)).rejects.toThrow('No database')
  expect(vi.getTimerCount()).toBe(0)
})

test('an opening that hangs times out, and is closed if it completes late', async () => {
  const late = client()
  let open: (opened: typeof late) => void = () => undefined
  const opening = new Promise<typeof late>((resolve) => {
    open = resolve
  })
  const failed = expect(openInTime(opening, 15_000)).rejects.toMatchObject({ kind: 'timeout' })
  await vi.advanceTimersByTimeAsync(15_000)
  await failed
  open(late)
  await vi.advanceTimersByTimeAsync(0)
  expect(late.close).toHaveBeenCalledOnce()
})
