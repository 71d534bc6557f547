import type { ActiveSession } from '#domain/ports/authentication-adapter.ts'
import { isPast } from '#domain/wait/is-past.ts'
import { type Address, isSameAddress } from '../address.ts'
import type { SharedSession } from './shared-session.ts'

/** Whether an account has to be signed in before the page can be used, where a sign-in service is configured. */
export type SignInDemand = 'required' | 'optional'

/** A tab's view of its account's sign-in, `off` without a service. All tabs of a browser share one session. */
export type Session = { readonly status: 'off' } | Followed

type Followed = Loading | SignedOut | SignedIn

interface Loading {
  readonly status: 'loading'
  readonly account: Address | undefined
  /** The account that this tab has left, until the service has said whether its session is still valid. */
  readonly leftBehind?: Address | undefined
  /** A session of another account was left by this tab's previous account, so it is ended. */
  readonly endsOthers?: boolean
}

interface SignedOut {
  readonly status: 'unauthenticated'
  readonly account: Address | undefined
  /** The account that is signed in instead. */
  readonly other?: Address
  /** The wallet has switched from this account, whose session was ended for that. */
  readonly left?: Address
  /** The service has ended the session, which this tab has shown: it expired, or was ended in another browser. */
  readonly hasEnded?: true
}

interface SignedIn {
  readonly status: 'authenticated'
  readonly account: Address
  readonly session: ActiveSession
  /** When to ask whether it is still valid, infinite while asking; ms since 1970, because timers stop during sleep. */
  readonly recheckAt: number
  /** When to have it last longer; infinite while that is under way, and once it cannot last any longer. */
  readonly renewAt: number
  /** The last check was due, and the service could not be reached. */
  readonly isUncertain?: true
}

/**
 * `shared` is the newest state that any tab has stored; `now` is milliseconds since 1970. `doubted`: something suggests
 * that the session may have ended elsewhere.
 */
export type SessionEvent =
  | { readonly type: 'signedOut' | 'doubted' }
  | AccountChanged
  | { readonly type: 'otherTabChanged'; readonly shared: Shared }
  | {
      readonly type: 'answered'
      readonly session: ActiveSession | undefined
      readonly shared: Shared
      readonly now: number
    }
  | { readonly type: 'unreachable' | 'notRenewed' | 'timePassed'; readonly now: number }
  | { readonly type: 'renewed'; readonly session: ActiveSession | undefined; readonly now: number }
  | { readonly type: 'signatureAccepted'; readonly session: ActiveSession; readonly now: number }

type Shared = SharedSession | undefined

interface AccountChanged {
  readonly type: 'accountChanged'
  readonly account: Address | undefined
  readonly shared: Shared
  /** The wallet shows the page and chooses the account, so the visitor did not leave the previous one. */
  readonly isHost: boolean
  /** Without an account: false if the wallet merely could not be reached, or if another tab disconnected. */
  readonly isGivenUp: boolean
}

/**
 * - `ask`: request the session from the service, and ignore the answer to any earlier request
 * - `ignoreAnswer`: ignore the answer to any request in flight
 * - `renew`: have the session last longer, unless another tab does
 * - `share`: tell the other tabs who has signed in, and until when
 * - `end`: end the session on the service, and tell the other tabs
 */
export type SessionEffect = 'ask' | 'ignoreAnswer' | 'renew' | 'share' | 'end'

type Step = readonly [Session, ...SessionEffect[]]

/** How soon to check a session again that seems to have expired. */
const RECHECK_MS = 60_000
/** How soon to renew a session if that has failed, or if another tab has begun it and its end has not moved. */
const RENEW_AGAIN_MS = 5 * 60_000
/** A visitor who comes every few days need not sign again; a short session is renewed halfway. */
const RENEW_BEFORE_MS = 4 * 86_400_000

/** @returns the next state and its side effects. */
export function nextSession(session: Session, event: SessionEvent): Step {
  if (session.status === 'off') return [session]
  switch (event.type) {
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
    case 'doubted':
      return session.status === 'authenticated' ? [session, 'ask'] : [session]
    case 'renewed':
      return afterRenewal(session, event.session, event.now)
    case 'notRenewed':
      return session.status === 'authenticated' ? [{ ...session, renewAt: event.now + RENEW_AGAIN_MS }] : [session]
    case 'timePassed':
      return afterTime(session, event.now)
  }
}

function afterTime(session: Followed, now: number): Step {
  if (session.status !== 'authenticated') return [session]
  const { recheckAt, renewAt, isUncertain } = session
  const { remainingMs } = session.session
  if (isDue(recheckAt, now, isUncertain ? RECHECK_MS : Math.max(remainingMs, RECHECK_MS)))
    return [{ ...session, recheckAt: Number.POSITIVE_INFINITY }, 'ask']
  const isAsking = recheckAt === Number.POSITIVE_INFINITY
  return !isAsking && isDue(renewAt, now, Math.max(remainingMs, RENEW_AGAIN_MS))
    ? [{ ...session, renewAt: Number.POSITIVE_INFINITY }, 'renew']
    : [session]
}

/** What is under way has an infinite moment, and is not due again. */
function isDue(at: number, now: number, longestMs: number): boolean {
  return at !== Number.POSITIVE_INFINITY && isPast(at, now, longestMs)
}

/** Nothing is shown of a renewal, unless the service says that the session is over. */
function afterRenewal(session: Followed, renewed: ActiveSession | undefined, now: number): Step {
  if (session.status !== 'authenticated') return [session]
  const found = foundSession(session.account, renewed, now)
  if (found.status !== 'authenticated') return afterAnswer(session, found, undefined)
  const isLonger = found.session.expiresAt > session.session.expiresAt
  return isLonger ? move(found, 'share') : move({ ...found, renewAt: Number.POSITIVE_INFINITY })
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

/** If another tab shares a session other than this tab's, the service is asked for it. */
function afterOtherTab(session: Followed, shared: Shared): Step {
  const { account } = session
  if (shared === 'ending' || shared === 'ended') return move({ status: 'unauthenticated', account })
  if (session.status === 'authenticated' && isRenewed(session.session, shared)) return [session, 'ask']
  const isKnown = !shared || (session.status === 'authenticated' && !isOtherSession(session.session, shared))
  // It is now up to the other tab to end a session that this tab has left.
  if (isKnown || !account) return [session.status === 'loading' ? { ...session, leftBehind: undefined } : session]
  // Without a visible change, so that a visitor who is signing in here can continue.
  return [session.status === 'unauthenticated' ? session : { status: 'loading', account }, 'ask']
}

function afterAnswer(session: Followed, found: SignedIn | SignedOut, shared: Shared): Step {
  const isOther = found.status === 'unauthenticated' && found.other !== undefined
  if (isOther && session.status === 'loading' && session.endsOthers) return end(session, session.leftBehind)
  if (!isOther && found.status === 'unauthenticated' && session.status === 'authenticated')
    return move({ ...found, hasEnded: true })
  // The signature was accepted although the response was lost.
  return found.status === 'authenticated' && shared === 'ended' ? move(found, 'share') : move(found)
}

/** Unreachable counts as signed out for now: the visitor sees the failure when signing in. */
function withoutAnswer(session: Followed, now: number): Step {
  if (session.status === 'authenticated') return move({ ...session, isUncertain: true, recheckAt: now + RECHECK_MS })
  const isOver = session.status === 'loading' && session.endsOthers && session.leftBehind !== undefined
  return isOver ? end(session) : move({ status: 'unauthenticated', account: session.account })
}

/** The service's answer from the point of view of this tab's account. */
function foundSession(account: Address | undefined, session: ActiveSession | undefined, now: number) {
  if (!session) return { status: 'unauthenticated', account } as const
  const { address, remainingMs } = session
  if (!account || !isSameAddress(account, address))
    return { status: 'unauthenticated', account, other: address } as const
  const recheckAt = now + (remainingMs > 0 ? remainingMs : RECHECK_MS)
  const renewAt = now + remainingMs - Math.min(RENEW_BEFORE_MS, (session.expiresAt - session.issuedAt) / 2)
  return { status: 'authenticated', account, session, recheckAt, renewAt } as const
}

/**
 * Whether this tab ends the session when it leaves its account. A session of another account, or a newer one of another
 * tab, is not its own, and one that a tab is ending is left to that tab. One that was never loaded may still be valid.
 */
function ownsSession(session: Followed, shared: Shared): boolean {
  if (!session.account || shared === 'ending' || shared === 'ended') return false
  if (session.status === 'authenticated') return !isOtherSession(session.session, shared)
  return shared ? isSameAddress(shared.address, session.account) : session.status === 'loading'
}

/** By another tab, so that this one shows its new end. */
function isRenewed(session: ActiveSession, shared: Shared): boolean {
  if (typeof shared !== 'object' || isOtherSession(session, shared) || shared.issuedAt < session.issuedAt) return false
  return (shared.expiresAt ?? 0) > session.expiresAt
}

function isOtherSession(session: ActiveSession, shared: Shared): boolean {
  if (typeof shared !== 'object') return false
  return shared.issuedAt > session.issuedAt || !isSameAddress(shared.address, session.address)
}

/** Answers to earlier requests do not apply to the new state. */
function move(session: Session, ...effects: readonly SessionEffect[]): Step {
  return [session, 'ignoreAnswer', ...effects]
}

function end({ account }: Pick<Followed, 'account'>, left?: Address): Step {
  return move({ status: 'unauthenticated', account, ...(left && { left }) }, 'end')
}
