import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type Address, type Checksum, isAddress, isSameAddress } from '#domain/address.ts'
import { type AmountMarks, writtenUnits } from '#domain/amount.ts'
import type { Token } from '#domain/chain/chain.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import { isSameRequest } from '#domain/transaction/attempt.ts'
import type { FeeSpeed } from '#domain/transaction/fee-speeds.ts'
import { type PaymentFields, type PaymentProblem, readPayment } from '#domain/transaction/payment.ts'
import { type ReadRecipient, readRecipient } from '#domain/transaction/read-recipient.ts'
import { nameFor, type RecipientName } from '#domain/transaction/recipient-name.ts'
import { paymentTransaction } from '#domain/transaction/token-transfer.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { Latest } from '#domain/wait/latest.ts'
import {
  type DraftField,
  emptyDraft,
  nextPaymentDraft,
  type PaymentDraft,
  type PaymentDraftEvent,
  shownProblems
} from '#domain/write/payment-draft.ts'
import type { PaymentWrite } from '#domain/write/payment-review.ts'
import { isSent } from '#domain/write/write.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { stopAll } from '../stop-all.ts'
import type { OpenRequestsModel } from './open-requests-model.ts'
import { PaymentModel } from './payment-model.ts'
import { readFeeToLeave } from './payment-to-write.ts'
import { RecipientNames } from './recipient-names.ts'
import type { WriteFactory } from './write-factory.ts'
import type { LateAnswer, LateAnswerListener } from './write-model.ts'

/** A payment in native currency or a token on the wallet's chain, from the form through its review to the list of transactions. */
export class PaymentFormModel implements LateAnswerListener {
  private paymentDraft: PaymentDraft = emptyDraft
  readonly payment: PaymentModel
  readonly #names: RecipientNames
  readonly #connection: ConnectionModel
  readonly #balances: BalancesModel
  readonly #writes: WriteFactory
  readonly #checksum: Checksum
  readonly #openRequests: OpenRequestsModel
  readonly #fee = new Latest()

  constructor(
    connection: ConnectionModel,
    balances: BalancesModel,
    writes: WriteFactory,
    checksum: Checksum,
    openRequests: OpenRequestsModel,
    names: NameService | undefined
  ) {
    this.#openRequests = openRequests
    this.#names = new RecipientNames(names)
    this.#connection = connection
    this.#balances = balances
    this.#checksum = checksum
    this.#writes = writes
    this.payment = new PaymentModel(writes, balances)
    makeAutoObservable<PaymentFormModel, 'paymentDraft'>(
      this,
      { paymentDraft: observableRef, payment: false },
      { autoBind: true }
    )
  }

  /** Clears the form when the account or network changes, and once the payment is sent. @returns a function that stops. */
  start(): () => void {
    return stopAll([
      this.#writes.listen(this),
      reaction(
        () => [this.#connection.account, this.#connection.chainId].join(),
        () => {
          const wasReviewing = this.payment.isOpen
          this.#close()
          // What the wallet may still show is not to be entered again.
          this.apply({ type: 'moved', wasReviewing: wasReviewing && !this.#openRequests.mayBeSent })
        }
      ),
      reaction(
        () => isSent(this.step),
        (isDone) => isDone && this.apply({ type: 'sent' })
      )
    ])
  }

  get step(): PaymentWrite {
    return this.payment.step
  }

  get draft(): PaymentFields {
    return this.paymentDraft.fields
  }

  /** What is sent; undefined for the native currency. */
  get token(): Token | undefined {
    const { token = '' } = this.draft
    return this.#connection.chain?.tokens?.find(({ address }) => isSameAddress(address, token))
  }

  /** In wei, or the token's base units; undefined until it is known. */
  get balance(): bigint | undefined {
    const { chainId } = this.#connection
    const state = chainId === undefined ? undefined : this.#balances.of(chainId)
    if (state?.status !== 'known') return undefined
    return this.token ? state.tokens.find(({ token }) => token === this.token)?.value : state.value
  }

  /** What was entered as the recipient, as far as that can be one. */
  get enteredRecipient(): ReadRecipient {
    const { chain, chains } = this.#connection
    return readRecipient(this.draft.recipient, { chain, chains })
  }

  /** The address that would be paid; undefined until one is entered. */
  get recipient(): Address | undefined {
    const { name } = this
    if (name?.status === 'resolved') return name.address
    const typed = this.enteredRecipient.text
    return isAddress(typed) && !this.#read.recipient ? typed : undefined
  }

  /** What is known of the entered name. */
  get name(): RecipientName | undefined {
    return nameFor(this.enteredRecipient.text, this.#names.name)
  }

  /** Name and picture of the reviewed recipient, as far as they are known. */
  get reviewedRecipient() {
    const { review } = this.payment
    if (this.name?.status === 'resolved') return this.name
    return review && this.#names.of(review.payment.to)
  }

  get problems(): { readonly recipient?: PaymentProblem; readonly amount?: PaymentProblem } {
    const { recipient, ...problems } = shownProblems(this.paymentDraft, this.#read)
    // A name is looked up once the field is left.
    const isOpen = recipient === 'invalid-recipient' && !this.name && this.#names.isName(this.enteredRecipient.text)
    return { ...problems, ...(recipient && !isOpen && { recipient }) }
  }

  /** True once the form was emptied, and its review closed, because the wallet moved elsewhere. */
  get isReviewClosed(): boolean {
    return this.paymentDraft.isReviewClosed === true
  }

  /** The listed transaction; undefined once it is removed. */
  get entry(): Transaction | undefined {
    return this.payment.entry
  }

  /** @param marks how the language writes numbers in which an amount was typed. */
  edit(field: DraftField, text: string, marks?: AmountMarks): void {
    this.apply({ type: 'typed', field, text, marks })
    if (this.step.status !== 'asking') this.payment.close()
  }

  touch(field: DraftField): void {
    this.apply({ type: 'left', field })
    if (field === 'recipient' && !this.name) void this.#names.resolve(this.enteredRecipient.text)
  }

  /** The whole balance of a token; that of the native currency minus the fee, unless the form changes meanwhile. */
  async useMax(marks?: AmountMarks): Promise<void> {
    const { account, chain } = this.#connection
    const { balance, draft, token } = this
    if (!account || !chain || balance === undefined) return
    if (token) return this.edit('amount', writtenUnits(balance, token.decimals, marks), marks)
    const signal = this.#fee.start()
    this.#writes.reader.endRests(chain.id)
    const to = this.recipient ?? account
    const payment = { from: account, to, value: 0n }
    const fee = await readFeeToLeave(this.#writes, chain.id, payment, this.paymentDraft.speed)
    if (signal.aborted || draft !== this.draft) return
    const rest = fee === undefined || balance <= fee ? 0n : balance - fee
    if (fee === undefined) return this.apply({ type: 'feeUnknown' })
    this.edit('amount', writtenUnits(rest, chain.nativeCurrency.decimals, marks), marks)
    this.apply({ type: 'maxed' })
  }

  /** Opens the review of what was entered, if that is valid. */
  async submit(): Promise<void> {
    if (this.payment.review) return
    this.apply({ type: 'submitted' })
    const { draft, enteredRecipient } = this
    if (this.#names.isName(enteredRecipient.text)) await this.#names.resolve(enteredRecipient.text)
    const { account, chain } = this.#connection
    const { payment } = this.#read
    if (!payment || !account || !chain || draft !== this.draft || this.payment.review) return
    this.#fee.cancel()
    const name = this.name?.status === 'resolved' && { name: this.name.name }
    if (!name) void this.#names.find(payment.to)
    const { isMax, speed } = this.paymentDraft
    await this.payment.open({ account, chain, payment, ...name, ...(isMax && { isMax }), ...(speed && { speed }) })
  }

  /** For the payment that is entered, also once it has been entered anew. */
  chooseSpeed(speed: FeeSpeed): void {
    this.apply({ type: 'chose', speed })
    void this.payment.chooseSpeed(speed)
  }

  private apply(event: PaymentDraftEvent): void {
    this.paymentDraft = nextPaymentDraft(this.paymentDraft, event)
  }

  /** Clears a form that still holds what has been sent. */
  onLateAnswer(answer: LateAnswer): void {
    if ('batch' in answer || answer.hash === undefined) return
    const { attempt } = answer
    const { account, chainId } = this.#connection
    const isPayment = attempt.call === undefined || attempt.call.recipient !== undefined
    if (attempt.account !== account || attempt.chainId !== chainId || !isPayment) return
    const { payment } = this.#readAgainst(undefined)
    if (payment === undefined || !isSameRequest(paymentTransaction(payment), attempt)) return
    if (this.step.status !== 'asking') this.payment.close()
    this.apply({ type: 'sent' })
  }

  #close(): void {
    this.payment.close()
    this.#fee.cancel()
  }

  get #read() {
    return this.#readAgainst(this.balance)
  }

  #readAgainst(balance: bigint | undefined) {
    const { token } = this
    const { decimals = 18 } = token ?? this.#connection.chain?.nativeCurrency ?? {}
    const [recipient, name, checksum] = [this.enteredRecipient, this.#names.name, this.#checksum]
    return readPayment(this.draft, { recipient, balance, decimals, token, name, checksum })
  }
}
