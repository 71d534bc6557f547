import type { Address } from '../address.ts'
import type { WalletRoute } from './wallet-route.ts'

/**
 * The last visit's connection is not resumed without a click: the wallet offers another account than the one that was
 * connected, or several wallets could be the one that was connected.
 */
export class UnconfirmedWalletError extends Error {
  override readonly name = 'UnconfirmedWalletError'
  /** The wallet whose connection is not resumed. */
  readonly wallet: WalletRoute
  /** The account that the wallet offers instead of the one that was connected. */
  readonly offered: Address | undefined
  constructor(wallet: WalletRoute, offered?: Address) {
    super(`Unconfirmed ${offered ? 'account' : 'wallet'}.`)
    this.wallet = wallet
    this.offered = offered
  }
}

/** The account that the wallet offers instead, if the visitor must choose whether to continue with it. */
export function offeredAccount(cause: unknown): Address | undefined {
  return cause instanceof UnconfirmedWalletError ? cause.offered : undefined
}
