import { expect, test } from 'vitest'
import type { ListedSession } from '#domain/ports/authentication-adapter.ts'
import { nextSessionList, otherSessions, type SessionList, type SessionListEvent } from './session-list.ts'

const session = (id: string, isCurrent = false): ListedSession => ({
  id,
  isCurrent,
  issuedAt: 1,
  usedAt: 1,
  expiresAt: 2
})
const sessions = [session('own', true), session('a'), session('b')]
const opened: SessionListEvent = { type: 'opened' }
const read: SessionListEvent = { type: 'read', sessions }
const ending = (id: string): SessionListEvent => ({ type: 'ending', id })
const run = (...events: SessionListEvent[]) => events.reduce<SessionList>(nextSessionList, { status: 'hidden' })

test('the list is there once the service has answered, and while it is read again', () => {
  expect([run(), run(opened), run(opened, { type: 'notRead' })].map(({ status }) => status)).toEqual([
    'hidden',
    'loading',
    'unreadable'
  ])
  expect(run(opened, read, opened)).toEqual({ status: 'listed', sessions })
  expect(run(opened, read, { type: 'notRead' })).toEqual({ status: 'listed', sessions, failure: 'reading' })
  expect(run(opened, read, { type: 'notRead' }, opened, read)).toEqual({ status: 'listed', sessions })
})

test.each([
  ['a', ['own', 'b']],
  ['others', ['own']]
])('what the service has ended is gone: %s', (id, left) => {
  const state = run(opened, read, ending(id), { type: 'ended' })
  expect(state.status === 'listed' && state.sessions.map((each) => each.id)).toEqual(left)
  expect(otherSessions(state).map((each) => each.id)).toEqual(left.slice(1))
})

test('one thing is ended at a time, also while the list is read again', () => {
  expect(run(opened, read, ending('a'), ending('b'), read)).toEqual({ status: 'listed', sessions, ending: 'a' })
})

test('what the service has not ended stays, and the list says so', () => {
  const state = run(opened, read, ending('a'), { type: 'notEnded' })
  const failed = { status: 'listed', sessions, failure: { notEnded: 'a' } }
  expect(state).toEqual(failed)
  expect(nextSessionList(state, ending('b'))).toEqual({ status: 'listed', sessions, ending: 'b' })
})

test('a list that is read again still says what has not ended, until that is gone', () => {
  const state = run(opened, read, ending('a'), { type: 'notEnded' }, read)
  expect(state).toEqual({ status: 'listed', sessions, failure: { notEnded: 'a' } })
  const rest = sessions.filter(({ id }) => id !== 'a')
  expect(nextSessionList(state, { type: 'read', sessions: rest })).toEqual({ status: 'listed', sessions: rest })
})

test.each<SessionListEvent>([read, { type: 'notRead' }, ending('a'), { type: 'ended' }, { type: 'notEnded' }])(
  'a late answer shows nothing once the session is over: %j',
  (event) => {
    expect(run(opened, read, { type: 'closed' }, event)).toEqual({ status: 'hidden' })
  }
)
