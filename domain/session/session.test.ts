import { describe, expect, test } from 'vitest'
import type { ActiveSession } from '#domain/ports/authentication-adapter.ts'
import type { Address } from '../address.ts'
import {
  accountChanged,
  alice,
  answered,
  at,
  bob,
  DAY_MS,
  fold,
  isIn,
  isOut,
  loading,
  NOW,
  otherTabChanged,
  sessionOf,
  signatureAccepted,
  timePassed,
  unreachable
} from './fake-session.ts'
import type { SessionEvent } from './session.ts'

test('a session belongs to the account that it names, whatever the letter case', () => {
  const session = sessionOf(alice.toLowerCase() as Address)
  expect(fold(loading, answered(session)).session).toMatchObject({ status: 'authenticated', account: alice, session })
  expect(fold(loading, answered()).session).toEqual(isOut)
  expect(fold(loading, answered(sessionOf(bob))).session).toEqual({ ...isOut, other: bob })
  expect(fold({ status: 'loading', account: undefined }, answered(sessionOf(bob))).session).toMatchObject({
    status: 'unauthenticated',
    other: bob
  })
})

describe('a change by another tab', () => {
  test.each([loading, isOut, isIn])('the end of a session ends it in every tab: %j', (state) => {
    const over = { session: isOut, effects: ['ignoreAnswer'] }
    expect([fold(state, otherTabChanged('ending')), fold(state, otherTabChanged('ended'))]).toEqual([over, over])
  })

  test.each([
    ['a newer one, whoever’s it is', ['ask'], isIn, at(6, bob)],
    ['a newer one of the same account', ['ask'], isIn, at(6)],
    ['this tab’s own', [], isIn, at(5)],
    ['an older one of the same account', [], isIn, at(4)],
    ['one of the same moment, but of another account', ['ask'], isIn, at(5, bob)],
    ['any, where none is known', ['ask'], isOut, at(1)],
    ['any, while one is looked up', ['ask'], loading, at(1)],
    ['nothing', [], isOut, undefined],
    ['any, where there is no account', [], { ...loading, account: undefined }, at(1)]
  ] as const)('of sessions: %s → %j', (_what, expected, state, shared) => {
    const { session, effects } = fold(state, otherTabChanged(shared))
    expect(effects).toEqual(expected)
    if (effects.length === 0) expect(session).toEqual(state)
  })

  test('a signed-out tab checks in the background, so that a visitor who is signing can continue', () => {
    expect(fold(isOut, otherTabChanged(at(6))).session).toBe(isOut)
    expect(fold(isIn, otherTabChanged(at(6))).session).toEqual(loading)
  })
})

describe('a tab that leaves its account', () => {
  test.each([
    ['is its own', true, isIn, at(5)],
    ['is its own, and nobody has spoken of it', true, isIn, undefined],
    ['has been replaced by another tab since', false, isIn, at(6, bob)],
    ['is not there', false, isOut, undefined],
    ['could not be asked for, and is named as that account’s', true, isOut, at(5)],
    ['is another account’s', false, { ...isOut, other: bob }, at(5, bob)],
    ['is ended by another tab', false, isIn, 'ending'],
    ['was ended by another tab', false, isIn, 'ended'],
    ['is looked up, and named as that account’s', true, loading, at(5)],
    ['is looked up, and nobody has spoken of it', true, loading, undefined],
    ['is looked up, and named as another account’s', false, loading, at(5, bob)],
    ['is looked up, and known to be over', false, loading, 'ended'],
    ['is nobody’s: there was no account', false, { ...loading, account: undefined }, at(5)]
  ] as const)('ends the session when it %s: %s', (_when, expected, state, shared) => {
    const { effects } = fold(state, accountChanged(undefined, { shared }))
    expect(effects.includes('end')).toBe(expected)
  })

  test('ends nothing if the wallet merely could not be reached, until it is left for good', () => {
    const lost = fold(isIn, accountChanged(undefined, { isGivenUp: false }))
    expect(lost).toEqual({
      session: { status: 'loading', account: undefined, leftBehind: alice },
      effects: ['ignoreAnswer']
    })
    expect(fold(lost.session, accountChanged(bob), accountChanged(undefined)).effects).toEqual([
      'ask',
      'ignoreAnswer',
      'end'
    ])
    expect(fold(lost.session, accountChanged(alice), unreachable).effects).toEqual(['ask', 'ignoreAnswer'])
  })

  test('and has another one ends its session once the service confirms it, or cannot be reached', () => {
    const switched = fold(isIn, accountChanged(bob)).session
    const over = { session: { status: 'unauthenticated', account: bob }, effects: ['ignoreAnswer', 'end'] }
    expect(fold(switched, answered(sessionOf(alice)))).toEqual({ ...over, session: { ...over.session, left: alice } })
    expect(fold(switched, unreachable)).toEqual(over)
    expect(fold(switched, answered()).effects).toEqual(['ignoreAnswer'])
  })

  test('ends nothing once another tab has changed the session', () => {
    const switched = fold(isIn, accountChanged(bob)).session
    expect(fold(switched, otherTabChanged(at(6)), unreachable).effects).toEqual(['ask', 'ignoreAnswer'])
    expect(fold(switched, otherTabChanged(), unreachable).effects).toEqual(['ignoreAnswer'])
  })

  test('ends nothing in a wallet that shows the page and chooses the account', () => {
    const { session, effects } = fold(isIn, accountChanged(bob, { isHost: true }), answered(sessionOf(alice)))
    expect(session).toEqual({ status: 'unauthenticated', account: bob, other: alice })
    expect(effects).toEqual(['ask', 'ignoreAnswer'])
  })

  test('retries a sign-out that the service has not confirmed, instead of restoring', () => {
    const next = fold({ ...loading, account: undefined }, accountChanged(alice, { shared: 'ending' }))
    expect(next).toEqual({ session: isOut, effects: ['ignoreAnswer', 'end'] })
  })
})

test('a session signed by an account that the tab no longer shows is ended', () => {
  expect(fold(isOut, signatureAccepted(sessionOf(bob)))).toEqual({ session: isOut, effects: ['ignoreAnswer', 'end'] })
})

test('a session that was accepted although the response was lost is shared with the other tabs', () => {
  expect(fold(loading, answered(sessionOf(alice), 'ended')).effects).toEqual(['ignoreAnswer', 'share'])
  expect(fold(loading, answered(undefined, 'ended')).effects).toEqual(['ignoreAnswer'])
})

describe('a renewal', () => {
  const shown = fold(loading, answered(sessionOf(alice))).session
  const renewed = (session?: ActiveSession): SessionEvent => ({ type: 'renewed', session, now: NOW })
  const longer = { ...sessionOf(alice), expiresAt: 5 + 2 * DAY_MS, remainingMs: 2 * DAY_MS }

  test('is due halfway through a short session, and four days before the end of a long one', () => {
    expect(shown).toMatchObject({ renewAt: NOW + DAY_MS / 2 })
    const month = { ...sessionOf(alice), expiresAt: 5 + 30 * DAY_MS, remainingMs: 30 * DAY_MS }
    expect(fold(loading, answered(month)).session).toMatchObject({ renewAt: NOW + 26 * DAY_MS })
  })

  test('is asked for once, without a visible change', () => {
    const { session, effects } = fold(shown, timePassed(NOW + DAY_MS / 2), timePassed(NOW + DAY_MS / 2 + 1))
    expect([session.status, effects]).toEqual(['authenticated', ['renew']])
    expect(fold(shown, timePassed(NOW + DAY_MS / 2 - 1)).effects).toEqual([])
  })

  test('moves the end, in the other tabs too', () => {
    const { session, effects } = fold(shown, renewed(longer))
    expect([session, effects]).toEqual([expect.objectContaining({ session: longer }), ['ignoreAnswer', 'share']])
    expect(fold(shown, otherTabChanged({ address: alice, issuedAt: 5, expiresAt: longer.expiresAt }))).toEqual({
      session: shown,
      effects: ['ask']
    })
    expect(
      fold(session, otherTabChanged({ address: alice, issuedAt: 5, expiresAt: longer.expiresAt })).effects
    ).toEqual([])
  })

  test('that moves nothing is the last, and the session stays until its end', () => {
    const { session, effects } = fold(shown, renewed(sessionOf(alice)))
    expect([session, effects]).toMatchObject([{ renewAt: Number.POSITIVE_INFINITY }, ['ignoreAnswer']])
  })

  test('that has failed, or is left to another tab, is tried again five minutes later', () => {
    const later = NOW + DAY_MS / 2
    const again = fold(shown, timePassed(later), { type: 'notRenewed', now: later }, timePassed(later + 299_999))
    expect(again.effects).toEqual(['renew'])
    expect(fold(again.session, timePassed(later + 300_000)).effects).toEqual(['renew'])
  })

  test('that the service refuses ends the session, and the state says so', () => {
    expect(fold(shown, renewed()).session).toEqual({ ...isOut, hasEnded: true })
  })
})

test('a session that the service has ended is told from one that the visitor ended', () => {
  expect(fold(isIn, { type: 'doubted' }, answered()).session).toEqual({ ...isOut, hasEnded: true })
  expect(fold(isIn, otherTabChanged('ended')).session).toEqual(isOut)
  expect(fold(isIn, { type: 'signedOut' }).session).toEqual(isOut)
  expect(fold(loading, answered()).session).toEqual(isOut)
  expect(fold(isIn, answered(sessionOf(bob))).session).toEqual({ ...isOut, other: bob })
})

test('the service is asked once when the session expires, and again a minute later if it is still valid', () => {
  const recheckAt = (remainingMs: number) => {
    const { session } = fold(loading, answered(sessionOf(alice, 5, remainingMs)))
    return session.status === 'authenticated' ? session.recheckAt : undefined
  }
  expect([recheckAt(7), recheckAt(-DAY_MS)]).toEqual([NOW + 7, NOW + 60_000])
  expect(fold(isIn, timePassed(NOW - 1)).effects).toEqual([])
  expect(fold(isIn, timePassed(), timePassed(NOW + DAY_MS)).effects).toEqual(['ask'])
  expect(fold(isIn, timePassed(), unreachable).session).toEqual({ ...isIn, isUncertain: true, recheckAt: NOW + 60_000 })
  expect(fold(isIn, timePassed(), unreachable, answered(sessionOf(alice))).session).not.toHaveProperty('isUncertain')
})
