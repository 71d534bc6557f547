import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { clearEarlierTimers } from './earlier-timers.ts'

test('a timer that a file leaves does not run in the next file of its worker', async () => {
  const [late, repeated] = [vi.fn(), vi.fn()]
  setTimeout(late, 5)
  setInterval(repeated, 5)
  clearEarlierTimers()
  const kept = vi.fn()
  setTimeout(kept, 5)
  await wait(30)
  expect([late, repeated, kept].map((each) => each.mock.calls.length)).toEqual([0, 0, 1])
})

test('a timer is started as without it', async () => {
  const received = vi.fn()
  await new Promise<void>((resolve) => {
    setTimeout(
      (...values: readonly number[]) => {
        received(...values)
        resolve()
      },
      1,
      4,
      5
    )
  })
  expect(received).toHaveBeenCalledExactlyOnceWith(4, 5)
  const unreferenced = setInterval(() => undefined, 1)
  expect(unreferenced.unref().hasRef()).toBe(false)
})
