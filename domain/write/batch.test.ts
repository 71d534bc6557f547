import { describe, expect, test } from 'vitest'
import type { Hex } from '../address.ts'
import { type Batch, type BatchEffect, type BatchEvent, type BatchState, isUnderway, nextBatch } from './batch.ts'

const pair: Batch = { count: 2, mustBeAtomic: false }
const atomicPair: Batch = { count: 2, mustBeAtomic: true }
const started = (canBatch: boolean, isAtomic: 'supported' | 'ready' | 'unsupported') =>
  ({ type: 'approved', support: { canBatch, isAtomic } }) satisfies BatchEvent
const able = started(true, 'supported')
const unable = started(false, 'unsupported')
const accepted: BatchEvent = { type: 'accepted', id: 'b1' }
const sent = (hash: Hex): BatchEvent => ({ type: 'sent', hash })
const confirmed: BatchEvent = { type: 'confirmed' }
const failed = (whetherSent: 'no' | 'unknown', isUnsupported = false): BatchEvent => ({
  type: 'failed',
  whetherSent,
  isUnsupported
})
const reported = (outcome: 'pending' | 'confirmed' | 'partial' | 'failed' | 'unknown'): BatchEvent => ({
  type: 'reported',
  outcome,
  hashes: ['0x1']
})

/** The last state, and every effect on the way. */
function run(batch: Batch, ...events: readonly BatchEvent[]) {
  const effects: BatchEffect[] = []
  const state = events.reduce<BatchState>(
    (before, event) => {
      const [after, ...more] = nextBatch(batch, before, event)
      effects.push(...more)
      return after
    },
    { status: 'unasked', done: [] }
  )
  return { state, effects }
}

describe('a wallet that takes batches', () => {
  test('is asked once, and its id is stored before anything is known of hashes', () => {
    const { state, effects } = run(pair, able, accepted)
    expect(state).toEqual({ status: 'batched', id: 'b1' })
    expect(effects.map(({ type }) => type)).toEqual(['storeId', 'poll'])
  })

  test.each([
    [reported('pending'), { status: 'batched', id: 'b1' }],
    [reported('confirmed'), { status: 'confirmed', done: ['0x1'] }],
    [reported('failed'), { status: 'stopped', done: [], whetherSent: 'no' }],
    [reported('partial'), { status: 'partial', hashes: ['0x1'] }],
    [reported('unknown'), { status: 'unclear', id: 'b1' }]
  ])('that reports %o is taken at its word', (report, state) => {
    expect(run(pair, able, accepted, report).state).toEqual(state)
  })

  test('that turns out not to is asked one by one, unless the batch must be atomic', () => {
    expect(run(pair, able, failed('no', true)).state).toEqual({ status: 'stepping', done: [] })
    expect(run(atomicPair, able, failed('no', true)).state).toEqual({ status: 'impossible' })
  })

  test('is not asked again when it rejects, which leads back to the review, nor when it may have sent the batch', () => {
    const rejected = run(pair, able, failed('no'))
    expect([rejected.state, rejected.effects]).toEqual([{ status: 'unasked', done: [] }, []])
    expect(run(pair, able, failed('unknown', true)).state).toEqual({ status: 'unclear' })
  })
})

test.each([
  [atomicPair, unable, 'impossible'],
  [atomicPair, started(true, 'unsupported'), 'impossible'],
  [atomicPair, started(true, 'ready'), 'asking'],
  [pair, started(true, 'unsupported'), 'asking'],
  [pair, unable, 'stepping']
])('for %o, a wallet with %o leads on', (batch, event, status) => {
  expect(run(batch, event).state.status).toBe(status)
})

test.each([
  [atomicPair, unable, 'impossible'],
  [atomicPair, able, 'unasked'],
  [pair, unable, 'unasked'],
  [{ count: 1, mustBeAtomic: true }, unable, 'unasked']
] as const)('for %o, a wallet with %o is known to be unable before the visitor confirms', (batch, event, status) => {
  expect(run(batch, { ...event, type: 'supported' }).state.status).toBe(status)
})

test('what an earlier request has led to is followed instead of a new one that is rejected', () => {
  const again = run(pair, able, { type: 'found', id: 'b0' })
  expect(again.state).toEqual({ status: 'asking', earlier: 'b0' })
  expect(run(pair, able, { type: 'found', id: 'b0' }, failed('no')).state).toEqual({ status: 'batched', id: 'b0' })
})

test('a batch of one call is atomic in itself', () => {
  expect(run({ count: 1, mustBeAtomic: true }, unable).state).toEqual({ status: 'stepping', done: [] })
})

test('a wallet that did not answer may still report how an unclear batch has ended', () => {
  const state: BatchState = { status: 'unclear', id: 'b1' }
  expect(nextBatch(pair, state, reported('confirmed'))).toEqual([{ status: 'confirmed', done: ['0x1'] }])
  expect(nextBatch(pair, state, reported('pending'))).toEqual([{ status: 'batched', id: 'b1' }])
  expect(nextBatch(pair, state, reported('partial'))).toEqual([{ status: 'partial', hashes: ['0x1'] }])
})

describe('one by one', () => {
  test('each call waits until the one before it is confirmed', () => {
    expect(run(pair, unable, sent('0x1')).effects).toEqual([
      { type: 'open', index: 0 },
      { type: 'storeSentHashes', sentHashes: ['0x1'] }
    ])
    const { state, effects } = run(pair, unable, sent('0x1'), confirmed)
    expect([state, effects.at(-1)]).toEqual([
      { status: 'stepping', done: ['0x1'] },
      { type: 'open', index: 1 }
    ])
    expect(run(pair, unable, sent('0x1'), confirmed, sent('0x2'), confirmed).state).toEqual({
      status: 'confirmed',
      done: ['0x1', '0x2']
    })
  })

  test.each<[string, readonly BatchEvent[], BatchState]>([
    ['rejected', [failed('no')], { status: 'stopped', done: ['0x1'], whetherSent: 'no' }],
    ['lost in the wallet', [failed('unknown')], { status: 'stopped', done: ['0x1'], whetherSent: 'unknown' }],
    ['reverted', [sent('0x2'), { type: 'reverted' }], { status: 'stopped', done: ['0x1'], whetherSent: 'no' }]
  ])('the first call that is %s ends it, and what went through is said', (_, events, state) => {
    expect(run(pair, unable, sent('0x1'), confirmed, ...events).state).toEqual(state)
  })

  test('the visitor goes on after what went through, one by one, whatever the wallet can do by then', () => {
    const events = [sent('0x1'), confirmed, failed('no'), { type: 'restarted' }] as const
    expect(run(pair, unable, ...events).state).toEqual({ status: 'unasked', done: ['0x1'] })
    expect(run(pair, unable, ...events, able).state).toEqual({ status: 'stepping', done: ['0x1'] })
  })

  test.each<[string, readonly BatchEvent[], readonly Hex[]]>([
    ['the second was sent', [sent('0x2')], ['0x1', '0x2']],
    ['the second was sent under another hash', [sent('0x2'), sent('0x3')], ['0x1', '0x3']],
    ['the second has reverted', [sent('0x2'), { type: 'reverted' }], ['0x1']],
    ['all have gone through', [sent('0x2'), confirmed], []]
  ])('what was sent is kept for a reload once %s', (_, events, sentHashes) => {
    const { effects } = run(pair, unable, sent('0x1'), confirmed, ...events)
    expect(effects.at(-1)).toEqual({ type: 'storeSentHashes', sentHashes })
  })

  test('a single call is kept by the list of transactions alone', () => {
    const { effects } = run({ count: 1, mustBeAtomic: false }, unable, sent('0x1'), confirmed)
    expect(effects).toEqual([{ type: 'open', index: 0 }])
  })

  test('another account has done none of it, but a single call that was sent stays sent', () => {
    const moved: BatchEvent = { type: 'accountChanged' }
    expect(run(pair, unable, sent('0x1'), confirmed, moved).state).toEqual({ status: 'unasked', done: [] })
    expect(run(pair, unable, sent('0x1'), moved).state).toEqual({ status: 'unasked', done: [] })
    const single = { count: 1, mustBeAtomic: false }
    expect(run(single, unable, sent('0x1'), moved).state).toMatchObject({ status: 'stepping', hash: '0x1' })
  })

  test.each<[string, readonly BatchEvent[]]>([
    ['the visitor has stopped waiting', [{ type: 'cancelled' }]],
    ['an answer that proved nothing', [failed('unknown')]]
  ])('a call that is sent after %s is followed, and the next is reviewed', (_, events) => {
    const { state, effects } = run(pair, unable, ...events, sent('0x1'), confirmed)
    expect([state, effects.at(-1)]).toEqual([{ status: 'unasked', done: ['0x1'] }, { type: 'review' }])
  })

  test('a call whose entry leaves the list has ended it, and may have gone through', () => {
    const { state, effects } = run(pair, unable, sent('0x1'), { type: 'removed' })
    expect(state).toEqual({ status: 'stopped', done: [], whetherSent: 'likely' })
    expect([isUnderway(state), effects.at(-1)]).toEqual([false, { type: 'storeSentHashes', sentHashes: [] }])
  })

  test('a confirmation before the hash, and a failure after it, are of no call', () => {
    expect(run(pair, unable, confirmed).state).toEqual({ status: 'stepping', done: [] })
    expect(run(pair, unable, sent('0x1'), failed('no')).state).toMatchObject({ status: 'stepping', hash: '0x1' })
  })
})

test('what has ended stays as it is', () => {
  const every = [
    able,
    accepted,
    reported('confirmed'),
    sent('0x1'),
    confirmed,
    { type: 'reverted' } as const,
    failed('no')
  ]
  const ended: readonly BatchState[] = [
    { status: 'impossible' },
    { status: 'confirmed', done: ['0x1'] },
    { status: 'stopped', done: [], whetherSent: 'no' },
    { status: 'unclear' }
  ]
  for (const state of ended) for (const event of every) expect(nextBatch(pair, state, event)).toEqual([state])
})

describe('calls that an earlier visit has sent one by one', () => {
  const resumed = (...sentHashes: Hex[]): BatchEvent => ({ type: 'resumed', sentHashes })

  test('are followed, and the next is reviewed before anything is asked', () => {
    const { state, effects } = run(pair, resumed('0x1'))
    expect(state).toEqual({ status: 'stepping', done: [], hash: '0x1', isResumed: true })
    expect(effects).toEqual([{ type: 'follow', index: 0, hash: '0x1' }])
    const through = run(pair, resumed('0x1'), confirmed)
    expect([through.state, through.effects.at(-1)]).toEqual([{ status: 'unasked', done: ['0x1'] }, { type: 'review' }])
  })

  test('are confirmed once the last one is, and forgotten', () => {
    const { state, effects } = run(pair, resumed('0x1', '0x2'), confirmed)
    expect([state, effects.at(-1)]).toEqual([
      { status: 'confirmed', done: ['0x1', '0x2'] },
      { type: 'storeSentHashes', sentHashes: [] }
    ])
  })

  test('are no news where they are known', () => {
    const events = [resumed('0x1'), confirmed] as const
    expect(run(pair, ...events, resumed('0x1')).effects).toEqual(run(pair, ...events).effects)
  })

  test('lose nothing when the page is left', () => {
    expect([isUnderway(run(pair, resumed('0x1')).state), isUnderway(run(pair, unable).state)]).toEqual([false, true])
  })
})
