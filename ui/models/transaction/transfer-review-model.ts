import { makeAutoObservable } from 'mobx'
import { standardErrors } from '#domain/contract/standard-errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { type Attempt, isSameTransfer } from '#domain/transaction/attempt.ts'
import type { FeeSpeed } from '#domain/transaction/fee-speeds.ts'
import type { LateAnswer } from '#domain/transaction/send-form.ts'
import type { RequestedTransfer, SendOutcome, SendRequest } from '#domain/transaction/send-request.ts'
import { sentTransfer } from '#domain/transaction/token-transfer.ts'
import { describeTransfer } from '#domain/transaction/transfer.ts'
import {
  fittedToFee,
  isFeeUncovered,
  isReviewOutdated,
  isSameCheck,
  suggestedFees,
  type TransferChecks,
  type TransferReview,
  withNewerChecks,
  wouldFail
} from '#domain/transaction/transfer-review.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletRequestModel } from '#ui/models/request/wallet-request-model.ts'
import { ALL_RECORDS } from '#ui/models/transaction/transaction-lists.ts'
import { askToSend } from './ask-to-send.ts'
import type { AttemptsModel } from './attempts-model.ts'
import type { TransactionsModel } from './transactions-model.ts'
import { readSimulation, readTransferChecks } from './transfer-checks.ts'

/** A visitor who has pressed Review waits no longer for nodes. */
const CHECKED_WITHIN_MS = 4_000
/** The wallet should open soon after the click. */
const CHECKED_AGAIN_WITHIN_MS = 1_000

interface ReviewTools {
  readonly connection: ConnectionModel
  readonly balances: BalancesModel
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly attempts: AttemptsModel
  readonly transactions: TransactionsModel
}

interface ReviewListener {
  readonly onAsked: () => void
  readonly onSent: () => void
  /** The wallet has answered a request that the page no longer waited for. */
  readonly onLateAnswer: (attempt: Attempt, late: LateAnswer) => void
}

/** One transfer at a time, from its review to the wallet's answer. */
export class TransferReviewModel {
  readonly #tools: ReviewTools
  readonly #listener: ReviewListener
  readonly #request: WalletRequestModel<RequestedTransfer, SendOutcome>
  readonly #checks = new Latest()

  constructor(tools: ReviewTools, listener: ReviewListener) {
    this.#tools = tools
    this.#listener = listener
    this.#request = new WalletRequestModel(tools.connection)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Reviewed again once nothing that might be repeated can have been sent. */
  get state(): SendRequest {
    const { state } = this.#request
    if (state.status !== 'repeating' || state.earlier.some(this.#tools.attempts.mayBeSent)) return state
    return { status: 'review', review: state.review }
  }

  /** What is reviewed, until the wallet has sent it. */
  get review(): TransferReview | undefined {
    return 'review' in this.state ? this.state.review : undefined
  }

  /** True if the account may not hold enough for the fee as well. */
  get isFeeUncovered(): boolean {
    const { review } = this
    return review !== undefined && isFeeUncovered(review, this.#balanceFor(review))
  }

  /** True while the visitor is asked whether to send the same again. */
  get isRepeated(): boolean {
    return this.state.status === 'repeating'
  }

  /** Shows the review, and asks the chain and the whole history about it. */
  async open(review: TransferReview): Promise<void> {
    const signal = this.#checks.start()
    const { checks: _, ...unchecked } = review
    this.#request.postpone({ status: 'review', review: unchecked })
    const checks = await readTransferChecks(this.#tools, review, CHECKED_WITHIN_MS)
    if (signal.aborted) return
    // Whether the recipient is known, or only looks like one that is, depends on all of it.
    this.#tools.transactions.lists.readMore(ALL_RECORDS)
    this.#request.postpone({ status: 'review', review: this.#fitted({ ...review, checks }) })
  }

  /** Asks the chain once more. */
  async recheck(): Promise<void> {
    if (this.review && !this.#request.isPending) await this.open(this.review)
  }

  /**
   * Sends the wallet request, unless the review no longer holds, or the same transfer may have been sent already: then
   * the visitor must confirm once more.
   */
  async confirm(): Promise<void> {
    const { review } = this
    const isOpen = this.state.status === 'review' || this.state.status === 'failed'
    if (!isOpen || !review?.checks || wouldFail(review.checks)) return
    const earlier = this.#sameAs(review)
    if (earlier.length > 0) this.#request.postpone({ status: 'repeating', review, earlier })
    else await this.#askIfItHolds(review, review.checks)
  }

  async sendAgain(): Promise<void> {
    if (this.state.status !== 'repeating') return
    const { review } = this.state
    if (review.checks) await this.#askIfItHolds(review, review.checks)
  }

  /** For what is reviewed, unless the wallet is being asked. */
  async chooseSpeed(speed: FeeSpeed): Promise<void> {
    const { review, state } = this
    if (!review || (state.status !== 'review' && state.status !== 'failed')) return
    const chosen = this.#fitted({ ...review, speed })
    this.#request.postpone({ status: 'review', review: chosen })
    if (chosen.transfer.value !== review.transfer.value) await this.#simulateAgain(chosen)
  }

  /** From the wallet back to the review, from there out; a transfer that the wallet still sends is listed. */
  cancel(): void {
    const { review, state } = this
    const isInReview = state.status === 'review' || state.status === 'failed'
    this.close()
    if (review && !isInReview) this.#request.postpone({ status: 'review', review })
  }

  close(): void {
    this.#checks.cancel()
    this.#request.cancel()
  }

  /** Shows the review again if the chain now says something else. */
  async #askIfItHolds(review: TransferReview, before: TransferChecks): Promise<void> {
    if (!isReviewOutdated(before, Date.now())) return this.#ask(review)
    const signal = this.#checks.start()
    this.#request.postpone({ status: 'checking', review })
    const checks = await readTransferChecks(this.#tools, review, CHECKED_AGAIN_WITHIN_MS)
    if (signal.aborted) return
    if (isSameCheck(before, checks, review.speed)) await this.#ask(withNewerChecks(review, checks))
    else this.#request.postpone({ status: 'review', review: this.#fitted({ ...review, checks }), isChanged: true })
  }

  /** For an amount that changed with its fee. */
  async #simulateAgain(review: TransferReview): Promise<void> {
    const signal = this.#checks.start()
    const simulation = await readSimulation(this.#tools, review, CHECKED_WITHIN_MS)
    if (signal.aborted || this.state.status !== 'review' || !review.checks) return
    const { simulation: _, ...checks } = review.checks
    const simulated = { ...review, checks: { ...checks, ...simulation } }
    this.#request.postpone({ status: 'review', review: simulated })
  }

  #fitted(review: TransferReview): TransferReview {
    return fittedToFee(review, this.#balanceFor(review))
  }

  /** The native one, in wei. */
  #balanceFor({ chain }: TransferReview): bigint | undefined {
    return this.#tools.balances.lastKnown(chain.id)?.value
  }

  async #ask(review: TransferReview): Promise<void> {
    const { account, chain, transfer } = review
    const { onAsked, onSent, onLateAnswer } = this.#listener
    const description = describeTransfer(transfer, chain)
    const asked = { asked: description, to: transfer.to }
    const { to, value, call } = sentTransfer(transfer)
    const called = call && { ...call, description, recipient: transfer.to, errors: standardErrors }
    const fees = suggestedFees(review)
    const request = { to, value, from: account, chainId: chain.id, ...called, ...(fees && { fees }) }
    const ask = askToSend(this.#tools.attempts, request, (attempt) => onLateAnswer(attempt, asked))
    onAsked()
    const about = { ...asked, review, isSent: 'no' } as const
    const sent = await this.#request.run(about, ask, ({ hash }) => ({ status: 'sent', hash }))
    if (sent?.isLate) onLateAnswer(sent.answer.attempt, { ...asked, hash: sent.answer.hash })
    else if (sent) onSent()
  }

  /** Attempts at the same transfer that may have been sent. */
  #sameAs({ chain, transfer }: TransferReview): readonly Attempt[] {
    const sent = sentTransfer(transfer)
    return this.#tools.attempts.undecided.filter(
      (attempt) => attempt.chainId === chain.id && isSameTransfer(attempt, sent)
    )
  }
}
