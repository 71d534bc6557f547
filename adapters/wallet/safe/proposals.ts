import type { Hex } from '#domain/address.ts'
import { isTransactionHash } from '#domain/transaction/transaction.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { ProposalEndedError } from '#domain/wallet/proposal-ended-error.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { silentFor } from './safe-errors.ts'
import type { SafeSdk } from './safe-sdk.ts'

export interface ProposalTimeouts {
  /** For an answer that takes no person. */
  readonly answerMs: number
  /** How often in a row a Safe has to say that it knows no such proposal, and for how long. */
  readonly lostAfterAnswers: number
  readonly lostAfterMs: number
}

interface Missing {
  readonly times: number
  readonly since: number
}

/**
 * A Safe hands on the words of the service behind it, and no status: a plain 404, in each way that it is put. Vaguer words
 * ("An error occurred") may be an outage, and what was carried out meanwhile may be this very proposal.
 */
const NOT_FOUND = /\b404\b|not found|no multisig ?transaction/i

/** What was proposed to the owners of a Safe, as far as the Safe tells. */
export class Proposals {
  readonly #sdk: SafeSdk
  readonly #timeouts: ProposalTimeouts
  readonly #missing = new Map<Hex, Missing>()

  constructor(sdk: SafeSdk, timeouts: ProposalTimeouts) {
    this.#sdk = sdk
    this.#timeouts = timeouts
  }

  /** The chain's hash, once there is one. @throws ProposalEndedError when the owners will never carry it out. */
  async transactionHash(proposal: Hex): Promise<Hex | undefined> {
    const { answerMs } = this.#timeouts
    const ask = () => this.#sdk.txs.getBySafeTxHash(proposal)
    const details = await withTimeout(answerMs, ask, silentFor(answerMs)).catch((cause: unknown) => {
      if (isNotFound(cause)) this.#suspectLost(proposal, cause)
    })
    if (!details) return undefined
    this.#missing.delete(proposal)
    const hash = isTransactionHash(details.txHash) ? details.txHash : undefined
    const status = String(details.txStatus)
    // The chain counts what failed inside the Safe as carried out.
    if (status === 'CANCELLED' || status === 'FAILED') throw new ProposalEndedError(hash)
    return hash
  }

  /** A Safe that does not know it yet may know it the next time. */
  #suspectLost(proposal: Hex, cause: unknown): void {
    const { lostAfterAnswers, lostAfterMs } = this.#timeouts
    const { times, since } = this.#missing.get(proposal) ?? { times: 0, since: Date.now() }
    this.#missing.set(proposal, { times: times + 1, since })
    const isLost = times + 1 >= lostAfterAnswers && Date.now() - since >= lostAfterMs
    if (isLost) throw new ProposalEndedError(undefined, { cause })
  }
}

function isNotFound(cause: unknown): boolean {
  if (isWalletError(cause, 'timeout')) return false
  return NOT_FOUND.test(cause instanceof Error ? cause.message : String(cause))
}
