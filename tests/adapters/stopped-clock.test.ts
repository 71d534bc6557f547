import { expect, test } from 'vitest'
import { stopClock } from './stopped-clock.ts'

/** As WalletConnect makes the id of a request. */
const requestId = () => Date.now() * 1_000 + Math.floor(Math.random() * 1_000)

test('no two WalletConnect requests have the same id while the clock is stopped', () => {
  stopClock()
  expect(new Set(Array.from({ length: 1_000 }, requestId)).size).toBe(1_000)
})
