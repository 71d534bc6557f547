import { describe, expect, test } from 'vitest'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { Address, Hex } from '../address.ts'
import type { BatchEvent } from './batch.ts'
import { type CallReviews, callReviewRules, type SimulatedCall } from './call-review.ts'
import type { WriteEvent } from './write.ts'
import {
  hasMoreToAsk,
  nextToAsk,
  nextWriteList,
  unopenedList,
  type WriteList,
  type WriteListEffect,
  type WriteListEvent
} from './write-list.ts'

type Event = WriteListEvent<CallReviews>

const NOW = 1_000
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const simulation: SimulatedCall = { account, data: '0xab', simulatedAt: NOW, head: 7n, result: 1n, gas: 1n, fee: 1n }
const refusal = { problem: { kind: 'wallet', problem: 'rejected' }, isRejection: true } as const

const ofCall = (event: WriteEvent<CallReviews>): Event => ({ type: 'ofCall', event })
const ofBatch = (event: BatchEvent): Event => ({ type: 'ofBatch', event })
const fates = {
  confirmed: { status: 'confirmed', blockNumber: 8 },
  failed: { status: 'failed', blockNumber: 8 }
} as const
const entry = (hash: Hex, status: keyof typeof fates): Transaction => ({
  sent: { hash, description: 'Call', from: account, addedAt: 1 },
  fate: fates[status]
})

const started = ofCall({ type: 'started', at: { type: 'ready', account } })
const reviewed = [started, ofCall({ type: 'simulated', review: simulation })]
const confirmed = [
  ofCall({ type: 'approved', mayBeSent: false, now: NOW }),
  ofCall({ type: 'revalidated', head: 7n })
] as const
const asked = [...reviewed, ...confirmed]
const singly = ofBatch({ type: 'approved', support: { canBatch: false, isAtomic: 'unsupported' } })
const together = ofBatch({ type: 'approved', support: { canBatch: true, isAtomic: 'supported' } })
const sent = (hash: Hex) => ofCall({ type: 'sent', hash })
const followed = (hash: Hex, status: keyof typeof fates) => ofCall({ type: 'followed', entry: entry(hash, status) })

/** The last list, and every effect on the way. */
function run(plan: { readonly count: number; readonly mustBeAtomic?: boolean }, ...events: readonly Event[]) {
  const whole = { mustBeAtomic: false, ...plan, reviewRules: callReviewRules }
  const effects: WriteListEffect<CallReviews>[] = []
  const list = events.reduce<WriteList<CallReviews>>((before, event) => {
    const [after, ...more] = nextWriteList(whole, before, event)
    effects.push(...more)
    return after
  }, unopenedList)
  return { list, effects: effects.map(({ type }) => type) }
}

test('a single call is a list of one: what becomes of it becomes of the list', () => {
  const events = [...asked, sent('0x1')]
  expect(run({ count: 1 }, ...events).list).toMatchObject({
    batchState: { status: 'stepping', hash: '0x1' },
    step: { status: 'sent', hash: '0x1' }
  })
  const { list, effects } = run({ count: 1 }, ...events, followed('0x1', 'confirmed'))
  expect([list.batchState, list.step.status]).toEqual([{ status: 'confirmed', done: ['0x1'] }, 'confirmed'])
  expect(effects).toEqual(['simulate', 'revalidate', 'ask'])
})

describe('calls one by one', () => {
  test('each is simulated once the one before is confirmed, and asked for without another click', () => {
    const events = [...asked, singly, sent('0x1'), followed('0x1', 'confirmed')]
    const opened = run({ count: 2 }, ...events)
    expect(opened.list).toEqual({
      batchState: { status: 'stepping', done: ['0x1'] },
      index: 1,
      step: { status: 'idle' }
    })
    expect(opened.effects.slice(-2)).toEqual(['storeSentHashes', 'start'])
    expect(run({ count: 2 }, ...events, ...reviewed).effects.at(-1)).toBe('confirm')
  })

  test('a later one that would fail, or that the wallet refuses, stops the list', () => {
    const events = [...asked, singly, sent('0x1'), followed('0x1', 'confirmed'), ...asked]
    const refused = run({ count: 2 }, ...events, ofCall({ type: 'failed', failure: refusal, whetherSent: 'no' }))
    expect(refused.list).toMatchObject({
      batchState: { status: 'stopped', done: ['0x1'] },
      step: { status: 'review', refusal }
    })
    const reverted = run({ count: 2 }, ...events, sent('0x2'), followed('0x2', 'failed'))
    expect(reverted.list).toMatchObject({
      batchState: { status: 'stopped', done: ['0x1'] },
      step: { status: 'reverted' }
    })
  })

  test('what an earlier visit has sent is followed, and what is left is reviewed before it is asked for', () => {
    const resumed = run({ count: 2 }, ofBatch({ type: 'resumed', sentHashes: ['0x1'] }))
    expect([resumed.list.index, resumed.effects]).toEqual([0, ['resume']])
    const late = ofCall({ type: 'sentLate', account, hash: '0x1' })
    const { list, effects } = run(
      { count: 2 },
      ofBatch({ type: 'resumed', sentHashes: ['0x1'] }),
      late,
      followed('0x1', 'confirmed'),
      ...reviewed
    )
    expect(list).toMatchObject({
      batchState: { status: 'unasked', done: ['0x1'] },
      index: 1,
      step: { status: 'review' }
    })
    expect(effects).not.toContain('confirm')
  })

  test('a call that was sent for one account begins anew for another', () => {
    const events = [
      ...asked,
      singly,
      sent('0x1'),
      ofBatch({ type: 'accountChanged' }),
      { type: 'opened', known: undefined } as const
    ]
    const { list, effects } = run({ count: 2 }, ...events)
    expect([list.index, list.step, effects.at(-1)]).toEqual([0, { status: 'idle' }, 'start'])
  })
})

describe('calls at once', () => {
  test('are followed by the id that the wallet gives, and no call is waited for on its own', () => {
    const { list, effects } = run({ count: 2 }, ...asked, together, ofBatch({ type: 'accepted', id: 'b1' }))
    expect(list).toMatchObject({ batchState: { status: 'batched', id: 'b1' }, step: { status: 'idle' } })
    expect(effects.slice(-3)).toEqual(['storeId', 'abandon', 'poll'])
  })

  test('a wallet is asked what it can do while the visitor reviews only if they must be atomic', () => {
    expect(run({ count: 2 }, started).effects).toEqual(['simulate'])
    expect(run({ count: 1, mustBeAtomic: true }, started).effects).toEqual(['simulate'])
    expect(run({ count: 2, mustBeAtomic: true }, started).effects).toEqual(['simulate', 'askForSupport'])
  })

  test('nothing is reviewed any more once the wallet cannot promise that', () => {
    const unable = ofBatch({ type: 'supported', support: { canBatch: false, isAtomic: 'unsupported' } })
    const { list } = run({ count: 2, mustBeAtomic: true }, ...reviewed, unable)
    expect([list.batchState.status, list.step.status]).toEqual(['impossible', 'idle'])
  })
})

test('an event that does not apply changes nothing', () => {
  const whole = { count: 1, mustBeAtomic: false, reviewRules: callReviewRules }
  const { list } = run({ count: 1 }, ...reviewed)
  expect(nextWriteList(whole, list, sent('0x1'))).toEqual([list])
  expect(nextWriteList(whole, list, sent('0x1'))[0]).toBe(list)
  expect(nextWriteList(whole, list, ofBatch({ type: 'confirmed' }))[0]).toBe(list)
})

describe('what a wallet is asked for next', () => {
  const next = (count: number, ...events: readonly Event[]) => {
    const { list } = run({ count }, ...events)
    const plan = { count, mustBeAtomic: false, reviewRules: callReviewRules }
    return [nextToAsk(plan, list), hasMoreToAsk(plan, list)]
  }

  test('is a single call at once, and nothing more is to come then', () => {
    expect([next(1, ...reviewed), next(1, ...asked)]).toEqual([
      [undefined, false],
      ['one', false]
    ])
    expect(next(1, ...asked, sent('0x1'))).toEqual([undefined, false])
  })

  test('is what it can do with several, and by that all of them or one by one', () => {
    expect(next(2, ...asked)).toEqual(['support', false])
    expect(next(2, ...asked, together)).toEqual(['all', true])
    expect(next(2, ...asked, singly)).toEqual(['one', true])
    expect(next(2, ...asked, singly, sent('0x1'))).toEqual([undefined, true])
  })

  test('is nothing where several have stopped: what is left takes a new review', () => {
    const unclear = ofCall({ type: 'failed', failure: refusal, whetherSent: 'unknown' })
    const again = ofCall({ type: 'approved', mayBeSent: false, now: NOW })
    expect(run({ count: 2 }, ...asked, singly, unclear, again).list.step.status).toBe('unclear')
    expect(run({ count: 1 }, ...asked, unclear, again).list.step.status).toBe('revalidating')
  })
})
