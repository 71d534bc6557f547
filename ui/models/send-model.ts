import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { accountMessages } from '#domain/account-messages.ts'
import { isAddress, shortenAddress } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import type { Chain } from '#domain/chain.ts'
import type { WhetherSent } from '#domain/errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { Transaction } from '#domain/transaction.ts'
import {
  type CheckedTransfer,
  type Checksum,
  checkTransfer,
  type TransferDraft,
  type TransferProblem
} from '#domain/transfer.ts'
import { type WalletFailure, walletFailure } from '#domain/wallet-failure.ts'
import { mayHaveBeenSent, whetherSent } from '#domain/whether-sent.ts'
import type { BalancesModel } from './balances-model.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { TransactionsModel } from './transactions-model.ts'

export interface FailedSend extends WalletFailure {
  readonly status: 'failed'
  readonly isSent: WhetherSent
}

export type SendStatus =
  | { readonly status: 'idle' }
  /** `asked` is what the wallet was asked, in words. */
  | { readonly status: 'confirming'; readonly startedAt: number; readonly asked: string }
  | (Sent & { readonly status: 'sent' })
  | FailedSend

/** What the wallet gave for a transfer: a transaction's hash, or that of a proposal to the owners of a Safe. */
type Sent = Pick<Transaction, 'hash' | 'isProposal'>

const emptyDraft: TransferDraft = { recipient: '', amount: '' }

/** A transfer of native currency on the wallet's chain, from the form to the list of transactions. */
export class SendModel {
  draft: TransferDraft = emptyDraft
  /** Fields whose problems are shown: the visitor has left them, or has tried to send. */
  touched: readonly (keyof TransferDraft)[] = []
  state: SendStatus = { status: 'idle' }
  /** What Max would leave could not be found out. */
  isFeeUnknown = false
  /** Requests that are no longer waited for, but are still open in the wallet: answering one may still send. */
  abandoned = 0
  /** What became of an attempt for this form is not known. */
  isInDoubt = false
  readonly #connection: ConnectionModel
  readonly #balances: BalancesModel
  readonly #reader: ChainReader
  readonly #transactions: TransactionsModel
  readonly #checksum: Checksum
  /** Counts attempts and clearings, so that an answer to one before still lands in the list but not on the form. */
  #attempt = 0
  /** Counts clearings alone: a doubt from before one is not about this form. */
  #form = 0

  constructor(
    connection: ConnectionModel,
    balances: BalancesModel,
    reader: ChainReader,
    transactions: TransactionsModel,
    checksum: Checksum
  ) {
    this.#connection = connection
    this.#balances = balances
    this.#reader = reader
    this.#transactions = transactions
    this.#checksum = checksum
    makeAutoObservable(this, { draft: observableRef, touched: observableRef, state: observableRef }, { autoBind: true })
  }

  /** What was written for one account and network is not meant for another. @returns a function that stops. */
  start(): () => void {
    return reaction(() => [this.#connection.account, this.#connection.chainId].join(), this.reset)
  }

  /** In wei; undefined until it is known. */
  get balance(): bigint | undefined {
    const { chainId } = this.#connection
    const state = chainId === undefined ? undefined : this.#balances.of(chainId)
    return state?.status === 'known' ? state.value : undefined
  }

  get problems(): { readonly recipient?: TransferProblem; readonly amount?: TransferProblem } {
    const { recipient, amount } = this.#check
    return {
      ...(recipient && this.touched.includes('recipient') && { recipient }),
      ...(amount && this.touched.includes('amount') && { amount })
    }
  }

  /** Whether that is said beside the state, which speaks of the last attempt alone. */
  get isEarlierInDoubt(): boolean {
    return this.isInDoubt && !(this.state.status === 'failed' && this.state.isSent !== 'no')
  }

  edit(field: keyof TransferDraft, text: string): void {
    this.isFeeUnknown = false
    this.draft = { ...this.draft, [field]: text }
    if (this.state.status !== 'confirming') this.moveTo({ status: 'idle' })
  }

  touch(field: keyof TransferDraft): void {
    if (!this.touched.includes(field) && this.draft[field] !== '') this.touched = [...this.touched, field]
  }

  sayFeeUnknown(isFeeUnknown: boolean): void {
    this.isFeeUnknown = isFeeUnknown
  }

  /** Everything but the fee, unless the visitor goes on meanwhile. */
  async useMax(): Promise<void> {
    const { account, chain } = this.#connection
    const { balance, draft } = this
    if (!account || !chain || balance === undefined) return
    const attempt = this.#attempt
    const typed = draft.recipient.trim()
    const to = isAddress(typed) ? typed : account
    const fee = await this.#reader
      .estimateTransferFee(chain.id, { from: account, to, value: 0n })
      .catch(() => undefined)
    if (attempt !== this.#attempt || draft !== this.draft) return
    this.sayFeeUnknown(fee === undefined)
    if (fee === undefined) return
    const rest = balance > fee ? balance - fee : 0n
    this.edit('amount', formatUnits(rest, chain.nativeCurrency.decimals))
  }

  async submit(): Promise<void> {
    if (this.state.status === 'confirming') return
    this.touched = ['recipient', 'amount']
    const { transfer } = this.#check
    const { chain } = this.#connection
    if (!transfer || !chain) return
    const attempt = ++this.#attempt
    const form = this.#form
    this.moveTo({ status: 'confirming', startedAt: Date.now(), asked: describe(transfer, chain) })
    try {
      const sent = await this.#send(transfer)
      if (attempt === this.#attempt) this.finish(sent)
    } catch (cause) {
      if (form === this.#form) this.doubt(whetherSent(cause))
      if (attempt === this.#attempt) this.fail(cause)
    } finally {
      if (attempt !== this.#attempt) this.settleAbandoned()
    }
  }

  /** Stops waiting; a transaction that the wallet sends after all is still listed. */
  cancel(): void {
    if (this.state.status === 'confirming') this.abandoned++
    this.#attempt++
    this.moveTo({ status: 'idle' })
  }

  reset(): void {
    this.cancel()
    this.#form++
    this.isInDoubt = false
    this.draft = emptyDraft
    this.isFeeUnknown = false
    this.touched = []
  }

  settleAbandoned(): void {
    this.abandoned--
  }

  finish(sent: Sent): void {
    this.draft = emptyDraft
    this.touched = []
    this.isInDoubt = false
    this.moveTo({ status: 'sent', ...sent })
  }

  doubt(isSent: WhetherSent): void {
    this.isInDoubt = mayHaveBeenSent(this.isInDoubt, isSent)
  }

  fail(cause: unknown): void {
    this.moveTo({ status: 'failed', ...walletFailure(cause), isSent: whetherSent(cause) })
  }

  moveTo(state: SendStatus): void {
    this.state = state
  }

  async #send(transfer: CheckedTransfer): Promise<Sent> {
    const { account, chain } = this.#connection
    if (!account || !chain) throw new Error(accountMessages.transactions.noAccount)
    const connector = await this.#connection.readyConnector()
    const hash = await connector.sendTransfer({ from: account, ...transfer, chainId: chain.id })
    const description = describe(transfer, chain)
    const sent: Sent = { hash, ...(connector.sendsProposals && { isProposal: true }) }
    this.#transactions.add({ ...sent, description }, { account, chainId: chain.id })
    return sent
  }

  get #check() {
    const decimals = this.#connection.chain?.nativeCurrency.decimals ?? 18
    return checkTransfer(this.draft, { balance: this.balance, decimals, checksum: this.#checksum })
  }
}

function describe({ to, value }: CheckedTransfer, { nativeCurrency }: Chain): string {
  const amount = formatUnits(value, nativeCurrency.decimals)
  return accountMessages.transactions.sentTo(amount, nativeCurrency.symbol, shortenAddress(to))
}
