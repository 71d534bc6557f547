import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AccountPrompt } from './account-prompt.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const HOUR_MS = 3_600_000

test.each([
  ['soon after the first one joins it', 9_000, 1],
  ['after ten seconds prompts again', 10_000, 2],
  ['after the clock was set forward prompts again', HOUR_MS, 2],
  ['after the clock was set back prompts again', -HOUR_MS, 2]
])('a request for accounts %s', (_when, ms, prompts) => {
  const request = vi.fn(() => new Promise(() => undefined))
  const prompt = new AccountPrompt()
  void prompt.ask(request)
  vi.setSystemTime(Date.now() + ms)
  void prompt.ask(request)
  expect(request).toHaveBeenCalledTimes(prompts)
})
