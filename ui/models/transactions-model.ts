import { makeAutoObservable, observable, reaction } from 'mobx'
import { accountMessages } from '#domain/account-messages.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { StoredTransactions } from '#domain/stored-transactions.ts'
import {
  addTransaction,
  isSameTransaction,
  type NewTransaction,
  RECENT_TRANSACTIONS,
  removeTransaction,
  type Transaction,
  updateTransaction
} from '#domain/transaction.ts'
import { transactionNews } from '#domain/transaction-detail.ts'
import { isSettledForGood } from '#domain/transaction-look.ts'
import { transactionMessages } from '#domain/transaction-messages.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { Pulse } from './pulse.ts'
import { stopAll } from './stop-all.ts'
import { TransactionFollower } from './transaction-follower.ts'
import type { TransactionStore } from './transaction-store.ts'

/** An entry and the chain it belongs to. */
export interface ChainTransaction {
  readonly chain: Chain
  readonly transaction: Transaction
}

/** The connected account's transactions on every configured chain, followed until the chain settles them for good. */
export class TransactionsModel {
  readonly lists = observable.map<number, readonly Transaction[]>({}, { deep: false })
  /** Said once by a live region when something has become of an entry. */
  announcement = ''
  isDamaged = false
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #store: TransactionStore
  readonly #pulse: Pulse
  readonly #onSettled: (chainId: number) => void
  readonly #follower: TransactionFollower
  #stopWatching: () => void = () => undefined

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    store: TransactionStore,
    pulse: Pulse,
    onSettled: (chainId: number) => void
  ) {
    this.#connection = connection
    this.#reader = reader
    this.#store = store
    this.#pulse = pulse
    this.#onSettled = onSettled
    this.#follower = new TransactionFollower(this, connection, reader, pulse)
    makeAutoObservable(this, { lists: false }, { autoBind: true })
  }

  start(): () => void {
    const stops = [
      reaction(() => this.#connection.account, this.open, { fireImmediately: true }),
      this.#pulse.subscribe(this.followAll)
    ]
    return stopAll([() => this.#close(), ...stops])
  }

  /** Newest first, over all configured chains. */
  get all(): readonly ChainTransaction[] {
    return this.#connection.chains
      .flatMap((chain) => (this.lists.get(chain.id) ?? []).map((transaction) => ({ chain, transaction })))
      .sort((a, b) => b.transaction.addedAt - a.transaction.addedAt)
  }

  /** What the account dialog shows: the newest 3 on the current chain. */
  get recent(): readonly Transaction[] {
    return this.#current.slice(0, RECENT_TRANSACTIONS)
  }

  get hasPending(): boolean {
    return this.#current.some(({ status }) => status === 'pending')
  }

  /**
   * Lists a transaction of `owner`, by default the connected account on its current chain.
   * @throws Error with the texts of section 8 when the entry breaks a rule or nobody is connected.
   */
  add(transaction: NewTransaction, owner = this.#currentOrThrow()): void {
    const { account, chainId } = owner
    const by = { from: account, addedAt: Date.now() }
    this.change(account, chainId, (list) => addTransaction(list, transaction, by))
    this.followAll()
  }

  /** Forgets the current chain's entries. @throws Error when nobody is connected. */
  clear(): void {
    const { account, chainId } = this.#currentOrThrow()
    this.change(account, chainId, () => [])
  }

  /** Takes an entry of the connected account off its list. */
  remove(chainId: number, { hash, description }: Transaction): void {
    const { account } = this.#connection
    if (!account) return
    this.change(account, chainId, (list) => removeTransaction(list, hash))
    this.announce(transactionMessages.removed(description))
  }

  /** The entries that the network does not have. @returns how many there were. @throws when it cannot be asked. */
  async forgetUnknown(account: Address, chainId: number): Promise<number> {
    const entries = this.#store.read(account, chainId).entries.filter(({ isProposal }) => !isProposal)
    const found = await Promise.all(entries.map(({ hash }) => this.#reader.getTransaction(chainId, hash)))
    const unknown = new Set(entries.filter((_entry, index) => !found[index]).map(({ hash }) => hash))
    if (unknown.size > 0) this.change(account, chainId, (list) => list.filter(({ hash }) => !unknown.has(hash)))
    return unknown.size
  }

  announce(text: string): void {
    this.announcement = text
  }

  open(account: Address | undefined): void {
    this.#close()
    this.lists.clear()
    this.isDamaged = false
    if (!account) return
    const stops = this.#connection.chains.map(({ id }) => {
      this.show(id, this.#store.read(account, id))
      return this.#store.subscribe(account, id, () => this.refresh(account, id))
    })
    this.#stopWatching = stopAll(stops)
    this.followAll()
  }

  /** Another tab changed the list. */
  refresh(account: Address, chainId: number): void {
    this.show(chainId, this.#store.read(account, chainId))
    this.followAll()
  }

  show(chainId: number, { entries, isDamaged }: StoredTransactions): void {
    this.lists.set(chainId, entries)
    if (isDamaged) this.isDamaged = true
  }

  /** Reads before it writes, so that what another tab added meanwhile is kept. */
  change(account: Address, chainId: number, next: (list: readonly Transaction[]) => readonly Transaction[]): void {
    const entries = next(this.#store.read(account, chainId).entries)
    this.#store.write(account, chainId, entries)
    if (account === this.#connection.account) this.lists.set(chainId, entries)
  }

  /** Looks up every entry that may still change, and is not about to be looked up anyway. */
  followAll(): void {
    const { account } = this.#connection
    if (!account || !this.#pulse.isBeating) return
    for (const { chain, transaction } of this.all) {
      if (!isSettledForGood(transaction)) void this.#follower.follow(account, chain.id, transaction.hash)
    }
  }

  find(account: Address, chainId: number, hash: Hex): Transaction | undefined {
    return this.#store.read(account, chainId).entries.find((entry) => entry.hash === hash)
  }

  /** Keeps what an entry has become, and says so when that is news. */
  become(account: Address, chainId: number, before: Transaction, after: Transaction): void {
    if (isSameTransaction(before, after)) return
    this.change(account, chainId, (list) => updateTransaction(list, after))
    const news = transactionNews(before, after)
    if (news !== undefined && account === this.#connection.account) this.announce(news)
    if (after.status !== before.status) this.#onSettled(chainId)
  }

  get #current(): readonly Transaction[] {
    const { chainId } = this.#connection
    return (chainId !== undefined && this.lists.get(chainId)) || []
  }

  #currentOrThrow(): { account: Address; chainId: number } {
    const { account, chain } = this.#connection
    if (!account || !chain) throw new Error(accountMessages.transactions.noAccount)
    return { account, chainId: chain.id }
  }

  #close(): void {
    this.#stopWatching()
    this.#follower.stop()
  }
}
