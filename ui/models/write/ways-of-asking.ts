import type { Hex } from '#domain/address.ts'
import type { Attempt, DescribedRequest } from '#domain/transaction/attempt.ts'
import { type WhetherSent, whetherSent } from '#domain/wallet/wallet-error.ts'
import type { AskedBatch } from '#domain/write/asked-batch.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import type { AskWallet } from '#ui/models/wallet/wallet-request-model.ts'
import type { AskedBatchesModel } from './asked-batches-model.ts'

/** What is known of a request to send something. */
export interface AskedToSend {
  readonly whetherSent: WhetherSent
  /** Absent if no request for a single call has reached the wallet. */
  readonly attempt?: Attempt
}

/** A wallet that is ready, the signal that nobody waits any longer, and where to report what is known by then. */
export type AskingWallet = Parameters<AskWallet<AskedToSend, unknown>>

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

/** A way of having a wallet send what a visitor has confirmed. A record of it is stored before the wallet is asked. */
interface WayOfAsking<Answer> {
  /** @throws what the wallet throws. */
  ask(...asking: AskingWallet): Promise<Answer>
}

/** One call, which is kept as an attempt until it is listed. */
abstract class OneCallWay implements WayOfAsking<SentAttempt> {
  protected readonly attempts: AttemptsModel
  protected readonly request: DescribedRequest

  constructor(attempts: AttemptsModel, request: DescribedRequest) {
    this.attempts = attempts
    this.request = request
  }

  async ask(...[connector, signal, update]: AskingWallet): Promise<SentAttempt> {
    const nonce = await this.predictNonce()
    // Cancelled before the request was sent.
    signal.throwIfAborted()
    const attempt = this.record(nonce)
    update({ attempt, whetherSent: 'unknown' })
    try {
      return { attempt, hash: await this.attempts.send(attempt, connector, this.request.fees) }
    } catch (cause) {
      update({ whetherSent: whetherSent(cause) })
      throw cause
    }
  }

  protected abstract predictNonce(): Promise<bigint | undefined>
  protected abstract record(nonce: bigint | undefined): Attempt
}

/** As a transaction (`eth_sendTransaction`). */
class TransactionWay extends OneCallWay {
  protected override predictNonce(): Promise<bigint | undefined> {
    return this.attempts.predictNonce(this.request)
  }

  protected override record(nonce: bigint | undefined): Attempt {
    return this.attempts.begin(this.request, nonce)
  }
}

/** As a proposal to the owners of a Safe, which uses a nonce only once they execute it. */
class ProposalWay extends OneCallWay {
  protected override async predictNonce(): Promise<undefined> {
    return undefined
  }

  protected override record(): Attempt {
    return this.attempts.beginProposal(this.request)
  }
}

/** Several calls for one approval (EIP-5792). */
export class BatchWay implements WayOfAsking<AcceptedBatch> {
  readonly #batches: AskedBatchesModel
  readonly #batch: AskedBatch
  readonly #mustBeAtomic: boolean

  /** @param batch stored already: whoever shows it has to know its record before the wallet is asked. */
  constructor(batches: AskedBatchesModel, batch: AskedBatch, mustBeAtomic: boolean) {
    this.#batches = batches
    this.#batch = batch
    this.#mustBeAtomic = mustBeAtomic
  }

  async ask(...[connector, , update]: AskingWallet): Promise<AcceptedBatch> {
    const batch = this.#batch
    update({ whetherSent: 'unknown' })
    try {
      const { account: from, chainId } = batch
      const calls = batch.calls.map(({ to, value, data }) => ({ to, value, data }))
      return { batch, id: await connector.sendCalls({ from, chainId, calls, mustBeAtomic: this.#mustBeAtomic }) }
    } catch (cause) {
      const sent = whetherSent(cause)
      if (sent === 'no') this.#batches.forget(batch)
      update({ whetherSent: sent })
      throw cause
    }
  }
}

/** How this wallet is asked for one call. */
export function wayForOne(
  attempts: AttemptsModel,
  request: DescribedRequest,
  [{ sendsProposals }]: AskingWallet
): WayOfAsking<SentAttempt> {
  return sendsProposals ? new ProposalWay(attempts, request) : new TransactionWay(attempts, request)
}
