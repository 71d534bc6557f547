import { expect, test, vi } from 'vitest'
import { SessionUses } from './session-uses.ts'

const MINUTE_MS = 60_000

test('a session’s use is noted at most once in ten minutes', () => {
  const noteUse = vi.fn(async () => undefined)
  const uses = new SessionUses({ noteUse })
  for (const minute of [0, 9, 10, 19, 21]) uses.note('a', minute * MINUTE_MS, {})
  uses.note('b', 9 * MINUTE_MS, { browser: 'Firefox' })
  expect(noteUse.mock.calls).toEqual([
    ['a', 0, {}],
    ['a', 10 * MINUTE_MS, {}],
    ['a', 21 * MINUTE_MS, {}],
    ['b', 9 * MINUTE_MS, { browser: 'Firefox' }]
  ])
})

test('a session’s use is noted again after the clock was set back', () => {
  const noteUse = vi.fn(async () => undefined)
  const uses = new SessionUses({ noteUse })
  for (const minute of [1000, 995, 900, 901]) uses.note('a', minute * MINUTE_MS, {})
  expect(noteUse.mock.calls).toEqual([
    ['a', 1000 * MINUTE_MS, {}],
    ['a', 900 * MINUTE_MS, {}]
  ])
})

test('a use that cannot be noted is not reported', async () => {
  const uses = new SessionUses({ noteUse: () => Promise.reject(new Error('The disk is full.')) })
  uses.note('a', 0, {})
  await new Promise((resolve) => setImmediate(resolve))
})
