import { UnconfirmedWalletError } from '#domain/connection/unconfirmed-wallet-error.ts'
import { accountText } from '#domain/text/account.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import { problemText } from './wallet-failure.ts'

/** Why the last visit's wallet is no longer connected, and how to continue. */
export function lostWalletText(cause: unknown): string {
  if (isWalletError(cause, 'absent') && cause.problem === 'gone') return accountText.lost.absent
  if (isWalletError(cause, 'timeout')) return accountText.lost.slow
  if (cause instanceof UnconfirmedWalletError) return accountText.lost[cause.offered ? 'account' : 'wallet']
  return problemText(walletFailure(cause).problem)
}
