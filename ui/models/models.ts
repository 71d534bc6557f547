import type { AccountChoiceModel } from './account-choice-model.ts'
import type { BalancesModel } from './balances-model.ts'
import type { ChainSwitchModel } from './chain-switch-model.ts'
import type { ConnectDialogModel } from './connect-dialog-model.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { DialogsModel } from './dialogs-model.ts'
import type { NamesModel } from './names-model.ts'
import type { NetworkResetsModel } from './network-resets-model.ts'
import type { NetworksModel } from './networks-model.ts'
import type { SendModel } from './send-model.ts'
import type { SessionFollower } from './session-follower.ts'
import type { SessionModel } from './session-model.ts'
import type { Settings } from './settings.ts'
import type { SignInModel } from './sign-in-model.ts'
import type { TransactionsModel } from './transactions-model.ts'
import type { WalletsModel } from './wallets-model.ts'
import type { WatchAssetModel } from './watch-asset-model.ts'

/** What it takes to connect a wallet. */
export interface ConnectModels {
  readonly settings: Settings
  readonly wallets: WalletsModel
  readonly connection: ConnectionModel
  readonly session: SessionModel
  readonly dialogs: DialogsModel
  readonly connectDialog: ConnectDialogModel
}

/** What a connected account adds; loaded once a wallet is being connected. */
export interface AccountModels {
  readonly sessionFollower: SessionFollower
  readonly signIn: SignInModel
  readonly chainSwitch: ChainSwitchModel
  readonly accountChoice: AccountChoiceModel
  readonly balances: BalancesModel
  readonly names: NamesModel
  readonly networks: NetworksModel
  readonly transactions: TransactionsModel
  readonly networkResets: NetworkResetsModel
  readonly send: SendModel
  readonly watchAsset: WatchAssetModel
}

/** Everything that views read. */
export type Models = ConnectModels & AccountModels
