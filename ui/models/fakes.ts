import type { Chain } from '#domain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chains.ts'
import type { Device } from '#domain/device.ts'
import { defaultDisplay } from '#domain/display.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import type { Wallet } from '#domain/wallet.ts'
import { AccountChoiceModel } from './account-choice-model.ts'
import { BalancesModel } from './balances-model.ts'
import { ChainSwitchModel } from './chain-switch-model.ts'
import { ConnectDialogModel } from './connect-dialog-model.ts'
import { ConnectionModel } from './connection-model.ts'
import { DialogsModel } from './dialogs-model.ts'
import { FakeAuthentication } from './fake-authentication.ts'
import { FakeBrowserStorage } from './fake-browser-storage.ts'
import { FakeReader } from './fake-reader.ts'
import { fakeChecksum } from './fake-values.ts'
import { FakeConnector, FakeDiscovery, walletOf } from './fake-wallet.ts'
import type { Models } from './models.ts'
import { NamesModel } from './names-model.ts'
import { NetworkResetsModel } from './network-resets-model.ts'
import { NetworksModel } from './networks-model.ts'
import { Pulse } from './pulse.ts'
import { SendModel } from './send-model.ts'
import { SessionFollower } from './session-follower.ts'
import { SessionModel } from './session-model.ts'
import { SignInModel } from './sign-in-model.ts'
import { stopAll } from './stop-all.ts'
import { TransactionStore } from './transaction-store.ts'
import { TransactionsModel } from './transactions-model.ts'
import { WalletsModel } from './wallets-model.ts'
import { WatchAssetModel } from './watch-asset-model.ts'

export const desktop: Device = { os: 'desktop', browser: 'chrome' }

export const chains: readonly Chain[] = [baseGoerli, lineaGoerli]

/** A promise that a test settles when it likes. */
export function deferred<Value>(): { readonly promise: Promise<Value>; readonly resolve: (value: Value) => void } {
  let resolve: (value: Value) => void = () => undefined
  const promise = new Promise<Value>((settle) => {
    resolve = settle
  })
  return { promise, resolve }
}

interface FakeWorld {
  readonly models: Models
  readonly connector: FakeConnector
  readonly discovery: FakeDiscovery
  readonly reader: FakeReader
  readonly authentication: FakeAuthentication
  readonly stop: () => void
}

/** Every model over fakes, started, with one announced wallet named `wallet`. */
export function fakeWorld({
  storage = new FakeBrowserStorage(),
  connector = new FakeConnector(),
  reader = new FakeReader(),
  authentication = new FakeAuthentication(),
  signIn = false,
  announced = true,
  names = undefined as NameService | undefined,
  chains: configured = chains,
  catalogue = [] as readonly Wallet[],
  device = desktop
} = {}): FakeWorld {
  const store = storage.tab()
  const discovery = new FakeDiscovery()
  if (announced) discovery.announce(walletOf('wallet', connector))
  const adapter = signIn ? authentication : undefined
  const wallets = new WalletsModel(catalogue, discovery, store, device)
  const connection = new ConnectionModel(store, wallets, configured)
  const session = new SessionModel(connection, adapter)
  const pulse = new Pulse()
  const sessionFollower = new SessionFollower(session, connection, store, pulse, adapter)
  const dialogs = new DialogsModel(connection, session)
  const balances = new BalancesModel(connection, reader, pulse)
  const transactionStore = new TransactionStore(store)
  const transactions = new TransactionsModel(
    connection,
    reader,
    transactionStore,
    pulse,
    (id) => void balances.refresh(id)
  )
  const networkResets = new NetworkResetsModel(connection, transactions, transactionStore)
  const models: Models = {
    settings: {
      appName: 'Portside',
      organisation: 'The Portside Community',
      chains: configured,
      modalSize: 'compact',
      display: defaultDisplay
    },
    wallets,
    connection,
    session,
    sessionFollower,
    signIn: new SignInModel(connection, session, sessionFollower, dialogs, adapter),
    dialogs,
    connectDialog: new ConnectDialogModel(connection, wallets, dialogs),
    chainSwitch: new ChainSwitchModel(connection, dialogs),
    accountChoice: new AccountChoiceModel(connection, dialogs),
    balances,
    names: new NamesModel(connection, store, names),
    networks: new NetworksModel(configured, reader, pulse),
    transactions,
    networkResets,
    send: new SendModel(connection, balances, reader, transactions, fakeChecksum),
    watchAsset: new WatchAssetModel(connection)
  }
  const { signIn: signInModel, connectDialog, chainSwitch, names: namesModel, send } = models
  const started = [
    wallets,
    connection,
    sessionFollower,
    dialogs,
    connectDialog,
    signInModel,
    chainSwitch,
    namesModel,
    send
  ]
  const { accountChoice, watchAsset } = models
  const stops = [...started, pulse, balances, transactions, networkResets, accountChoice, watchAsset].map((model) =>
    model.start()
  )
  return { models, connector, discovery, reader, authentication, stop: stopAll(stops) }
}
