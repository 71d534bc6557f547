import type { Address } from '../address.ts'
import type { SignInMismatch, SignInTimes } from './check-sign-in-message.ts'
import type { SignInMessage } from './sign-in-message.ts'

/** Why the previous round ended without a session; a rejection in the wallet is no failure. */
export type SignInFailure = 'signing' | 'verifying' | 'unknown'

/** Why a round failed, where neither the wallet nor code that is missing is the reason. */
export type SignInRefusal =
  /** The wallet was not asked: the message differs from what is shown, or the wallet has moved meanwhile. */
  | { readonly kind: 'not-as-shown'; readonly mismatch: SignInMismatch }
  | { readonly kind: 'moved' }
  /** The message had expired when its signature came. */
  | { readonly kind: 'late' }
  /** The service could not answer, and expects to from then on; ms since 1970, by the visitor's clock. */
  | { readonly kind: 'busy'; readonly until: number }

/** Said beside a round that has not begun: nothing failed. */
export type SignInNote =
  /** The visitor went back while the wallet was asked, so the wallet may still show the request. */
  | { readonly kind: 'left-open' }
  /** The wallet moved from this account to another while it was asked. */
  | { readonly kind: 'account-changed'; readonly account: Address }

/** The sign-in dialog. A round gets a nonce for its message, then a signature, which the service verifies. */
export type SignIn =
  | { readonly status: 'idle' }
  | ({ readonly status: 'preparing' } & Told)
  | ({ readonly status: 'ready'; readonly nonce: string } & Told & Drafted)
  /** No nonce could be fetched. */
  | { readonly status: 'unprepared' }
  /** Without a message until it is checked: only then is the wallet asked. */
  | ({ readonly status: 'signing'; readonly message?: SignInMessage } & Drafted)
  | ({ readonly status: 'verifying'; readonly message?: SignInMessage } & Drafted)

/** Of what ended before. */
interface Told {
  readonly failure?: SignInFailure
  readonly note?: SignInNote
}

interface Drafted {
  /** Of the message as it was drafted when the nonce came; left out if it could not be. */
  readonly times?: SignInTimes
}

/**
 * - `opened`: the visitor opened the dialog, went back to its start, or retries after `notPrepared`; with a `failure` if
 *   what was signed with the connection was not accepted
 * - `prepared`, `notPrepared`: the nonce is there, or could not be fetched
 * - `pressed`: the visitor asked for the signature
 * - `checked`: the message is what was shown, so the wallet is asked to sign it
 * - `signed`, `accepted`: the wallet has signed; the service has accepted the signature
 * - `refused`: the wallet or the service has not; without a `failure` if the visitor rejected the request
 * - `abandoned`: the dialog was closed, or is another account's
 */
export type SignInEvent =
  | { readonly type: 'notPrepared' | 'pressed' | 'signed' | 'accepted' | 'abandoned' }
  | { readonly type: 'opened'; readonly note?: SignInNote | undefined; readonly failure?: SignInFailure | undefined }
  | { readonly type: 'prepared'; readonly nonce: string; readonly times?: SignInTimes | undefined }
  | { readonly type: 'checked'; readonly message: SignInMessage }
  | { readonly type: 'refused'; readonly failure?: SignInFailure | undefined }

/** Ignores an event that does not belong to the state. */
export function nextSignIn(signIn: SignIn, event: SignInEvent): SignIn {
  switch (event.type) {
    case 'opened':
      return {
        status: 'preparing',
        ...(event.note && { note: event.note }),
        ...(event.failure && { failure: event.failure })
      }
    case 'prepared':
      return signIn.status === 'preparing'
        ? { ...signIn, status: 'ready', nonce: event.nonce, ...(event.times && { times: event.times }) }
        : signIn
    case 'notPrepared':
      return signIn.status === 'preparing' ? { status: 'unprepared' } : signIn
    case 'pressed':
      return signIn.status === 'ready' ? { status: 'signing', ...(signIn.times && { times: signIn.times }) } : signIn
    case 'checked':
      return signIn.status === 'signing' ? { ...signIn, message: event.message } : signIn
    case 'signed':
      return signIn.status === 'signing' ? { ...signIn, status: 'verifying' } : signIn
    case 'accepted':
      return signIn.status === 'verifying' ? { status: 'idle' } : signIn
    case 'refused':
      if (signIn.status !== 'signing' && signIn.status !== 'verifying') return signIn
      return { status: 'preparing', ...(event.failure && { failure: event.failure }) }
    case 'abandoned':
      return { status: 'idle' }
  }
}

/** True if pressing the primary button does something. */
export function canPressSignIn({ status }: SignIn): boolean {
  return status === 'ready' || status === 'unprepared'
}

/** How long the message is valid, as far as that is known; `at` is in ms since 1970, by the clock of the service. */
export type SignInValidity =
  | { readonly kind: 'unknown' }
  /** It is dated when the visitor sends it. */
  | { readonly kind: 'lasts'; readonly minutes: number }
  | { readonly kind: 'ends'; readonly at: number }

export function signInValidity(signIn: SignIn): SignInValidity {
  if ('message' in signIn && signIn.message) return { kind: 'ends', at: signIn.message.expiresAt }
  if (!('times' in signIn && signIn.times)) return { kind: 'unknown' }
  return { kind: 'lasts', minutes: Math.ceil(signIn.times.lifetimeMs / 60_000) }
}
