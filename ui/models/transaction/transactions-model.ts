import { makeAutoObservable, reaction, runInAction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { plainText } from '#domain/plain-text.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { accountText } from '#domain/text/account.ts'
import { transactionText } from '#domain/text/transactions.ts'
import { networkHash } from '#domain/transaction/replacement.ts'
import { type TransactionPlace, transactionPrefix } from '#domain/transaction/stored-transactions.ts'
import {
  isSameTransaction,
  momentAfter,
  type NewTransaction,
  newTransaction,
  RECENT_TRANSACTIONS,
  type Transaction
} from '#domain/transaction/transaction.ts'
import { transactionNews } from '#domain/transaction/transaction-detail.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { Pulse } from '../pulse.ts'
import { stopAll } from '../stop-all.ts'
import { type ChainTransaction, type ClearedTransaction, TransactionLists } from './transaction-lists.ts'
import { type PolledEntries, TransactionPoller } from './transaction-poller.ts'
import type { TransactionStore } from './transaction-store.ts'

/** How many entries a node is asked about at a time when a local network has started over. */
const ASKED_AT_ONCE = 40

/** The connected account's transactions on every configured chain, followed until the chain settles them for good. */
export class TransactionsModel {
  /** For a live region: what has become of an entry. */
  announcement = ''
  readonly lists: TransactionLists
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #store: TransactionStore
  readonly #pulse: Pulse
  readonly #balances: BalancesModel
  /** One for each chain that the account has an entry on. */
  readonly #pollers = new Map<number, TransactionPoller>()
  #stopWatching: () => void = () => undefined

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    store: TransactionStore,
    pulse: Pulse,
    balances: BalancesModel
  ) {
    this.#connection = connection
    this.#reader = reader
    this.#store = store
    this.#pulse = pulse
    this.#balances = balances
    this.lists = new TransactionLists(connection.chains, store, (place, entry) => this.#follow(place, entry))
    makeAutoObservable(this, { lists: false }, { autoBind: true })
  }

  start(): () => void {
    const stops = [
      reaction(
        () => this.#connection.account,
        (account) => this.#open(account),
        { fireImmediately: true }
      ),
      this.#pulse.subscribe(() => runInAction(() => this.#onBeat()))
    ]
    return stopAll([() => this.#close(), ...stops])
  }

  get hasPending(): boolean {
    return this.#current.some(({ status }) => status === 'pending')
  }

  /** What the account dialog shows: the newest 3 on the current chain. */
  get recent(): readonly Transaction[] {
    return this.#current.slice(0, RECENT_TRANSACTIONS)
  }

  /** True while the browser has not kept what is known of some of the account's entries: it is gone with the page. */
  get hasUnkept(): boolean {
    const { account } = this.#connection
    return !!account && [...this.#store.unkept.values()].some((key) => key.startsWith(transactionPrefix(account)))
  }

  isUnkept(hash: string): boolean {
    return this.#store.unkept.has(hash.toLowerCase())
  }

  /**
   * Lists a transaction of `owner`, by default the connected account on its current chain.
   * @throws Error with the texts of section 8 when the entry breaks a rule or nobody is connected.
   */
  add(transaction: NewTransaction, owner = this.#currentOrThrow()): void {
    const { account, chainId } = owner
    const [newest] = account === this.#connection.account ? this.lists.of(chainId) : []
    const addedAt = momentAfter(newest?.addedAt, Date.now())
    this.lists.keep(account, chainId, newTransaction(transaction, { from: account, addedAt }))
    this.#pollSoon()
  }

  /**
   * Takes what is settled off the lists, by default off the current chain's. What is pending stays, and is followed on.
   * @returns what it took off. @throws Error "No address or chain ID found" (section 8).
   */
  clear(chainIds: readonly number[] = [this.#currentOrThrow().chainId]): readonly ClearedTransaction[] {
    const { account } = this.#connection
    if (!account) throw new Error(accountText.transactions.noAccount)
    const settled = this.lists
      .newest()
      .filter(({ chain, transaction }) => chainIds.includes(chain.id) && transaction.status !== 'pending')
    return settled.map(({ chain, transaction }) => {
      const isForgotten = this.lists.drop(account, chain.id, [transaction.hash])
      return { chain, transaction, isForgotten }
    })
  }

  /** Lists entries of the connected account again; one that is listed by now is the newer one. */
  putBack(entries: readonly ChainTransaction[]): void {
    const { account } = this.#connection
    if (!account) return
    for (const { chain, transaction } of entries)
      if (!this.find(account, chain.id, transaction.hash)) this.lists.keep(account, chain.id, transaction)
  }

  /** Takes an entry of the connected account off its list. */
  remove(chainId: number, transaction: Transaction): void {
    const { account } = this.#connection
    if (!account) return
    const { removed, removedUnsaved } = transactionText
    const text = this.lists.drop(account, chainId, [transaction.hash]) ? removed : removedUnsaved
    this.announce(text(plainText(transaction.description)))
  }

  /** The entries that the network does not have. @returns how many there were. @throws when it cannot be asked. */
  async forgetUnknown(account: Address, chainId: number): Promise<number> {
    const entries = this.#store.all(account).flatMap(([place, stored]) => {
      const isSent = place.chainId === chainId && stored.status === 'sound' && !stored.entry.isProposal
      return isSent ? [stored.entry] : []
    })
    const unknown: Hex[] = []
    for (let start = 0; start < entries.length; start += ASKED_AT_ONCE) {
      const asked = entries.slice(start, start + ASKED_AT_ONCE)
      const found = await Promise.all(asked.map((entry) => this.#reader.getTransaction(chainId, networkHash(entry))))
      unknown.push(...asked.flatMap(({ hash }, index) => (found[index] ? [] : hash)))
    }
    this.lists.drop(account, chainId, unknown)
    return unknown.length
  }

  announce(text: string): void {
    this.announcement = text
  }

  find(account: Address, chainId: number, hash: Hex): Transaction | undefined {
    return this.#store.find({ account, chainId, hash })
  }

  #open(account: Address | undefined): void {
    this.#close()
    // It was about the account before.
    this.announce('')
    this.#load(account)
    if (!account) return
    this.#stopWatching = this.#store.subscribe(account, (place) =>
      runInAction(() => {
        if (!place) return this.#load(account)
        this.lists.refresh(place)
        this.#pollSoon()
      })
    )
  }

  #load(account: Address | undefined): void {
    this.lists.load(account)
    for (const poller of this.#pollers.values()) poller.poll()
  }

  /** Polls whatever may have changed on the chains, and writes once more what the browser has refused to keep. */
  #onBeat(): void {
    const { account } = this.#connection
    if (account) this.#store.retry(account)
    for (const poller of this.#pollers.values()) poller.poll()
  }

  #pollSoon(): void {
    for (const poller of this.#pollers.values()) poller.pollSoon()
  }

  #follow({ account, chainId, hash }: TransactionPlace, entry: Transaction | undefined): void {
    const poller = this.#pollers.get(chainId)
    if (!entry) poller?.forget(hash)
    else if (poller) poller.follow(entry)
    else this.#pollers.set(chainId, this.#pollerOf(account, chainId, entry))
  }

  #pollerOf(account: Address, chainId: number, first: Transaction): TransactionPoller {
    const entries: PolledEntries = {
      account,
      chainId,
      find: (hash) => this.find(account, chainId, hash),
      newest: (count) => this.lists.of(chainId).slice(0, count),
      safe: () => {
        const { connector, chainId: current } = this.#connection
        return connector?.sendsProposals && chainId === current ? connector : undefined
      },
      onChanged: (before, after) => runInAction(() => this.#onChanged(account, chainId, before, after))
    }
    const poller = new TransactionPoller(entries, this.#reader, this.#pulse)
    poller.follow(first)
    return poller
  }

  /** Keeps what an entry has become, and announces it when that is news. */
  #onChanged(account: Address, chainId: number, before: Transaction, after: Transaction): void {
    if (isSameTransaction(before, after)) return
    const isCarriedOut = after.hash !== before.hash
    // Another tab may have listed it by the chain's hash already.
    if (!isCarriedOut || !this.find(account, chainId, after.hash)) this.lists.keep(account, chainId, after)
    if (isCarriedOut) this.lists.drop(account, chainId, [before.hash])
    const news = transactionNews(before, after)
    if (news !== undefined && account === this.#connection.account) this.announce(news)
    if (after.status !== before.status) void this.#balances.refresh(chainId)
  }

  get #current(): readonly Transaction[] {
    const { chainId } = this.#connection
    return chainId === undefined ? [] : this.lists.of(chainId)
  }

  #currentOrThrow(): { account: Address; chainId: number } {
    const { account, chain } = this.#connection
    if (!account || !chain) throw new Error(accountText.transactions.noAccount)
    return { account, chainId: chain.id }
  }

  #close(): void {
    this.#stopWatching()
    for (const poller of this.#pollers.values()) poller.stop()
    this.#pollers.clear()
  }
}
