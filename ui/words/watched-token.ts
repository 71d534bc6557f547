import { requestText } from '#domain/text/requests.ts'
import type { RequestProblem, WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { SymbolTooLong } from '#domain/wallet/watched-token.ts'
import { problemText, type ShownWalletFailure, withReason } from './wallet-failure.ts'

/** Why a token was not added to the wallet. */
export function shownTokenFailure(
  symbol: string,
  failure: WalletFailure<RequestProblem | SymbolTooLong>
): ShownWalletFailure {
  const { notAdded, longSymbol } = requestText.token
  const { problem } = failure
  const reason = problem.kind === 'symbol-too-long' ? longSymbol : problemText(problem)
  return { ...withReason(reason, failure), reason: notAdded(symbol, reason) }
}
