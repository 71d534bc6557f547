import { describe, expect, test } from 'vitest'
import type { StandingSession } from '#domain/ports/authentication-adapter.ts'
import type { Address } from '../address.ts'
import { afterOtherTab, endsWithAccount, foundSession, type SharedSession, untilAskedMs } from './session.ts'

const alice: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const DAY_MS = 86_400_000

const sessionOf = (address: Address, issuedAt = 5): StandingSession => ({
  address,
  chainId: 1,
  issuedAt,
  expiresAt: issuedAt + DAY_MS,
  remainingMs: DAY_MS
})

const loading = { status: 'loading', account: alice } as const
const isOut = { status: 'unauthenticated', account: alice } as const
const isIn = { status: 'authenticated', account: alice, session: sessionOf(alice) } as const
const at = (issuedAt: number, address = alice): SharedSession => ({ issuedAt, address })

test('a session is that of the account that it names, however it is written', () => {
  const session = sessionOf(alice.toLowerCase() as Address)
  expect(foundSession(alice, session)).toEqual({ status: 'authenticated', account: alice, session })
  expect(foundSession(alice, undefined)).toEqual(isOut)
  expect(foundSession(alice, sessionOf(bob))).toEqual({ ...isOut, other: bob })
  expect(foundSession(undefined, sessionOf(bob))).toMatchObject({ status: 'unauthenticated', other: bob })
})

describe('what another tab says', () => {
  test.each([loading, isOut, isIn])('an end is the end in every tab: %j', (state) => {
    expect([afterOtherTab(state, 'ending'), afterOtherTab(state, 'ended')]).toEqual(['forget', 'forget'])
  })

  test.each([
    ['a newer one, whoever’s it is', 'ask', isIn, at(6, bob)],
    ['a newer one of the same account', 'ask', isIn, at(6)],
    ['this tab’s own', 'keep', isIn, at(5)],
    ['an older one of the same account', 'keep', isIn, at(4)],
    ['one of the same moment, but of another account', 'ask', isIn, at(5, bob)],
    ['any, where none is known', 'ask', isOut, at(1)],
    ['any, while one is looked up', 'ask', loading, at(1)],
    ['nothing', 'keep', isOut, undefined]
  ] as const)('of sessions: %s → %s', (_what, expected, state, shared) => {
    expect(afterOtherTab(state, shared)).toBe(expected)
  })
})

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
] as const)(
  'a tab that is left without an account ends the session when it %s: %s',
  (_when, expected, state, shared) => {
    expect(endsWithAccount(state, shared)).toBe(expected)
  }
)

test('the service is asked when the time is over, and in a minute when it has not said so', () => {
  const asked = (remainingMs: number, more = {}) =>
    untilAskedMs({ ...isIn, session: { ...isIn.session, remainingMs }, ...more })
  expect(asked(7)).toBe(7)
  expect(asked(-DAY_MS)).toBe(60_000)
  expect(asked(DAY_MS, { isUncertain: true })).toBe(60_000)
})
