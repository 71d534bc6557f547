import type { Settings } from '../settings.ts'
import type { AccountModel } from './account-model.ts'
import type { BalancesModel } from './chain/balances-model.ts'
import type { NetworkResetsModel } from './chain/network-resets-model.ts'
import type { NetworksModel } from './chain/networks-model.ts'
import type { ConnectDialogModel } from './connection/connect-dialog-model.ts'
import type { ConnectionModel } from './connection/connection-model.ts'
import type { WalletsModel } from './connection/wallets-model.ts'
import type { ContractEventsModel } from './contract/contract-events-model.ts'
import type { ContractReadsModel } from './contract/contract-reads-model.ts'
import type { ContractWritesModel } from './contract/contract-writes-model.ts'
import type { DialogsModel } from './dialogs-model.ts'
import type { NamesModel } from './name/names-model.ts'
import type { AccountChoiceModel } from './request/account-choice-model.ts'
import type { ChainSwitchModel } from './request/chain-switch-model.ts'
import type { MessageSigningModel } from './request/message-signing-model.ts'
import type { WatchAssetModel } from './request/watch-asset-model.ts'
import type { SessionModel } from './session/session-model.ts'
import type { SignInModel } from './session/sign-in-model.ts'
import type { AttemptsModel } from './transaction/attempts-model.ts'
import type { ClearedTransactionsModel } from './transaction/cleared-transactions-model.ts'
import type { SendModel } from './transaction/send-model.ts'
import type { TransactionsModel } from './transaction/transactions-model.ts'

/** What connecting a wallet needs. */
export interface ConnectModels {
  readonly settings: Settings
  readonly wallets: WalletsModel
  readonly connection: ConnectionModel
  readonly session: SessionModel
  readonly dialogs: DialogsModel
  readonly connectDialog: ConnectDialogModel
}

/** What a connected account adds; loaded once a wallet is being connected. */
interface AccountModels {
  readonly account: AccountModel
  readonly signIn: SignInModel
  readonly chainSwitch: ChainSwitchModel
  readonly accountChoice: AccountChoiceModel
  readonly balances: BalancesModel
  readonly names: NamesModel
  readonly networks: NetworksModel
  readonly transactions: TransactionsModel
  readonly cleared: ClearedTransactionsModel
  readonly networkResets: NetworkResetsModel
  readonly attempts: AttemptsModel
  readonly send: SendModel
  readonly watchAsset: WatchAssetModel
  readonly messageSigning: MessageSigningModel
  readonly contractReads: ContractReadsModel
  readonly contractEvents: ContractEventsModel
  readonly contractWrites: ContractWritesModel
}

/** Everything that views and hooks read. */
export type Models = ConnectModels & AccountModels
