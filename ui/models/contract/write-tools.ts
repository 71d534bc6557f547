import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { ChainSwitchModel } from '#ui/models/request/chain-switch-model.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { LateCall } from './late-calls.ts'

/** What a write needs of the page; the same for all. */
export interface WriteTools {
  readonly connection: ConnectionModel
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly transactions: TransactionsModel
  readonly attempts: AttemptsModel
  readonly chainSwitch: ChainSwitchModel
  /** The requests of the writes that something shows. */
  readonly shown: Set<{ readonly isPending: boolean }>
  /** Of the same writes: told what a write that nothing shows any more has sent late. */
  readonly lateListeners: Set<(late: LateCall) => void>
}
