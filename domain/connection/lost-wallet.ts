import { accountText } from '#domain/text/account.ts'
import { WalletTimeoutError } from '#domain/wallet/errors.ts'
import { UnconfirmedWalletError } from '#domain/wallet/unconfirmed-wallet-error.ts'
import { WalletAbsentError } from '#domain/wallet/wallet-absent-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { Address } from '../address.ts'

/** Why the wallet of the last visit is not connected any more, and how to go on. */
export function lostWalletText(cause: unknown): string {
  if (cause instanceof WalletAbsentError) return accountText.lost.absent
  if (cause instanceof WalletTimeoutError) return accountText.lost.slow
  if (cause instanceof UnconfirmedWalletError) return accountText.lost[cause.offered ? 'account' : 'wallet']
  return walletFailure(cause).reason
}

/** The account of which the visitor is to say whether it is the one to go on with. */
export function offeredAccount(cause: unknown): Address | undefined {
  return cause instanceof UnconfirmedWalletError ? cause.offered : undefined
}
