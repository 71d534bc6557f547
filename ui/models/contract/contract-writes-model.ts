import type { ContractCall } from '#domain/contract/contract-call.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { ChainSwitchModel } from '#ui/models/request/chain-switch-model.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { ContractWriteModel } from './contract-write-model.ts'
import type { LateCall } from './late-calls.ts'
import type { WriteTools } from './write-tools.ts'
import type { WrittenCall } from './written-call.ts'

/** Sends calls of contracts through the connected wallet, each with its own state. */
export class ContractWritesModel {
  readonly #tools: WriteTools

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    contracts: ContractGateway,
    transactions: TransactionsModel,
    attempts: AttemptsModel,
    chainSwitch: ChainSwitchModel
  ) {
    const sets = {
      shown: new Set<{ readonly isPending: boolean }>(),
      lateListeners: new Set<(late: LateCall) => void>()
    }
    this.#tools = { connection, reader, contracts, transactions, attempts, chainSwitch, ...sets }
  }

  /** True while the wallet is asked for a call. */
  get isPending(): boolean {
    return [...this.#tools.shown].some(({ isPending }) => isPending)
  }

  /** Nothing happens before its `start`. */
  write<Result>(call: ContractCall<Result>, options: Omit<WrittenCall, 'call'>): ContractWriteModel<Result> {
    return new ContractWriteModel({ call, ...options }, this.#tools)
  }
}
