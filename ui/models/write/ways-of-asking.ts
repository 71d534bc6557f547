import type { Hex } from '#domain/address.ts'
import type { Attempt, DescribedRequest } from '#domain/transaction/attempt.ts'
import { type WhetherSent, whetherSent } from '#domain/wallet/wallet-error.ts'
import type { AskedBatch } from '#domain/write/asked-batch.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import type { Asking } from '#ui/models/wallet/wallet-request-model.ts'
import type { AskedBatchesModel } from './asked-batches-model.ts'

/** What is known of a request to send something. */
export interface AskedToSend {
  readonly whetherSent: WhetherSent
  /** Absent if no request for a single call has reached the wallet. */
  readonly attempt?: Attempt
}

/** One call was sent or proposed; its record is done once it is listed. */
export interface SentAttempt {
  readonly attempt: Attempt
  readonly hash: Hex
}

/** The wallet has taken all calls; what becomes of them it tells by this id. */
export interface AcceptedBatch {
  readonly batch: AskedBatch
  readonly id: string
}

/** The wallet has not sent any of the calls. */
export interface RefusedBatch {
  readonly batch: AskedBatch
  readonly id?: undefined
}

/**
 * A way of having a wallet send what a visitor has confirmed. A record of it is stored before the wallet is asked.
 * @throws what the wallet throws.
 */
type WayOfAsking<Answer> = (asking: Asking<AskedToSend>) => Promise<Answer>

/** One call, in the way that this wallet takes: as a transaction, or as a proposal to the owners of a Safe. */
export function oneCall(attempts: AttemptsModel, request: DescribedRequest): WayOfAsking<SentAttempt> {
  return (asking) => (asking.connector.sendsProposals ? proposal : transaction)(attempts, request)(asking)
}

/** By `eth_sendTransaction`. */
function transaction(attempts: AttemptsModel, request: DescribedRequest): WayOfAsking<SentAttempt> {
  return async (asking) => {
    const expected = await attempts.expect(request)
    // Cancelled before the request was sent.
    asking.signal.throwIfAborted()
    return send(attempts, attempts.begin(request, expected), request, asking)
  }
}

/** A proposal uses a nonce only once the owners execute it. */
function proposal(attempts: AttemptsModel, request: DescribedRequest): WayOfAsking<SentAttempt> {
  return async (asking) => {
    asking.signal.throwIfAborted()
    return send(attempts, attempts.beginProposal(request), request, asking)
  }
}

async function send(
  attempts: AttemptsModel,
  attempt: Attempt,
  { fees, gas }: DescribedRequest,
  { connector, update }: Asking<AskedToSend>
): Promise<SentAttempt> {
  const suggested = { ...(fees && { fees }), ...(gas !== undefined && { gas }) }
  update({ attempt, whetherSent: 'unknown' })
  try {
    return { attempt, hash: await attempts.send(attempt, connector, suggested) }
  } catch (cause) {
    update({ whetherSent: whetherSent(cause) })
    throw cause
  }
}

/**
 * Several calls for one approval (EIP-5792).
 * @param batch stored already: whoever shows it has to know its record before the wallet is asked.
 */
export function allCalls(
  batches: AskedBatchesModel,
  batch: AskedBatch,
  mustBeAtomic: boolean
): WayOfAsking<AcceptedBatch> {
  return async ({ connector, update }) => {
    update({ whetherSent: 'unknown' })
    try {
      const { account: from, chainId } = batch
      const calls = batch.calls.map(({ to, value, data }) => ({ to, value, data }))
      return { batch, id: await connector.sendCalls({ from, chainId, calls, mustBeAtomic }) }
    } catch (cause) {
      const isSent = whetherSent(cause)
      if (isSent === 'no') batches.forget(batch)
      update({ whetherSent: isSent })
      throw cause
    }
  }
}
