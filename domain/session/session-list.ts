import type { ListedSession } from '#domain/ports/authentication-adapter.ts'

/** The sessions of an account in all browsers, as far as a tab shows them. */
export type SessionList =
  /** Nothing is shown: nobody asked, or the service lists none. */
  { readonly status: 'hidden' } | { readonly status: 'loading' } | { readonly status: 'unreadable' } | Listed

interface Listed {
  readonly status: 'listed'
  readonly sessions: readonly ListedSession[]
  /** What the visitor has ended and the service has not confirmed yet: a session, or all others. */
  readonly ending?: string | 'others'
  readonly failure?: SessionListFailure
}

/** What could not be done: read the list again, or end a session or all others. */
export type SessionListFailure = 'reading' | { readonly notEnded: string | 'others' }

/**
 * - `opened`: the list is on screen, or may have changed
 * - `read`, `notRead`: the service has answered, or not
 * - `ended`, `notEnded`: the service has ended what the visitor asked for, or not
 * - `closed`: there is no session any more, or no service that lists them
 */
export type SessionListEvent =
  | { readonly type: 'opened' | 'notRead' | 'ended' | 'notEnded' | 'closed' }
  | { readonly type: 'read'; readonly sessions: readonly ListedSession[] }
  | { readonly type: 'ending'; readonly id: string | 'others' }

/** Ignores an event that does not belong to the state. */
export function nextSessionList(list: SessionList, event: SessionListEvent): SessionList {
  if (event.type === 'closed') return { status: 'hidden' }
  if (event.type === 'opened') return list.status === 'listed' ? list : { status: 'loading' }
  if (list.status === 'hidden') return list
  if (event.type === 'read') return { ...undecided(list, event.sessions), status: 'listed', sessions: event.sessions }
  if (event.type === 'notRead')
    return list.status === 'listed' ? { ...list, failure: 'reading' } : { status: 'unreadable' }
  if (list.status !== 'listed') return list
  const { status, sessions, ending } = list
  if (event.type === 'ending') return ending === undefined ? { status, sessions, ending: event.id } : list
  if (ending === undefined) return list
  if (event.type === 'notEnded') return { status, sessions, failure: { notEnded: ending } }
  return { status, sessions: sessions.filter((session) => isLeft(session, ending)) }
}

/** The sessions of other browsers. */
export function otherSessions(list: SessionList): readonly ListedSession[] {
  return list.status === 'listed' ? list.sessions.filter(({ isCurrent }) => !isCurrent) : []
}

function isLeft({ id, isCurrent }: ListedSession, ended: string): boolean {
  return ended === 'others' ? isCurrent : id !== ended
}

/** What a newer list changes nothing about: an end that is asked for, or that failed for a session still listed. */
function undecided(list: SessionList, sessions: readonly ListedSession[]): Pick<Listed, 'ending' | 'failure'> {
  if (list.status !== 'listed') return {}
  const { ending, failure } = list
  if (ending !== undefined) return { ending }
  const isStillListed = typeof failure === 'object' && sessions.some((session) => !isLeft(session, failure.notEnded))
  return isStillListed ? { failure } : {}
}
