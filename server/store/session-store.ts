import type { Address } from '#domain/address.ts'
import type { AuthenticationSession, ListedSession } from '#domain/ports/authentication-adapter.ts'
import type { SignInWay } from '#domain/session/sign-in-request.ts'
import type { ClientDetails } from './client-details.ts'

/** More tabs than a visitor signs in from at the same time. */
export const MAX_NONCES_OF_HOLDER = 16
/** About 20 MB: the most that a flood of requests may take up. */
export const MAX_NONCES = 100_000
/** With a further one, the one that ends first is over. */
export const MAX_SESSIONS_OF_ACCOUNT = 100

/** A nonce that was used up. */
export interface ConsumedNonce {
  /** For which it was issued. */
  readonly way: SignInWay
  readonly expiresAt: number
}

/** How far a renewal may move a session's end. */
export interface Lasting {
  /** From now on. */
  readonly forMs: number
  /** In total, from the session's start on. */
  readonly atMostMs: number
}

/**
 * Nonces and sessions. Secrets are passed in the clear and stored hashed. Times are in ms. Each method may reject with a
 * StoreError.
 */
export abstract class SessionStore {
  /**
   * A holder is a browser that has not signed in yet. It keeps its secret while one of its nonces is open, so that several
   * tabs can sign in; beyond `MAX_NONCES_OF_HOLDER` its oldest nonces are dropped.
   * @returns undefined when there are too many in total: other holders' nonces are never dropped.
   */
  abstract issueNonce(
    holder: string | undefined,
    now: number,
    expiresAt: number,
    way: SignInWay
  ): Promise<{ readonly nonce: string; readonly holder: string } | undefined>

  /** @returns what was issued: once, to its holder, before it expires. */
  abstract consumeNonce(nonce: string, holder: string, now: number): Promise<ConsumedNonce | undefined>

  /** Ends the browser's previous session, if any. @returns the secret id for the browser's cookie. */
  abstract beginSession(session: AuthenticationSession, earlierId: string | undefined): Promise<string>

  abstract findSession(id: string, now: number): Promise<AuthenticationSession | undefined>

  /** Moves a session's end, never to an earlier time. @returns the session; undefined if it is over. */
  abstract renewSession(id: string, now: number, lasting: Lasting): Promise<AuthenticationSession | undefined>

  /** Ends the account's sessions in all other browsers. @returns how many were still valid. */
  abstract endOtherSessions(id: string, now: number): Promise<number>

  /** The session is refused from now on. If this rejects, a later sweep ends it in the store. */
  abstract endSession(id: string): Promise<void>

  /**
   * Without asking the store: this process refuses the session from now on, and the next sweep ends it in the store.
   * @returns whether there was room to remember it.
   */
  abstract endSessionSoon(id: string): boolean

  /** When and where a session that is not over was last used. */
  abstract noteUse(id: string, now: number, client: ClientDetails): Promise<void>

  /** The valid sessions of the account, this one first and then the most recently used; undefined if this one is over. */
  abstract listSessions(id: string, now: number): Promise<readonly ListedSession[] | undefined>

  /** The account's session that `listSessions` lists by this id; undefined if it is over. */
  abstract findListedSession(
    address: Address,
    listedId: string,
    now: number
  ): Promise<AuthenticationSession | undefined>

  /** Ends the session that `listSessions` lists by this id. @returns whether it was there. */
  abstract endListedSession(id: string, listedId: string, now: number): Promise<boolean>

  /**
   * Hears of accounts whose sessions another process has begun or ended, as far as the store learns of it, and of those
   * whose sessions this store has ended for a caller who knew only the id: in a sweep, or as a browser's previous one.
   * @param failed why the store cannot learn of it.
   */
  abstract watch(changed: (address: Address) => Promise<void>, failed: (reason: unknown) => void): void

  /**
   * Takes tokens of a bucket that all processes share.
   * @param perMinute how many a full bucket has, and regains in a minute.
   * @returns how many ms later there are enough; 0 if there were, or if no other process uses the store.
   */
  abstract takeTokens(key: string, cost: number, perMinute: number): Promise<number>

  /** Rejects unless the store answers. */
  abstract check(): Promise<void>

  /** Deletes a batch of what is over. @returns whether there may be more. */
  abstract sweep(now: number): Promise<boolean>

  abstract close(): void
}
