import { observable } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { networkLifeKey } from '#domain/chain/local-network.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import {
  chainOfListKey,
  transactionListKey,
  transactionListPrefix,
  withoutEntries
} from '#domain/transaction/stored-transaction-lists.ts'
import {
  parseTransaction,
  placeOfKey,
  type StoredTransaction,
  serialiseTransaction,
  type TransactionPlace,
  transactionKey,
  transactionPrefix
} from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { transactionNews } from '#domain/transaction/transaction-detail.ts'
import { migrateTransactions, setAside } from './transaction-migration.ts'

/** How many refused records are written again at a time. */
const RETRIED_AT_ONCE = 20

/**
 * Transactions in a key-value store, one record for each. What it cannot read it never removes, and writes over only
 * when a copy is kept.
 */
export class TransactionStore {
  /** By their hashes, the keys of what the browser did not keep: the entry, or what became of it, is gone with the page. */
  readonly unkept = observable.map<string, string>()
  readonly #store: KeyValueStore
  /** What each record was read as, so that no text is parsed twice. */
  readonly #read = new Map<string, { readonly text: string; readonly stored: StoredTransaction }>()
  /** Records that the browser has refused, those that a list still holds among them. */
  readonly #refused = new Map<string, TransactionPlace>()
  /** How many those were when lists were moved last. */
  #refusedThen = 0

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  /** Every record of an account. */
  all(account: Address): readonly (readonly [TransactionPlace, StoredTransaction])[] {
    return this.#store.keys(transactionPrefix(account)).flatMap((key) => {
      const place = placeOfKey(account, key)
      const stored = place && this.read(place)
      return stored ? [[place, stored] as const] : []
    })
  }

  read(place: TransactionPlace): StoredTransaction | undefined {
    const key = transactionKey(place)
    const text = this.#store.read(key)
    const known = this.#read.get(key)
    if (text === undefined || text === known?.text) return text === undefined ? undefined : known?.stored
    const stored = parseTransaction(text, place)
    this.#read.set(key, { text, stored })
    return stored
  }

  find(place: TransactionPlace): Transaction | undefined {
    const stored = this.read(place)
    return stored?.status === 'sound' ? stored.entry : undefined
  }

  write(account: Address, chainId: number, entry: Transaction): void {
    const place = { account, chainId, hash: entry.hash }
    const before = this.find(place)
    const isKept = this.#keep(place, entry)
    // What is not announced is found out again on the next visit.
    const isMissed = !before || transactionNews(before, entry) !== undefined
    if (!isKept && isMissed) this.unkept.set(entry.hash.toLowerCase(), transactionKey(place))
  }

  /** @returns false when the browser refused: some of the entries are there again on the next visit. */
  remove(account: Address, chainId: number, hashes: readonly Hex[]): boolean {
    const areRemoved = hashes.map((hash) => {
      const place = { account, chainId, hash }
      const key = transactionKey(place)
      const isRemoved = !this.find(place) || this.#store.remove(key)
      this.#read.delete(key)
      this.#settle(key, hash)
      return isRemoved
    })
    const areUnlisted = this.#removeListed(account, chainId, new Set(hashes.map((hash) => hash.toLowerCase())))
    return areUnlisted && !areRemoved.includes(false)
  }

  /** Another tab has changed a record: what the browser refused to keep of it here has given way. */
  giveWay({ hash, ...place }: TransactionPlace): void {
    this.#settle(transactionKey({ hash, ...place }), hash)
  }

  /** Writes some of what the browser has refused once more, and moves what it has kept out of the account's lists. */
  retry(account: Address): void {
    for (const [key, place] of [...this.#refused].slice(0, RETRIED_AT_ONCE)) {
      this.#refused.delete(key)
      const entry = this.find(place)
      if (!entry || this.#keep(place, entry)) this.#settle(key, place.hash)
    }
    if (this.#refused.size < this.#refusedThen) this.migrate(account)
  }

  /** Moves the account's lists into records. @returns the keys of those that could not be read in whole. */
  migrate(account: Address): readonly string[] {
    const damaged = this.#store.keys(transactionListPrefix(account)).filter((key) => {
      const chainId = chainOfListKey(account, key)
      if (chainId === undefined) return false
      const keep = (entry: Transaction) => this.#keepListed({ account, chainId, hash: entry.hash }, entry)
      return migrateTransactions(this.#store, account, chainId, keep)
    })
    this.#refusedThen = this.#refused.size
    return damaged
  }

  /** Calls back with the place of each record that another tab changes, and with undefined when any may have changed. */
  subscribe(account: Address, listener: (place: TransactionPlace | undefined) => void): () => void {
    const stops = [
      this.#store.subscribeToAll(transactionPrefix(account), (key) => {
        const place = key === undefined ? undefined : placeOfKey(account, key)
        if (key === undefined || place) listener(place)
      }),
      // An earlier version of the page is open in another tab.
      this.#store.subscribeToAll(transactionListPrefix(account), () => listener(undefined))
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }

  /** Which life of a local network the entries belong to; undefined while nobody knows. */
  readLife(account: Address, chainId: number): string | undefined {
    return this.#store.read(networkLifeKey(account, chainId))
  }

  writeLife(account: Address, chainId: number, life: string): void {
    this.#store.write(networkLifeKey(account, chainId), life)
  }

  /** The record wins over what a list says of the same entry: it is the newer one. */
  #keepListed(place: TransactionPlace, entry: Transaction): boolean {
    const stored = this.read(place)
    if (stored?.status === 'sound') return !this.#refused.has(transactionKey(place)) || this.#keep(place, stored.entry)
    return stored?.status === 'newer' || this.#keep(place, entry)
  }

  #keep(place: TransactionPlace, entry: Transaction): boolean {
    const key = transactionKey(place)
    if (!this.#mayReplace(place, key)) return this.#refuse(key, place)
    const text = serialiseTransaction(entry)
    this.#read.set(key, { text, stored: { status: 'sound', entry } })
    if (!this.#store.write(key, text)) return this.#refuse(key, place)
    this.#settle(key, place.hash)
    return true
  }

  #mayReplace(place: TransactionPlace, key: string): boolean {
    const stored = this.read(place)
    if (stored?.status !== 'damaged') return stored?.status !== 'newer'
    return setAside(this.#store, key, this.#store.read(key) ?? '')
  }

  #refuse(key: string, place: TransactionPlace): false {
    this.#refused.set(key, place)
    return false
  }

  #settle(key: string, hash: Hex): void {
    this.#refused.delete(key)
    this.unkept.delete(hash.toLowerCase())
  }

  #removeListed(account: Address, chainId: number, hashes: ReadonlySet<string>): boolean {
    const key = transactionListKey(account, chainId)
    const text = this.#store.read(key)
    const rest = text === undefined ? undefined : withoutEntries(text, ({ hash }) => hashes.has(hash.toLowerCase()))
    if (rest === text) return true
    return rest === undefined ? this.#store.remove(key) : this.#store.write(key, rest)
  }
}
