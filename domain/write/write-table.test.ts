import { expect, test } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Address } from '../address.ts'
import { type CallReviews, type ContractWrite, callReviewRules } from './call-review.ts'
import { nextWrite, type WriteEffect, type WriteEvent } from './write.ts'

type Status = ContractWrite['status']
type State = Status | 'simulatingAgain' | 'askingAgain'
type EventType = WriteEvent['type']
type EventName = EventType | 'movedAway' | 'approvedTwice' | 'approvedLate' | 'revalidatedLate' | 'failedUnclear'
/** The status that follows, and what it takes to get there. */
type Outcome = readonly [Status, ...WriteEffect['type'][]]

const NOW = 1_000
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const simulation = { account, data: '0xab', simulatedAt: NOW, head: 100n, result: 5n, gas: 50_000n, fee: 7n } as const
const unread = {
  account,
  data: '0xab',
  simulatedAt: NOW,
  failure: new ChainReadError('timeout', 84531, 'Slow.')
} as const
const failure = new ContractError('reverted', 'It reverted.', { revert: { type: 'reason', message: 'too little' } })
const wallet = { problem: { kind: 'wallet', problem: 'unknown' }, isRejection: false } as const
const sentEntry = { hash: '0x1', description: 'Log an entry', from: account, addedAt: 1 } as const
const sent = { account, hash: '0x1' } as const

const states: Readonly<Record<State, ContractWrite>> = {
  idle: { status: 'idle' },
  disconnected: { status: 'disconnected' },
  elsewhere: { status: 'elsewhere' },
  simulating: { status: 'simulating', account },
  simulatingAgain: { status: 'simulating', account, approved: simulation },
  refused: { status: 'refused', account, failure },
  review: { status: 'review', review: simulation },
  unsimulated: { status: 'unsimulated', review: unread },
  repeating: { status: 'repeating', review: simulation },
  revalidating: { status: 'revalidating', review: simulation },
  asking: { status: 'asking', review: simulation },
  askingAgain: { status: 'asking', review: simulation, earlier: '0x2' },
  unclear: { status: 'unclear', review: simulation, failure: wallet, whetherSent: 'unknown' },
  sent: { status: 'sent', ...sent },
  confirmed: { status: 'confirmed', ...sent },
  reverted: { status: 'reverted', ...sent, blockNumber: 7 },
  replaced: { status: 'replaced', ...sent, replacement: 'cancellation' },
  withdrawn: { status: 'withdrawn', ...sent },
  removed: { status: 'removed', ...sent }
}

const events: Readonly<Record<EventName, WriteEvent<CallReviews>>> = {
  started: { type: 'started', at: { type: 'ready', account } },
  moved: { type: 'moved', at: { type: 'ready', account: other } },
  movedAway: { type: 'moved', at: { type: 'elsewhere' } },
  simulated: { type: 'simulated', review: simulation },
  unsimulated: { type: 'unsimulated', review: unread },
  refused: { type: 'refused', account, failure },
  checkedAgain: { type: 'checkedAgain', of: simulation, found: { type: 'refused', account, failure } },
  revised: { type: 'revised', to: { type: 'simulated', review: { ...simulation, fee: 9n } } },
  approved: { type: 'approved', mayBeSent: false, now: NOW },
  approvedTwice: { type: 'approved', mayBeSent: true, now: NOW },
  approvedLate: { type: 'approved', mayBeSent: false, now: NOW + 15_000 },
  confirmedAgain: { type: 'confirmedAgain', now: NOW },
  provenUnsent: { type: 'provenUnsent' },
  revalidated: { type: 'revalidated', head: 103n },
  revalidatedLate: { type: 'revalidated', head: 104n },
  cancelled: { type: 'cancelled' },
  stopped: { type: 'stopped' },
  sent: { type: 'sent', hash: '0x1' },
  failed: { type: 'failed', failure: wallet, whetherSent: 'no' },
  failedUnclear: { type: 'failed', failure: wallet, whetherSent: 'unknown' },
  sentLate: { type: 'sentLate', account, hash: '0x2' },
  followed: { type: 'followed', entry: { sent: sentEntry, fate: { status: 'failed', blockNumber: 8 } } },
  removed: { type: 'removed' }
}

const resimulated = ['simulating', 'simulate'] as const
const moved = ['simulating', 'abandon', 'simulate'] as const
const movedAway = ['elsewhere', 'abandon'] as const
const left = ['idle', 'abandon'] as const
const sentLate = ['sent', 'abandon'] as const

/** What does not change the state. */
function ignoring(status: Status): Readonly<Record<EventName, Outcome>> {
  const same: Outcome = [status]
  return {
    started: same,
    moved: same,
    movedAway: same,
    simulated: same,
    unsimulated: same,
    refused: same,
    checkedAgain: same,
    revised: same,
    approved: same,
    approvedTwice: same,
    approvedLate: same,
    confirmedAgain: same,
    provenUnsent: same,
    revalidated: same,
    revalidatedLate: same,
    cancelled: same,
    stopped: same,
    sent: same,
    failed: same,
    failedUnclear: same,
    sentLate: same,
    followed: same,
    removed: same
  }
}

/** A wallet that moves, a visitor who leaves and a late answer find each state before the call is sent. */
const unsent = (status: Status) => ({ ...ignoring(status), moved, movedAway, cancelled: left, stopped: left, sentLate })
const settled = (status: Status) => ({ ...ignoring(status), followed: ['reverted'] as const })

/** A state that is missing does not compile, nor does an event that `ignoring` does not name. */
const table: Readonly<Record<State, Readonly<Record<EventName, Outcome>>>> = {
  idle: { ...ignoring('idle'), started: resimulated, sentLate },
  disconnected: { ...unsent('disconnected'), started: resimulated },
  elsewhere: { ...unsent('elsewhere'), started: resimulated, movedAway: ['elsewhere'] },
  simulating: {
    ...unsent('simulating'),
    simulated: ['review'],
    unsimulated: ['unsimulated'],
    refused: ['refused']
  },
  simulatingAgain: {
    ...unsent('simulating'),
    simulated: ['asking', 'ask'],
    unsimulated: ['review'],
    refused: ['refused'],
    cancelled: ['review', 'abandon']
  },
  refused: { ...unsent('refused'), started: resimulated },
  review: {
    ...unsent('review'),
    started: resimulated,
    checkedAgain: ['refused'],
    revised: ['review'],
    approved: ['revalidating', 'revalidate'],
    approvedTwice: ['repeating'],
    approvedLate: resimulated
  },
  unsimulated: {
    ...unsent('unsimulated'),
    started: resimulated,
    revised: ['review'],
    approved: ['asking', 'ask'],
    approvedTwice: ['repeating'],
    approvedLate: resimulated
  },
  repeating: {
    ...unsent('repeating'),
    confirmedAgain: ['revalidating', 'revalidate'],
    provenUnsent: ['review'],
    cancelled: ['review', 'abandon']
  },
  revalidating: {
    ...unsent('revalidating'),
    revalidated: ['asking', 'ask'],
    revalidatedLate: resimulated,
    cancelled: ['review', 'abandon']
  },
  asking: {
    ...unsent('asking'),
    sent: ['sent'],
    failed: ['review'],
    failedUnclear: ['unclear'],
    cancelled: ['review', 'abandon'],
    sentLate: ['asking']
  },
  askingAgain: {
    ...unsent('asking'),
    sent: ['sent'],
    failed: ['sent'],
    failedUnclear: ['unclear'],
    cancelled: ['sent', 'abandon'],
    sentLate: ['asking']
  },
  unclear: {
    ...unsent('unclear'),
    started: resimulated,
    revised: ['review'],
    approved: ['revalidating', 'revalidate'],
    approvedTwice: ['repeating'],
    approvedLate: resimulated
  },
  sent: { ...settled('sent'), removed: ['removed'] },
  confirmed: settled('confirmed'),
  reverted: { ...settled('reverted'), started: resimulated },
  replaced: { ...settled('replaced'), started: resimulated },
  withdrawn: { ...settled('withdrawn'), started: resimulated },
  removed: { ...settled('removed'), started: resimulated }
}

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[]

test.each(keysOf(states).flatMap((state) => keysOf(events).map((event) => [state, event] as const)))(
  'while %s, %s leads where the table says',
  (state, event) => {
    const [next, ...effects] = nextWrite(callReviewRules, states[state], events[event])
    expect([next.status, ...effects.map(({ type }) => type)]).toEqual(table[state][event])
    if (effects.length === 0 && next.status === states[state].status && !CHANGING.includes(`${state} ${event}`))
      expect(next).toBe(states[state])
  }
)

/** Where the status stays and its facts change. */
const CHANGING: readonly string[] = ['asking sentLate', 'askingAgain sentLate', 'reverted followed', 'review revised']
