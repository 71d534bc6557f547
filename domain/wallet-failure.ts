import {
  RequestPendingError,
  SwitchChainError,
  UnauthorizedError,
  UnsupportedMethodError,
  UserRejectedError,
  WalletAnswerError,
  WalletError,
  WalletTimeoutError
} from './errors.ts'
import { messages } from './messages.ts'

const { walletFailures } = messages

/** Why a wallet did not do what was asked, in words for a visitor. */
export function walletFailureText(cause: unknown): string {
  if (cause instanceof UserRejectedError) return walletFailures.rejected
  if (cause instanceof RequestPendingError) return walletFailures.pending
  if (cause instanceof WalletTimeoutError) return walletFailures.timeout
  if (cause instanceof UnsupportedMethodError) return walletFailures.unsupported
  if (cause instanceof UnauthorizedError) return walletFailures.unauthorized
  if (cause instanceof SwitchChainError) return cause.message || walletFailures.switch
  if (cause instanceof WalletAnswerError) return cause.message
  if (cause instanceof WalletError && cause.message) return walletFailures.other(cause.message)
  return walletFailures.unknown
}
