import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { findChain } from '#domain/chain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { AnnouncedReplacement, Connector } from '#domain/ports/connector.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { TaskLeader } from '#domain/ports/task-leader.ts'
import { isSameValue } from '#domain/same-value.ts'
import type { Announcement } from '#domain/transaction/announcement.ts'
import { RECENT_TRANSACTIONS } from '#domain/transaction/history.ts'
import { type TransactionId, transactionPrefix } from '#domain/transaction/stored-transactions.ts'
import { momentAfter, type NewTransaction, newTransaction, type Transaction } from '#domain/transaction/transaction.ts'
import { transactionNews } from '#domain/transaction/transaction-detail.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ChainHeads } from '#ui/models/chain/chain-heads.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { PollTimer } from '../poll-timer.ts'
import { stopAll } from '../stop-all.ts'
import type { ChainTransaction } from './ordered-history.ts'
import { type ClearedTransaction, readWhenIdle, TransactionLists } from './transaction-lists.ts'
import { AccountPoller, type PollDependencies, type PolledTransactions } from './transaction-poller.ts'
import type { TransactionStore } from './transaction-store.ts'

/** Host code reads it in the specification's words, in every language. */
const NO_ACCOUNT = 'No address or chain ID found'

/** Told of what has changed in the connected account's entries. */
export interface TransactionListener {
  onTransactionChanged(chainId: number, before: Transaction, after: Transaction): void
}

/** The connected account's transactions on every configured chain, polled until they are final. */
export class TransactionsModel implements PolledTransactions {
  /** The latest news, for a live region. */
  announcement: Announcement | undefined = undefined
  readonly lists: TransactionLists
  readonly #connection: ConnectionModel
  readonly #dependencies: PollDependencies
  readonly #store: TransactionStore
  readonly #balances: BalancesModel
  readonly #poller: AccountPoller
  readonly #loading = new Latest()
  readonly #listeners = new Set<TransactionListener>()
  #stopWatching: () => void = () => undefined

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    contracts: ContractGateway,
    store: TransactionStore,
    heads: ChainHeads,
    pollTimer: PollTimer,
    balances: BalancesModel,
    leader: TaskLeader
  ) {
    this.#connection = connection
    this.#dependencies = { reader, contracts, heads, pollTimer }
    this.#store = store
    this.#balances = balances
    this.#poller = new AccountPoller(this.#dependencies, leader, this)
    this.lists = new TransactionLists(connection.chains, store, this.#poller)
    makeAutoObservable(this, { announcement: observableRef, lists: false }, { autoBind: true })
  }

  start(): () => void {
    const stops = [
      reaction(
        () => this.#connection.account,
        (account) => this.#open(account),
        { fireImmediately: true }
      ),
      this.#dependencies.pollTimer.subscribe(() => runInAction(() => this.#saveAgain()))
    ]
    return stopAll([() => this.#close(), ...stops])
  }

  get hasPending(): boolean {
    return this.#current.some(({ fate }) => fate.status === 'pending')
  }

  /** What the account dialog shows: the newest 3 on the current chain. */
  get recent(): readonly Transaction[] {
    return this.#current.slice(0, RECENT_TRANSACTIONS)
  }

  /** True while closing the page would lose entries of any account. */
  get wouldLose(): boolean {
    return this.#store.unsaved.size > 0
  }

  /** True while some of the account's entries would be lost when the page closes, because the browser could not save them. */
  get hasUnsaved(): boolean {
    const { account } = this.#connection
    return !!account && [...this.#store.unsaved.values()].some((key) => key.startsWith(transactionPrefix(account)))
  }

  isUnsaved(hash: string): boolean {
    return this.#store.unsaved.has(hash)
  }

  /**
   * Lists a transaction of an account on a chain, by default of the connected one on its current chain.
   * @throws Error with the texts of requirement K4 when the entry breaks a rule or nobody is connected.
   */
  add(transaction: NewTransaction, { account, chainId } = this.#currentOrThrow()): void {
    const [newest] = account === this.#connection.account ? this.lists.of(chainId) : []
    const addedAt = momentAfter(newest?.sent.addedAt, Date.now())
    this.lists.keep(account, chainId, newTransaction(transaction, { from: account, addedAt }))
    this.#poller.pollSoon()
  }

  /**
   * Removes settled entries of chains, by default of the current one, from Recent Transactions and from Activity. Pending
   * ones stay and are still polled.
   * @returns what was removed. @throws Error "No address or chain ID found".
   */
  clear(chainIds: readonly number[] = [this.#currentOrThrow().chainId]): readonly ClearedTransaction[] {
    const { account } = this.#connection
    if (!account) throw new Error(NO_ACCOUNT)
    return this.lists.dropSettled(account, chainIds)
  }

  /** Lists entries of the connected account again, except those listed meanwhile, which are newer. */
  putBack(entries: readonly ChainTransaction[]): void {
    const { account } = this.#connection
    if (account) this.lists.restore(account, entries)
  }

  /** Removes an entry of the connected account from its list. */
  remove(chainId: number, { sent: { hash, description } }: Transaction): void {
    const { account } = this.#connection
    if (!account) return
    const isForgotten = this.lists.drop(account, chainId, [hash])
    this.announce({ kind: 'removed', description, isForgotten })
  }

  /** Keeps a wallet's word about one of the connected account's entries with it, for the search on the chain. */
  noteReplacement({ hash, replacedBy: announcedReplacement }: AnnouncedReplacement): void {
    const { account, chains } = this.#connection
    for (const { id } of account ? chains : []) {
      const entry = account && this.stored(account, id, hash)
      if (account && entry) this.lists.keep(account, id, { ...entry, sent: { ...entry.sent, announcedReplacement } })
    }
  }

  /** A pending transaction of a chain is on screen, and the chain polled often, until the returned function is called. */
  showPending(chainId: number): () => void {
    return this.#dependencies.pollTimer.showPending(chainId)
  }

  /** @returns a function that stops. */
  listen(listener: TransactionListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  announce(announcement: Announcement): void {
    this.announcement = announcement
  }

  /** An entry in the connected account's list, on any chain, so that views follow it. */
  listed(hash: Hex): Transaction | undefined {
    return this.lists.find(hash)
  }

  /** An entry of any account as it is in the storage, whether the list has it or not. */
  stored(account: Address, chainId: number, hash: Hex): Transaction | undefined {
    return this.#store.find({ account, chainId, hash })
  }

  newest(chainId: number, count: number): readonly Transaction[] {
    return this.lists.of(chainId).slice(0, count)
  }

  safe(chainId: number): Connector | undefined {
    const { connector, chainId: current } = this.#connection
    return connector?.sendsProposals && chainId === current ? connector : undefined
  }

  /** Stores and lists what a poll has changed of an entry, and tells of it. */
  onPolled(account: Address, chainId: number, before: Transaction, after: Transaction): void {
    if (isSameValue(before, after)) return
    const isExecuted = after.sent.hash !== before.sent.hash
    // Another tab may already have listed it under its transaction hash.
    if (!isExecuted || !this.stored(account, chainId, after.sent.hash)) this.lists.keep(account, chainId, after)
    if (isExecuted) this.lists.drop(account, chainId, [before.sent.hash])
    this.#tell(account, chainId, before, after)
  }

  #open(account: Address | undefined): void {
    this.#close()
    // It was about the previous account.
    this.announcement = undefined
    if (account)
      this.#stopWatching = this.#store.subscribe(account, (id) =>
        runInAction(() => {
          if (id) this.#follow(id)
          else this.#load(account)
        })
      )
    this.#load(account)
  }

  /** What the browser has refused, and what vanished from its storage. */
  #saveAgain(): void {
    const { account } = this.#connection
    this.#store.retry()
    if (account) this.lists.recover(account)
  }

  /** Another tab, such as the one that polls, has changed an entry. */
  #follow(id: TransactionId): void {
    const { account, chainId, hash } = id
    const before = this.lists.find(hash)
    this.lists.refresh(id)
    const after = this.stored(account, chainId, hash)
    if (before && after) this.#tell(account, chainId, before, after)
    this.#poller.pollSoon()
  }

  #load(account: Address | undefined): void {
    this.lists.load(account, this.#connection.chainId)
    this.#poller.poll()
    // Pending entries among them are polled as they appear.
    void readWhenIdle(this.lists, this.#loading.start(), () => this.#poller.pollSoon())
  }

  /** Announces news of an entry, and has the balance follow. */
  #tell(account: Address, chainId: number, before: Transaction, after: Transaction): void {
    const news = transactionNews(before, after)
    const nativeCurrency = findChain(this.#connection.chains, chainId)?.nativeCurrency
    if (account === this.#connection.account) {
      if (news) this.announce({ kind: 'news', news, entry: after, nativeCurrency })
      for (const listener of this.#listeners) listener.onTransactionChanged(chainId, before, after)
    }
    if (after.fate.status !== before.fate.status) void this.#balances.refresh(chainId)
  }

  get #current(): readonly Transaction[] {
    const { chainId } = this.#connection
    return chainId === undefined ? [] : this.lists.of(chainId)
  }

  #currentOrThrow(): { account: Address; chainId: number } {
    const { account, chain } = this.#connection
    if (!account || !chain) throw new Error(NO_ACCOUNT)
    return { account, chainId: chain.id }
  }

  #close(): void {
    this.#stopWatching()
    this.#loading.cancel()
    this.#poller.stop()
  }
}
