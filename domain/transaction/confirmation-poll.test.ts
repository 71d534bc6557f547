import { expect, test } from 'vitest'
import { nextPollDelay, settledBy } from './confirmation-poll.ts'

const receipt = { succeeded: true, blockNumber: 100n, blockHash: '0xaa' } as const

test('a receipt is asked for after 200 ms × 2^n for 6 retries, then at the pace of the head', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(nextPollDelay)).toEqual([200, 400, 800, 1600, 3200, 6400, undefined])
})

test('a receipt confirms a transaction once it is deep enough, its own block included', () => {
  expect(settledBy(receipt, 100n, {})).toEqual({ status: 'confirmed', blockNumber: 100, blockHash: '0xaa' })
  expect(settledBy(receipt, 101n, { confirmations: 3 })).toBeUndefined()
  expect(settledBy(receipt, 102n, { confirmations: 3 })?.status).toBe('confirmed')
})

test('a receipt that did not succeed is a failure', () => {
  expect(settledBy({ ...receipt, succeeded: false }, 100n, {})?.status).toBe('failed')
})
