import { expect, test } from 'vitest'
import type { Fate } from './fate.ts'
import type { SentTransaction, Transaction } from './transaction.ts'
import { isUnseen, transactionDetail, transactionMark, transactionNews } from './transaction-detail.ts'

const hash = `0x${'1'.repeat(64)}` as const
const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const sent: SentTransaction = { hash, description: 'Send 1 ETH', from, addedAt: 1 }
const of = (fate: Fate): Transaction => ({ sent, fate })
const block = { blockNumber: 7, blockHash: hash }
const inBlock = { status: 'confirmed', ...block } as const
const pending = of({ status: 'pending' })
const unknown = of({ status: 'pending', unknownSince: 5 })
const beyond = of({ status: 'pending', unknownSince: 5, isBeyondHistory: true })
const confirmed = of(inBlock)
const failed = of({ status: 'failed', ...block })
const reorganised = of({ status: 'pending', ...block })
const replaced = of({ status: 'failed', replacement: 'unclear', blockNumber: 7 })
const spedUp = of({ ...inBlock, speedUp: hash })
const cancelled = of({ status: 'failed', replacement: 'cancellation', replacedBy: hash })
const other = of({ status: 'failed', replacement: 'other', replacedBy: hash, instead: ' 0 0x' })

test('a status that says it all has no detail', () => {
  expect([pending, confirmed, failed].map(transactionDetail)).toEqual([undefined, undefined, undefined])
})

test('replaced, reorganised and unknown entries have different details; an unknown one has no block', () => {
  const both = of({ status: 'pending', ...block, unknownSince: 5 })
  expect([replaced, reorganised, unknown, both].map(transactionDetail)).toEqual([
    'unclear',
    'reorganised',
    'unknown',
    'unknown'
  ])
})

test('the kind of a replacement is shown, and a speed-up’s own problem before that', () => {
  expect([spedUp, cancelled, other].map(transactionDetail)).toEqual(['speed-up', 'cancellation', 'other'])
  const takenBack = { status: 'pending', ...block, speedUp: hash } as const
  expect([of(takenBack), of({ ...takenBack, unknownSince: 5 })].map(transactionDetail)).toEqual([
    'reorganised',
    'unknown'
  ])
})

test('a mark stands beside the status of a replaced transaction, and of one that nodes had and have no more', () => {
  expect([cancelled, other, replaced].map(transactionMark)).toEqual(['cancelled', 'replaced', 'replaced'])
  const dropped = (entry: Transaction) => ({ ...entry, sent: { ...sent, nonce: 7 } })
  expect([unknown, dropped(unknown), dropped(beyond)].map(transactionMark)).toEqual([undefined, 'dropped', undefined])
  expect([pending, confirmed, failed, reorganised, spedUp].map(transactionMark)).toEqual(Array(5).fill(undefined))
})

test('an entry that no node has is unseen, however old; only a recent one may still be mined', () => {
  expect([pending, reorganised, replaced, unknown, beyond].map(isUnseen)).toEqual([false, false, false, true, true])
  expect(transactionDetail(beyond)).toBe('beyondHistory')
  const neverSeen = { status: 'pending', unknownSince: 5, isNeverSeen: true } as const
  const lost = [of(neverSeen), of({ ...neverSeen, nonceUsedBy: hash })]
  expect(lost.map(transactionDetail)).toEqual(['neverSeen', 'nonceUsed'])
  expect(lost.map(isUnseen)).toEqual([true, true])
})

test('more certainty, and a transaction that is seen again, are not announced', () => {
  expect(transactionNews(confirmed, of({ ...inBlock, isFinal: true }))).toBeUndefined()
  expect(transactionNews(confirmed, of({ ...inBlock, blockNumber: 8 }))).toBeUndefined()
  expect(transactionNews(unknown, pending)).toBeUndefined()
  expect(transactionNews(pending, { ...pending, sent: { ...sent, nonce: 7 } })).toBeUndefined()
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
    [pending, of({ ...inBlock, isOutcomeUnknown: true })]
  ] as const
  expect(changes.map(([before, after]) => transactionNews(before, after))).toEqual(changes.map(() => 'status'))
})

test('a further confirmation is no news', () => {
  const patient: Transaction = { ...pending, sent: { ...sent, confirmations: 3 } }
  const further: Transaction = { ...patient, fate: { status: 'pending', confirmationsSoFar: 2 } }
  expect(transactionNews(patient, further)).toBeUndefined()
})

test('an outcome that the network does not tell is a detail', () => {
  const unsaid = { ...inBlock, isOutcomeUnknown: true } as const
  expect([of(unsaid), of({ ...unsaid, speedUp: hash })].map(transactionDetail)).toEqual([
    'outcomeUnknown',
    'outcomeUnknown'
  ])
})

test('why an entry was reverted is news once it is known', () => {
  const explained = { status: 'failed', ...block, revert: { type: 'reason', details: 'Too late' } } as const
  expect(transactionNews(failed, of(explained))).toBe('revert')
  expect(transactionNews(of(explained), of({ ...explained, isFinal: true }))).toBeUndefined()
  const unrepeated = of({ status: 'failed', ...block, revert: { type: 'unrepeated', details: '' } })
  expect(transactionNews(failed, unrepeated)).toBeUndefined()
})
