import { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { ChainReader } from '#domain/ports/chain-reader.ts'
import { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { NameService } from '#domain/ports/name-service.ts'
import { PageActivity } from '#domain/ports/page-activity.ts'
import { TaskLeader } from '#domain/ports/task-leader.ts'
import { AccountModel } from './account-model.ts'
import { BalancesModel } from './chain/balances-model.ts'
import { ChainHeads } from './chain/chain-heads.ts'
import { NetworksModel } from './chain/networks-model.ts'
import { ZeroBalancesModel } from './chain/zero-balances-model.ts'
import { ConnectionModel } from './connection/connection-model.ts'
import { ContractEventsModel } from './contract/contract-events-model.ts'
import { ContractReadsModel } from './contract/contract-reads-model.ts'
import { LogReads } from './contract/log-reads.ts'
import { PagePorts } from './contract/page-ports.ts'
import { DialogsModel } from './dialogs-model.ts'
import { AddressChecksum, Chains, PageAddress } from './injection-keys.ts'
import { NamesModel } from './name/names-model.ts'
import { ViewedAccountModel } from './name/viewed-account-model.ts'
import { PollTimer } from './poll-timer.ts'
import { optional, provide } from './provide.ts'
import { AccountSessionsModel } from './session/account-sessions-model.ts'
import { SessionEffects } from './session/session-effects.ts'
import { SessionModel } from './session/session-model.ts'
import { SessionWatch } from './session/session-watch.ts'
import { SignInModel } from './session/sign-in-model.ts'
import { AnnouncedReplacements } from './transaction/announced-replacements.ts'
import { AttemptStore } from './transaction/attempt-store.ts'
import { AttemptsModel } from './transaction/attempts-model.ts'
import { AttentionModel } from './transaction/attention-model.ts'
import { ClearedTransactionsModel } from './transaction/cleared-transactions-model.ts'
import { ClosingQuestion } from './transaction/closing-question.ts'
import { EndedTransactionsModel } from './transaction/ended-transactions-model.ts'
import { TransactionStore } from './transaction/transaction-store.ts'
import { TransactionsModel } from './transaction/transactions-model.ts'
import { AccountChoiceModel } from './wallet/account-choice-model.ts'
import { ChainSwitchModel } from './wallet/chain-switch-model.ts'
import { PendingRequests } from './wallet/pending-requests.ts'
import { SignatureRecords } from './wallet/signature-records.ts'
import { SignaturesModel } from './wallet/signatures-model.ts'
import { WatchAssetModel } from './wallet/watch-asset-model.ts'
import { AskedBatchesModel } from './write/asked-batches-model.ts'
import { BatchStore } from './write/batch-store.ts'
import { OpenRequestsModel } from './write/open-requests-model.ts'
import { PaymentFormModel } from './write/payment-form-model.ts'
import { WriteFactory } from './write/write-factory.ts'

const authentication = optional(AuthenticationAdapter)

/** What only the models of an account use; they start before these. */
export const accountParts = {
  pollTimer: provide(PollTimer, [PageActivity]),
  transactionStore: provide(TransactionStore, [KeyValueStore]),
  attemptStore: provide(AttemptStore, [KeyValueStore, AddressChecksum]),
  batchStore: provide(BatchStore, [KeyValueStore, AddressChecksum]),
  signatureRecords: provide(SignatureRecords, [ConnectionModel, AttemptStore]),
  sessionEffects: provide(SessionEffects, [SessionModel, ConnectionModel, KeyValueStore, PollTimer, authentication]),
  sessionWatch: provide(SessionWatch, [SessionModel, PollTimer, PageActivity, authentication]),
  logReads: provide(LogReads, [ContractGateway, PollTimer])
}

/** The models of a connected account, in the order in which they start. A new one is listed here and nowhere else. */
export const accountModels = {
  pendingRequests: provide(PendingRequests, []),
  signIn: provide(SignInModel, [
    ConnectionModel,
    SessionModel,
    SessionEffects,
    DialogsModel,
    PageAddress,
    PendingRequests,
    SignatureRecords,
    ChainReader,
    authentication
  ]),
  accountSessions: provide(AccountSessionsModel, [SessionModel, SessionWatch, authentication]),
  chainSwitch: provide(ChainSwitchModel, [ConnectionModel, DialogsModel, PendingRequests]),
  accountChoice: provide(AccountChoiceModel, [ConnectionModel, DialogsModel, PendingRequests]),
  chainHeads: provide(ChainHeads, [ChainReader, PollTimer]),
  balances: provide(BalancesModel, [ConnectionModel, ChainReader, ChainHeads, PollTimer]),
  zeroBalances: provide(ZeroBalancesModel, [KeyValueStore]),
  names: provide(NamesModel, [ConnectionModel, KeyValueStore, optional(NameService)]),
  viewedAccount: provide(ViewedAccountModel, [
    Chains,
    ChainReader,
    ChainHeads,
    PollTimer,
    AddressChecksum,
    optional(NameService)
  ]),
  networks: provide(NetworksModel, [ChainReader, ChainHeads, PollTimer]),
  transactions: provide(TransactionsModel, [
    ConnectionModel,
    ChainReader,
    ContractGateway,
    TransactionStore,
    ChainHeads,
    PollTimer,
    BalancesModel,
    TaskLeader
  ]),
  endedTransactions: provide(EndedTransactionsModel, [ConnectionModel, TransactionsModel, PageActivity, KeyValueStore]),
  account: provide(AccountModel, [ConnectionModel, NamesModel, BalancesModel, TransactionsModel]),
  announcedReplacements: provide(AnnouncedReplacements, [ConnectionModel, TransactionsModel]),
  cleared: provide(ClearedTransactionsModel, [ConnectionModel, TransactionsModel]),
  attempts: provide(AttemptsModel, [
    ConnectionModel,
    ChainReader,
    AttemptStore,
    TransactionsModel,
    PollTimer,
    ChainHeads
  ]),
  askedBatches: provide(AskedBatchesModel, [ConnectionModel, BatchStore, TransactionsModel, PollTimer]),
  closingQuestion: provide(ClosingQuestion, [TransactionsModel, AttemptsModel, AskedBatchesModel, PageActivity]),
  writes: provide(WriteFactory, [
    ConnectionModel,
    ChainReader,
    ContractGateway,
    TransactionsModel,
    AttemptsModel,
    ChainSwitchModel,
    AskedBatchesModel,
    PendingRequests,
    ChainHeads,
    BalancesModel
  ]),
  openRequests: provide(OpenRequestsModel, [
    ConnectionModel,
    AttemptStore,
    BatchStore,
    AttemptsModel,
    AskedBatchesModel,
    TransactionsModel,
    WriteFactory
  ]),
  paymentForm: provide(PaymentFormModel, [
    ConnectionModel,
    BalancesModel,
    WriteFactory,
    AddressChecksum,
    OpenRequestsModel,
    optional(NameService)
  ]),
  attention: provide(AttentionModel, [ConnectionModel, ChainReader, BalancesModel, TransactionsModel, PollTimer]),
  pagePorts: provide(PagePorts, [ChainReader, ContractGateway, LogReads]),
  watchAsset: provide(WatchAssetModel, [ConnectionModel, PendingRequests]),
  signatures: provide(SignaturesModel, [ConnectionModel, AddressChecksum, PendingRequests, SignatureRecords]),
  contractReads: provide(ContractReadsModel, [ContractGateway, ChainHeads, PollTimer]),
  contractEvents: provide(ContractEventsModel, [ContractGateway, ChainHeads, PollTimer])
}
