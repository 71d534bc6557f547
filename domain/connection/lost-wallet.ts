import { accountText } from '#domain/text/account.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { Address } from '../address.ts'
import { UnconfirmedWalletError } from './unconfirmed-wallet-error.ts'

/** Why the last visit's wallet is no longer connected, and how to continue. */
export function lostWalletText(cause: unknown): string {
  if (isWalletError(cause, 'absent') && cause.problem === 'gone') return accountText.lost.absent
  if (isWalletError(cause, 'timeout')) return accountText.lost.slow
  if (cause instanceof UnconfirmedWalletError) return accountText.lost[cause.offered ? 'account' : 'wallet']
  return walletFailure(cause).reason
}

/** The account that the wallet offers instead, if the visitor must choose whether to continue with it. */
export function offeredAccount(cause: unknown): Address | undefined {
  return cause instanceof UnconfirmedWalletError ? cause.offered : undefined
}
