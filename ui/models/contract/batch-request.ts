import { makeAutoObservable, observableRef } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import type { AskedBatch, AskedCall } from '#domain/contract/asked-batch.ts'
import type { BatchEvent } from '#domain/contract/batch-state.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { isSameValue } from '#domain/same-value.ts'
import type { Description } from '#domain/transaction/description.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import type { CallBatchStatus, CallCapabilities } from '#domain/wallet/call-batch.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { ALL_RECORDS } from '#ui/models/transaction/transaction-lists.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { askForAll } from './ask-for-all.ts'
import type { AskedBatchesModel } from './asked-batches-model.ts'
import type { CallAsker } from './call-asker.ts'
import type { WrittenCall } from './written-call.ts'

/** Less than a wallet itself gets for the answer: an answer that is only missing is not taken for a no. */
const SUPPORT_WITHIN_MS = 5_000

/** One of the calls; its description is for Recent Transactions, where the wallet sends it on its own. */
type BatchedCall = Omit<WrittenCall, 'chainId'>

export interface WrittenBatch {
  /** In their order, which a wallet keeps: a later one may need an earlier one. */
  readonly calls: readonly [BatchedCall, ...BatchedCall[]]
  readonly chainId: number
  /** For Recent Transactions, where the wallet sends all calls in one transaction. */
  readonly description: Description
  /** Nothing is asked of a wallet that cannot promise that either all calls succeed or all have no effect. */
  readonly mustBeAtomic: boolean
}

interface RequestTools {
  readonly connection: ConnectionModel
  readonly contracts: ContractGateway
  readonly batches: AskedBatchesModel
  readonly transactions: TransactionsModel
}

export type AskingWallet = Parameters<ReturnType<CallAsker['ask']>>

/** The request for all calls of one batch at once, and what is stored of it. */
export class BatchRequest {
  private asked: AskedBatch | undefined = undefined
  /** Undefined until the call data of all calls is known. */
  private calls: readonly AskedCall[] | undefined = undefined
  readonly #written: WrittenBatch
  readonly #tools: RequestTools

  constructor(written: WrittenBatch, tools: RequestTools) {
    this.#written = written
    this.#tools = tools
    makeAutoObservable<BatchRequest, 'asked' | 'calls'>(
      this,
      { asked: observableRef, calls: observableRef },
      { autoBind: true }
    )
  }

  /** What the wallet has last reported of it. */
  get report(): CallBatchStatus | undefined {
    return this.asked && this.#tools.batches.reportOf(this.asked.key)
  }

  get isSaved(): boolean {
    return this.asked === undefined || this.#tools.batches.isSaved(this.asked.key)
  }

  /** The same calls, if the connected account was asked for them and the end is not known. */
  private get earlier(): AskedBatch | undefined {
    const { connection, batches } = this.#tools
    const { account } = connection
    if (!account || !this.calls) return undefined
    return batches.find({ account, chainId: this.#written.chainId, calls: this.calls })
  }

  /** What is known of the same calls from an earlier visit: that the wallet has them, or which of them were sent. */
  get known(): BatchEvent | undefined {
    const { earlier } = this
    if (earlier?.id !== undefined)
      return this.#tools.batches.isHeld(earlier) ? { type: 'found', id: earlier.id } : undefined
    return earlier?.steps && { type: 'resumed', steps: earlier.steps }
  }

  get isAway(): boolean {
    return this.asked !== undefined && !this.#tools.batches.isHeld(this.asked)
  }

  /** Whether the same may already have been sent or asked for, as far as the records of this batch tell. */
  mayHaveSent(index: number): boolean {
    const { earlier } = this
    const { calls, chainId } = this.#written
    if (!earlier?.steps) return index === 0 && earlier !== undefined
    const { steps, askedAt } = earlier
    if (steps.length > index) return true
    // Sent after a reload had lost the wallet's answer.
    this.#tools.transactions.lists.readMore(ALL_RECORDS)
    return this.#tools.transactions.lists.of(chainId).some(({ hash, description, to, addedAt }) => {
      const isSame = isSameValue(description, calls[index]?.description) && to === calls[index]?.call.address
      return isSame && addedAt >= askedAt && !steps.includes(hash)
    })
  }

  /** Has to be done before `earlier` is known. */
  async encode(): Promise<readonly AskedCall[]> {
    const { chainId, calls } = this.#written
    const { contracts } = this.#tools
    const encode = async ({ call, value = 0n, description }: BatchedCall) => {
      return { to: call.address, value, data: await contracts.encode(chainId, call), description }
    }
    const encoded = this.calls ?? (await Promise.all(calls.map(encode)))
    this.setCalls(encoded)
    const { account } = this.#tools.connection
    if (account) this.#tools.batches.forgetRest({ account, chainId, calls: encoded })
    return encoded
  }

  /** What the wallet says that it can do with several calls; undefined if it does not answer in time. Never prompts. */
  async support(account: Address): Promise<CallCapabilities | undefined> {
    const { connection } = this.#tools
    const ask = async () => (await connection.readyConnector()).getCallCapabilities(account, this.#written.chainId)
    return withTimeout(SUPPORT_WITHIN_MS, ask, () => new WalletError('timeout')).catch(() => undefined)
  }

  /** @returns the wallet's id; the record is stored before the wallet is asked. */
  async ask(account: Address, asking: AskingWallet): Promise<{ readonly asked: AskedBatch; readonly id: string }> {
    const { chainId, description, mustBeAtomic } = this.#written
    const { connection, batches } = this.#tools
    const { wallet } = connection.active ?? {}
    if (!wallet) throw new WalletError('unauthorized', { message: 'No account.' })
    const request = { account, chainId, wallet, description, calls: await this.encode(), mustBeAtomic }
    return askForAll(batches, request, this.setAsked)(...asking)
  }

  /** Stores the id that the wallet has given its answer with. */
  store(id: string): void {
    if (this.asked) this.#tools.batches.accept(this.asked, id)
  }

  /**
   * Stores what the wallet has taken after the page no longer waited.
   * @returns whether it is connected: otherwise it is found once it is back.
   */
  storeLate(asked: AskedBatch, id: string): boolean {
    this.#tools.batches.accept(asked, id)
    return this.#tools.batches.isHeld({ ...asked, id })
  }

  /** Stores which calls the account has sent one by one, or forgets them if nothing is left to go on with. */
  keep(account: Address, steps: readonly Hex[]): void {
    const { connection, batches } = this.#tools
    const { chainId, description } = this.#written
    const asked = this.asked?.account === account ? this.asked : undefined
    const kept = this.earlier?.steps ? this.earlier : asked
    const wallet = connection.active?.wallet ?? kept?.wallet
    if (steps.length > 0 && wallet && this.calls)
      this.setAsked(batches.begin({ account, chainId, wallet, description, calls: this.calls, steps }))
    if (steps.length > 0 || !kept?.steps) return
    batches.forget(kept)
    this.setAsked(undefined)
  }

  /** Follows what becomes of the batch with this id. */
  follow(id: string): void {
    const { batches } = this.#tools
    this.asked = batches.withId(id)
    if (this.asked) batches.follow(this.asked)
  }

  private setCalls(calls: readonly AskedCall[]): void {
    this.calls = calls
  }

  private setAsked(asked: AskedBatch | undefined): void {
    this.asked = asked
  }
}
