import {
  RelayError,
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

export interface WalletFailure {
  /** For the visitor. */
  readonly reason: string
  /** For whoever has to find out why, where that says more than the reason. */
  readonly details?: string
  readonly isRejection: boolean
}

/** Of an attempt to connect. */
export interface ConnectFailure extends WalletFailure {
  readonly walletId: string
}

/** Why a wallet did not do what was asked. */
export function walletFailure(cause: unknown): WalletFailure {
  const reason = walletFailureText(cause)
  const isRejection = cause instanceof UserRejectedError
  const details = detailsOf(cause)
  return { reason, isRejection, ...(!isRejection && !reason.includes(details) && { details }) }
}

function walletFailureText(cause: unknown): string {
  if (cause instanceof UserRejectedError) return walletFailures.rejected
  if (cause instanceof RequestPendingError) return walletFailures.pending
  if (cause instanceof WalletTimeoutError) return walletFailures.timeout
  if (cause instanceof UnsupportedMethodError) return walletFailures.unsupported
  if (cause instanceof UnauthorizedError) return walletFailures.unauthorized
  if (cause instanceof SwitchChainError) return cause.message || walletFailures.switch
  if (cause instanceof RelayError) return walletFailures.relay[cause.failure]
  if (cause instanceof WalletAnswerError) return cause.message
  if (cause instanceof WalletError && cause.message) return walletFailures.other(cause.message)
  return walletFailures.unknown
}

function detailsOf(cause: unknown): string {
  if (cause instanceof WalletAnswerError && cause.cause instanceof Error) return cause.cause.message
  if (cause instanceof WalletError && cause.code !== undefined) return `${cause.code}: ${cause.message}`
  return cause instanceof Error ? cause.message : String(cause)
}
