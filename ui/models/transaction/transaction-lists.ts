import { computed, makeObservable, observable } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import {
  type StoredTransaction,
  type TransactionPlace,
  transactionKey
} from '#domain/transaction/stored-transactions.ts'
import { newestFirst, replaced, type Transaction } from '#domain/transaction/transaction.ts'
import type { TransactionStore } from './transaction-store.ts'

/** An entry and the chain it belongs to. */
export interface ChainTransaction {
  readonly chain: Chain
  readonly transaction: Transaction
}

/** One that was taken off its list. */
export interface ClearedTransaction extends ChainTransaction {
  /** False when the browser refused to forget it: the next visit lists it again. */
  readonly isForgotten: boolean
}

/** One account's entries on every configured chain, newest first, as they are stored; a change costs no sorting. */
export class TransactionLists {
  /** What is stored and not listed, by its key: nobody can read it, or only a later version of the page. */
  readonly #unreadable = observable.map<string, 'damaged' | 'newer'>()
  readonly #lists = observable.map<number, readonly Transaction[]>({}, { deep: false })
  readonly #listed = new Map<string, Transaction>()
  readonly #chains: readonly Chain[]
  readonly #store: TransactionStore

  constructor(chains: readonly Chain[], store: TransactionStore) {
    this.#chains = chains
    this.#store = store
    makeObservable(this, { count: computed, isDamaged: computed, hasNewer: computed })
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

  /** On whichever chain it is. */
  find(hash: Hex): Transaction | undefined {
    const chain = this.#chains.find(({ id }) => this.of(id).length > 0 && this.#listed.has(keyOf(id, hash)))
    return chain && this.#listed.get(keyOf(chain.id, hash))
  }

  /** Over all chains. */
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

  /** Reads everything that is stored of an account. */
  load(account: Address | undefined): void {
    const damaged = account ? this.#store.migrate(account) : []
    const lists = new Map<number, Transaction[]>()
    this.#unreadable.replace(new Map(damaged.map((key) => [key, 'damaged'])))
    this.#listed.clear()
    for (const [place, stored] of account ? this.#store.all(account) : []) {
      if (!this.#isConfigured(place)) continue
      if (stored.status !== 'sound') this.#unreadable.set(transactionKey(place), stored.status)
      else {
        const list = lists.get(place.chainId) ?? []
        list.push(stored.entry)
        lists.set(place.chainId, list)
        this.#listed.set(keyOf(place.chainId, place.hash), stored.entry)
      }
    }
    for (const list of lists.values()) list.sort(newestFirst)
    this.#lists.replace(lists)
  }

  /** What became of one record. @returns the entry that is listed. */
  show(place: TransactionPlace, stored: StoredTransaction | undefined): Transaction | undefined {
    if (!this.#isConfigured(place)) return undefined
    const entry = stored?.status === 'sound' ? stored.entry : undefined
    if (stored === undefined || stored.status === 'sound') this.#unreadable.delete(transactionKey(place))
    else this.#unreadable.set(transactionKey(place), stored.status)
    this.#put(place, entry)
    return entry
  }

  #put(place: TransactionPlace, after: Transaction | undefined): void {
    const key = keyOf(place.chainId, place.hash)
    const before = this.#listed.get(key)
    if (before === after) return
    if (after) this.#listed.set(key, after)
    else this.#listed.delete(key)
    this.#lists.set(place.chainId, replaced(this.of(place.chainId), before, after))
  }

  #isConfigured({ chainId }: TransactionPlace): boolean {
    return findChain(this.#chains, chainId) !== undefined
  }
}

function keyOf(chainId: number, hash: Hex): string {
  return `${chainId} ${hash.toLowerCase()}`
}
