import { ChainReader } from '#domain/ports/chain-reader.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { ChainHeads } from './chain/chain-heads.ts'
import { NetworkResetsModel } from './chain/network-resets-model.ts'
import { ConnectionModel } from './connection/connection-model.ts'
import { provide } from './provide.ts'
import { TransactionStore } from './transaction/transaction-store.ts'
import { TransactionsModel } from './transaction/transactions-model.ts'

/** The models of a page that `npm start` serves, which start after those of an account. No build contains them. */
export const developmentModels = {
  networkResets: provide(NetworkResetsModel, [
    ConnectionModel,
    TransactionsModel,
    TransactionStore,
    ChainReader,
    ChainHeads,
    KeyValueStore
  ])
}
