import type { ChainNotConfigured } from '#domain/chain/chain-switch.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import { accountText } from '#domain/text/account.ts'
import type { RequestProblem, WalletFailure } from '#domain/wallet/wallet-failure.ts'
import { problemText, type ShownWalletFailure, withReason } from './wallet-failure.ts'

/** Why the wallet is not on another network. */
export function shownSwitchFailure(failure: WalletFailure<RequestProblem | ChainNotConfigured>): ShownWalletFailure {
  const { problem } = failure
  if (problem.kind !== 'chain-not-configured') return withReason(problemText(problem), failure)
  // The specification's words.
  const { chainId, connector } = problem
  return withReason(accountText.chains.notConfigured(chainId, plainText(connector, MAX_NAME_LENGTH)), failure)
}
