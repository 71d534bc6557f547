import { describe, expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { Address } from '../address.ts'
import { type CallReviews, type ContractWrite, callReviewRules } from './call-review.ts'
import { compareSummaries, REVIEW_LASTS_BLOCKS } from './review.ts'
import { nextWrite, type SimulationEvent, type WriteEvent } from './write.ts'

const NOW = 1_000
const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const simulation = {
  account: alice,
  data: '0xab',
  simulatedAt: NOW,
  head: 100n,
  result: [5n, ['a', true]],
  gas: 50_000n,
  fee: 7n
} as const
const unread = {
  account: alice,
  data: '0xab',
  simulatedAt: NOW,
  failure: new ChainReadError('timeout', 84531, 'Slow.')
} as const
const refusal = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const
const entry: Transaction = {
  sent: { hash: '0x1', description: 'Log an entry', from: alice, addedAt: 1 },
  fate: { status: 'pending' }
}

const next = (write: ContractWrite, event: WriteEvent<CallReviews>) => nextWrite(callReviewRules, write, event)
const run = (...events: readonly WriteEvent<CallReviews>[]) =>
  events.reduce<ContractWrite>((write, event) => next(write, event)[0], { status: 'idle' })

const started: WriteEvent<CallReviews> = { type: 'started', at: { type: 'ready', account: alice } }
const simulated: WriteEvent<CallReviews> = { type: 'simulated', review: simulation }
const approved: WriteEvent<CallReviews> = { type: 'approved', mayBeSent: false, now: NOW }
const revalidated = (head: bigint | undefined): WriteEvent<CallReviews> => ({ type: 'revalidated', head })
const failed = (whetherSent: 'no' | 'unknown'): WriteEvent<CallReviews> => ({
  type: 'failed',
  failure: refusal,
  whetherSent
})
const sent: WriteEvent<CallReviews> = { type: 'sent', hash: '0x1' }
const followed = (changed: Partial<Transaction>): WriteEvent<CallReviews> => ({
  type: 'followed',
  entry: { ...entry, ...changed }
})
const asking = [started, simulated, approved, revalidated(100n)] as const

describe('before the wallet is asked', () => {
  test('the call is simulated, reviewed, and confirmed by the visitor', () => {
    expect(run(started)).toEqual({ status: 'simulating', account: alice })
    expect(run(started, simulated)).toEqual({ status: 'review', review: simulation })
    expect(run(...asking)).toEqual({ status: 'asking', review: simulation })
  })

  test('a call that reverts ends with its reason, which no confirmation gets past', () => {
    const failure = new ContractError('reverted', 'It reverted.')
    const refused = { type: 'refused', account: alice, failure } as const
    expect(run(started, refused, approved)).toEqual({ status: 'refused', account: alice, failure })
  })

  test('only where the chain could not be read may the visitor go on without a simulation, and says so', () => {
    const unsimulated = [started, { type: 'unsimulated', review: unread }] as const
    expect(run(...unsimulated)).toEqual({ status: 'unsimulated', review: unread })
    expect(run(...unsimulated, approved)).toEqual({ status: 'asking', review: unread })
    expect(run(...unsimulated, approved, failed('no'))).toMatchObject({ status: 'unsimulated', refusal })
  })

  test.each([
    ['a few blocks old', 100n + REVIEW_LASTS_BLOCKS, 'asking'],
    ['older', 101n + REVIEW_LASTS_BLOCKS, 'simulating'],
    ['young, while the newest block is unknown', undefined, 'asking'],
    ['ahead of a node that lags', 90n, 'asking']
  ])('a review that is %s leads on', (_, head, status) => {
    expect(run(started, simulated, approved, revalidated(head)).status).toBe(status)
  })

  test('what is simulated again goes to the wallet if it is the same, whatever gas it takes', () => {
    const again = { ...simulation, head: 120n, gas: undefined, fee: undefined, result: [5n, ['a', true]] }
    const events = [started, simulated, approved, revalidated(120n)] as const
    expect(run(...events, { type: 'simulated', review: again })).toEqual({ status: 'asking', review: again })
  })

  test('what has changed since it was confirmed is reviewed again', () => {
    const changed = { ...simulation, head: 120n, result: [6n, ['a', true]] }
    const events = [started, simulated, approved, revalidated(120n)] as const
    expect(run(...events, { type: 'simulated', review: changed })).toEqual({
      status: 'review',
      review: changed,
      isChanged: true
    })
  })

  test('what nodes cannot tell again stays as it was reviewed, and goes to the wallet once it is confirmed again', () => {
    const slow = [started, simulated, approved, revalidated(120n), { type: 'unsimulated', review: unread }] as const
    const unchecked = run(...slow)
    expect(unchecked).toEqual({ status: 'review', review: simulation, isUnchecked: true })
    expect(next(unchecked, { ...approved, now: NOW + 60_000 })).toEqual([
      { status: 'asking', review: simulation },
      { type: 'ask', review: simulation }
    ])
    const question = next(unchecked, { type: 'approved', mayBeSent: true, now: NOW + 60_000 })[0]
    expect(next(question, { type: 'provenUnsent' })[0]).toEqual(unchecked)
    expect(next(question, { type: 'confirmedAgain', now: NOW + 60_000 })[0].status).toBe('asking')
  })

  describe('an open review that is checked again', () => {
    const open = run(started, simulated)
    const checked = (found: SimulationEvent<CallReviews>, write = open) =>
      next(write, { type: 'checkedAgain', of: simulation, found })[0]
    const later = { ...simulation, simulatedAt: NOW + 15_000, head: 108n }

    test('speaks of the newer moment if it is the same, and is no longer unchecked', () => {
      const renewed = { status: 'review', review: later }
      expect(checked({ type: 'simulated', review: later })).toEqual(renewed)
      const unchecked: ContractWrite = { status: 'review', review: simulation, isUnchecked: true }
      expect(checked({ type: 'simulated', review: later }, unchecked)).toEqual(renewed)
      const changed: ContractWrite = { status: 'review', review: simulation, isChanged: true }
      expect(checked({ type: 'simulated', review: later }, changed)).toEqual({ ...renewed, isChanged: true })
    })

    test('is taken back if it would do something else, or fail', () => {
      const review = { ...later, result: 6n }
      expect(checked({ type: 'simulated', review })).toEqual({ status: 'review', review, isChanged: true })
      const failure = new ContractError('reverted', 'It reverts by now.')
      const refused = { account: alice, failure } as const
      expect(checked({ type: 'refused', ...refused })).toEqual({ status: 'refused', ...refused, isChanged: true })
    })

    test('stays as it is if no node can tell', () => {
      expect(checked({ type: 'unsimulated', review: unread })).toBe(open)
    })

    test('is another one by now, or is with the wallet: the answer is about neither', () => {
      const other: ContractWrite = { status: 'review', review: { ...simulation } }
      const found = { type: 'simulated', review: later } as const
      for (const write of [other, run(started, simulated, approved), run(...asking)])
        expect(checked(found, write)).toBe(write)
    })
  })

  test('another account or network takes the review back', () => {
    const toBob = { type: 'moved', at: { type: 'ready', account: bob } } as const
    const away = { type: 'moved', at: { type: 'elsewhere' } } as const
    expect(run(started, simulated, toBob)).toEqual({ status: 'simulating', account: bob })
    expect(run(started, simulated, approved, away)).toEqual({ status: 'elsewhere' })
    expect(run(started, simulated, away, toBob)).toEqual({ status: 'simulating', account: bob })
    expect(run(started, simulated, { type: 'moved', at: { type: 'ready', account: alice } }).status).toBe('review')
  })

  test('a call that may already be sent is sent again only after a question', () => {
    const question = run(started, simulated, { type: 'approved', mayBeSent: true, now: NOW })
    expect(question).toEqual({ status: 'repeating', review: simulation })
    expect(next(question, { type: 'confirmedAgain', now: NOW })[0].status).toBe('revalidating')
  })
})

describe('once the wallet is asked', () => {
  test('a refusal leads back to the review, with the wallet’s reason', () => {
    expect(run(...asking, failed('no'))).toEqual({ status: 'review', review: simulation, refusal })
    expect(run(...asking, failed('no'), approved)).toEqual({ status: 'revalidating', review: simulation })
  })

  test('a failure that proves nothing says so, and leads to a new simulation', () => {
    const unclear = run(...asking, failed('unknown'))
    expect(unclear).toMatchObject({ status: 'unclear', whetherSent: 'unknown' })
    expect(next(unclear, started)[0].status).toBe('simulating')
  })

  test('an answer to a request that was cancelled still counts as sent', () => {
    const late = { type: 'sentLate', account: alice, hash: '0x2' } as const
    expect(run(...asking, { type: 'cancelled' }, late)).toEqual({ status: 'sent', account: alice, hash: '0x2' })
    expect(run(...asking, late, failed('no'))).toEqual({ status: 'sent', account: alice, hash: '0x2' })
    expect(run(...asking, late, sent)).toEqual({ status: 'sent', account: alice, hash: '0x1' })
  })
})

describe('once it is sent', () => {
  const at = { account: alice, hash: '0x1' } as const
  const proposed = { sent: { ...entry.sent, isProposal: true } } as const
  test.each<[string, Partial<Transaction>, ContractWrite]>([
    ['waits while pending', {}, { status: 'sent', ...at }],
    ['waits for the owners of a Safe', proposed, { status: 'sent', ...at, isProposal: true }],
    ['is confirmed', { fate: { status: 'confirmed', blockNumber: 7 } }, { status: 'confirmed', ...at }],
    ['is reverted', { fate: { status: 'failed', blockNumber: 7 } }, { status: 'reverted', ...at, blockNumber: 7 }],
    [
      'is replaced',
      { fate: { status: 'failed', blockNumber: 7, replacement: 'unclear' } },
      { status: 'replaced', ...at, replacement: 'unclear' }
    ],
    ['is confirmed by a speed-up', { fate: { status: 'confirmed', speedUp: '0x3' } }, { status: 'confirmed', ...at }],
    ['is withdrawn by the owners', { ...proposed, fate: { status: 'failed' } }, { status: 'withdrawn', ...at }]
  ])('it %s as its entry says', (_, entry, state) => {
    expect(run(...asking, sent, followed(entry))).toEqual(state)
  })

  test('a reorganisation takes an outcome back', () => {
    const events = [...asking, sent, followed({ fate: { status: 'failed', blockNumber: 7 } })] as const
    expect(run(...events, followed({})).status).toBe('sent')
    expect(run(...events, followed({ fate: { status: 'confirmed' } })).status).toBe('confirmed')
  })

  test('the reason for a revert is that of its block', () => {
    const revert = { type: 'custom', details: 'Poor(5)' } as const
    const failed = { status: 'failed', blockNumber: 7, blockHash: '0x7' } as const
    const explained = [...asking, sent, followed({ fate: failed }), followed({ fate: { ...failed, revert } })] as const
    expect(run(...explained)).toMatchObject({ status: 'reverted', blockNumber: 7, revert })
    const moved = followed({ fate: { ...failed, blockNumber: 8 } })
    expect(run(...explained, moved)).toMatchObject({ status: 'reverted', blockNumber: 8 })
    expect(run(...explained, moved)).not.toHaveProperty('revert')
  })
})

test('a review is the same for the same account, call data and result', () => {
  const { account, data, result } = simulation
  const summary = (changes: object) =>
    callReviewRules.summarise({ ...simulation, simulatedAt: 9, head: 1n, gas: 1n, fee: 1n, ...changes })
  const isSame = (changes: object) =>
    compareSummaries(callReviewRules.summarise(simulation), summary(changes)) === 'same'
  expect([isSame({}), isSame({ account }), isSame({ data }), isSame({ result: [...result] })]).not.toContain(false)
  expect([isSame({ account: bob }), isSame({ data: '0xac' }), isSame({ result: 5n })]).not.toContain(true)
  expect(compareSummaries(summary({ result: undefined }), summary({ result: undefined }))).toBe('same')
})
