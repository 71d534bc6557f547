import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/chains.ts'
import type { Transaction } from './transaction.ts'
import {
  confirmationsText,
  insteadText,
  isUnseen,
  statusText,
  transactionDetail,
  transactionNews
} from './transaction-detail.ts'

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

test('another label is shown only if none of the three statuses is certain', () => {
  expect([pending, spedUp, cancelled, other, replaced].map(statusText)).toEqual([
    'Pending',
    'Confirmed',
    'Failed',
    'Failed',
    'Replaced'
  ])
})

test('an entry that no node has is unseen, however old; only a recent one may still be mined', () => {
  expect([pending, reorganised, replaced, unknown, beyond].map(isUnseen)).toEqual([false, false, false, true, true])
  expect(transactionDetail(beyond)).toBe('beyondHistory')
})

test('a new status or detail is announced', () => {
  expect([
    transactionNews(pending, confirmed),
    transactionNews(pending, replaced),
    transactionNews(replaced, spedUp),
    transactionNews(pending, cancelled),
    transactionNews(pending, other),
    transactionNews(confirmed, reorganised),
    transactionNews(pending, unknown),
    transactionNews(unknown, beyond)
  ]).toMatchInlineSnapshot(`
    [
      "Send 1 ETH: Confirmed",
      "Send 1 ETH: Replaced. Replaced by another transaction, and this page cannot tell what that one did. A speed-up still made the payment, a cancellation did not: your wallet shows which.",
      "Send 1 ETH: Confirmed. Sped up: replaced by another transaction that does the same.",
      "Send 1 ETH: Failed. Cancelled: replaced by a transaction that sends nothing.",
      "Send 1 ETH: Failed. Not carried out: replaced by another transaction from this account.",
      "Send 1 ETH: Pending. The network dropped the block that contained it. It may be included again.",
      "Send 1 ETH: Pending. Not found on the network. It may still go through.",
      "Send 1 ETH: Pending. Too old for the network's nodes to know what became of it. A block explorer may.",
    ]
  `)
})

test('more certainty, and a transaction that is seen again, are not announced', () => {
  expect(transactionNews(confirmed, { ...confirmed, isFinal: true })).toBeUndefined()
  expect(transactionNews(confirmed, { ...confirmed, blockNumber: 8 })).toBeUndefined()
  expect(transactionNews(unknown, pending)).toBeUndefined()
  expect(transactionNews(pending, { ...pending, nonce: 7 })).toBeUndefined()
})

test.each([
  [`${from} 1500000000000000000 0x`, 'Instead, 1.5 ETH went to 0xf3…2266.'],
  [`${from} 0 0x`, 'Instead, an empty transaction went to 0xf3…2266.'],
  [`${from} 0 0xa9059cbb`, 'Instead, a call went to 0xf3…2266.'],
  [`${from} 2000000000000000000 0xa9059cbb`, 'Instead, a call with 2 ETH went to 0xf3…2266.'],
  [' 0 0x60016001', 'Instead, a contract was created.']
])('a replacement of %j is told in words', (instead, words) => {
  expect(insteadText({ ...other, replacement: 'other', replacedBy: hash, instead }, baseGoerli)).toBe(words)
})

test('nothing is said of a replacement that an earlier version of the page found', () => {
  expect(insteadText(other, baseGoerli)).toBeUndefined()
})

test('the confirmations so far are told while an entry waits for more', () => {
  const patient: Transaction = { ...pending, confirmations: 3 }
  expect(confirmationsText(patient)).toBeUndefined()
  expect(confirmationsText({ ...patient, confirmationsSoFar: 2 })).toBe('2 of 3 confirmations.')
  expect(transactionNews(patient, { ...patient, confirmationsSoFar: 2 })).toBeUndefined()
})

test('that the network does not say whether an entry succeeded is announced, and told beside its status', () => {
  const unsaid: Transaction = { ...confirmed, isOutcomeUnknown: true }
  expect([unsaid, { ...unsaid, ...speedUp }].map(transactionDetail)).toEqual(['outcomeUnknown', 'outcomeUnknown'])
  expect(transactionNews(pending, unsaid)).toBe(
    'Send 1 ETH: Confirmed. It is in a block, but this network does not say whether it succeeded.'
  )
})

test('why an entry was reverted is announced once it is known', () => {
  const failed: Transaction = { ...pending, ...block, status: 'failed' }
  const explained: Transaction = { ...failed, revert: { type: 'reason', details: 'Too late' } }
  expect(transactionNews(failed, explained)).toBe(
    'Send 1 ETH: Failed. The contract refused this, and said why. Too late'
  )
  expect(transactionNews(explained, { ...explained, isFinal: true })).toBeUndefined()
  const unrepeated: Transaction = {
    ...pending,
    ...block,
    status: 'failed',
    revert: { type: 'unrepeated', details: '' }
  }
  expect(transactionNews(failed, unrepeated)).toBeUndefined()
})
