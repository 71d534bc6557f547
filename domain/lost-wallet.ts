import { accountMessages } from './account-messages.ts'
import { WalletTimeoutError } from './errors.ts'
import { WalletAbsentError } from './wallet-absent-error.ts'
import { walletFailure } from './wallet-failure.ts'

/** Why the wallet of the last visit is not connected any more, and how to go on. */
export function lostWalletText(cause: unknown): string {
  if (cause instanceof WalletAbsentError) return accountMessages.lost.absent
  if (cause instanceof WalletTimeoutError) return accountMessages.lost.slow
  return walletFailure(cause).reason
}
