import { expect, test } from 'vitest'
import {
  accountChanged,
  alice,
  answered,
  at,
  bob,
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
import { nextSession, type Session, type SessionEffect, type SessionEvent } from './session.ts'

type Status = Session['status']

const states: { readonly [S in Status]: Extract<Session, { readonly status: S }> } = {
  off: { status: 'off' },
  loading,
  unauthenticated: isOut,
  authenticated: isIn
}

const events: { readonly [Type in SessionEvent['type']]: SessionEvent } = {
  accountChanged: accountChanged(bob),
  otherTabChanged: otherTabChanged(at(6)),
  answered: answered(sessionOf(alice)),
  unreachable,
  signatureAccepted: signatureAccepted(sessionOf(alice)),
  signedOut: { type: 'signedOut' },
  timePassed: timePassed(),
  doubted: { type: 'doubted' },
  notRenewed: { type: 'notRenewed', now: NOW },
  renewed: { type: 'renewed', session: sessionOf(alice, 5), now: NOW }
}

/** Without sign-in nothing changes; everywhere else these say the same whatever the state. */
const nothing: readonly [Status, ...SessionEffect[]] = ['off']
const always = {
  accountChanged: ['loading', 'ask'],
  answered: ['authenticated', 'ignoreAnswer'],
  signatureAccepted: ['authenticated', 'ignoreAnswer', 'share'],
  signedOut: ['unauthenticated', 'ignoreAnswer', 'end']
} as const

/** A pair that is not named here does not compile. */
const table: Record<Status, Record<SessionEvent['type'], readonly [Status, ...SessionEffect[]]>> = {
  off: {
    accountChanged: nothing,
    otherTabChanged: nothing,
    answered: nothing,
    unreachable: nothing,
    signatureAccepted: nothing,
    signedOut: nothing,
    timePassed: nothing,
    doubted: nothing,
    renewed: nothing,
    notRenewed: nothing
  },
  loading: {
    ...always,
    otherTabChanged: ['loading', 'ask'],
    unreachable: ['unauthenticated', 'ignoreAnswer'],
    timePassed: ['loading'],
    doubted: ['loading'],
    renewed: ['loading'],
    notRenewed: ['loading']
  },
  unauthenticated: {
    ...always,
    otherTabChanged: ['unauthenticated', 'ask'],
    unreachable: ['unauthenticated', 'ignoreAnswer'],
    timePassed: ['unauthenticated'],
    doubted: ['unauthenticated'],
    renewed: ['unauthenticated'],
    notRenewed: ['unauthenticated']
  },
  authenticated: {
    ...always,
    otherTabChanged: ['loading', 'ask'],
    unreachable: ['authenticated', 'ignoreAnswer'],
    timePassed: ['authenticated', 'ask'],
    doubted: ['authenticated', 'ask'],
    renewed: ['authenticated', 'ignoreAnswer'],
    notRenewed: ['authenticated']
  }
}

const pairs = Object.entries(table).flatMap(([status, row]) =>
  Object.entries(row).map(([type, expected]) => [status as Status, type as SessionEvent['type'], expected] as const)
)

test.each(pairs)('%s, then %s → %j', (status, type, expected) => {
  const [next, ...effects] = nextSession(states[status], events[type])
  expect([next.status, ...effects]).toEqual(expected)
})
