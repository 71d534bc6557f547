import { type Address, isSameAddress } from '../address.ts'
import type { SignInMessage } from './sign-in-message.ts'
import { parseSignInMessage } from './sign-in-message.ts'

/** What the visitor has been shown of the message before the wallet is asked to sign it. */
export interface ShownSignIn {
  /** The page's host and port. */
  readonly domain: string
  /** The page's origin. */
  readonly uri: string
  readonly address: Address
  readonly chainId: number
  readonly nonce: string
  /** Undefined if no message could be drafted; then no message is as shown. */
  readonly times: SignInTimes | undefined
}

/** When a message is valid. */
export interface SignInTimes {
  /** How far the service's clock, which dates the message, is ahead of the visitor's. */
  readonly aheadMs: number
  /** From when it is written to when it expires. */
  readonly lifetimeMs: number
}

/** What of a message is not as shown, for troubleshooting. */
export type SignInMismatch =
  /** The text is no sign-in message, or is valid at another time. */
  | { readonly part: 'layout' | 'times' }
  | {
      readonly part: 'domain' | 'uri' | 'account' | 'chain' | 'nonce'
      readonly expected: string
      readonly found: string
    }

/** The message if it is what was shown; else what differs. */
type CheckedSignIn =
  | { readonly message: SignInMessage; readonly mismatch?: never }
  | { readonly mismatch: SignInMismatch }

/** Between two measurements of the service's clock, which each take a request. */
const CLOCK_TOLERANCE_MS = 60_000
/** A message lasts until its nonce ends, and a draft may be written some time after its own nonce was issued. */
const LIFETIME_TOLERANCE_MS = 5_000

/** Undefined for a text that is not a sign-in message, or is never valid. `now` is when it was written, in ms since 1970. */
export function signInTimes(text: string, now: number): SignInTimes | undefined {
  const message = parseSignInMessage(text)
  if (!message) return undefined
  const lifetimeMs = message.expiresAt - message.issuedAt
  return lifetimeMs > 0 ? { aheadMs: message.issuedAt - now, lifetimeMs } : undefined
}

/** Compares the text that the wallet would sign with what was shown. `now` is when it was written, in ms since 1970. */
export function checkSignInMessage(text: string, shown: ShownSignIn, now: number): CheckedSignIn {
  const message = parseSignInMessage(text)
  if (!message) return { mismatch: { part: 'layout' } }
  const { domain, uri, address, chainId, nonce } = message
  if (domain !== shown.domain) return differs('domain', shown.domain, domain)
  if (uri !== shown.uri) return differs('uri', shown.uri, uri)
  if (!isSameAddress(address, shown.address)) return differs('account', shown.address, address)
  if (chainId !== shown.chainId) return differs('chain', `${shown.chainId}`, `${chainId}`)
  if (nonce !== shown.nonce) return differs('nonce', shown.nonce, nonce)
  return areTimesAsShown(message, shown.times, now) ? { message } : { mismatch: { part: 'times' } }
}

function differs(
  part: (SignInMismatch & { readonly expected: string })['part'],
  expected: string,
  found: string
): CheckedSignIn {
  return { mismatch: { part, expected, found } }
}

/** It may be valid for less time than was shown, but neither longer nor at another time. */
function areTimesAsShown(message: SignInMessage, shown: SignInTimes | undefined, now: number): boolean {
  const { issuedAt, expiresAt } = message
  if (!shown || expiresAt <= issuedAt || expiresAt - issuedAt > shown.lifetimeMs + LIFETIME_TOLERANCE_MS) return false
  return Math.abs(issuedAt - now - shown.aheadMs) <= CLOCK_TOLERANCE_MS
}
