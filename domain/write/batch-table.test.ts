import { expect, test } from 'vitest'
import { type Batch, type BatchEffect, type BatchEvent, type BatchState, nextBatch } from './batch.ts'

type Status = BatchState['status']
type State =
  | Status
  | 'halfReviewed'
  | 'askingAgain'
  | 'sentStep'
  | 'resumedStep'
  | 'halfStepped'
  | 'stoppedUnclear'
  | 'unclearWithId'
type EventName =
  | BatchEvent['type']
  | 'supportedSingly'
  | 'approvedSingly'
  | 'failedUnclear'
  | 'unsupported'
  | 'reportedPending'
  | 'reportedPartial'
  | 'lost'
/** The status that follows, and what it takes to get there. */
type Outcome = readonly [Status, ...BatchEffect['type'][]]

const pair: Batch = { count: 2, mustBeAtomic: false }

const states: Readonly<Record<State, BatchState>> = {
  unasked: { status: 'unasked', done: [] },
  halfReviewed: { status: 'unasked', done: ['0x1'] },
  impossible: { status: 'impossible' },
  asking: { status: 'asking' },
  askingAgain: { status: 'asking', earlier: 'b0' },
  batched: { status: 'batched', id: 'b1' },
  stepping: { status: 'stepping', done: [] },
  sentStep: { status: 'stepping', done: [], hash: '0x1' },
  resumedStep: { status: 'stepping', done: [], hash: '0x1', isResumed: true },
  halfStepped: { status: 'stepping', done: ['0x1'] },
  confirmed: { status: 'confirmed', done: ['0x1', '0x2'] },
  stopped: { status: 'stopped', done: ['0x1'], whetherSent: 'no' },
  stoppedUnclear: { status: 'stopped', done: ['0x1'], whetherSent: 'unknown' },
  partial: { status: 'partial', hashes: ['0x1'] },
  unclear: { status: 'unclear' },
  unclearWithId: { status: 'unclear', id: 'b1' }
}

const events: Readonly<Record<EventName, BatchEvent>> = {
  supported: { type: 'supported', support: { canBatch: true, isAtomic: 'ready' } },
  supportedSingly: { type: 'supported', support: { canBatch: false, isAtomic: 'unsupported' } },
  approved: { type: 'approved', support: { canBatch: true, isAtomic: 'ready' } },
  approvedSingly: { type: 'approved', support: { canBatch: false, isAtomic: 'unsupported' } },
  accepted: { type: 'accepted', id: 'b1' },
  found: { type: 'found', id: 'b0' },
  resumed: { type: 'resumed', sentHashes: ['0x1'] },
  reported: { type: 'reported', outcome: 'confirmed', hashes: ['0x1', '0x2'] },
  reportedPending: { type: 'reported', outcome: 'pending', hashes: [] },
  reportedPartial: { type: 'reported', outcome: 'partial', hashes: ['0x1'] },
  lost: { type: 'reported', outcome: 'unknown', hashes: [] },
  sent: { type: 'sent', hash: '0x2' },
  confirmed: { type: 'confirmed' },
  reverted: { type: 'reverted' },
  removed: { type: 'removed' },
  failed: { type: 'failed', whetherSent: 'no', isUnsupported: false },
  failedUnclear: { type: 'failed', whetherSent: 'unknown', isUnsupported: false },
  unsupported: { type: 'failed', whetherSent: 'no', isUnsupported: true },
  returned: { type: 'returned' },
  cancelled: { type: 'cancelled' },
  accountChanged: { type: 'accountChanged' },
  restarted: { type: 'restarted' }
}

const unasked: Outcome = ['unasked']
const followed: Outcome = ['batched', 'poll']

/** What does not change the state. */
function ignoring(status: Status): Readonly<Record<EventName, Outcome>> {
  const same: Outcome = [status]
  return {
    supported: same,
    supportedSingly: same,
    approved: same,
    approvedSingly: same,
    accepted: same,
    found: same,
    resumed: same,
    reported: same,
    reportedPending: same,
    reportedPartial: same,
    lost: same,
    sent: same,
    confirmed: same,
    reverted: same,
    removed: same,
    failed: same,
    failedUnclear: same,
    unsupported: same,
    returned: same,
    cancelled: same,
    accountChanged: same,
    restarted: same
  }
}

/** The visitor goes on, and what the wallet had before is found. */
const ended = (status: Status) => ({
  ...ignoring(status),
  found: followed,
  cancelled: unasked,
  accountChanged: unasked,
  restarted: unasked
})

/** A state that is missing does not compile, nor does an event that `ignoring` does not name. */
const table: Readonly<Record<State, Readonly<Record<EventName, Outcome>>>> = {
  unasked: {
    ...ignoring('unasked'),
    approved: ['asking'],
    approvedSingly: ['stepping', 'open'],
    found: followed,
    resumed: ['stepping', 'follow'],
    sent: ['stepping', 'storeSentHashes']
  },
  halfReviewed: {
    ...ignoring('unasked'),
    approved: ['stepping', 'open'],
    approvedSingly: ['stepping', 'open'],
    found: followed,
    sent: ['stepping', 'storeSentHashes']
  },
  impossible: { ...ended('impossible'), returned: unasked },
  asking: {
    ...ignoring('asking'),
    accepted: ['batched', 'storeId', 'poll'],
    failed: unasked,
    failedUnclear: ['unclear'],
    unsupported: ['stepping', 'open'],
    returned: unasked,
    cancelled: unasked,
    accountChanged: unasked
  },
  askingAgain: {
    ...ignoring('asking'),
    accepted: ['batched', 'storeId', 'poll'],
    failed: followed,
    failedUnclear: ['unclear'],
    unsupported: followed,
    returned: followed,
    cancelled: followed,
    accountChanged: unasked
  },
  batched: {
    ...ignoring('batched'),
    reported: ['confirmed'],
    reportedPartial: ['partial'],
    lost: ['unclear'],
    cancelled: unasked,
    accountChanged: unasked
  },
  stepping: {
    ...ignoring('stepping'),
    sent: ['stepping', 'storeSentHashes'],
    failed: unasked,
    failedUnclear: ['stopped'],
    unsupported: unasked,
    returned: unasked,
    cancelled: unasked,
    accountChanged: unasked
  },
  sentStep: {
    ...ignoring('stepping'),
    sent: ['stepping', 'storeSentHashes'],
    confirmed: ['stepping', 'open'],
    reverted: ['stopped', 'storeSentHashes'],
    removed: ['stopped', 'storeSentHashes'],
    accountChanged: unasked
  },
  resumedStep: {
    ...ignoring('stepping'),
    sent: ['stepping', 'storeSentHashes'],
    confirmed: ['unasked', 'review'],
    reverted: ['stopped', 'storeSentHashes'],
    removed: ['stopped', 'storeSentHashes'],
    accountChanged: unasked
  },
  halfStepped: {
    ...ignoring('stepping'),
    sent: ['stepping', 'storeSentHashes'],
    failed: ['stopped'],
    failedUnclear: ['stopped'],
    unsupported: ['stopped'],
    returned: unasked,
    cancelled: unasked,
    accountChanged: unasked
  },
  confirmed: ignoring('confirmed'),
  stopped: ended('stopped'),
  stoppedUnclear: { ...ended('stopped'), sent: ['stepping', 'storeSentHashes'] },
  partial: ended('partial'),
  unclear: ended('unclear'),
  unclearWithId: {
    ...ended('unclear'),
    reported: ['confirmed'],
    reportedPending: ['batched'],
    reportedPartial: ['partial']
  }
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

test.each(keysOf(states).flatMap((state) => keysOf(events).map((event) => [state, event] as const)))(
  'while %s, %s leads where the table says',
  (state, event) => {
    const [next, ...effects] = nextBatch(pair, states[state], events[event])
    expect([next.status, ...effects.map(({ type }) => type)]).toEqual(table[state][event])
    if (effects.length === 0 && next.status === states[state].status && !CHANGING.includes(`${state} ${event}`))
      expect(next).toBe(states[state])
  }
)

/** Where the status stays and its facts change. */
const CHANGING: readonly string[] = ['halfReviewed accountChanged', 'asking found', 'askingAgain found']
