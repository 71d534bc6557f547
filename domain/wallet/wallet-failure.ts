import { pageText } from '#domain/text/page.ts'
import { walletFailures } from '#domain/text/wallet-failures.ts'
import { CodeError } from '../code-error.ts'
import { plainText } from '../plain-text.ts'
import { isWalletError, WalletError } from './wallet-error.ts'

export interface WalletFailure {
  /** Shown to the visitor, in our words only. */
  readonly reason: string
  /** The wallet's or error's own message, for troubleshooting; bounded, and shown only as `Details`. */
  readonly details?: string
  readonly isRejection: boolean
}

/** The failure of an attempt to connect. */
export interface ConnectFailure extends WalletFailure {
  readonly walletId: string
}

/** Why a wallet did not fulfil a request. */
export function walletFailure(cause: unknown): WalletFailure {
  const reason = walletFailureText(cause)
  const isRejection = isWalletError(cause, 'rejected')
  const details = plainText(detailsOf(cause))
  return { reason, isRejection, ...(!reason.includes(details) && { details }) }
}

function walletFailureText(cause: unknown): string {
  if (cause instanceof CodeError) return pageText.code[cause.failure]
  if (!(cause instanceof WalletError)) return walletFailures.unknown
  const text = walletFailures[cause.problem]
  return typeof text === 'string' ? text : text(cause.wallet ?? pageText.connect.browserWallet)
}

/** Empty if the reason says it all. */
function detailsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (!(cause instanceof WalletError)) return cause.message
  const { kind, problem, message, code } = cause
  if (kind === 'answer' && cause.cause instanceof Error) return cause.cause.message
  if (code !== undefined) return `${code}: ${message}`
  return message === problem ? '' : message
}
