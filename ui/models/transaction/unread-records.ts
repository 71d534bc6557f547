import type { Address, Hex } from '#domain/address.ts'
import { placeOfKey, type StoredTransaction } from '#domain/transaction/stored-transactions.ts'
import { newestFirst } from '#domain/transaction/transaction.ts'
import type { TransactionStore } from './transaction-store.ts'

/** What is stored about a hash; undefined if nothing is. */
export type StoredAs = readonly [Hex, StoredTransaction | undefined]

/** The records of an account that are not yet read. */
export class UnreadRecords {
  static readonly none = new UnreadRecords()
  readonly #read: (key: string) => readonly [number, StoredAs] | undefined
  #keys: readonly string[]

  /** Those of the given chain come first. */
  constructor(store?: TransactionStore, account?: Address, chainId?: number) {
    this.#keys = store && account ? store.keys(account, chainId) : []
    this.#read = (key) => {
      const place = account && placeOfKey(account, key)
      const stored = place && store?.read(place)
      return stored && [place.chainId, [place.hash, stored]]
    }
  }

  get count(): number {
    return this.#keys.length
  }

  /** Reads some of them. @returns those still stored, by chain and the newest first. */
  take(count: number): ReadonlyMap<number, readonly StoredAs[]> {
    const keys = this.#keys.slice(0, count)
    this.#keys = this.#keys.slice(count)
    const chains = new Map<number, StoredAs[]>()
    for (const key of keys) {
      const [chainId, record] = this.#read(key) ?? []
      if (chainId === undefined || !record) continue
      const records = chains.get(chainId)
      if (records) records.push(record)
      else chains.set(chainId, [record])
    }
    for (const records of chains.values()) records.sort(newestRecordFirst)
    return chains
  }
}

/** The newest entries are polled first. */
function newestRecordFirst([, a]: StoredAs, [, b]: StoredAs): number {
  if (a?.status !== 'valid' || b?.status !== 'valid')
    return Number(a?.status !== 'valid') - Number(b?.status !== 'valid')
  return newestFirst(a.entry, b.entry)
}
