import type { Address, Hex } from '../address.ts'

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

/** Sign-in against the host application's own service (section 7). Each method may reject with any error. */
export abstract class AuthenticationAdapter {
  /** The session of an earlier visit, if it is still valid. */
  abstract getSession(): Promise<ActiveSession | undefined>
  /** A one-time value, valid for ten minutes: several owners of an account may have to sign. */
  abstract getNonce(): Promise<string>
  /** The text to sign: EIP-4361. */
  abstract createMessage(request: {
    readonly address: Address
    readonly chainId: number
    readonly nonce: string
  }): Promise<string>
  /** Undefined if the service rejects the signature. */
  abstract verify(signed: { readonly message: string; readonly signature: Hex }): Promise<ActiveSession | undefined>
  abstract signOut(): Promise<void>
}
