import { observable } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { EVICTED_AT_ONCE, newestFirst, oldestOf } from '#domain/transaction/history.ts'
import {
  chainPrefix,
  idOfKey,
  idOfRecordKey,
  parseTransaction,
  RECORDS_PREFIX,
  type StoredTransaction,
  serialiseTransaction,
  type TransactionId,
  transactionKey,
  transactionPrefix,
  urgencyOf
} from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { transactionNews } from '#domain/transaction/transaction-detail.ts'

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
  readonly #refused = new Map<string, TransactionId>()

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

  read(id: TransactionId): StoredTransaction | undefined {
    const key = transactionKey(id)
    const text = this.#store.read(key)
    const known = this.#read.get(key)
    if (text === undefined || text === known?.text) return text === undefined ? undefined : known?.stored
    const stored = parseTransaction(text, id)
    this.#read.set(key, { text, stored })
    return stored
  }

  find(id: TransactionId): Transaction | undefined {
    const stored = this.read(id)
    return stored?.status === 'valid' ? stored.entry : undefined
  }

  /** @returns false if the browser refused: the entry is lost when the page closes. */
  write(account: Address, chainId: number, entry: Transaction): boolean {
    const id = { account, chainId, hash: entry.sent.hash }
    const before = this.find(id)
    const isSaved = this.#keep(id, entry)
    // A change that is no news is found again on the next visit.
    const matters = !before || transactionNews(before, entry) !== undefined
    if (!isSaved && matters) this.unsaved.set(entry.sent.hash, transactionKey(id))
    return isSaved
  }

  /** Removes the oldest entries that only Activity has, of any account. @returns which they were. */
  evict(): readonly TransactionId[] {
    const unsaved = new Set(this.unsaved.values())
    const ids = evictOldest(this.#store, (key) => this.#refused.has(key) || unsaved.has(key))
    for (const id of ids) this.#read.delete(transactionKey(id))
    return ids
  }

  /** @returns false if the browser refused: some of the entries reappear on the next visit. */
  remove(account: Address, chainId: number, hashes: readonly Hex[]): boolean {
    const areRemoved = hashes.map((hash) => {
      const id = { account, chainId, hash }
      const key = transactionKey(id)
      const isRemoved = !this.find(id) || this.#store.remove(key)
      this.#read.delete(key)
      this.#settle(key, hash)
      return isRemoved
    })
    return !areRemoved.includes(false)
  }

  /** Another tab has changed the record, which supersedes what this tab could not save. */
  discardUnsaved(id: TransactionId): void {
    this.#settle(transactionKey(id), id.hash)
  }

  /** Retries some refused writes. */
  retry(): void {
    for (const [key, id] of [...this.#refused].slice(0, RETRIED_AT_ONCE)) {
      this.#refused.delete(key)
      const entry = this.find(id)
      if (!entry || this.#keep(id, entry)) this.#settle(key, id.hash)
    }
  }

  /** Records that vanished from the storage by nobody's removal: unsaved from now on, until they are written again. */
  takeLost(account: Address): readonly TransactionId[] {
    return this.#store.takeLost(transactionPrefix(account)).flatMap((key) => {
      const id = idOfKey(account, key)
      if (!id || !this.find(id)) return []
      this.unsaved.set(id.hash, key)
      return id
    })
  }

  /** Calls back with the id of each record that another tab changes, or with undefined if any may have changed. */
  subscribe(account: Address, listener: (id: TransactionId | undefined) => void): () => void {
    return this.#store.subscribeToAll(transactionPrefix(account), (key) => {
      const id = key === undefined ? undefined : idOfKey(account, key)
      if (key === undefined || id) listener(id)
    })
  }

  #mostUrgentFirst(keys: readonly string[]): readonly string[] {
    const urgencies = new Map(keys.map((key) => [key, urgencyOf(this.#store.read(key) ?? '')]))
    return keys.toSorted((a, b) => (urgencies.get(b) ?? 0) - (urgencies.get(a) ?? 0))
  }

  #keep(id: TransactionId, entry: Transaction): boolean {
    const key = transactionKey(id)
    if (!this.#mayReplace(id, key)) return this.#refuse(key, id)
    const text = serialiseTransaction(entry)
    this.#read.set(key, { text, stored: { status: 'valid', entry } })
    if (!this.#store.write(key, text)) return this.#refuse(key, id)
    this.#settle(key, id.hash)
    return true
  }

  #mayReplace(id: TransactionId, key: string): boolean {
    const stored = this.read(id)
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

  #refuse(key: string, id: TransactionId): false {
    this.#refused.set(key, id)
    return false
  }

  #settle(key: string, hash: Hex): void {
    this.#refused.delete(key)
    this.unsaved.delete(hash)
  }
}

/**
 * Evicts the oldest records that only Activity shows from a full storage, of any account, since all share it.
 * @param isUnsaved of a record that takes no room, because the browser has refused to save it. @returns the ids of the evicted.
 */
function evictOldest(store: KeyValueStore, isUnsaved: (key: string) => boolean): readonly TransactionId[] {
  const ids = new Map<Transaction, TransactionId>()
  const histories = new Map<string, Transaction[]>()
  for (const key of store.keys(RECORDS_PREFIX)) {
    const id = idOfRecordKey(key)
    const stored = id && !isUnsaved(key) ? parseTransaction(store.read(key) ?? '', id) : undefined
    if (!id || stored?.status !== 'valid') continue
    const owner = `${id.account} ${id.chainId}`
    ids.set(stored.entry, id)
    const history = histories.get(owner)
    if (history) history.push(stored.entry)
    else histories.set(owner, [stored.entry])
  }
  for (const history of histories.values()) history.sort(newestFirst)
  const evicted: TransactionId[] = []
  for (const entry of oldestOf([...histories.values()], EVICTED_AT_ONCE)) {
    const id = ids.get(entry)
    if (!id) continue
    if (!isEvicted(store, transactionKey(id))) break
    evicted.push(id)
  }
  return evicted
}

/** If the browser refuses to delete the record, it stays readable. */
function isEvicted(store: KeyValueStore, key: string): boolean {
  const text = store.read(key)
  const isRemoved = store.remove(key)
  if (!isRemoved && text !== undefined) store.write(key, text)
  return isRemoved
}
