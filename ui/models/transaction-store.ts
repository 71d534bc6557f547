import type { Address } from '#domain/address.ts'
import { networkLifeKey } from '#domain/local-network.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import {
  parseTransactions,
  type StoredTransactions,
  serialiseTransactions,
  transactionsKey
} from '#domain/stored-transactions.ts'
import type { Transaction } from '#domain/transaction.ts'

/** The lists of transactions in a key-value store, one for each account and chain. */
export class TransactionStore {
  readonly #store: KeyValueStore

  constructor(store: KeyValueStore) {
    this.#store = store
  }

  /** What cannot be read is set aside under a key of its own, so that the next write loses nothing. */
  read(account: Address, chainId: number): StoredTransactions {
    const key = transactionsKey(account, chainId)
    const text = this.#store.read(key)
    const stored = parseTransactions(text)
    if (stored.isDamaged && text !== undefined) {
      this.#store.write(`${key}.damaged`, text)
      this.write(account, chainId, stored.entries)
    }
    return stored
  }

  write(account: Address, chainId: number, entries: readonly Transaction[]): void {
    const key = transactionsKey(account, chainId)
    if (entries.length === 0) this.#store.remove(key)
    else this.#store.write(key, serialiseTransactions(entries))
  }

  /** Which life of a local network the entries belong to; undefined while nobody knows. */
  readLife(account: Address, chainId: number): string | undefined {
    return this.#store.read(networkLifeKey(account, chainId))
  }

  writeLife(account: Address, chainId: number, life: string): void {
    this.#store.write(networkLifeKey(account, chainId), life)
  }

  subscribe(account: Address, chainId: number, listener: () => void): () => void {
    return this.#store.subscribe(transactionsKey(account, chainId), listener)
  }
}
