import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { ConnectDialogModel } from '#ui/models/connection/connect-dialog-model.ts'
import { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletsModel } from '#ui/models/connection/wallets-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import { SessionModel } from '#ui/models/session/session-model.ts'
import { optional, provide } from './provide.ts'
import { Catalogue, Chains, InitialChain, RecoverCode, VisitorDevice } from './tokens.ts'

/** The models for connecting a wallet, in starting order: those that follow an account see it from the beginning. */
export const connectModels = {
  wallets: provide(WalletsModel, [Catalogue, WalletDiscovery, KeyValueStore, VisitorDevice]),
  connection: provide(ConnectionModel, [KeyValueStore, WalletsModel, Chains, optional(InitialChain)]),
  session: provide(SessionModel, [ConnectionModel]),
  dialogs: provide(DialogsModel, [ConnectionModel, SessionModel]),
  connectDialog: provide(ConnectDialogModel, [ConnectionModel, WalletsModel, DialogsModel, optional(RecoverCode)])
}
