import { expect, test } from 'vitest'
import type { Transaction } from './transaction.ts'
import { isUnseen, transactionDetail, transactionNews } from './transaction-detail.ts'

const hash = `0x${'1'.repeat(64)}` as const
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const pending: Transaction = { hash, description: 'Send 1 ETH', status: 'pending', from, addedAt: 1 }
const unknown: Transaction = { ...pending, unknownSince: 5 }
const beyond: Transaction = { ...unknown, isBeyondHistory: true }
const block = { blockNumber: 7, blockHash: hash }
const confirmed: Transaction = { ...pending, ...block, status: 'confirmed' }
const reorganised: Transaction = { ...pending, ...block }
const replaced: Transaction = { ...pending, status: 'failed', replacement: 'unclear', blockNumber: 7 }
const speedUp = { replacement: 'speed-up', replacedBy: hash } as const
const spedUp: Transaction = { ...confirmed, ...speedUp }
const cancelled: Transaction = { ...replaced, replacement: 'cancellation', replacedBy: hash }
const other: Transaction = { ...cancelled, replacement: 'other' }

test('a status that says it all has no detail', () => {
  expect([pending, confirmed, { ...pending, ...block, status: 'failed' } as const].map(transactionDetail)).toEqual([
    undefined,
    undefined,
    undefined
  ])
})

test('replaced, reorganised and unknown entries have different details; an unknown one has no block', () => {
  expect([replaced, reorganised, unknown, { ...reorganised, unknownSince: 5 }].map(transactionDetail)).toEqual([
    'unclear',
    'reorganised',
    'unknown',
    'unknown'
  ])
})

test('the kind of a replacement is shown, and a speed-up’s own problem before that', () => {
  expect([spedUp, cancelled, other].map(transactionDetail)).toEqual(['speed-up', 'cancellation', 'other'])
  const pendingSpeedUp: Transaction = { ...reorganised, replacement: 'speed-up', replacedBy: hash }
  expect([pendingSpeedUp, { ...pendingSpeedUp, unknownSince: 5 }].map(transactionDetail)).toEqual([
    'reorganised',
    'unknown'
  ])
})

test('an entry that no node has is unseen, however old; only a recent one may still be mined', () => {
  expect([pending, reorganised, replaced, unknown, beyond].map(isUnseen)).toEqual([false, false, false, true, true])
  expect(transactionDetail(beyond)).toBe('beyondHistory')
})

test('more certainty, and a transaction that is seen again, are not announced', () => {
  expect(transactionNews(confirmed, { ...confirmed, isFinal: true })).toBeUndefined()
  expect(transactionNews(confirmed, { ...confirmed, blockNumber: 8 })).toBeUndefined()
  expect(transactionNews(unknown, pending)).toBeUndefined()
  expect(transactionNews(pending, { ...pending, nonce: 7 })).toBeUndefined()
})

test('a new status or detail is news', () => {
  const changes = [
    [pending, confirmed],
    [pending, replaced],
    [replaced, spedUp],
    [pending, cancelled],
    [pending, other],
    [confirmed, reorganised],
    [pending, unknown],
    [unknown, beyond],
    [pending, { ...confirmed, isOutcomeUnknown: true }]
  ] as const
  expect(changes.map(([before, after]) => transactionNews(before, after))).toEqual(changes.map(() => 'status'))
})

test('a further confirmation is no news', () => {
  const patient: Transaction = { ...pending, confirmations: 3 }
  expect(transactionNews(patient, { ...patient, confirmationsSoFar: 2 })).toBeUndefined()
})

test('an outcome that the network does not tell is a detail', () => {
  const unsaid: Transaction = { ...confirmed, isOutcomeUnknown: true }
  expect([unsaid, { ...unsaid, ...speedUp }].map(transactionDetail)).toEqual(['outcomeUnknown', 'outcomeUnknown'])
})

test('why an entry was reverted is news once it is known', () => {
  const failed: Transaction = { ...pending, ...block, status: 'failed' }
  const explained: Transaction = { ...failed, revert: { type: 'reason', details: 'Too late' } }
  expect(transactionNews(failed, explained)).toBe('revert')
  expect(transactionNews(explained, { ...explained, isFinal: true })).toBeUndefined()
  const unrepeated: Transaction = { ...failed, ...block, status: 'failed', revert: { type: 'unrepeated', details: '' } }
  expect(transactionNews(failed, unrepeated)).toBeUndefined()
})
