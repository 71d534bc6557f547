import type { Hex } from '#domain/address.ts'
import type { Attempt, DescribedRequest } from '#domain/transaction/attempt.ts'
import type { AskedToSend } from '#domain/transaction/send-request.ts'
import { whetherSent } from '#domain/wallet/wallet-error.ts'
import type { AskWallet } from '#ui/models/request/wallet-request-model.ts'
import type { AttemptsModel } from './attempts-model.ts'

/**
 * Has the wallet send a transfer or a call, which is stored as an attempt first.
 * @param onLateAnswer called once the page no longer waits, with the hash, or without one if nothing was sent.
 */
export function askToSend(
  attempts: AttemptsModel,
  request: DescribedRequest,
  onLateAnswer: (attempt: Attempt, hash: Hex | undefined) => void
): AskWallet<AskedToSend, Hex> {
  return async (connector, signal, update) => {
    const nonce = await attempts.predictNonce(request, connector)
    // Cancelled before the request was sent.
    signal.throwIfAborted()
    const attempt = attempts.begin(request, connector, nonce)
    update({ attempt, isSent: 'unknown' })
    try {
      const hash = await attempts.send(attempt, connector)
      if (signal.aborted) onLateAnswer(attempt, hash)
      return hash
    } catch (cause) {
      const isSent = whetherSent(cause)
      update({ isSent })
      if (signal.aborted && isSent === 'no') onLateAnswer(attempt, undefined)
      throw cause
    }
  }
}
