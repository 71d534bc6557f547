import type { ListedSession } from '#domain/ports/account-sessions.ts'

/** The sessions of an account in all browsers, as far as a tab shows them. */
export type SessionList =
  /** Nothing is shown: nobody asked, or the service lists none. */
  { readonly status: 'hidden' } | { readonly status: 'loading' } | { readonly status: 'unreadable' } | Listed

interface Listed {
  readonly status: 'listed'
  readonly sessions: readonly ListedSession[]
  /** What the visitor has ended and the service has not confirmed yet: a session, or all others. */
  readonly ending?: string | 'others'
  /** What could not be done: read the list again, or end a session. */
  readonly failure?: 'reading' | 'ending'
}

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
  if (event.type === 'read') return { ...busy(list), status: 'listed', sessions: event.sessions }
  if (event.type === 'notRead')
    return list.status === 'listed' ? { ...list, failure: 'reading' } : { status: 'unreadable' }
  if (list.status !== 'listed') return list
  const { status, sessions, ending } = list
  if (event.type === 'ending') return ending === undefined ? { status, sessions, ending: event.id } : list
  if (ending === undefined) return list
  if (event.type === 'notEnded') return { status, sessions, failure: 'ending' }
  return { status, sessions: sessions.filter((session) => isLeft(session, ending)) }
}

/** The sessions of other browsers. */
export function otherSessions(list: SessionList): readonly ListedSession[] {
  return list.status === 'listed' ? list.sessions.filter(({ isCurrent }) => !isCurrent) : []
}

function isLeft({ id, isCurrent }: ListedSession, ended: string): boolean {
  return ended === 'others' ? isCurrent : id !== ended
}

function busy(list: SessionList): Pick<Listed, 'ending'> {
  return list.status === 'listed' && list.ending !== undefined ? { ending: list.ending } : {}
}
