import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import { type Address, type Hex, isAddress } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type Attempt, isSameTransfer } from '#domain/transaction/attempt.ts'
import type { LateAnswer, SendStatus } from '#domain/transaction/send-status.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import {
  type Checksum,
  checkTransfer,
  describeTransfer,
  type TransferDraft,
  type TransferProblem
} from '#domain/transaction/transfer.ts'
import { Latest } from '#domain/wait/latest.ts'
import { whetherSent } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { AttemptsModel } from './attempts-model.ts'
import type { TransactionsModel } from './transactions-model.ts'

const emptyForm = { draft: { recipient: '', amount: '' }, touched: [] } as const

/** A transfer of native currency on the wallet's chain, from the form to the list of transactions. */
export class SendModel {
  draft: TransferDraft = emptyForm.draft
  /** Fields whose problems are shown, after leaving them or trying to send. */
  touched: readonly (keyof TransferDraft)[] = []
  state: SendStatus = { status: 'idle' }
  /** Max failed because the fee could not be estimated. */
  isFeeUnknown = false
  late: LateAnswer | undefined = undefined
  readonly #connection: ConnectionModel
  readonly #balances: BalancesModel
  readonly #reader: ChainReader
  readonly #transactions: TransactionsModel
  readonly #attempts: AttemptsModel
  readonly #checksum: Checksum
  /** The wallet's answer is late once the visitor has cancelled, or the account or network has changed. */
  readonly #request = new Latest()
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
    makeAutoObservable(
      this,
      { draft: observableRef, touched: observableRef, state: observableRef, late: observableRef },
      { autoBind: true }
    )
  }

  /** Clears the form when the account or network changes. @returns a function that stops. */
  start(): () => void {
    return reaction(
      () => [this.#connection.account, this.#connection.chainId].join(),
      () => this.#reset()
    )
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
    const { recipient, amount } = this.#check
    return {
      ...(recipient && this.touched.includes('recipient') && { recipient }),
      ...(amount && this.touched.includes('amount') && { amount })
    }
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
    return this.state.status === 'sent' ? this.#find(this.state.hash) : undefined
  }

  get lateSent(): Transaction | undefined {
    return this.late?.hash && this.#find(this.late.hash)
  }

  edit(field: keyof TransferDraft, text: string): void {
    this.isFeeUnknown = false
    this.draft = { ...this.draft, [field]: text }
    if (this.state.status !== 'confirming') this.state = { status: 'idle' }
  }

  touch(field: keyof TransferDraft): void {
    if (!this.touched.includes(field) && this.draft[field] !== '') this.touched = [...this.touched, field]
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
    if (fee === undefined) this.#show({ isFeeUnknown: true })
    else this.edit('amount', formatUnits(rest, chain.nativeCurrency.decimals))
  }

  /** Sends the wallet request, unless the same transfer may have been sent already: then the visitor must confirm. */
  async submit(): Promise<void> {
    if (this.state.status === 'confirming') return
    this.touched = ['recipient', 'amount']
    if (this.#mayBeSent) this.state = { status: 'repeating' }
    else await this.#ask()
  }

  async sendAgain(): Promise<void> {
    if (this.state.status === 'repeating') await this.#ask()
  }

  /** Stops waiting; a transfer that the wallet still sends is listed. */
  cancel(): void {
    this.#request.cancel()
    this.#fee.cancel()
    this.state = { status: 'idle' }
  }

  #reset(): void {
    this.cancel()
    this.#show({ ...emptyForm, late: undefined, isFeeUnknown: false })
  }

  /** Shows the late outcome, and clears a form that still holds a transfer which has been sent. */
  #onLateAnswer(attempt: Attempt, late: LateAnswer): void {
    const { account, chainId } = this.#connection
    if (attempt.account !== account) return
    const { transfer } = this.#checkAgainst(undefined)
    const isHeld = attempt.chainId === chainId && transfer !== undefined && isSameTransfer(transfer, attempt)
    const state: SendStatus = this.state.status === 'confirming' ? this.state : { status: 'idle' }
    this.#show({ late, ...(late.hash !== undefined && isHeld && { ...emptyForm, state }) })
  }

  async #ask(): Promise<void> {
    const { account, chain } = this.#connection
    const { transfer } = this.#check
    if (!transfer || !account || !chain) return
    const asked = describeTransfer(transfer, chain)
    const confirming = { status: 'confirming', startedAt: Date.now(), asked, to: transfer.to } as const
    const signal = this.#request.start()
    this.#fee.cancel()
    this.#show({ state: confirming, late: undefined })
    let attempt: Attempt | undefined
    try {
      const request = { ...transfer, from: account, chainId: chain.id }
      const connector = await this.#connection.readyConnector()
      const nonce = await this.#attempts.predictNonce(request, connector)
      // Cancelled before the request was sent.
      if (signal.aborted) return
      attempt = this.#attempts.begin(request, connector, nonce)
      this.#show({ state: { ...confirming, attempt } })
      const hash = await this.#attempts.send(attempt, connector)
      if (signal.aborted) return this.#onLateAnswer(attempt, { asked, to: attempt.to, hash })
      this.#show({ ...emptyForm, state: { status: 'sent', hash } })
    } catch (cause) {
      const isSent = attempt ? whetherSent(cause) : 'no'
      const failed = { status: 'failed', ...walletFailure(cause), isSent, ...(attempt && { attempt }) } as const
      if (!signal.aborted) this.#show({ state: failed })
      else if (attempt && isSent === 'no') this.#onLateAnswer(attempt, { asked, to: attempt.to })
    }
  }

  #show(fields: Partial<Pick<SendModel, 'draft' | 'touched' | 'state' | 'isFeeUnknown' | 'late'>>): void {
    runInAction(() => Object.assign(this, fields))
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

  #find(hash: Hex): Transaction | undefined {
    return this.#transactions.lists.find(hash)
  }
}
