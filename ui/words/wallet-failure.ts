import { pageText } from '#domain/text/page.ts'
import { walletFailures } from '#domain/text/wallet-failures.ts'
import type { RequestProblem, WalletFailure } from '#domain/wallet/wallet-failure.ts'

/** A failed request as a visitor reads it. */
export interface ShownWalletFailure {
  /** In our words only. */
  readonly reason: string
  /** The wallet's or error's own message, to be shown only as `Details`; absent if the reason says it all. */
  readonly details?: string
  readonly isRejection: boolean
}

/** Why a wallet did not fulfil a request, in the page's language. */
export function shownWalletFailure(failure: WalletFailure): ShownWalletFailure {
  return withReason(problemText(failure.problem), failure)
}

/** The same for a request with reasons of its own. */
export function withReason(reason: string, { details, isRejection }: WalletFailure<unknown>): ShownWalletFailure {
  return { reason, isRejection, ...(details !== undefined && !reason.includes(details) && { details }) }
}

export function problemText(problem: RequestProblem): string {
  if (problem.kind === 'code') return pageText.code[problem.failure]
  const text = walletFailures[problem.problem]
  return typeof text === 'string' ? text : text(problem.wallet ?? pageText.connect.browserWallet)
}
