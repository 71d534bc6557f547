import { pageText } from '#domain/text/page.ts'
import { walletFailures } from '#domain/text/wallet-failures.ts'
import { CodeError } from '../code-error.ts'
import { plainText } from '../plain-text.ts'
import { isWalletError, WalletError } from './wallet-error.ts'

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

/** Nothing for what is fully told. */
function detailsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (!(cause instanceof WalletError)) return cause.message
  const { kind, problem, message, code } = cause
  if (kind === 'answer' && cause.cause instanceof Error) return cause.cause.message
  if (code !== undefined) return `${code}: ${message}`
  return message === problem ? '' : message
}
