import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askTwice } from './ask-twice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const after = (ms: number, answer: string) => new Promise<string>((resolve) => setTimeout(() => resolve(answer), ms))
const never = new Promise<string>(() => undefined)

/** Asks with 50 ms for the first request and 20 ms for both; each answer is for one request. */
function asking(...answers: (() => Promise<string>)[]) {
  const ask = vi.fn(() => answers[ask.mock.calls.length - 1]?.() ?? never)
  const controller = new AbortController()
  const answer = askTwice(ask, { firstMs: 50, secondMs: 20, signal: controller.signal })
  return { ask, controller, answer }
}

test.each([
  ['in time', [() => after(49, 'first')], 'first', 1],
  ['late, but before the second', [() => after(60, 'first'), () => never], 'first', 2],
  ['after the second', [() => after(69, 'first'), () => after(10, 'second')], 'second', 2],
  ['never, like the second', [() => never, () => after(21, 'second')], undefined, 2],
  ['with a failure', [() => Promise.reject(new Error('broken')), () => after(10, 'second')], 'second', 2]
] as const)('a request that is answered %s', async (_when, answers, expected, count) => {
  const { ask, answer } = asking(...answers)
  await vi.advanceTimersByTimeAsync(100)
  expect([await answer, ask.mock.calls.length]).toEqual([expected, count])
})

test('once aborted, nothing is asked again', async () => {
  const { ask, controller, answer } = asking()
  controller.abort()
  await vi.advanceTimersByTimeAsync(100)
  expect([await answer, ask.mock.calls.length]).toEqual([undefined, 1])
})
