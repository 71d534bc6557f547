import { expect, test } from 'vitest'
import { Latest } from './latest.ts'

test('an attempt is aborted by the next one', () => {
  const latest = new Latest()
  const first = latest.start()
  expect(first.aborted).toBe(false)
  const second = latest.start()
  expect([first.aborted, second.aborted]).toEqual([true, false])
})

test('an attempt that is cancelled is aborted, and the next one is not', () => {
  const latest = new Latest()
  const first = latest.start()
  latest.cancel()
  expect(first.aborted).toBe(true)
  expect(latest.start().aborted).toBe(false)
})
