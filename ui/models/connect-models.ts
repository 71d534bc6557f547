import { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { ConnectDialogModel } from './connection/connect-dialog-model.ts'
import { ConnectionModel } from './connection/connection-model.ts'
import { WalletsModel } from './connection/wallets-model.ts'
import { DialogsModel } from './dialogs-model.ts'
import { Catalogue, Chains, InitialChain, RecoverCode, SignInSetting, VisitorDevice } from './injection-keys.ts'
import { optional, provide } from './provide.ts'
import { SessionModel } from './session/session-model.ts'

/** The models for connecting a wallet, in starting order: those that follow an account see it from the beginning. */
export const connectModels = {
  wallets: provide(WalletsModel, [Catalogue, WalletDiscovery, KeyValueStore, VisitorDevice]),
  connection: provide(ConnectionModel, [
    KeyValueStore,
    WalletsModel,
    Chains,
    SignInSetting,
    optional(InitialChain),
    optional(AuthenticationAdapter)
  ]),
  session: provide(SessionModel, [ConnectionModel, SignInSetting, optional(AuthenticationAdapter)]),
  dialogs: provide(DialogsModel, [ConnectionModel, SessionModel]),
  connectDialog: provide(ConnectDialogModel, [ConnectionModel, WalletsModel, DialogsModel, optional(RecoverCode)])
}
