import { MAX_CALLS } from '#domain/contract/asked-batch.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { ChainSwitchModel } from '#ui/models/request/chain-switch-model.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { AskedBatchesModel } from './asked-batches-model.ts'
import type { WrittenBatch } from './batch-request.ts'
import type { BatchTools } from './batch-tools.ts'
import { ContractBatchModel } from './contract-batch-model.ts'
import type { LateCall } from './late-calls.ts'

/** Sends calls of contracts that belong together through the connected wallet. */
export class ContractBatchesModel {
  readonly #tools: BatchTools

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    contracts: ContractGateway,
    transactions: TransactionsModel,
    attempts: AttemptsModel,
    chainSwitch: ChainSwitchModel,
    batches: AskedBatchesModel
  ) {
    const sets = {
      shown: new Set<{ readonly isPending: boolean }>(),
      shownBatches: new Set<() => boolean>(),
      lateListeners: new Set<(late: LateCall) => void>()
    }
    this.#tools = { connection, reader, contracts, transactions, attempts, chainSwitch, batches, ...sets }
  }

  /** True while the wallet is asked, and until the last of several calls is confirmed that it sends one by one. */
  get isPending(): boolean {
    const { shown, shownBatches } = this.#tools
    return [...shown].some(({ isPending }) => isPending) || [...shownBatches].some((isUnderway) => isUnderway())
  }

  /** Nothing happens before its `start`. @throws RangeError if there are more calls than wallets take. */
  batch(written: WrittenBatch): ContractBatchModel {
    if (written.calls.length > MAX_CALLS) throw new RangeError(`A batch has at most ${MAX_CALLS} calls.`)
    return new ContractBatchModel(written, this.#tools)
  }
}
