import { expect, test } from 'vitest'
import { baseGoerli } from '#domain/chain/chains.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { confirmationsText, insteadText, statusText } from './transaction.ts'

const hash = `0x${'1'.repeat(64)}` as const
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const pending: Transaction = { hash, description: 'Send 1 ETH', status: 'pending', from, addedAt: 1 }
const block = { blockNumber: 7, blockHash: hash }
const confirmed: Transaction = { ...pending, ...block, status: 'confirmed' }
const replaced: Transaction = { ...pending, status: 'failed', replacement: 'unclear', blockNumber: 7 }
const speedUp = { replacement: 'speed-up', replacedBy: hash } as const
const spedUp: Transaction = { ...confirmed, ...speedUp }
const cancelled: Transaction = { ...replaced, replacement: 'cancellation', replacedBy: hash }
const other: Transaction = { ...cancelled, replacement: 'other' }

test('another label is shown only if none of the three statuses is certain', () => {
  expect([pending, spedUp, cancelled, other, replaced].map(statusText)).toEqual([
    'Pending',
    'Confirmed',
    'Failed',
    'Failed',
    'Replaced'
  ])
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
})
