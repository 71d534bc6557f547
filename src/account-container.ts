import { ContainerModule } from 'inversify'
import { checksumAddress } from '#adapters/wallet/checksum-address.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { NameService } from '#domain/ports/name-service.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { AccountModel } from '#ui/models/account-model.ts'
import { BalancesModel } from '#ui/models/chain/balances-model.ts'
import { NetworkResetsModel } from '#ui/models/chain/network-resets-model.ts'
import { NetworksModel } from '#ui/models/chain/networks-model.ts'
import { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import { NamesModel } from '#ui/models/name/names-model.ts'
import { Pulse } from '#ui/models/pulse.ts'
import { AccountChoiceModel } from '#ui/models/request/account-choice-model.ts'
import { ChainSwitchModel } from '#ui/models/request/chain-switch-model.ts'
import { WatchAssetModel } from '#ui/models/request/watch-asset-model.ts'
import { SessionFollower } from '#ui/models/session/session-follower.ts'
import { SessionModel } from '#ui/models/session/session-model.ts'
import { SignInModel } from '#ui/models/session/sign-in-model.ts'
import { AttemptStore } from '#ui/models/transaction/attempt-store.ts'
import { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import { ClearedTransactionsModel } from '#ui/models/transaction/cleared-transactions-model.ts'
import { SendModel } from '#ui/models/transaction/send-model.ts'
import { TransactionStore } from '#ui/models/transaction/transaction-store.ts'
import { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { optionalAuthentication } from './container.ts'
import type { Environment } from './environment/environment.ts'
import { lazyChainReader } from './loading/lazy-chain-reader.ts'
import { lazyNameService } from './loading/lazy-name-service.ts'
import { loadChainReader } from './rpc-library.ts'
import { codeRecovery } from './visit/code-recovery.ts'

const optionalNames = { serviceIdentifier: NameService, optional: true } as const

/** Which adapters read the chains, and the names if there are any. */
export const accountAdapters = ({ chains, names }: Environment) =>
  new ContainerModule(({ bind }) => {
    bind(ChainReader).toConstantValue(
      lazyChainReader(() => codeRecovery.watch('chains', () => loadCode(() => loadChainReader(chains), navigator)))
    )
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
    bind(AccountModel).toResolvedValue(
      (connection, names, balances, transactions) => new AccountModel(connection, names, balances, transactions),
      [ConnectionModel, NamesModel, BalancesModel, TransactionsModel]
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
    bind(ClearedTransactionsModel).toResolvedValue(
      (connection, transactions) => new ClearedTransactionsModel(connection, transactions),
      [ConnectionModel, TransactionsModel]
    )
    bind(NetworkResetsModel).toResolvedValue(
      (connection, transactions, store) => new NetworkResetsModel(connection, transactions, store),
      [ConnectionModel, TransactionsModel, TransactionStore]
    )
    bind(AttemptStore).toResolvedValue((store) => new AttemptStore(store), [KeyValueStore])
    bind(AttemptsModel).toResolvedValue(
      (connection, reader, store, transactions, pulse) =>
        new AttemptsModel(connection, reader, store, transactions, pulse),
      [ConnectionModel, ChainReader, AttemptStore, TransactionsModel, Pulse]
    )
    bind(SendModel).toResolvedValue(
      (connection, balances, reader, transactions, attempts) =>
        new SendModel(connection, balances, reader, transactions, attempts, checksumAddress),
      [ConnectionModel, BalancesModel, ChainReader, TransactionsModel, AttemptsModel]
    )
  })
