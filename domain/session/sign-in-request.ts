import type { Address, Hex } from '../address.ts'
import type { SignInChains } from './sign-in-chains.ts'
import { formatSignInMessage, parseSignInMessage } from './sign-in-message.ts'

/** How a wallet may be asked to sign in: by its own request, with the connection (ERC-7846), or with WalletConnect's session. */
export const SIGN_IN_WAYS = ['personal_sign', 'wallet_connect', 'wc_sessionAuthenticate'] as const

export type SignInWay = (typeof SIGN_IN_WAYS)[number]

/** Those where one approval both grants accounts and signs in. */
export type OneApprovalWay = Exclude<SignInWay, 'personal_sign'>

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

/** Whether a wallet has signed what was asked (ERC-7846), for this account on this chain; it dates the message itself. */
export function isAsRequested(
  message: string,
  request: SignInRequest,
  { account, chainId }: { readonly account: Address; readonly chainId: number }
): boolean {
  const { issuedAt } = parseSignInMessage(message) ?? {}
  return issuedAt !== undefined && message === formatSignInMessage({ ...request, address: account, chainId, issuedAt })
}
