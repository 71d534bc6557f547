import { pageText } from '#domain/text/page.ts'
import { CodeError } from '../code-error.ts'
import { plainText } from '../plain-text.ts'
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

const { walletFailures } = pageText

export interface WalletFailure {
  /** For the visitor, in our words alone. */
  readonly reason: string
  /** The wallet's own words or an error's, for whoever has to find out why; bounded, and only to be shown as `Details`. */
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
  const details = plainText(detailsOf(cause))
  return { reason, isRejection, ...(!reason.includes(details) && { details }) }
}

function walletFailureText(cause: unknown): string {
  if (cause instanceof UserRejectedError) return walletFailures.rejected
  if (cause instanceof RequestPendingError) return walletFailures.pending
  if (cause instanceof WalletTimeoutError) return walletFailures.timeout
  if (cause instanceof UnsupportedMethodError) return walletFailures.unsupported
  if (cause instanceof UnauthorizedError) return walletFailures.unauthorized
  if (cause instanceof SwitchChainError) return cause.message || walletFailures.switch
  if (cause instanceof CodeError) return pageText.code[cause.failure]
  if (cause instanceof RelayError) return walletFailures.relay[cause.failure]
  if (cause instanceof WalletAnswerError) return cause.message
  if (cause instanceof WalletError && cause.trouble) return walletFailures.troubles[cause.trouble]
  return walletFailures.unknown
}

/** Nothing for what is fully told. */
function detailsOf(cause: unknown): string {
  if (cause instanceof UserRejectedError || cause instanceof RequestPendingError) return ''
  if (cause instanceof WalletAnswerError && cause.cause instanceof Error) return cause.cause.message
  if (cause instanceof WalletError && cause.code !== undefined) return `${cause.code}: ${cause.message}`
  return cause instanceof Error ? cause.message : String(cause)
}
