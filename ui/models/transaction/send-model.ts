import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type Address, isAddress } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type Attempt, isSameTransfer } from '#domain/transaction/attempt.ts'
import {
  emptyForm,
  type LateAnswer,
  nextSendForm,
  type SendForm,
  type SendFormEvent,
  shownProblems
} from '#domain/transaction/send-form.ts'
import type { RequestedTransfer, SendOutcome, SendRequest } from '#domain/transaction/send-request.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import {
  type Checksum,
  checkTransfer,
  describeTransfer,
  type TransferDraft,
  type TransferProblem
} from '#domain/transaction/transfer.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletRequestModel } from '#ui/models/request/wallet-request-model.ts'
import { askToSend } from './ask-to-send.ts'
import type { AttemptsModel } from './attempts-model.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** A transfer of native currency on the wallet's chain, from the form to the list of transactions. */
export class SendModel {
  private form: SendForm = emptyForm
  readonly #connection: ConnectionModel
  readonly #balances: BalancesModel
  readonly #reader: ChainReader
  readonly #transactions: TransactionsModel
  readonly #attempts: AttemptsModel
  readonly #checksum: Checksum
  readonly #request: WalletRequestModel<RequestedTransfer, SendOutcome>
  readonly #fee = new Latest()

  constructor(
    connection: ConnectionModel,
    balances: BalancesModel,
    reader: ChainReader,
    transactions: TransactionsModel,
    attempts: AttemptsModel,
    checksum: Checksum
  ) {
    this.#connection = connection
    this.#balances = balances
    this.#reader = reader
    this.#transactions = transactions
    this.#attempts = attempts
    this.#checksum = checksum
    this.#request = new WalletRequestModel(connection)
    makeAutoObservable<SendModel, 'form'>(this, { form: observableRef }, { autoBind: true })
  }

  /** Clears the form when the account or network changes. @returns a function that stops. */
  start(): () => void {
    return reaction(
      () => [this.#connection.account, this.#connection.chainId].join(),
      () => {
        this.cancel()
        this.apply({ type: 'moved' })
      }
    )
  }

  get state(): SendRequest {
    return this.#request.state
  }

  get draft(): TransferDraft {
    return this.form.draft
  }

  get late(): LateAnswer | undefined {
    return this.form.late
  }

  /** In wei; undefined until it is known. */
  get balance(): bigint | undefined {
    const { chainId } = this.#connection
    const state = chainId === undefined ? undefined : this.#balances.of(chainId)
    return state?.status === 'known' ? state.value : undefined
  }

  /** The address that would be paid; undefined until one is entered. */
  get recipient(): Address | undefined {
    const typed = this.draft.recipient.trim()
    return isAddress(typed) && !this.#check.recipient ? typed : undefined
  }

  get problems(): { readonly recipient?: TransferProblem; readonly amount?: TransferProblem } {
    return shownProblems(this.form, this.#check)
  }

  /** Attempts that may have been sent, except the current one. */
  get undecided(): readonly Attempt[] {
    const current = 'attempt' in this.state ? this.state.attempt?.id : undefined
    return this.#attempts.undecided.filter(({ id }) => id !== current)
  }

  /** True while the visitor is asked whether to send the same again, as long as the first may still be sent. */
  get isRepeated(): boolean {
    return this.state.status === 'repeating' && this.#mayBeSent
  }

  /** The listed transaction; undefined once it is removed, or listed under another hash. */
  get sent(): Transaction | undefined {
    return this.state.status === 'sent' ? this.#transactions.listed(this.state.hash) : undefined
  }

  get lateSent(): Transaction | undefined {
    return this.late?.hash && this.#transactions.listed(this.late.hash)
  }

  edit(field: keyof TransferDraft, text: string): void {
    this.apply({ type: 'typed', field, text })
    if (!this.#request.isPending) this.#request.cancel()
  }

  touch(field: keyof TransferDraft): void {
    this.apply({ type: 'left', field })
  }

  /** The balance minus the fee, unless the form changes meanwhile. */
  async useMax(): Promise<void> {
    const { account, chain } = this.#connection
    const { balance, draft } = this
    if (!account || !chain || balance === undefined) return
    const signal = this.#fee.start()
    const typed = draft.recipient.trim()
    const to = isAddress(typed) ? typed : account
    const fee = await this.#reader
      .estimateTransferFee(chain.id, { from: account, to, value: 0n })
      .catch(() => undefined)
    if (signal.aborted || draft !== this.draft) return
    const rest = fee === undefined || balance <= fee ? 0n : balance - fee
    if (fee === undefined) this.apply({ type: 'feeUnknown' })
    else this.edit('amount', formatUnits(rest, chain.nativeCurrency.decimals))
  }

  /** Sends the wallet request, unless the same transfer may have been sent already: then the visitor must confirm. */
  async submit(): Promise<void> {
    if (this.#request.isPending) return
    this.apply({ type: 'submitted' })
    if (this.#mayBeSent) this.#request.postpone({ status: 'repeating' })
    else await this.#ask()
  }

  async sendAgain(): Promise<void> {
    if (this.state.status === 'repeating') await this.#ask()
  }

  /** Stops waiting; a transfer that the wallet still sends is listed. */
  cancel(): void {
    this.#request.cancel()
    this.#fee.cancel()
  }

  private apply(event: SendFormEvent): void {
    this.form = nextSendForm(this.form, event)
  }

  /** Shows the late outcome, and clears a form that still holds a transfer which has been sent. */
  #onLateAnswer(attempt: Attempt, late: LateAnswer): void {
    const { account, chainId } = this.#connection
    if (attempt.account !== account) return
    const { transfer } = this.#checkAgainst(undefined)
    const isHeld = attempt.chainId === chainId && transfer !== undefined && isSameTransfer(transfer, attempt)
    if (late.hash !== undefined && isHeld && !this.#request.isPending) this.#request.cancel()
    this.apply({ type: 'answeredLate', late, isHeld })
  }

  async #ask(): Promise<void> {
    const { account, chain } = this.#connection
    const { transfer } = this.#check
    if (!transfer || !account || !chain) return
    const request = { ...transfer, from: account, chainId: chain.id }
    const asked = { asked: describeTransfer(transfer, chain), to: transfer.to }
    const ask = askToSend(this.#attempts, request, (attempt) => this.#onLateAnswer(attempt, asked))
    this.#fee.cancel()
    this.apply({ type: 'asked' })
    const sent = await this.#request.run({ ...asked, isSent: 'no' }, ask, ({ hash }) => ({ status: 'sent', hash }))
    if (sent?.isLate) this.#onLateAnswer(sent.answer.attempt, { ...asked, hash: sent.answer.hash })
    else if (sent) this.apply({ type: 'sent' })
  }

  get #mayBeSent(): boolean {
    const { transfer } = this.#check
    const { chainId } = this.#connection
    return this.#attempts.undecided.some(
      (attempt) => transfer !== undefined && attempt.chainId === chainId && isSameTransfer(attempt, transfer)
    )
  }

  get #check() {
    return this.#checkAgainst(this.balance)
  }

  #checkAgainst(balance: bigint | undefined) {
    const decimals = this.#connection.chain?.nativeCurrency.decimals ?? 18
    return checkTransfer(this.draft, { balance, decimals, checksum: this.#checksum })
  }
}
