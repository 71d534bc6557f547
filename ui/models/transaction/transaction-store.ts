import { observable } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import {
  chainPrefix,
  parseTransaction,
  placeOfKey,
  type StoredTransaction,
  serialiseTransaction,
  type TransactionPlace,
  transactionKey,
  transactionPrefix,
  urgencyOf
} from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { transactionNews } from '#domain/transaction/transaction-detail.ts'
import { removeOldest } from './transaction-room.ts'

/** How many refused writes are retried at a time. */
const RETRIED_AT_ONCE = 20

/**
 * Transactions in a key-value store, one record each. Unreadable records are never removed, and overwritten only once a
 * copy is saved.
 */
export class TransactionStore {
  /** By hash, the keys of entries whose latest state the browser could not save: it is lost when the page closes. */
  readonly unsaved = observable.map<string, string>()
  readonly #store: KeyValueStore
  /** Parsed records, so that no text is parsed twice. */
  readonly #read = new Map<string, { readonly text: string; readonly stored: StoredTransaction }>()
  /** Records that the browser has refused to save. */
  readonly #refused = new Map<string, TransactionPlace>()

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  /** The keys of an account's records; those of the given chain come first, the pending and the newest of them before all. */
  keys(account: Address, chainId: number | undefined): readonly string[] {
    const first: string[] = []
    const others: string[] = []
    const start = chainId === undefined ? undefined : chainPrefix(account, chainId)
    for (const key of this.#store.keys(transactionPrefix(account)))
      (start !== undefined && key.startsWith(start) ? first : others).push(key)
    return [...this.#mostUrgentFirst(first), ...others]
  }

  /** The valid entries of an account on a chain. */
  entries(account: Address, chainId: number): readonly Transaction[] {
    return this.#store.keys(chainPrefix(account, chainId)).flatMap((key) => {
      const place = placeOfKey(account, key)
      return (place && this.find(place)) ?? []
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
    return stored?.status === 'valid' ? stored.entry : undefined
  }

  /** @returns false if the browser refused: the entry is lost when the page closes. */
  write(account: Address, chainId: number, entry: Transaction): boolean {
    const place = { account, chainId, hash: entry.sent.hash }
    const before = this.find(place)
    const isSaved = this.#keep(place, entry)
    // A change that is no news is found again on the next visit.
    const matters = !before || transactionNews(before, entry) !== undefined
    if (!isSaved && matters) this.unsaved.set(entry.sent.hash.toLowerCase(), transactionKey(place))
    return isSaved
  }

  /** Removes the oldest entries that only Activity has, of any account. @returns where they were. */
  makeRoom(): readonly TransactionPlace[] {
    const places = removeOldest(this.#store, (key) => this.#refused.has(key))
    for (const place of places) this.#read.delete(transactionKey(place))
    return places
  }

  /** @returns false if the browser refused: some of the entries reappear on the next visit. */
  remove(account: Address, chainId: number, hashes: readonly Hex[]): boolean {
    const areRemoved = hashes.map((hash) => {
      const place = { account, chainId, hash }
      const key = transactionKey(place)
      const isRemoved = !this.find(place) || this.#store.remove(key)
      this.#read.delete(key)
      this.#settle(key, hash)
      return isRemoved
    })
    return !areRemoved.includes(false)
  }

  /** Another tab has changed the record, which supersedes what this tab could not save. */
  discardUnsaved({ hash, ...place }: TransactionPlace): void {
    this.#settle(transactionKey({ hash, ...place }), hash)
  }

  /** Retries some refused writes. */
  retry(): void {
    for (const [key, place] of [...this.#refused].slice(0, RETRIED_AT_ONCE)) {
      this.#refused.delete(key)
      const entry = this.find(place)
      if (!entry || this.#keep(place, entry)) this.#settle(key, place.hash)
    }
  }

  /** Calls back with the place of each record that another tab changes, or with undefined if any may have changed. */
  subscribe(account: Address, listener: (place: TransactionPlace | undefined) => void): () => void {
    return this.#store.subscribeToAll(transactionPrefix(account), (key) => {
      const place = key === undefined ? undefined : placeOfKey(account, key)
      if (key === undefined || place) listener(place)
    })
  }

  #mostUrgentFirst(keys: readonly string[]): readonly string[] {
    const urgencies = new Map(keys.map((key) => [key, urgencyOf(this.#store.read(key) ?? '')]))
    return keys.toSorted((a, b) => (urgencies.get(b) ?? 0) - (urgencies.get(a) ?? 0))
  }

  #keep(place: TransactionPlace, entry: Transaction): boolean {
    const key = transactionKey(place)
    if (!this.#mayReplace(place, key)) return this.#refuse(key, place)
    const text = serialiseTransaction(entry)
    this.#read.set(key, { text, stored: { status: 'valid', entry } })
    if (!this.#store.write(key, text)) return this.#refuse(key, place)
    this.#settle(key, place.hash)
    return true
  }

  #mayReplace(place: TransactionPlace, key: string): boolean {
    const stored = this.read(place)
    if (stored?.status !== 'damaged') return stored?.status !== 'newer'
    return this.#setAside(key, this.#store.read(key) ?? '')
  }

  /** Copies damaged text to a new key, beside earlier copies. @returns false if the storage is full. */
  #setAside(key: string, text: string): boolean {
    let copy = `${key}.damaged`
    for (let number = 2; ![undefined, text].includes(this.#store.read(copy)); number++)
      copy = `${key}.damaged.${number}`
    return this.#store.write(copy, text)
  }

  #refuse(key: string, place: TransactionPlace): false {
    this.#refused.set(key, place)
    return false
  }

  #settle(key: string, hash: Hex): void {
    this.#refused.delete(key)
    this.unsaved.delete(hash.toLowerCase())
  }
}
