import { ContainerModule } from 'inversify'
import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { NameService } from '#domain/ports/name-service.ts'
import { AccountChoiceModel } from '#ui/models/account-choice-model.ts'
import { BalancesModel } from '#ui/models/balances-model.ts'
import { ChainSwitchModel } from '#ui/models/chain-switch-model.ts'
import { ConnectionModel } from '#ui/models/connection-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import { NamesModel } from '#ui/models/names-model.ts'
import { NetworkResetsModel } from '#ui/models/network-resets-model.ts'
import { NetworksModel } from '#ui/models/networks-model.ts'
import { Pulse } from '#ui/models/pulse.ts'
import { SendModel } from '#ui/models/send-model.ts'
import { SessionFollower } from '#ui/models/session-follower.ts'
import { SessionModel } from '#ui/models/session-model.ts'
import { SignInModel } from '#ui/models/sign-in-model.ts'
import { TransactionStore } from '#ui/models/transaction-store.ts'
import { TransactionsModel } from '#ui/models/transactions-model.ts'
import { WatchAssetModel } from '#ui/models/watch-asset-model.ts'
import { optionalAuthentication } from './container.ts'
import type { Environment } from './environment.ts'
import { lazyChainReader } from './lazy-chain-reader.ts'
import { lazyNameService } from './lazy-name-service.ts'
import { loadChainReader } from './rpc-library.ts'

const optionalNames = { serviceIdentifier: NameService, optional: true } as const

/** Which adapters read the chains, and the names if there are any. */
export const accountAdapters = ({ chains, names }: Environment) =>
  new ContainerModule(({ bind }) => {
    bind(ChainReader).toConstantValue(lazyChainReader(() => loadChainReader(chains)))
    if (names) bind(NameService).toConstantValue(lazyNameService(names))
  })

/** The models that follow a connected account. */
export const accountModels = ({ chains }: Environment) =>
  new ContainerModule(({ bind }) => {
    bind(SessionFollower).toResolvedValue(
      (session, connection, store, pulse, authentication) =>
        new SessionFollower(session, connection, store, pulse, authentication),
      [SessionModel, ConnectionModel, KeyValueStore, Pulse, optionalAuthentication]
    )
    bind(SignInModel).toResolvedValue(
      (connection, session, follower, dialogs, authentication) =>
        new SignInModel(connection, session, follower, dialogs, authentication),
      [ConnectionModel, SessionModel, SessionFollower, DialogsModel, optionalAuthentication]
    )
    bind(ChainSwitchModel).toResolvedValue(
      (connection, dialogs) => new ChainSwitchModel(connection, dialogs),
      [ConnectionModel, DialogsModel]
    )
    bind(AccountChoiceModel).toResolvedValue(
      (connection, dialogs) => new AccountChoiceModel(connection, dialogs),
      [ConnectionModel, DialogsModel]
    )
    bind(WatchAssetModel).toResolvedValue((connection) => new WatchAssetModel(connection), [ConnectionModel])
    bind(BalancesModel).toResolvedValue(
      (connection, reader, pulse) => new BalancesModel(connection, reader, pulse),
      [ConnectionModel, ChainReader, Pulse]
    )
    bind(NamesModel).toResolvedValue(
      (connection, store, names) => new NamesModel(connection, store, names),
      [ConnectionModel, KeyValueStore, optionalNames]
    )
    bind(NetworksModel).toResolvedValue(
      (reader, pulse) => new NetworksModel(chains, reader, pulse),
      [ChainReader, Pulse]
    )
    bind(Pulse).toResolvedValue(() => new Pulse())
    bind(TransactionStore).toResolvedValue((store) => new TransactionStore(store), [KeyValueStore])
    bind(TransactionsModel).toResolvedValue(
      (connection, reader, store, pulse, balances) =>
        new TransactionsModel(connection, reader, store, pulse, (chainId) => void balances.refresh(chainId)),
      [ConnectionModel, ChainReader, TransactionStore, Pulse, BalancesModel]
    )
    bind(NetworkResetsModel).toResolvedValue(
      (connection, transactions, store) => new NetworkResetsModel(connection, transactions, store),
      [ConnectionModel, TransactionsModel, TransactionStore]
    )
    bind(SendModel).toResolvedValue(
      (connection, balances, reader, transactions) =>
        new SendModel(connection, balances, reader, transactions, checksumAddress),
      [ConnectionModel, BalancesModel, ChainReader, TransactionsModel]
    )
  })
