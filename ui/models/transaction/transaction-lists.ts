import { action, computed, makeObservable, observable } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import {
  type StoredTransaction,
  type TransactionPlace,
  transactionKey
} from '#domain/transaction/stored-transactions.ts'
import { newestFirst, replaced, surplus, type Transaction } from '#domain/transaction/transaction.ts'
import type { TransactionStore } from './transaction-store.ts'

/** An entry and the chain it belongs to. */
export interface ChainTransaction {
  readonly chain: Chain
  readonly transaction: Transaction
}

/** An entry removed from its list. */
export interface ClearedTransaction extends ChainTransaction {
  /** False if the browser refused to delete it: the next visit lists it again. */
  readonly isForgotten: boolean
}

/** One account's stored entries on every configured chain, newest first; a change needs no sorting. */
export class TransactionLists {
  /** Stored but unlisted records by key: damaged, or written by a newer version of the page. */
  readonly #unreadable = observable.map<string, 'damaged' | 'newer'>()
  readonly #lists = observable.map<number, readonly Transaction[]>({}, { deep: false })
  readonly #listed = new Map<string, Transaction>()
  readonly #chains: readonly Chain[]
  readonly #store: TransactionStore
  readonly #onListed: (place: TransactionPlace, entry: Transaction | undefined) => void
  #account: Address | undefined

  /** @param onListed called with each listed or changed entry, and with undefined for a removed one. */
  constructor(
    chains: readonly Chain[],
    store: TransactionStore,
    onListed: (place: TransactionPlace, entry: Transaction | undefined) => void
  ) {
    this.#chains = chains
    this.#store = store
    this.#onListed = onListed
    makeObservable(this, {
      count: computed,
      isDamaged: computed,
      hasNewer: computed,
      load: action,
      keep: action,
      drop: action,
      refresh: action
    })
  }

  get count(): number {
    return this.#chains.reduce((count, { id }) => count + this.of(id).length, 0)
  }

  get isDamaged(): boolean {
    return [...this.#unreadable.values()].includes('damaged')
  }

  get hasNewer(): boolean {
    return [...this.#unreadable.values()].includes('newer')
  }

  of(chainId: number): readonly Transaction[] {
    return this.#lists.get(chainId) ?? []
  }

  /** On any chain. */
  find(hash: Hex): Transaction | undefined {
    const chain = this.#chains.find(({ id }) => this.of(id).length > 0 && this.#listed.has(keyOf(id, hash)))
    return chain && this.#listed.get(keyOf(chain.id, hash))
  }

  /** Across all chains. */
  newest(count = Number.POSITIVE_INFINITY): readonly ChainTransaction[] {
    return this.#chains
      .flatMap((chain) =>
        this.of(chain.id)
          .slice(0, count)
          .map((transaction) => ({ chain, transaction }))
      )
      .sort((a, b) => newestFirst(a.transaction, b.transaction))
      .slice(0, count)
  }

  /** Reads all of an account's records. */
  load(account: Address | undefined): void {
    this.#account = account
    const damaged = account ? this.#store.migrate(account) : []
    const lists = new Map(this.#chains.map(({ id }) => [id, [] as Transaction[]]))
    this.#unreadable.replace(new Map(damaged.map((key) => [key, 'damaged'])))
    this.#listed.clear()
    for (const [place, stored] of account ? this.#store.all(account) : []) {
      const list = lists.get(place.chainId)
      if (list && stored.status !== 'valid') this.#unreadable.set(transactionKey(place), stored.status)
      else if (list && stored.status === 'valid') {
        list.push(stored.entry)
        this.#listed.set(keyOf(place.chainId, place.hash), stored.entry)
      }
    }
    for (const list of lists.values()) list.sort(newestFirst)
    this.#lists.replace(lists)
    if (!account) return
    for (const [chainId, list] of lists) {
      for (const entry of list) this.#onListed({ account, chainId, hash: entry.hash }, entry)
      this.#retain(account, chainId)
    }
  }

  keep(account: Address, chainId: number, entry: Transaction): void {
    this.#store.write(account, chainId, entry)
    this.#show({ account, chainId, hash: entry.hash }, { status: 'valid', entry })
  }

  /** @returns false if the browser refused to delete some of them. */
  drop(account: Address, chainId: number, hashes: readonly Hex[]): boolean {
    const areForgotten = this.#store.remove(account, chainId, hashes)
    for (const hash of hashes) this.#show({ account, chainId, hash }, undefined)
    return areForgotten
  }

  /** Another tab has changed a record. */
  refresh(place: TransactionPlace): void {
    this.#store.discardUnsaved(place)
    this.#show(place, this.#store.read(place))
  }

  #show(place: TransactionPlace, stored: StoredTransaction | undefined): void {
    const { account, chainId } = place
    if (account !== this.#account || !findChain(this.#chains, chainId)) return
    const entry = stored?.status === 'valid' ? stored.entry : undefined
    if (stored === undefined || stored.status === 'valid') this.#unreadable.delete(transactionKey(place))
    else this.#unreadable.set(transactionKey(place), stored.status)
    this.#put(place, entry)
    this.#onListed(place, entry)
    if (entry && entry.status !== 'pending') this.#retain(account, chainId)
  }

  /** Drops surplus settled entries, except those that another tab has made pending again. */
  #retain(account: Address, chainId: number): void {
    const hashes = surplus(this.of(chainId)).map(({ hash }) => hash)
    const dropped = hashes.filter((hash) => this.#store.find({ account, chainId, hash })?.status !== 'pending')
    if (dropped.length > 0) this.drop(account, chainId, dropped)
  }

  #put(place: TransactionPlace, after: Transaction | undefined): void {
    const key = keyOf(place.chainId, place.hash)
    const before = this.#listed.get(key)
    if (before === after) return
    if (after) this.#listed.set(key, after)
    else this.#listed.delete(key)
    this.#lists.set(place.chainId, replaced(this.of(place.chainId), before, after))
  }
}

function keyOf(chainId: number, hash: Hex): string {
  return `${chainId} ${hash.toLowerCase()}`
}
