import { makeAutoObservable, reaction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { plainText } from '#domain/plain-text.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { accountText } from '#domain/text/account.ts'
import { transactionText } from '#domain/text/transactions.ts'
import { networkHash } from '#domain/transaction/replacement.ts'
import {
  type StoredTransaction,
  type TransactionPlace,
  transactionPrefix
} from '#domain/transaction/stored-transactions.ts'
import {
  isSameTransaction,
  momentAfter,
  type NewTransaction,
  newTransaction,
  RECENT_TRANSACTIONS,
  surplus,
  type Transaction
} from '#domain/transaction/transaction.ts'
import { transactionNews } from '#domain/transaction/transaction-detail.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { Pulse } from '../pulse.ts'
import { stopAll } from '../stop-all.ts'
import { TransactionFollower } from './transaction-follower.ts'
import { type ChainTransaction, type ClearedTransaction, TransactionLists } from './transaction-lists.ts'
import type { TransactionStore } from './transaction-store.ts'

/** How many entries a node is asked about at a time when a local network has started over. */
const ASKED_AT_ONCE = 40

/** The connected account's transactions on every configured chain, followed until the chain settles them for good. */
export class TransactionsModel {
  /** Said once by a live region when something has become of an entry. */
  announcement = ''
  readonly lists: TransactionLists
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #store: TransactionStore
  readonly #pulse: Pulse
  readonly #balances: BalancesModel
  readonly #follower: TransactionFollower
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
    this.lists = new TransactionLists(connection.chains, store)
    this.#follower = new TransactionFollower(this, connection, reader, pulse)
    makeAutoObservable(this, { lists: false }, { autoBind: true })
  }

  start(): () => void {
    const stops = [
      reaction(() => this.#connection.account, this.open, { fireImmediately: true }),
      this.#pulse.subscribe(this.poll)
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
    this.keep(account, chainId, newTransaction(transaction, { from: account, addedAt }))
    this.#follower.pollSoon()
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
      const isForgotten = this.drop(account, chain.id, [transaction.hash])
      return { chain, transaction, isForgotten }
    })
  }

  /** Lists entries of the connected account again; one that is listed by now is the newer one. */
  putBack(entries: readonly ChainTransaction[]): void {
    const { account } = this.#connection
    if (!account) return
    for (const { chain, transaction } of entries)
      if (!this.find(account, chain.id, transaction.hash)) this.keep(account, chain.id, transaction)
  }

  /** Takes an entry of the connected account off its list. */
  remove(chainId: number, transaction: Transaction): void {
    const { account } = this.#connection
    if (!account) return
    const { removed, removedUnsaved } = transactionText
    const say = this.drop(account, chainId, [transaction.hash]) ? removed : removedUnsaved
    this.announce(say(plainText(transaction.description)))
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
    this.drop(account, chainId, unknown)
    return unknown.length
  }

  announce(text: string): void {
    this.announcement = text
  }

  open(account: Address | undefined): void {
    this.#close()
    // It was about the account before.
    this.announce('')
    this.load(account)
    if (!account) return
    this.#stopWatching = this.#store.subscribe(account, (place) => {
      if (place) this.refresh(place)
      else this.load(account)
    })
  }

  /** Reads everything, and follows what may change. */
  load(account: Address | undefined): void {
    this.lists.load(account)
    if (!account) return
    for (const { id } of this.#connection.chains) {
      for (const entry of this.lists.of(id)) this.#follower.follow(account, id, entry)
      this.#retain(account, id)
    }
    this.#follower.poll()
  }

  /** Another tab has changed a record. */
  refresh(place: TransactionPlace): void {
    this.#store.giveWay(place)
    this.#show(place, this.#store.read(place))
    this.#follower.pollSoon()
  }

  /** What a beat asks for: whatever may have changed on the chains, and once more what the browser has refused to keep. */
  poll(): void {
    const { account } = this.#connection
    if (!account) return
    this.#store.retry(account)
    this.#follower.poll()
  }

  find(account: Address, chainId: number, hash: Hex): Transaction | undefined {
    return this.#store.find({ account, chainId, hash })
  }

  /** Keeps what an entry has become, and says so when that is news. */
  become(account: Address, chainId: number, before: Transaction, after: Transaction): void {
    if (isSameTransaction(before, after)) return
    this.keep(account, chainId, after)
    const news = transactionNews(before, after)
    if (news !== undefined && account === this.#connection.account) this.announce(news)
    if (after.status !== before.status) void this.#balances.refresh(chainId)
  }

  keep(account: Address, chainId: number, entry: Transaction): void {
    this.#store.write(account, chainId, entry)
    this.#show({ account, chainId, hash: entry.hash }, { status: 'sound', entry })
  }

  /** @returns false when the browser refused to forget some of them. */
  drop(account: Address, chainId: number, hashes: readonly Hex[]): boolean {
    const areForgotten = this.#store.remove(account, chainId, hashes)
    for (const hash of hashes) this.#show({ account, chainId, hash }, undefined)
    return areForgotten
  }

  #show(place: TransactionPlace, stored: StoredTransaction | undefined): void {
    const { account, chainId, hash } = place
    if (account !== this.#connection.account) return
    const entry = this.lists.show(place, stored)
    if (entry) this.#follower.follow(account, chainId, entry)
    else this.#follower.forget(chainId, hash)
    if (entry && entry.status !== 'pending') this.#retain(account, chainId)
  }

  /** Another tab may have made a settled entry pending again meanwhile: then it stays. */
  #retain(account: Address, chainId: number): void {
    const hashes = surplus(this.lists.of(chainId)).map(({ hash }) => hash)
    const dropped = hashes.filter((hash) => this.find(account, chainId, hash)?.status !== 'pending')
    if (dropped.length > 0) this.drop(account, chainId, dropped)
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
    this.#follower.stop()
  }
}
