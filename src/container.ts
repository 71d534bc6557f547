import { Container, ContainerModule } from 'inversify'
import { HttpAuthenticationAdapter } from '#adapters/auth/http-authentication-adapter.ts'
import { LocalStorageStore } from '#adapters/storage/local-storage-store.ts'
import { Eip6963Discovery } from '#adapters/wallet/eip6963-discovery.ts'
import { walletCatalogue } from '#adapters/wallet/wallet-catalogue.ts'
import { findChain } from '#domain/chain.ts'
import { messages } from '#domain/messages.ts'
import { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { BalancesModel } from '#ui/models/balances-model.ts'
import { ChainSwitchModel } from '#ui/models/chain-switch-model.ts'
import { ConnectDialogModel } from '#ui/models/connect-dialog-model.ts'
import { ConnectionModel } from '#ui/models/connection-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import { SendModel } from '#ui/models/send-model.ts'
import { SessionModel } from '#ui/models/session-model.ts'
import { SignInModel } from '#ui/models/sign-in-model.ts'
import { ThemeModel } from '#ui/models/theme-model.ts'
import { TransactionStore } from '#ui/models/transaction-store.ts'
import { TransactionsModel } from '#ui/models/transactions-model.ts'
import { WalletsModel } from '#ui/models/wallets-model.ts'
import { config } from './config.ts'
import type { Environment } from './environment.ts'
import { LazyChainReader } from './lazy-chain-reader.ts'
import { loadChainReader } from './rpc-library.ts'

/** Which adapter is behind which port. */
export const adapters = ({ appName, chains, authUrl }: Environment) =>
  new ContainerModule(({ bind }) => {
    bind(KeyValueStore).toResolvedValue(() => new LocalStorageStore())
    bind(Eip6963Discovery).toResolvedValue(() => new Eip6963Discovery())
    bind(WalletDiscovery).toResolvedValue((discovery) => discovery, [Eip6963Discovery])
    bind(ChainReader).toConstantValue(new LazyChainReader(() => loadChainReader(chains)))
    if (authUrl) {
      const { host, origin } = window.location
      const statement = messages.signIn.statement(appName)
      bind(AuthenticationAdapter).toConstantValue(
        new HttpAuthenticationAdapter({ url: authUrl, host, origin, statement })
      )
    }
  })

/** Models are made once for a page; each names the ports and models that it calls. */
export const models = ({ chains }: Environment) =>
  new ContainerModule(({ bind }) => {
    const authentication = { serviceIdentifier: AuthenticationAdapter, optional: true } as const
    const initialChain = config.initialChainId === undefined ? undefined : findChain(chains, config.initialChainId)
    bind(WalletsModel).toResolvedValue(
      (discovery, announced, store) => new WalletsModel(walletCatalogue(discovery), announced, store),
      [Eip6963Discovery, WalletDiscovery, KeyValueStore]
    )
    bind(ConnectionModel).toResolvedValue(
      (store, wallets) => new ConnectionModel(store, wallets, chains, initialChain),
      [KeyValueStore, WalletsModel]
    )
    bind(SessionModel).toResolvedValue(
      (connection, adapter) => new SessionModel(connection, adapter),
      [ConnectionModel, authentication]
    )
    bind(SignInModel).toResolvedValue(
      (connection, session, adapter) => new SignInModel(connection, session, adapter),
      [ConnectionModel, SessionModel, authentication]
    )
    bind(DialogsModel).toResolvedValue(
      (connection, session) => new DialogsModel(connection, session),
      [ConnectionModel, SessionModel]
    )
    bind(ConnectDialogModel).toResolvedValue(
      (connection, wallets) => new ConnectDialogModel(connection, wallets),
      [ConnectionModel, WalletsModel]
    )
    bind(ChainSwitchModel).toResolvedValue(
      (connection, dialogs) => new ChainSwitchModel(connection, dialogs),
      [ConnectionModel, DialogsModel]
    )
    bind(BalancesModel).toResolvedValue(
      (connection, reader) => new BalancesModel(connection, reader),
      [ConnectionModel, ChainReader]
    )
    bind(TransactionStore).toResolvedValue((store) => new TransactionStore(store), [KeyValueStore])
    bind(TransactionsModel).toResolvedValue(
      (connection, reader, store, balances) =>
        new TransactionsModel(connection, reader, store, (chainId) => void balances.refresh(chainId)),
      [ConnectionModel, ChainReader, TransactionStore, BalancesModel]
    )
    bind(SendModel).toResolvedValue(
      (connection, balances, reader, transactions) => new SendModel(connection, balances, reader, transactions),
      [ConnectionModel, BalancesModel, ChainReader, TransactionsModel]
    )
    bind(ThemeModel).toResolvedValue((store) => new ThemeModel(store), [KeyValueStore])
  })

/** Tests pass a module of fakes in place of `adapters`. */
export function createContainer(...modules: readonly ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(...modules)
  return container
}
