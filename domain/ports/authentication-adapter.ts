import type { SignInChains } from '#domain/session/sign-in-chains.ts'
import type { OneApprovalWay, SignedMessage, SignInRequest } from '#domain/session/sign-in-request.ts'
import type { Address } from '../address.ts'

/** A signed-in visitor. Times are milliseconds since 1970, by the clock of the service. */
export interface AuthenticationSession {
  readonly address: Address
  readonly chainId: number
  readonly issuedAt: number
  readonly expiresAt: number
}

/** A session as the service returns it. */
export interface ActiveSession extends AuthenticationSession {
  /** Remaining validity in ms: the visitor's clock may be wrong. */
  readonly remainingMs: number
}

/** Says to one server who is signed in, for minutes and also after the session has ended. */
export interface SessionToken {
  readonly token: string
  /** Remaining validity in ms. */
  readonly remainingMs: number
}

/** What a service can do with sessions besides starting and ending one. A host leaves out what its service lacks. */
export interface SessionControls {
  /** Has the session last longer, without a signature. Undefined if it is over. */
  readonly renew?: () => Promise<ActiveSession | undefined>
  readonly list?: AccountSessions
  /** For a server that gets none of the service's cookies. Undefined if nobody is signed in; rejects for an unknown audience. */
  readonly issueToken?: (audience: string) => Promise<SessionToken | undefined>
  /**
   * Reports what happens to the session elsewhere, until the signal aborts. Resolves once the service has nothing more to
   * report, and rejects if it cannot be listened to.
   */
  readonly watch?: (report: (news: SessionNews) => void, signal: AbortSignal) => Promise<void>
}

/** Sign-in against the host application's own service (requirement V4). Each method may reject with any error. */
export abstract class AuthenticationAdapter {
  /** The session of an earlier visit, if it is still valid. */
  abstract getSession(): Promise<ActiveSession | undefined>
  /** A one-time value, valid for ten minutes: several owners of an account may have to sign. */
  abstract getNonce(): Promise<string>
  /**
   * The text to sign: EIP-4361, as `formatSignInMessage` writes it for this page's host and origin. The page checks it
   * before the wallet is asked, and has no other text signed.
   */
  abstract createMessage(request: {
    readonly address: Address
    readonly chainId: number
    readonly nonce: string
  }): Promise<string>
  /** Undefined if the service rejects the signature. */
  abstract verify(signed: SignedMessage): Promise<ActiveSession | undefined>
  abstract signOut(): Promise<void>
  /** As the service said with the last nonce. Left out, or undefined, if it takes every chain. */
  signInChains?(): Promise<SignInChains | undefined>
  /**
   * What a wallet may sign with the connection, with a nonce of its own; the wallet waits for it. Left out, or undefined, if
   * the service takes no such message.
   */
  signInRequest?(way: OneApprovalWay): Promise<SignInRequest | undefined>
  /** Left out, or undefined, if the service can do no more than the above. */
  sessionControls?(): Promise<SessionControls | undefined>
}

/** The sessions of the signed-in account in all browsers. */
export interface AccountSessions {
  read(): Promise<readonly ListedSession[]>
  /** Harmless for one that is over. */
  end(id: string): Promise<void>
  /** All but the one of this browser. */
  endOthers(): Promise<void>
}

/** Times are milliseconds since 1970, by the clock of the service. */
export interface ListedSession {
  readonly id: string
  /** It is the one of this browser. */
  readonly isCurrent: boolean
  readonly issuedAt: number
  readonly usedAt: number
  readonly expiresAt: number
  /** A product's name, such as `Firefox`. */
  readonly browser?: string
  /** Such as `Windows`. */
  readonly system?: string
  /** A range of addresses, such as `192.0.2.0/24`. */
  readonly network?: string
}

/**
 * - `open`: the session is valid, and changes to it will be reported
 * - `changed`: the account has signed in or out elsewhere
 * - `ended`: the session is over
 */
export type SessionNews = 'open' | 'changed' | 'ended'
