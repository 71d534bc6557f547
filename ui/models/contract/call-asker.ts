import type { Hex } from '#domain/address.ts'
import type { Review } from '#domain/contract/contract-review.ts'
import { isSameTransfer } from '#domain/transaction/attempt.ts'
import type { AskedToSend } from '#domain/transaction/send-request.ts'
import type { AskWallet } from '#ui/models/request/wallet-request-model.ts'
import { askToSend } from '#ui/models/transaction/ask-to-send.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import type { WrittenCall } from './written-call.ts'

/** How the wallet is asked for what the visitor has reviewed. */
export interface CallAsker {
  /** The answer has no hash if somebody else follows what becomes of it. */
  readonly ask: (review: Review) => AskWallet<AskedToSend, { readonly hash?: Hex }>
  /** Whether the same may already have been sent; without call data nothing is known yet. */
  readonly mayBeSent: (data: Hex | undefined) => boolean
}

/** Asks for one transaction, which is stored as an attempt first. */
export function singleCallAsker({ chainId, call, description, value = 0n }: WrittenCall, attempts: AttemptsModel) {
  const to = call.address
  return {
    ask: ({ account, data }) =>
      askToSend(attempts, { from: account, to, value, data, chainId, description, errors: call.errors }),
    mayBeSent: (data) =>
      attempts.undecided.some(
        (attempt) => attempt.chainId === chainId && isSameTransfer(attempt, { to, value, call: data && { data } })
      )
  } satisfies CallAsker
}
