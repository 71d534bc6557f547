import type { Hex } from '#domain/address.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { Attempt } from '#domain/transaction/attempt.ts'
import { MAX_CALLS } from '#domain/write/asked-batch.ts'
import type { CallReviews } from '#domain/write/call-review.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ChainHeads } from '#ui/models/chain/chain-heads.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { AttemptsModel, FoundListener } from '#ui/models/transaction/attempts-model.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { ChainSwitchModel } from '#ui/models/wallet/chain-switch-model.ts'
import type { PendingRequests } from '#ui/models/wallet/pending-requests.ts'
import type { AskedBatchesModel } from './asked-batches-model.ts'
import { BatchRecord, type BatchRequest, type RecordDependencies } from './batch-record.ts'
import { type CallDependencies, type CallRequest, ContractCallToWrite } from './contract-call-to-write.ts'
import { type LateAnswer, type LateAnswerListener, type WriteDependencies, WriteModel } from './write-model.ts'

/** A contract's calls, one or several that belong together. */
export type ContractWriteModel<Result = unknown> = WriteModel<CallReviews<Result>, ContractCallToWrite<Result>>

/** Makes the writes of a page, and passes each what a wallet answers late. */
export class WriteFactory implements WriteDependencies, CallDependencies, RecordDependencies, FoundListener {
  readonly connection: ConnectionModel
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly transactions: TransactionsModel
  readonly attempts: AttemptsModel
  readonly chainSwitch: ChainSwitchModel
  readonly batches: AskedBatchesModel
  readonly pending: PendingRequests
  readonly heads: ChainHeads
  readonly balances: BalancesModel
  readonly #listeners = new Set<LateAnswerListener>()

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    contracts: ContractGateway,
    transactions: TransactionsModel,
    attempts: AttemptsModel,
    chainSwitch: ChainSwitchModel,
    batches: AskedBatchesModel,
    pending: PendingRequests,
    heads: ChainHeads,
    balances: BalancesModel
  ) {
    this.connection = connection
    this.reader = reader
    this.contracts = contracts
    this.transactions = transactions
    this.attempts = attempts
    this.chainSwitch = chainSwitch
    this.batches = batches
    this.pending = pending
    this.heads = heads
    this.balances = balances
    attempts.listen(this)
  }

  /** A contract's call. Nothing happens before its `start`. */
  write<Result>(call: ContractCall<Result>, options: Omit<CallRequest, 'call'>): ContractWriteModel<Result> {
    return new WriteModel([new ContractCallToWrite({ call, ...options }, this)], this)
  }

  /** Calls that belong together. Nothing happens before its `start`. @throws RangeError if there are more calls than wallets take. */
  batch(request: BatchRequest): ContractWriteModel {
    const { calls, chainId } = request
    if (calls.length > MAX_CALLS) throw new RangeError(`A batch has at most ${MAX_CALLS} calls.`)
    const toWrite = (call: (typeof calls)[number]) => new ContractCallToWrite({ ...call, chainId }, this)
    const [first, ...others] = calls
    return new WriteModel([toWrite(first), ...others.map(toWrite)], this, new BatchRecord(request, this))
  }

  listen(listener: LateAnswerListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** As if the wallet had answered by now. */
  onFound(attempt: Attempt, hash: Hex): void {
    this.announceLateAnswer({ attempt, hash })
  }

  announceLateAnswer(answer: LateAnswer): void {
    // One that answers may stop another.
    for (const listener of [...this.#listeners]) listener.onLateAnswer(answer)
  }
}
