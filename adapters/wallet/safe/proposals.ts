import { type Hex, toHash } from '#domain/address.ts'
import { hasPassed, startBy } from '#domain/wait/is-past.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { type CallBatchStatus, unknownBatch } from '#domain/wallet/call-batch.ts'
import { ProposalEndedError } from '#domain/wallet/proposal-ended-error.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { type SafeSdk, silentFor } from './safe-sdk.ts'

export interface ProposalTimeouts {
  /** For an answer without human action. */
  readonly answerMs: number
  /** A proposal is lost once the Safe has not found it this often in a row and for this long. */
  readonly lostAfterAnswers: number
  readonly lostAfterMs: number
}

interface Missing {
  readonly times: number
  readonly since: number
}

/**
 * A Safe passes on its service's message without the status: these are the variants of a 404. Vaguer messages ("An error
 * occurred") may mean an outage, during which the proposal may have been executed.
 */
const NOT_FOUND = /\b404\b|not found|no multisig ?transaction/i

/** Follows proposals to the owners of a Safe. */
export class Proposals {
  readonly #sdk: SafeSdk
  readonly #timeouts: ProposalTimeouts
  readonly #missing = new Map<Hex, Missing>()

  constructor(sdk: SafeSdk, timeouts: ProposalTimeouts) {
    this.#sdk = sdk
    this.#timeouts = timeouts
  }

  /** The on-chain hash, once there is one. @throws ProposalEndedError if the proposal failed, was cancelled or is lost. */
  async transactionHash(proposal: Hex): Promise<Hex | undefined> {
    const { answerMs } = this.#timeouts
    const ask = () => this.#sdk.txs.getBySafeTxHash(proposal)
    const details = await withTimeout(answerMs, ask, silentFor(answerMs)).catch((cause: unknown) => {
      if (isNotFound(cause)) this.#suspectLost(proposal, cause)
    })
    if (!details) return undefined
    this.#missing.delete(proposal)
    const hash = toHash(details.txHash)
    const status = String(details.txStatus)
    // A call that fails inside the Safe is still a successful transaction on the chain.
    if (status === 'CANCELLED' || status === 'FAILED') throw new ProposalEndedError(hash)
    return hash
  }

  /** What became of a proposal of several calls, whose id is the proposal's hash: a Safe executes all or none. */
  async callsStatus(id: string): Promise<CallBatchStatus> {
    const proposal = toHash(id)
    if (!proposal) return unknownBatch
    const isAtomic = true
    try {
      const hash = await this.transactionHash(proposal)
      return hash ? { status: 'confirmed', hashes: [hash], isAtomic } : { status: 'pending', hashes: [], isAtomic }
    } catch (cause) {
      if (!(cause instanceof ProposalEndedError)) throw cause
      return { status: 'failed', hashes: cause.hash ? [cause.hash] : [], isAtomic }
    }
  }

  /** A new proposal may not be found at first. */
  #suspectLost(proposal: Hex, cause: unknown): void {
    const { lostAfterAnswers, lostAfterMs } = this.#timeouts
    const now = Date.now()
    const { times, since } = this.#missing.get(proposal) ?? { times: 0, since: now }
    const counted = { times: times + 1, since: startBy(since, now) }
    this.#missing.set(proposal, counted)
    const isLost = counted.times >= lostAfterAnswers && hasPassed(lostAfterMs, counted.since, now)
    if (isLost) throw new ProposalEndedError(undefined, { cause })
  }
}

function isNotFound(cause: unknown): boolean {
  if (isWalletError(cause, 'timeout')) return false
  return NOT_FOUND.test(cause instanceof Error ? cause.message : String(cause))
}
