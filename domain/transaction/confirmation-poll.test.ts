import { expect, test } from 'vitest'
import { nextPollDelay } from './confirmation-poll.ts'

test('a receipt is requested after 200 ms × 2^n for 6 retries, then with every poll of the head', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(nextPollDelay)).toEqual([200, 400, 800, 1600, 3200, 6400, undefined])
})
