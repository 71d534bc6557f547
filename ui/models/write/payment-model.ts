import { makeAutoObservable, observableRef, when } from 'mobx'
import type { Chain } from '#domain/chain/chain.ts'
import type { Attempt } from '#domain/transaction/attempt.ts'
import type { FeeSpeed } from '#domain/transaction/fee-speeds.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import {
  isFeeUncovered,
  type PaymentReview,
  type PaymentReviews,
  type PaymentWrite,
  simulationEvent
} from '#domain/write/payment-review.ts'
import { isConfirmable, isSent } from '#domain/write/write.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import { ALL_RECORDS } from '#ui/models/transaction/transaction-lists.ts'
import { PaymentToWrite } from './payment-to-write.ts'
import type { WriteFactory } from './write-factory.ts'
import { WriteModel } from './write-model.ts'

type PaymentWriteModel = WriteModel<PaymentReviews, PaymentToWrite>

/** The payment of the send form: each review is a write of its own. */
export class PaymentModel {
  private write: PaymentWriteModel | undefined = undefined
  readonly #writes: WriteFactory
  readonly #balances: BalancesModel
  #stop: () => void = () => undefined

  constructor(writes: WriteFactory, balances: BalancesModel) {
    this.#writes = writes
    this.#balances = balances
    makeAutoObservable<PaymentModel, 'write'>(this, { write: observableRef }, { autoBind: true })
  }

  get step(): PaymentWrite {
    return this.write?.step ?? { status: 'idle' }
  }

  /** What is reviewed, until the wallet has sent it. */
  get review(): PaymentReview | undefined {
    const { step, write } = this
    if ('review' in step) return step.review
    if (step.status === 'simulating') return step.approved ?? write?.call.entered
    return step.status === 'refused' ? (step.found ?? write?.call.entered) : undefined
  }

  /** True from the opening of a review until the wallet has sent it, wherever the wallet is by now. */
  get isOpen(): boolean {
    return this.step.status !== 'idle' && !isSent(this.step)
  }

  /** True if the account may not hold enough for the fee as well. */
  get isFeeUncovered(): boolean {
    const { review } = this
    return review !== undefined && isFeeUncovered(review, this.#balances.lastKnown(review.chain.id)?.value)
  }

  /** True while the visitor is asked whether to send the same again. */
  get isRepeated(): boolean {
    return this.step.status === 'repeating'
  }

  /** True if the same payment may already have been sent. */
  get mayBeSent(): boolean {
    return this.write?.mayBeSent === true
  }

  /** By what the open requests know what the review says itself. */
  get ownRequest(): string | undefined {
    return this.write?.ownRequest
  }

  /** What is known of the request while it is not decided. */
  get attempt(): Attempt | undefined {
    return this.write?.attempt
  }

  /** Since when the wallet is asked; milliseconds since 1970. */
  get waitingSince(): number | undefined {
    return this.write?.waitingSince
  }

  /** The listed transaction; undefined once it is removed. */
  get entry(): Transaction | undefined {
    return this.write?.entry
  }

  /** Where it is sent, wherever the wallet is by now; undefined before anything is reviewed. */
  get chain(): Chain | undefined {
    return this.write?.call.entered.chain
  }

  /** Shows the review, and asks the chain and the whole history about it. */
  async open(entered: PaymentReview): Promise<void> {
    this.close()
    const write: PaymentWriteModel = new WriteModel(
      [new PaymentToWrite(entered, this.#writes, this.#balances)],
      this.#writes
    )
    this.show(write)
    await whenAtRest(write)
    // Whether the recipient is known, or only looks like one that is, depends on all of it.
    if (this.write === write) this.#writes.transactions.lists.readMore(ALL_RECORDS)
  }

  /** Asks the chain once more. */
  async simulateAgain(): Promise<void> {
    if (this.review && this.step.status !== 'asking') await this.open(this.review)
  }

  /**
   * Sends the wallet request, unless the review no longer holds, or the same payment may have been sent already: then
   * the visitor must confirm once more.
   */
  async confirm(): Promise<void> {
    const { write } = this
    if (!write || !isConfirmable(write.step)) return
    write.confirm()
    await whenAtRest(write)
  }

  async confirmAgain(): Promise<void> {
    const { write } = this
    if (write?.step.status !== 'repeating') return
    write.confirmAgain()
    await whenAtRest(write)
  }

  /** For what is reviewed, unless the wallet is being asked. */
  async chooseSpeed(speed: FeeSpeed): Promise<void> {
    const { write, step } = this
    if (!write || !isConfirmable(step)) return
    const { review } = step
    const chosen = write.call.fitted({ ...review, speed })
    write.revise(simulationEvent(chosen))
    if (chosen.payment.value === review.payment.value) return
    const simulated = await write.call.simulateAmount(chosen)
    if ('review' in write.step && write.step.review === chosen) write.revise(simulationEvent(simulated))
  }

  /** From the wallet back to the review, from there out; a payment that the wallet still sends is listed. */
  cancel(): void {
    this.write?.cancel()
    if (this.step.status === 'idle') this.close()
  }

  close(): void {
    this.#stop()
    this.show(undefined)
  }

  private show(write: PaymentWriteModel | undefined): void {
    this.write = write
    this.#stop = write?.start() ?? (() => undefined)
  }
}

/** Resolves once neither a node nor the wallet is waited for. A payment has no record to read: its start has left `idle` at once. */
function whenAtRest(write: PaymentWriteModel): Promise<void> {
  return when(() => !['simulating', 'revalidating', 'asking'].includes(write.step.status))
}
