import { CodeError, type CodeFailure } from '#domain/wait/load-code.ts'
import { plainText } from '../plain-text.ts'
import { isWalletError, WalletError, type WalletProblem } from './wallet-error.ts'

/** Why a wallet did not fulfil a request. */
export type RequestProblem =
  /** `wallet` is the name of one that is absent. */
  | { readonly kind: 'wallet'; readonly problem: WalletProblem; readonly wallet?: string }
  /** Code of the page did not arrive. */
  | { readonly kind: 'code'; readonly failure: CodeFailure }

/**
 * A failed request; `ui/words/wallet-failure.ts` says it.
 * @typeParam Problem also what a page may refuse by itself, without asking the wallet.
 */
export interface WalletFailure<Problem = RequestProblem> {
  readonly problem: Problem
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
  const details = plainText(detailsOf(cause))
  const isRejection = isWalletError(cause, 'rejected')
  return { problem: problemOf(cause), isRejection, ...(details !== '' && { details }) }
}

function problemOf(cause: unknown): RequestProblem {
  if (cause instanceof CodeError) return { kind: 'code', failure: cause.failure }
  if (!(cause instanceof WalletError)) return { kind: 'wallet', problem: 'unknown' }
  const { problem, wallet } = cause
  return { kind: 'wallet', problem, ...(wallet !== undefined && { wallet }) }
}

/** What the page itself throws for host code, in words of its own: the problem says it to visitors. */
const OWN_WORDS: readonly unknown[] = ['no-project', 'no-chains', 'chain-not-found'] satisfies WalletProblem[]

/** Empty if the problem says it all. */
function detailsOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  if (!(cause instanceof WalletError)) return cause.message
  const { kind, problem, message, code } = cause
  if (kind === 'answer' && cause.cause instanceof Error) return cause.cause.message
  if (code !== undefined) return `${code}: ${message}`
  return message === problem || OWN_WORDS.includes(problem) ? '' : message
}
