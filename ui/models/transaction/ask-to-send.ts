import type { Hex } from '#domain/address.ts'
import type { Attempt, DescribedRequest } from '#domain/transaction/attempt.ts'
import type { AskedToSend } from '#domain/transaction/send-request.ts'
import { whetherSent } from '#domain/wallet/wallet-error.ts'
import type { AskWallet } from '#ui/models/request/wallet-request-model.ts'
import type { AttemptsModel } from './attempts-model.ts'

interface SentAttempt {
  readonly attempt: Attempt
  readonly hash: Hex
}

/**
 * Has the wallet send a transfer or a call, which is stored as an attempt first.
 * @param onLateRefusal called if nothing was sent, once the page no longer waits. A late hash is the request's answer.
 */
export function askToSend(
  attempts: AttemptsModel,
  request: DescribedRequest,
  onLateRefusal: (attempt: Attempt) => void = () => undefined
): AskWallet<AskedToSend, SentAttempt> {
  return async (connector, signal, update) => {
    const nonce = await attempts.predictNonce(request, connector)
    // Cancelled before the request was sent.
    signal.throwIfAborted()
    const attempt = attempts.begin(request, connector, nonce)
    update({ attempt, isSent: 'unknown' })
    try {
      return { attempt, hash: await attempts.send(attempt, connector, request.fees) }
    } catch (cause) {
      const isSent = whetherSent(cause)
      update({ isSent })
      if (signal.aborted && isSent === 'no') onLateRefusal(attempt)
      throw cause
    }
  }
}
