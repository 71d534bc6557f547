import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/chains.ts'
import type { Device } from '#domain/device.ts'
import type { NameService } from '#domain/ports/name-service.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { defaultDisplay } from '#ui/display.ts'
import { AccountModel } from '#ui/models/account-model.ts'
import { BalancesModel } from '#ui/models/chain/balances-model.ts'
import { NetworkResetsModel } from '#ui/models/chain/network-resets-model.ts'
import { NetworksModel } from '#ui/models/chain/networks-model.ts'
import { ConnectDialogModel } from '#ui/models/connection/connect-dialog-model.ts'
import { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletsModel } from '#ui/models/connection/wallets-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import type { Models } from '#ui/models/models.ts'
import { NamesModel } from '#ui/models/name/names-model.ts'
import { Pulse } from '#ui/models/pulse.ts'
import { AccountChoiceModel } from '#ui/models/request/account-choice-model.ts'
import { ChainSwitchModel } from '#ui/models/request/chain-switch-model.ts'
import { WatchAssetModel } from '#ui/models/request/watch-asset-model.ts'
import { SessionFollower } from '#ui/models/session/session-follower.ts'
import { SessionModel } from '#ui/models/session/session-model.ts'
import { SignInModel } from '#ui/models/session/sign-in-model.ts'
import { stopAll } from '#ui/models/stop-all.ts'
import { AttemptStore } from '#ui/models/transaction/attempt-store.ts'
import { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import { ClearedTransactionsModel } from '#ui/models/transaction/cleared-transactions-model.ts'
import { SendModel } from '#ui/models/transaction/send-model.ts'
import { TransactionStore } from '#ui/models/transaction/transaction-store.ts'
import { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { FakeAuthentication } from './fake-authentication.ts'
import { FakeBrowserStorage } from './fake-browser-storage.ts'
import { FakeReader } from './fake-reader.ts'
import { fakeChecksum } from './fake-values.ts'
import { FakeConnector, FakeDiscovery, walletOf } from './fake-wallet.ts'

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
  const namesModel = new NamesModel(connection, store, names)
  const attempts = new AttemptsModel(connection, reader, new AttemptStore(store), transactions, pulse)
  const cleared = new ClearedTransactionsModel(connection, transactions)
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
    account: new AccountModel(connection, namesModel, balances, transactions),
    names: namesModel,
    networks: new NetworksModel(configured, reader, pulse),
    transactions,
    cleared,
    networkResets,
    attempts,
    send: new SendModel(connection, balances, reader, transactions, attempts, fakeChecksum),
    watchAsset: new WatchAssetModel(connection)
  }
  const { signIn: signInModel, connectDialog, chainSwitch, send } = models
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
  const stops = [
    ...started,
    pulse,
    balances,
    transactions,
    cleared,
    attempts,
    networkResets,
    accountChoice,
    watchAsset
  ].map((model) => model.start())
  return { models, connector, discovery, reader, authentication, stop: stopAll(stops) }
}
