import { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { NameService } from '#domain/ports/name-service.ts'
import { AccountModel } from '#ui/models/account-model.ts'
import { BalancesModel } from '#ui/models/chain/balances-model.ts'
import { ChainHeads } from '#ui/models/chain/chain-heads.ts'
import { NetworkResetsModel } from '#ui/models/chain/network-resets-model.ts'
import { NetworksModel } from '#ui/models/chain/networks-model.ts'
import { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { ContractEventsModel } from '#ui/models/contract/contract-events-model.ts'
import { ContractReadsModel } from '#ui/models/contract/contract-reads-model.ts'
import { ContractWritesModel } from '#ui/models/contract/contract-writes-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import { NamesModel } from '#ui/models/name/names-model.ts'
import { Pulse } from '#ui/models/pulse.ts'
import { AccountChoiceModel } from '#ui/models/request/account-choice-model.ts'
import { ChainSwitchModel } from '#ui/models/request/chain-switch-model.ts'
import { MessageSigningModel } from '#ui/models/request/message-signing-model.ts'
import { WatchAssetModel } from '#ui/models/request/watch-asset-model.ts'
import { SessionEffects } from '#ui/models/session/session-effects.ts'
import { SessionModel } from '#ui/models/session/session-model.ts'
import { SignInModel } from '#ui/models/session/sign-in-model.ts'
import { AttemptStore } from '#ui/models/transaction/attempt-store.ts'
import { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import { ClearedTransactionsModel } from '#ui/models/transaction/cleared-transactions-model.ts'
import { SendModel } from '#ui/models/transaction/send-model.ts'
import { TransactionStore } from '#ui/models/transaction/transaction-store.ts'
import { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { optional, provide } from './provide.ts'
import { AddressChecksum, Chains } from './tokens.ts'

const authentication = optional(AuthenticationAdapter)

/** The models of a connected account, in the order in which they start. */
export const accountModels = {
  pulse: provide(Pulse, []),
  transactionStore: provide(TransactionStore, [KeyValueStore]),
  attemptStore: provide(AttemptStore, [KeyValueStore]),
  sessionEffects: provide(SessionEffects, [SessionModel, ConnectionModel, KeyValueStore, Pulse, authentication]),
  signIn: provide(SignInModel, [ConnectionModel, SessionModel, SessionEffects, DialogsModel, authentication]),
  chainSwitch: provide(ChainSwitchModel, [ConnectionModel, DialogsModel]),
  accountChoice: provide(AccountChoiceModel, [ConnectionModel, DialogsModel]),
  balances: provide(BalancesModel, [ConnectionModel, ChainReader, Pulse]),
  names: provide(NamesModel, [ConnectionModel, KeyValueStore, optional(NameService)]),
  networks: provide(NetworksModel, [Chains, ChainReader, Pulse]),
  transactions: provide(TransactionsModel, [ConnectionModel, ChainReader, TransactionStore, Pulse, BalancesModel]),
  account: provide(AccountModel, [ConnectionModel, NamesModel, BalancesModel, TransactionsModel]),
  cleared: provide(ClearedTransactionsModel, [ConnectionModel, TransactionsModel]),
  networkResets: provide(NetworkResetsModel, [ConnectionModel, TransactionsModel, TransactionStore]),
  attempts: provide(AttemptsModel, [ConnectionModel, ChainReader, AttemptStore, TransactionsModel, Pulse]),
  send: provide(SendModel, [
    ConnectionModel,
    BalancesModel,
    ChainReader,
    TransactionsModel,
    AttemptsModel,
    AddressChecksum
  ]),
  watchAsset: provide(WatchAssetModel, [ConnectionModel]),
  messageSigning: provide(MessageSigningModel, [ConnectionModel]),
  chainHeads: provide(ChainHeads, [ChainReader, Pulse, NetworkResetsModel]),
  contractReads: provide(ContractReadsModel, [ContractGateway, ChainHeads, Pulse]),
  contractEvents: provide(ContractEventsModel, [ContractGateway, ChainHeads, Pulse]),
  contractWrites: provide(ContractWritesModel, [
    ConnectionModel,
    ChainReader,
    ContractGateway,
    TransactionsModel,
    AttemptsModel,
    ChainSwitchModel
  ])
}
