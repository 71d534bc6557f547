import { configure } from 'mobx'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { BalancesModel } from '#ui/models/balances-model.ts'
import { ChainSwitchModel } from '#ui/models/chain-switch-model.ts'
import { ConnectDialogModel } from '#ui/models/connect-dialog-model.ts'
import { ConnectionModel } from '#ui/models/connection-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import type { Models } from '#ui/models/models.ts'
import { SendModel } from '#ui/models/send-model.ts'
import { SessionModel } from '#ui/models/session-model.ts'
import type { Settings } from '#ui/models/settings.ts'
import { SignInModel } from '#ui/models/sign-in-model.ts'
import { VERSION, VERSION_KEY } from '#ui/models/stored-settings.ts'
import { ThemeModel } from '#ui/models/theme-model.ts'
import { TransactionsModel } from '#ui/models/transactions-model.ts'
import { WalletsModel } from '#ui/models/wallets-model.ts'
import { config } from './config.ts'
import { adapters, createContainer, models as modelBindings } from './container.ts'

configure({ enforceActions: 'observed' })

/** Builds everything behind the views and sets it going. Loaded after the shell is on screen. */
export function start(): Models {
  const environment = __ENVIRONMENT__
  const container = createContainer(adapters(environment), modelBindings(environment))
  container.get(KeyValueStore).write(VERSION_KEY, VERSION)
  const models: Models = {
    settings: settingsOf(environment),
    wallets: container.get(WalletsModel),
    connection: container.get(ConnectionModel),
    session: container.get(SessionModel),
    signIn: container.get(SignInModel),
    dialogs: container.get(DialogsModel),
    connectDialog: container.get(ConnectDialogModel),
    chainSwitch: container.get(ChainSwitchModel),
    balances: container.get(BalancesModel),
    transactions: container.get(TransactionsModel),
    send: container.get(SendModel),
    theme: container.get(ThemeModel)
  }
  // In this order: what follows an account hears of it from the first moment on.
  for (const model of [models.wallets, models.connection, models.session, models.dialogs]) model.start()
  for (const model of [models.balances, models.transactions, models.theme]) model.start()
  return models
}

function settingsOf({ appName, organisation, chains }: typeof __ENVIRONMENT__): Settings {
  const { modalSize, display } = config
  const isLocal = chains.every(({ rpcUrls }) => rpcUrls.every((url) => url.startsWith('/')))
  return { appName, organisation, chains, modalSize, display, isLocal: isLocal && isLoopback(location.hostname) }
}

function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
}
