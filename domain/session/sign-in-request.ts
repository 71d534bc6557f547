import type { Hex } from '../address.ts'
import type { SignInChains } from './sign-in-chains.ts'

/** How one approval both grants accounts and signs in: ERC-7846, or WalletConnect's. */
export type OneApprovalWay = 'wallet_connect' | 'wc_sessionAuthenticate'

/** What one approval signs besides granting accounts. Times are milliseconds since 1970, by the clock of the service. */
export interface SignInRequest extends SignInChains {
  /** Issued for one way, and worth nothing in another. */
  readonly nonce: string
  /** The page's host and port. */
  readonly domain: string
  /** The page's origin. */
  readonly uri: string
  readonly statement: string
  readonly issuedAt: number
  readonly expiresAt: number
}

/** A message that the wallet has signed for an account that it grants. */
export interface SignedMessage {
  readonly message: string
  readonly signature: Hex
}
