import type { StandingSession } from '#domain/ports/authentication-adapter.ts'
import { type Address, isSameAddress } from '../address.ts'

/** What a tab knows of the sign-in of the account that it shows. The tabs of a browser share one session. */
export type SessionState =
  | { readonly status: 'loading'; readonly account: Address | undefined }
  /** `other`: who is signed in instead. */
  | { readonly status: 'unauthenticated'; readonly account: Address | undefined; readonly other?: Address }
  | SignedIn

interface SignedIn {
  readonly status: 'authenticated'
  readonly account: Address
  readonly session: StandingSession
  /** It was time to ask whether it still stands, and the service could not be asked. */
  readonly isUncertain?: true
}

/** The last word of any tab to the others: who has signed in, or that it is over. */
export type SharedSession = { readonly address: Address; readonly issuedAt: number } | 'ending' | 'ended'

/** How soon to ask again whether a session stands whose time seems to be over. */
const ASK_AGAIN_MS = 60_000

/** The service's answer, as it concerns the account of this tab. */
export function foundSession(account: Address | undefined, session: StandingSession | undefined): SessionState {
  if (!session) return { status: 'unauthenticated', account }
  if (account && isSameAddress(account, session.address)) return { status: 'authenticated', account, session }
  return { status: 'unauthenticated', account, other: session.address }
}

/** What a tab does once another one has spoken: another session than its own is asked for, whoever's it is. */
export function afterOtherTab(state: SessionState, shared: SharedSession | undefined): 'forget' | 'ask' | 'keep' {
  if (shared === 'ending' || shared === 'ended') return 'forget'
  if (!shared) return 'keep'
  return state.status === 'authenticated' && !isReplaced(state.session, shared) ? 'keep' : 'ask'
}

/**
 * Whether a tab that is left without an account ends its sign-in: one of another account, or another tab's newer one, is not
 * its own, and what a tab has ended is for that tab to end. What the service could not be asked for may stand all the same.
 */
export function endsWithAccount(state: SessionState, shared: SharedSession | undefined): boolean {
  if (!state.account || shared === 'ending' || shared === 'ended') return false
  if (state.status === 'authenticated') return !isReplaced(state.session, shared)
  return shared ? isSameAddress(shared.address, state.account) : state.status === 'loading'
}

/** How long until the service is asked whether a session still stands. */
export function untilAskedMs({ session: { remainingMs }, isUncertain }: SignedIn): number {
  return isUncertain || remainingMs <= 0 ? ASK_AGAIN_MS : remainingMs
}

function isReplaced(session: StandingSession, shared: SharedSession | undefined): boolean {
  if (typeof shared !== 'object') return false
  return shared.issuedAt > session.issuedAt || !isSameAddress(shared.address, session.address)
}
