import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { afterFailure, circuitAt, closed } from '#domain/chain/endpoint-health.ts'
import { pollDelay } from '#domain/chain/polling.ts'
import { mayReload, RELOAD_AGAIN_AFTER_MS } from '#domain/connection/resumption.ts'
import { isFresh, NAMES_FRESH_FOR_MS } from '#domain/name/stored-names.ts'
import { nextSession, type Session } from '#domain/session/session.ts'
import { countPause } from '#domain/transaction/attempt.ts'
import { attentionTo } from '#domain/transaction/attention.ts'
import { nextTransaction, SUSPICION_LASTS_MS, UNKNOWN_AFTER_MS } from '#domain/transaction/transaction-poll.ts'
import { isForgotten } from '#domain/wallet/asked-signature.ts'
import { isTooOld, type ReviewSummary } from '#domain/write/review.ts'
import type { Address } from '../address.ts'
import { hasPassed, isPast, msUntil, startBy } from './is-past.ts'

const NOW = 1_700_000_000_000
const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const asked = {
  id: 'a',
  account,
  chainId: 1,
  wallet: { id: 'wallet', isPaired: false },
  askedAt: NOW
}

/** Whether something is still waited for at a moment, after a wait that began at `NOW`. */
interface Wait {
  readonly longestMs: number
  readonly isOver: (now: number) => boolean
}

interface Waiting {
  readonly nonce: number
  readonly next?: bigint
  readonly waitingSince?: number
}

const failed = (retryAfterMs?: number) =>
  [1, 2, 3, 4, 5].reduce(
    (circuit) => afterFailure(circuitAt(circuit, NOW + DAY_MS), { failure: 'timeout', at: NOW, retryAfterMs }),
    closed as ReturnType<typeof circuitAt>
  )

/** Signed in for two hours; unless asked, the service is asked for nothing. */
const session = (more: object = {}): Session => ({
  status: 'authenticated',
  account,
  session: { address: account, chainId: 1, issuedAt: NOW, expiresAt: NOW + 2 * HOUR_MS, remainingMs: 2 * HOUR_MS },
  recheckAt: NOW + 2 * HOUR_MS,
  renewAt: Number.POSITIVE_INFINITY,
  ...more
})

const afterTime = (before: Session, now: number) => nextSession(before, { type: 'timePassed', now }).slice(1)
const [uncertain] = nextSession(session(), { type: 'unreachable', now: NOW })
const [notRenewed] = nextSession(session(), { type: 'notRenewed', now: NOW })

const pending = {
  sent: { hash: `0x${'ab'.repeat(32)}`, description: 'Send', addedAt: NOW, from: account, nonce: 7, firstSeenBlock: 1 },
  fate: { status: 'pending' }
} as const
const used = { head: 10n, receipt: undefined, minedCount: 8n } as const
const { suspicion } = nextTransaction(pending, { ...used, at: NOW }, {})

/** What a visitor is told at a moment of a transaction that was sent at `NOW`. */
const attentionAt = (now: number, { nonce, next = 7n, waitingSince }: Waiting) =>
  attentionTo({
    reading: { mined: 7n, next, waitingSince, rates: undefined, delegate: undefined },
    balance: undefined,
    entries: [{ sent: { ...pending.sent, nonce }, fate: pending.fate }],
    now
  }).map(({ type }) => type)

const waits: Readonly<Record<string, Wait>> = {
  'the rest of an endpoint': { longestMs: 8_000, isOver: (now) => circuitAt(failed(), now).status === 'half-open' },
  'the pause that a node has named': {
    longestMs: MINUTE_MS,
    isOver: (now) => circuitAt(failed(MINUTE_MS), now).status === 'half-open'
  },
  'the next poll of a chain': { longestMs: 4_000, isOver: (now) => pollDelay(4_000, NOW, now) === 0 },
  'the next poll while nobody is there': {
    longestMs: MINUTE_MS,
    isOver: (now) => pollDelay(MINUTE_MS, NOW, now) === 0
  },
  'the end of a review': { longestMs: 15_000, isOver: (now) => isTooOld({ at: NOW } as ReviewSummary, now) },
  'word of a missing nonce': { longestMs: MINUTE_MS, isOver: (now) => attentionAt(now, { nonce: 9 }).includes('gap') },
  'word of a transaction that is held up': {
    longestMs: 5 * MINUTE_MS,
    isOver: (now) => attentionAt(now, { nonce: 7, next: 8n, waitingSince: NOW }).includes('stuck')
  },
  'another reload': { longestMs: RELOAD_AGAIN_AFTER_MS, isOver: (now) => mayReload({ at: NOW }, now) },
  'another look-up of a name': { longestMs: NAMES_FRESH_FOR_MS, isOver: (now) => !isFresh(NOW, now) },
  'the end of a session': { longestMs: 2 * HOUR_MS, isOver: (now) => afterTime(session(), now).includes('ask') },
  'another check of a session': { longestMs: MINUTE_MS, isOver: (now) => afterTime(uncertain, now).includes('ask') },
  'another renewal of a session': {
    longestMs: 5 * MINUTE_MS,
    isOver: (now) => afterTime(notRenewed, now).includes('renew') || afterTime(notRenewed, now).includes('ask')
  },
  'quick counts for an attempt': {
    longestMs: 5 * MINUTE_MS,
    isOver: (now) =>
      countPause({ ...asked, to: account, value: 1n, state: { status: 'open', nonce: 8 } }, 8n, now) !== 0
  },
  'a signature that nobody has decided': {
    longestMs: 24 * HOUR_MS,
    isOver: (now) => isForgotten({ ...asked, signs: 'message' }, now)
  }
}

describe.each(Object.entries(waits))('%s', (_name, { longestMs, isOver }) => {
  test('is waited for as long as it takes, and no longer', () => {
    expect([NOW, NOW + longestMs - 1, NOW + longestMs].map(isOver)).toEqual([false, false, true])
  })

  test.each([
    ['by a second', -1_000],
    ['by an hour', -HOUR_MS],
    ['by a year', -365 * DAY_MS]
  ])('is not waited for once the clock was set back %s', (_jump, jump) => {
    expect(isOver(NOW + jump)).toBe(true)
  })

  test('counts an hour by which the clock was set forward, or that the device slept', () => {
    expect(isOver(NOW + HOUR_MS)).toBe(longestMs <= HOUR_MS)
    expect(isOver(NOW + longestMs + HOUR_MS)).toBe(true)
  })
})

test('what was suspected before a clock was set back, or a device slept, has to last as long again', () => {
  const after = (at: number) => nextTransaction(pending, { ...used, at }, suspicion)
  expect(after(NOW + UNKNOWN_AFTER_MS).entry.fate.status).toBe('failed')
  for (const jump of [-HOUR_MS, HOUR_MS, SUSPICION_LASTS_MS + 1]) {
    const { entry, suspicion: kept } = after(NOW + jump)
    expect(entry.fate.status).toBe('pending')
    expect(kept.contradictedAt).toBe(NOW + jump)
  }
})

test('no wait is longer than its longest pause, whatever the clocks said when it was stored and say now', () => {
  const time = fc.double({ min: -8.64e15, max: 8.64e15 })
  fc.assert(
    fc.property(time, time, fc.nat(DAY_MS), (moment, now, longestMs) => {
      const left = msUntil(moment, now, longestMs)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(left).toBeLessThanOrEqual(longestMs)
      expect(isPast(moment, now, longestMs)).toBe(left === 0)
    })
  )
})

test('what began in the future begins now', () => {
  expect([startBy(NOW + 1, NOW), startBy(NOW - 1, NOW)]).toEqual([NOW, NOW - 1])
})

test('a stored moment that is no number holds nothing up', () => {
  for (const moment of [Number.NaN, Number.POSITIVE_INFINITY]) {
    expect([isPast(moment, NOW, DAY_MS), hasPassed(DAY_MS, moment, NOW), msUntil(moment, NOW, DAY_MS)]).toEqual([
      true,
      true,
      0
    ])
  }
})
