import { ContainerModule } from 'inversify'
import { ChainReadError } from '#domain/errors.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { BalancesModel } from '#ui/models/balances-model.ts'
import { ChainSwitchModel } from '#ui/models/chain-switch-model.ts'
import { ConnectionModel } from '#ui/models/connection-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import { Pulse } from '#ui/models/pulse.ts'
import { SendModel } from '#ui/models/send-model.ts'
import { SessionModel } from '#ui/models/session-model.ts'
import { SignInModel } from '#ui/models/sign-in-model.ts'
import { TransactionStore } from '#ui/models/transaction-store.ts'
import { TransactionsModel } from '#ui/models/transactions-model.ts'
import { optionalAuthentication } from './container.ts'
import type { Environment } from './environment.ts'
import { lazyAdapter } from './lazy-adapter.ts'
import { loadChainReader } from './rpc-library.ts'

/** Which adapter reads the chains. */
export const accountAdapters = ({ chains }: Environment) =>
  new ContainerModule(({ bind }) => {
    const reader = lazyAdapter<ChainReader>(
      ['estimateTransferFee', 'getBalance', 'getBlockNumber', 'getReceipt', 'getTransaction'],
      () => loadChainReader(chains),
      (cause, chainId) =>
        new ChainReadError('unreachable', Number(chainId), 'The code that reads chains is missing.', { cause })
    )
    bind(ChainReader).toConstantValue(reader)
  })

/** The models that follow a connected account. */
export const accountModels = () =>
  new ContainerModule(({ bind }) => {
    bind(SignInModel).toResolvedValue(
      (connection, session, dialogs, authentication) => new SignInModel(connection, session, dialogs, authentication),
      [ConnectionModel, SessionModel, DialogsModel, optionalAuthentication]
    )
    bind(ChainSwitchModel).toResolvedValue(
      (connection, dialogs) => new ChainSwitchModel(connection, dialogs),
      [ConnectionModel, DialogsModel]
    )
    bind(BalancesModel).toResolvedValue(
      (connection, reader, pulse) => new BalancesModel(connection, reader, pulse),
      [ConnectionModel, ChainReader, Pulse]
    )
    bind(Pulse).toResolvedValue(() => new Pulse())
    bind(TransactionStore).toResolvedValue((store) => new TransactionStore(store), [KeyValueStore])
    bind(TransactionsModel).toResolvedValue(
      (connection, reader, store, pulse, balances) =>
        new TransactionsModel(connection, reader, store, pulse, (chainId) => void balances.refresh(chainId)),
      [ConnectionModel, ChainReader, TransactionStore, Pulse, BalancesModel]
    )
    bind(SendModel).toResolvedValue(
      (connection, balances, reader, transactions) => new SendModel(connection, balances, reader, transactions),
      [ConnectionModel, BalancesModel, ChainReader, TransactionsModel]
    )
  })
