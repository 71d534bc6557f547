import { makeAutoObservable, observableRef } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import type { ContractCall, WriteMutability } from '#domain/contract/contract-call.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { isSameValue } from '#domain/same-value.ts'
import type { Description } from '#domain/transaction/description.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import type { CallBatchStatus, CallCapabilities } from '#domain/wallet/call-batch.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { type AskedBatch, type AskedCall, isSameBatch } from '#domain/write/asked-batch.ts'
import type { BatchEvent } from '#domain/write/batch.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { ALL_RECORDS } from '#ui/models/transaction/transaction-lists.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { AskedBatchesModel } from './asked-batches-model.ts'
import type { CallRequest, CallValue } from './contract-call-to-write.ts'
import type { AcceptedBatch } from './ways-of-asking.ts'

/** Less than a wallet itself gets for the answer: an answer that is only missing is not taken for a no. */
const SUPPORT_WITHIN_MS = 5_000

/** One of the calls; its description is for Recent Transactions, where the wallet sends it on its own. */
type BatchedCall = Omit<CallRequest, 'chainId' | 'call' | 'value'> & (CallOf<'payable'> | CallOf<'nonpayable'>)

type CallOf<Mutability extends WriteMutability> = CallValue<Mutability> & {
  readonly call: ContractCall<unknown, Mutability>
}

export interface BatchRequest {
  /** In their order, which a wallet keeps: a later one may need an earlier one. */
  readonly calls: readonly [BatchedCall, ...BatchedCall[]]
  readonly chainId: number
  /** For Recent Transactions, where the wallet sends all calls in one transaction. */
  readonly description: Description
  /** Nothing is asked of a wallet that cannot promise that either all calls succeed or all have no effect. */
  readonly mustBeAtomic: boolean
}

export interface RecordDependencies {
  readonly connection: ConnectionModel
  readonly contracts: ContractGateway
  readonly transactions: TransactionsModel
  readonly batches: AskedBatchesModel
}

/** What is stored of calls that belong together: that a wallet was asked for all, or which were sent one by one. */
export class BatchRecord {
  private asked: AskedBatch | undefined = undefined
  /** Undefined until the call data of all calls is known. */
  private calls: readonly AskedCall[] | undefined = undefined
  readonly #request: BatchRequest
  readonly #dependencies: RecordDependencies

  constructor(request: BatchRequest, dependencies: RecordDependencies) {
    this.#request = request
    this.#dependencies = dependencies
    makeAutoObservable<BatchRecord, 'asked' | 'calls'>(
      this,
      { asked: observableRef, calls: observableRef },
      { autoBind: true }
    )
  }

  get batches(): AskedBatchesModel {
    return this.#dependencies.batches
  }

  get mustBeAtomic(): boolean {
    return this.#request.mustBeAtomic
  }

  /** What the wallet has last reported of it. */
  get report(): CallBatchStatus | undefined {
    return this.asked && this.#dependencies.batches.reportOf(this.asked.key)
  }

  /** The key of the batch that is stored for it. */
  get askedKey(): string | undefined {
    return this.asked?.key
  }

  get isSaved(): boolean {
    return this.asked === undefined || this.#dependencies.batches.isSaved(this.asked.key)
  }

  /** The same calls, if the connected account was asked for them and the end is not known. */
  private get earlier(): AskedBatch | undefined {
    const { connection, batches } = this.#dependencies
    const { account } = connection
    if (!account || !this.calls) return undefined
    return batches.find({ account, chainId: this.#request.chainId, calls: this.calls })
  }

  /** What is known of the same calls from an earlier visit: that the wallet has them, or which of them were sent. */
  get known(): BatchEvent | undefined {
    const { earlier } = this
    if (earlier?.id !== undefined)
      return this.#dependencies.batches.isHeld(earlier) ? { type: 'found', id: earlier.id } : undefined
    return earlier?.sentHashes && { type: 'resumed', sentHashes: earlier.sentHashes }
  }

  get isAway(): boolean {
    return this.asked !== undefined && !this.#dependencies.batches.isHeld(this.asked)
  }

  /** Whether the same may already have been sent or asked for, as far as the records of this batch tell. */
  mayHaveSent(index: number): boolean {
    const { earlier } = this
    const { calls, chainId } = this.#request
    if (!earlier?.sentHashes) return index === 0 && earlier !== undefined
    const { sentHashes, askedAt } = earlier
    if (sentHashes.length > index) return true
    // Sent after a reload had lost the wallet's answer.
    this.#dependencies.transactions.lists.readMore(ALL_RECORDS)
    return this.#dependencies.transactions.lists.of(chainId).some(({ sent: { hash, description, to, addedAt } }) => {
      const isSame = isSameValue(description, calls[index]?.description) && to === calls[index]?.call.address
      return isSame && addedAt >= askedAt && !sentHashes.includes(hash)
    })
  }

  /** Has to be done before `earlier` is known, and before the wallet is asked. */
  async encode(): Promise<readonly AskedCall[]> {
    const { chainId, calls } = this.#request
    const { contracts } = this.#dependencies
    const encode = async ({ call, value = 0n, description }: BatchedCall) => {
      return { to: call.address, value, data: await contracts.encode(chainId, call), description }
    }
    const encoded = this.calls ?? (await Promise.all(calls.map(encode)))
    this.setCalls(encoded)
    const { account } = this.#dependencies.connection
    if (account) this.#dependencies.batches.forgetRest({ account, chainId, calls: encoded })
    return encoded
  }

  /** What the wallet says that it can do with several calls; undefined if it does not answer in time. Never prompts. */
  async support(account: Address): Promise<CallCapabilities | undefined> {
    const { connection } = this.#dependencies
    const ask = async () => (await connection.readyConnector()).getCallCapabilities(account, this.#request.chainId)
    return withTimeout(SUPPORT_WITHIN_MS, ask, () => new WalletError('timeout')).catch(() => undefined)
  }

  /** Stores that the wallet is about to be asked for all calls, whose data has to be known. */
  begin(account: Address): AskedBatch {
    const { connection, batches } = this.#dependencies
    const { chainId, description } = this.#request
    const { wallet } = connection.active ?? {}
    if (!wallet || !this.calls) throw new WalletError('unauthorized', { message: 'No account.' })
    const asked = batches.begin({ account, chainId, wallet, description, calls: this.calls })
    this.setAsked(asked)
    return asked
  }

  /** True of the same calls of the connected account. */
  isOf(batch: AskedBatch): boolean {
    const { account } = this.#dependencies.connection
    const { chainId } = this.#request
    return (
      account !== undefined && this.calls !== undefined && isSameBatch(batch, { account, chainId, calls: this.calls })
    )
  }

  /** Stores the id that the wallet has given its answer with. */
  storeId(id: string): void {
    if (this.asked) this.#dependencies.batches.accept(this.asked, id)
  }

  /**
   * Stores what the wallet has taken after the page no longer waited.
   * @returns whether it is connected: otherwise it is found once it is back.
   */
  storeLateId({ batch, id }: AcceptedBatch): boolean {
    this.#dependencies.batches.accept(batch, id)
    return this.#dependencies.batches.isHeld({ ...batch, id })
  }

  /** Stores which calls the account has sent one by one, or forgets them if nothing is left to go on with. */
  storeSentHashes(account: Address, sentHashes: readonly Hex[]): void {
    const { connection, batches } = this.#dependencies
    const { chainId, description } = this.#request
    const asked = this.asked?.account === account ? this.asked : undefined
    const stored = this.earlier?.sentHashes ? this.earlier : asked
    const wallet = connection.active?.wallet ?? stored?.wallet
    if (sentHashes.length > 0 && wallet && this.calls)
      this.setAsked(batches.begin({ account, chainId, wallet, description, calls: this.calls, sentHashes }))
    if (sentHashes.length > 0 || !stored?.sentHashes) return
    batches.forget(stored)
    this.setAsked(undefined)
  }

  /** Follows what becomes of the batch with this id. */
  follow(id: string): void {
    const { batches } = this.#dependencies
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
