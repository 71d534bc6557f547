import { accountText } from '#domain/text/account.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { Address } from '../address.ts'
import { UnconfirmedWalletError } from './unconfirmed-wallet-error.ts'

/** Why the wallet of the last visit is not connected any more, and how to go on. */
export function lostWalletText(cause: unknown): string {
  if (isWalletError(cause, 'absent') && cause.problem === 'gone') return accountText.lost.absent
  if (isWalletError(cause, 'timeout')) return accountText.lost.slow
  if (cause instanceof UnconfirmedWalletError) return accountText.lost[cause.offered ? 'account' : 'wallet']
  return walletFailure(cause).reason
}

/** The account of which the visitor is to say whether it is the one to go on with. */
export function offeredAccount(cause: unknown): Address | undefined {
  return cause instanceof UnconfirmedWalletError ? cause.offered : undefined
}
