import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Hex } from '#domain/address.ts'
import { shortenAddress } from '#domain/address.ts'
import { formatUnits } from '#domain/amount.ts'
import { messages } from '#domain/messages.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type CheckedTransfer, checkTransfer, type TransferDraft, type TransferProblem } from '#domain/transfer.ts'
import { type WalletFailure, walletFailure, wasNothingSent } from '#domain/wallet-failure.ts'
import type { BalancesModel } from './balances-model.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { TransactionsModel } from './transactions-model.ts'

export interface FailedSend extends WalletFailure {
  readonly status: 'failed'
  readonly isSent: 'no' | 'unknown'
}

export type SendStatus =
  | { readonly status: 'idle' }
  | { readonly status: 'confirming'; readonly startedAt: number }
  | { readonly status: 'sent'; readonly hash: Hex }
  | FailedSend

const emptyDraft: TransferDraft = { recipient: '', amount: '' }

/** A transfer of native currency on the wallet's chain, from the form to the list of transactions. */
export class SendModel {
  draft: TransferDraft = emptyDraft
  /** Fields whose problems are shown: the visitor has left them, or has tried to send. */
  touched: readonly (keyof TransferDraft)[] = []
  state: SendStatus = { status: 'idle' }
  /** Requests that are no longer waited for, but are still open in the wallet: answering one may still send. */
  abandoned = 0
  readonly #connection: ConnectionModel
  readonly #balances: BalancesModel
  readonly #reader: ChainReader
  readonly #transactions: TransactionsModel
  /** Counts attempts, so that an answer to an abandoned one still lands in the list but not on the form. */
  #attempt = 0

  constructor(
    connection: ConnectionModel,
    balances: BalancesModel,
    reader: ChainReader,
    transactions: TransactionsModel
  ) {
    this.#connection = connection
    this.#balances = balances
    this.#reader = reader
    this.#transactions = transactions
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

  edit(field: keyof TransferDraft, text: string): void {
    this.draft = { ...this.draft, [field]: text }
    if (this.state.status !== 'confirming') this.moveTo({ status: 'idle' })
  }

  touch(field: keyof TransferDraft): void {
    if (!this.touched.includes(field) && this.draft[field] !== '') this.touched = [...this.touched, field]
  }

  /** Everything but the fee. */
  async useMax(): Promise<void> {
    const { account, chain } = this.#connection
    const { balance } = this
    if (!account || !chain || balance === undefined) return
    const to = this.#check.transfer?.to ?? account
    const fee = await this.#reader
      .estimateTransferFee(chain.id, { from: account, to, value: 0n })
      .catch(() => undefined)
    if (fee === undefined || chain !== this.#connection.chain) return
    const rest = balance > fee ? balance - fee : 0n
    this.edit('amount', formatUnits(rest, chain.nativeCurrency.decimals))
  }

  async submit(): Promise<void> {
    if (this.state.status === 'confirming') return
    this.touched = ['recipient', 'amount']
    const { transfer } = this.#check
    if (!transfer || !this.#connection.chain) return
    const attempt = ++this.#attempt
    this.moveTo({ status: 'confirming', startedAt: Date.now() })
    try {
      const hash = await this.#send(transfer)
      if (attempt === this.#attempt) this.finish(hash)
    } catch (cause) {
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
    this.draft = emptyDraft
    this.touched = []
  }

  settleAbandoned(): void {
    this.abandoned--
  }

  finish(hash: Hex): void {
    this.draft = emptyDraft
    this.touched = []
    this.moveTo({ status: 'sent', hash })
  }

  fail(cause: unknown): void {
    this.moveTo({ status: 'failed', ...walletFailure(cause), isSent: wasNothingSent(cause) ? 'no' : 'unknown' })
  }

  moveTo(state: SendStatus): void {
    this.state = state
  }

  async #send({ to, value }: CheckedTransfer): Promise<Hex> {
    const { account, chain } = this.#connection
    if (!account || !chain) throw new Error(messages.transactions.noAccount)
    const connector = await this.#connection.readyConnector()
    const hash = await connector.sendTransfer({ from: account, to, value, chainId: chain.id })
    const { symbol, decimals } = chain.nativeCurrency
    const description = messages.transactions.sentTo(formatUnits(value, decimals), symbol, shortenAddress(to))
    this.#transactions.add({ hash, description }, { account, chainId: chain.id })
    return hash
  }

  get #check() {
    const decimals = this.#connection.chain?.nativeCurrency.decimals ?? 18
    return checkTransfer(this.draft, { balance: this.balance, decimals })
  }
}
