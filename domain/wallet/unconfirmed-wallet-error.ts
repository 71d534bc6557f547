import type { Address } from '../address.ts'

/** Which wallet it is, and in which way it is reached. */
interface WalletRoute {
  readonly walletId: string
  readonly isPaired?: boolean
}

/**
 * The last visit's connection is not resumed without a click: the wallet offers another account than the one that was
 * connected, or several wallets could be the one that was connected.
 */
export class UnconfirmedWalletError extends Error {
  override readonly name = 'UnconfirmedWalletError'
  /** Whose connection is not resumed. */
  readonly route: WalletRoute
  /** The account that it offers instead of the one that was connected. */
  readonly offered: Address | undefined
  constructor({ walletId, isPaired = false }: WalletRoute, offered?: Address) {
    super(`Unconfirmed ${offered ? 'account' : 'wallet'}.`)
    this.route = { walletId, isPaired }
    this.offered = offered
  }
}
