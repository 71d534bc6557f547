import type { ActiveSession } from '#domain/ports/authentication-adapter.ts'
import { type Address, isSameAddress } from '../address.ts'
import type { SharedSession } from './shared-session.ts'

/** What a tab knows of the sign-in of its account, `off` without a service. The tabs of a browser share one session. */
export type Session = { readonly status: 'off' } | Followed

type Followed = Loading | SignedOut | SignedIn

interface Loading {
  readonly status: 'loading'
  readonly account: Address | undefined
  /** Whose session this tab has left behind, until the service has said whether it stands. */
  readonly leftBehind?: Address | undefined
  /** Another account's session is what the account before has left behind: it ends. */
  readonly endsOthers?: boolean
}

interface SignedOut {
  readonly status: 'unauthenticated'
  readonly account: Address | undefined
  /** Who is signed in instead. */
  readonly other?: Address
}

interface SignedIn {
  readonly status: 'authenticated'
  readonly account: Address
  readonly session: ActiveSession
  /** When to ask whether it still stands, infinite while asking; ms since 1970, because a timer does not count sleep. */
  readonly recheckAt: number
  /** It was time to ask whether it still stands, and the service could not be reached. */
  readonly isUncertain?: true
}

/** `shared` is the last that any tab said of the session; `now` is milliseconds since 1970. */
export type SessionEvent =
  | { readonly type: 'unconfigured' | 'signedOut' }
  | AccountChanged
  | { readonly type: 'otherTabChanged'; readonly shared: Shared }
  | {
      readonly type: 'answered'
      readonly session: ActiveSession | undefined
      readonly shared: Shared
      readonly now: number
    }
  | { readonly type: 'unreachable' | 'timePassed'; readonly now: number }
  | { readonly type: 'signatureAccepted'; readonly session: ActiveSession; readonly now: number }

type Shared = SharedSession | undefined

interface AccountChanged {
  readonly type: 'accountChanged'
  readonly account: Address | undefined
  readonly shared: Shared
  /** The wallet shows the page with an account of its choice: nobody has left the one before. */
  readonly isHost: boolean
  /** Where there is no account: not so when the wallet only could not be asked, nor when another tab has left its own. */
  readonly isGivenUp: boolean
}

/**
 * - `ask`: ask the service for the session, and ignore its answer to the question before
 * - `ignoreAnswer`: nobody waits for the service's answer any more
 * - `share`: tell the other tabs who has signed in
 * - `end`: end the session on the service, and tell the other tabs
 */
export type SessionEffect = 'ask' | 'ignoreAnswer' | 'share' | 'end'

type Step = readonly [Session, ...SessionEffect[]]

/** How soon to ask again whether a session stands whose time seems to be over. */
const RECHECK_MS = 60_000

/** @returns the next state, and what is to be done because of it. */
export function nextSession(session: Session, event: SessionEvent): Step {
  if (session.status === 'off') return [session]
  switch (event.type) {
    case 'unconfigured':
      return move({ status: 'off' })
    case 'accountChanged':
      return afterAccountChange(session, event)
    case 'otherTabChanged':
      return afterOtherTab(session, event.shared)
    case 'answered':
      return afterAnswer(session, foundSession(session.account, event.session, event.now), event.shared)
    case 'unreachable':
      return withoutAnswer(session, event.now)
    case 'signatureAccepted': {
      const found = foundSession(session.account, event.session, event.now)
      return found.status === 'authenticated' ? move(found, 'share') : end(found)
    }
    case 'signedOut':
      return end(session)
    case 'timePassed': {
      const isDue = session.status === 'authenticated' && event.now >= session.recheckAt
      return isDue ? [{ ...session, recheckAt: Number.POSITIVE_INFINITY }, 'ask'] : [session]
    }
  }
}

function afterAccountChange(session: Followed, { account, shared, isHost, isGivenUp }: AccountChanged): Step {
  let leftBehind = session.status === 'loading' ? session.leftBehind : undefined
  if (account && account === leftBehind) leftBehind = undefined
  else if (session.account !== account && !isHost && ownsSession(session, shared)) leftBehind = session.account
  const isOver = account ? shared === 'ending' : isGivenUp && leftBehind !== undefined
  if (isOver) return end({ account })
  if (!account) return move({ status: 'loading', account, leftBehind })
  return [{ status: 'loading', account, leftBehind, endsOthers: !isHost }, 'ask']
}

/** Another session than its own is asked for, whoever's it is. */
function afterOtherTab(session: Followed, shared: Shared): Step {
  const { account } = session
  if (shared === 'ending' || shared === 'ended') return move({ status: 'unauthenticated', account })
  const isKnown = !shared || (session.status === 'authenticated' && !isReplaced(session.session, shared))
  // What was left behind is the other tab's to end by now.
  if (isKnown || !account) return [session.status === 'loading' ? { ...session, leftBehind: undefined } : session]
  // Quietly: whoever is signing in this tab goes on with it.
  return [session.status === 'unauthenticated' ? session : { status: 'loading', account }, 'ask']
}

function afterAnswer(session: Followed, found: SignedIn | SignedOut, shared: Shared): Step {
  const isOther = found.status === 'unauthenticated' && found.other !== undefined
  if (isOther && session.status === 'loading' && session.endsOthers) return end(session)
  // It was accepted, though the answer that said so never came.
  return found.status === 'authenticated' && shared === 'ended' ? move(found, 'share') : move(found)
}

/** A service that cannot be reached knows nobody for now: signing in is what tells the visitor. */
function withoutAnswer(session: Followed, now: number): Step {
  if (session.status === 'authenticated') return move({ ...session, isUncertain: true, recheckAt: now + RECHECK_MS })
  const isOver = session.status === 'loading' && session.endsOthers && session.leftBehind !== undefined
  return isOver ? end(session) : move({ status: 'unauthenticated', account: session.account })
}

/** The service's answer, as it concerns the account of this tab. */
function foundSession(account: Address | undefined, session: ActiveSession | undefined, now: number) {
  if (!session) return { status: 'unauthenticated', account } as const
  const { address, remainingMs } = session
  if (!account || !isSameAddress(account, address))
    return { status: 'unauthenticated', account, other: address } as const
  const recheckAt = now + (remainingMs > 0 ? remainingMs : RECHECK_MS)
  return { status: 'authenticated', account, session, recheckAt } as const
}

/**
 * Whether a tab that its account leaves ends the sign-in: one of another account, or another tab's newer one, is not
 * its own, and what a tab has ended is for that tab to end. What the service could not be asked for may stand all the same.
 */
function ownsSession(session: Followed, shared: Shared): boolean {
  if (!session.account || shared === 'ending' || shared === 'ended') return false
  if (session.status === 'authenticated') return !isReplaced(session.session, shared)
  return shared ? isSameAddress(shared.address, session.account) : session.status === 'loading'
}

function isReplaced(session: ActiveSession, shared: Shared): boolean {
  if (typeof shared !== 'object') return false
  return shared.issuedAt > session.issuedAt || !isSameAddress(shared.address, session.address)
}

/** The service's answer to a question before says nothing of it. */
function move(session: Session, ...effects: readonly SessionEffect[]): Step {
  return [session, 'ignoreAnswer', ...effects]
}

function end({ account }: Pick<Followed, 'account'>): Step {
  return move({ status: 'unauthenticated', account }, 'end')
}
