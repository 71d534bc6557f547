import { action, computed, makeObservable, observable } from 'mobx'
import { type Address, type Hex, isSameAddress } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { beyondHistory, MAX_HISTORY, newestFirst, recentOf, replaced, withNewest } from '#domain/transaction/history.ts'
import {
  idOfKey,
  type StoredTransaction,
  type TransactionId,
  transactionKey
} from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { whenIdle } from '#ui/models/when-idle.ts'
import { type ChainTransaction, OrderedHistory } from './ordered-history.ts'
import type { TransactionStore } from './transaction-store.ts'

/** How many records are read as soon as an account appears: few visitors have more. */
const READ_FIRST = 300
/** How many are read at a time after that, so that a slow processor is not kept from an input for longer than 50 ms. */
const READ_AT_ONCE = 150

/** The longest wait for an idle moment before more of many records are read. */
const READ_AFTER_MS = 1_000

/** The same for records that a visitor waits for: about a frame. */
const READ_SOON_MS = 16

/** For what concerns all entries: read at once, they block the page for a while. */
export const ALL_RECORDS = Number.POSITIVE_INFINITY

/** An entry removed from its list. */
export interface ClearedTransaction extends ChainTransaction {
  /** False if the browser refused to delete it: the next visit lists it again. */
  readonly isForgotten: boolean
}

/** What is stored about a hash; undefined if nothing is. */
type StoredAs = readonly [Hex, StoredTransaction | undefined]

/** Is told of every entry that the lists gain, change or lose: the account's poller. */
export interface ListListener {
  /** @param entry listed or changed; undefined for one that was removed. */
  onChanged(id: TransactionId, entry: Transaction | undefined): void
}

/**
 * One account's stored entries on every configured chain, newest first; a change needs no sorting. The records are the
 * account's history, and Recent Transactions is a bounded view of it.
 */
export class TransactionLists {
  /** Stored but unlisted records by key: damaged, or written by a newer version of the page. */
  readonly #unreadable = observable.map<string, 'damaged' | 'newer'>()
  readonly #histories = observable.map<number, readonly Transaction[]>({}, { deep: false })
  readonly #history = new OrderedHistory()
  readonly #recent = observable.map<number, readonly Transaction[]>({}, { deep: false })
  readonly #listed = new Map<string, Transaction>()
  readonly #chains: readonly Chain[]
  readonly #chainById: ReadonlyMap<number, Chain>
  readonly #store: TransactionStore
  readonly #listener: ListListener
  readonly #isComplete = observable.box(true)
  #unread = UnreadRecords.none
  #account: Address | undefined

  constructor(chains: readonly Chain[], store: TransactionStore, listener: ListListener) {
    this.#chains = chains
    this.#chainById = new Map(chains.map((chain) => [chain.id, chain]))
    this.#store = store
    this.#listener = listener
    makeObservable(this, {
      count: computed,
      isDamaged: computed,
      hasNewer: computed,
      load: action,
      readMore: action,
      keep: action,
      drop: action,
      dropSettled: action,
      restore: action,
      recover: action,
      refresh: action
    })
  }

  /** How many entries Recent Transactions has, across all chains. */
  get count(): number {
    return [...this.#recent.values()].reduce((count, { length }) => count + length, 0)
  }

  /** False while some of the account's records are still to be read. */
  get isComplete(): boolean {
    return this.#isComplete.get()
  }

  get isDamaged(): boolean {
    return [...this.#unreadable.values()].includes('damaged')
  }

  get hasNewer(): boolean {
    return [...this.#unreadable.values()].includes('newer')
  }

  /** Everything that is stored, across all chains. */
  get history(): readonly ChainTransaction[] {
    return this.#history.entries
  }

  /** Recent Transactions on a chain: all pending entries and the 10 newest settled ones. */
  of(chainId: number): readonly Transaction[] {
    return this.#recent.get(chainId) ?? []
  }

  /** On any chain, recent or not. */
  find(hash: Hex): Transaction | undefined {
    const chain = this.#chains.find(({ id }) => this.of(id).length > 0 && this.#listed.has(keyOf(id, hash)))
    return chain && this.#listed.get(keyOf(chain.id, hash))
  }

  /** Recent Transactions across all chains. */
  newest(count = Number.POSITIVE_INFINITY): readonly ChainTransaction[] {
    return this.#across(count)
  }

  /** Lists an account's records, those of the given chain first: of thousands, `readMore` reads the rest. */
  load(account: Address | undefined, chainId: number | undefined): void {
    this.#account = account
    this.#unreadable.clear()
    this.#listed.clear()
    this.#histories.clear()
    this.#history.clear()
    this.#recent.clear()
    this.#unread = account ? new UnreadRecords(this.#store, account, chainId) : UnreadRecords.none
    this.readMore(READ_FIRST)
  }

  /** Records that have changed since `load` are listed as they are now. */
  readMore(count = READ_AT_ONCE): void {
    const read = this.#unread.take(count)
    this.#isComplete.set(this.#unread.count === 0)
    for (const [chainId, records] of read) if (this.#account) this.#show(this.#account, chainId, records)
  }

  /** Stores entries, and lists those of this account. */
  keep(account: Address, chainId: number, ...entries: readonly Transaction[]): void {
    for (const entry of entries) this.#write(account, chainId, entry)
    const shown = entries.map((entry) => [entry.sent.hash, { status: 'valid', entry }] as const)
    this.#show(account, chainId, shown)
  }

  /** Removes entries, stored and listed. @returns false if the browser refused to delete some of them. */
  drop(account: Address, chainId: number, hashes: readonly Hex[]): boolean {
    const areForgotten = this.#store.remove(account, chainId, hashes)
    this.#show(
      account,
      chainId,
      hashes.map((hash) => [hash, undefined])
    )
    return areForgotten
  }

  /** How many entries `dropSettled` removes, once all are read. */
  countSettled(chainIds: readonly number[]): number {
    const settled = chainIds.map(
      (id) => (this.#histories.get(id) ?? []).filter(({ fate }) => fate.status !== 'pending').length
    )
    return settled.reduce((sum, count) => sum + count, 0)
  }

  /** Removes the settled entries of chains, not only recent ones. */
  dropSettled(account: Address, chainIds: readonly number[]): readonly ClearedTransaction[] {
    this.readMore(ALL_RECORDS)
    return this.#chains.flatMap((chain) => {
      const history = (chainIds.includes(chain.id) && this.#histories.get(chain.id)) || []
      const settled = history.filter(({ fate }) => fate.status !== 'pending')
      const hashes = settled.map(({ sent }) => sent.hash)
      const isForgotten = this.drop(account, chain.id, hashes)
      return settled.map((transaction) => ({ chain, transaction, isForgotten }))
    })
  }

  /** Lists removed entries again, except those listed meanwhile. */
  restore(account: Address, entries: readonly ChainTransaction[]): void {
    for (const { id: chainId } of this.#chains) {
      const missing = entries.filter(
        ({ chain, transaction: { sent } }) =>
          chain.id === chainId && !this.#store.find({ account, chainId, hash: sent.hash })
      )
      this.keep(account, chainId, ...missing.map(({ transaction }) => transaction))
    }
  }

  /**
   * After the storage was cleared under the page: a pending entry is written again, because it must be followed, and a
   * settled one is marked as unsaved and ends with the page.
   */
  recover(account: Address): void {
    for (const { chainId, hash } of this.#store.takeLost(account)) {
      const entry = this.#store.find({ account, chainId, hash })
      if (entry?.fate.status === 'pending') this.keep(account, chainId, entry)
      else if (entry) this.#show(account, chainId, [[hash, { status: 'valid', entry }]])
    }
  }

  /** Lists a record as another tab has changed it. */
  refresh(id: TransactionId): void {
    this.#store.discardUnsaved(id)
    this.#show(id.account, id.chainId, [[id.hash, this.#store.read(id)]])
  }

  /** In a full storage, the oldest entries give way to this one. */
  #write(account: Address, chainId: number, entry: Transaction): void {
    if (this.#store.write(account, chainId, entry)) return
    const gone = this.#store.evict()
    if (gone.length === 0) return
    for (const id of gone) this.#show(id.account, id.chainId, [[id.hash, undefined]])
    this.#store.write(account, chainId, entry)
  }

  #show(account: Address, chainId: number, entries: readonly StoredAs[]): void {
    if (!this.#account || !isSameAddress(account, this.#account) || !this.#chainById.has(chainId)) return
    const changes = entries.map(([hash, stored]) => {
      const key = transactionKey({ account, chainId, hash })
      if (stored === undefined || stored.status === 'valid') this.#unreadable.delete(key)
      else this.#unreadable.set(key, stored.status)
      return [hash, stored?.status === 'valid' ? stored.entry : undefined] as const
    })
    this.#put(chainId, changes)
    for (const [hash, entry] of changes) this.#listener.onChanged({ account, chainId, hash }, entry)
    if (changes.some(([, entry]) => entry)) this.#retain(account)
  }

  /** Drops what is more than is kept, except what another tab has made pending again. */
  #retain(account: Address): void {
    if (this.#listed.size <= MAX_HISTORY) return
    const gone = beyondHistory([...this.#histories.values()])
    for (const { id: chainId } of this.#chains) {
      const hashes = (this.#histories.get(chainId) ?? []).flatMap((entry) => (gone.has(entry) ? entry.sent.hash : []))
      const dropped = hashes.filter((hash) => this.#store.find({ account, chainId, hash })?.fate.status !== 'pending')
      if (dropped.length > 0) this.drop(account, chainId, dropped)
    }
  }

  #put(chainId: number, changes: readonly (readonly [Hex, Transaction | undefined])[]): void {
    const gone = new Set<Transaction>()
    const added: Transaction[] = []
    for (const [hash, after] of changes) {
      const key = keyOf(chainId, hash)
      const before = this.#listed.get(key)
      if (before === after) continue
      if (before) gone.add(before)
      if (after) added.push(after)
      if (after) this.#listed.set(key, after)
      else this.#listed.delete(key)
    }
    const chain = this.#chainById.get(chainId)
    if (!chain || (gone.size === 0 && added.length === 0)) return
    this.#set(chainId, replaced(this.#histories.get(chainId) ?? [], gone, added))
    this.#history.change(chain, gone, added)
  }

  #set(chainId: number, history: readonly Transaction[]): void {
    this.#histories.set(chainId, history)
    this.#recent.set(chainId, recentOf(history))
  }

  /** Skips chains without entries: with hundreds, these would take longer than the rest. */
  #across(count: number): readonly ChainTransaction[] {
    const lists = [...this.#recent].flatMap(([chainId, entries]) => {
      const chain = this.#chainById.get(chainId)
      return chain ? { chain, entries } : []
    })
    return withNewest(lists, count)
      .flatMap(({ chain, entries }) => entries.slice(0, count).map((transaction) => ({ chain, transaction })))
      .sort((a, b) => newestFirst(a.transaction, b.transaction))
      .slice(0, count)
  }
}

/** Reads thousands of records while nothing else happens. @param onRead called after each part. */
export async function readWhenIdle(lists: TransactionLists, signal: AbortSignal, onRead: () => void): Promise<void> {
  await readInParts(lists, signal, { timeout: READ_AFTER_MS, onRead })
}

/** Reads them for a visitor who waits for all of them, but whose input comes first. */
export async function readSoon(lists: TransactionLists, signal: AbortSignal): Promise<void> {
  await readInParts(lists, signal, { timeout: READ_SOON_MS })
}

/** The records of an account that are not yet read. */
class UnreadRecords {
  static readonly none = new UnreadRecords()
  readonly #read: (key: string) => readonly [number, StoredAs] | undefined
  #keys: readonly string[]

  /** Those of the given chain come first. */
  constructor(store?: TransactionStore, account?: Address, chainId?: number) {
    this.#keys = store && account ? store.keys(account, chainId) : []
    this.#read = (key) => {
      const id = account && idOfKey(account, key)
      const stored = id && store?.read(id)
      return stored && [id.chainId, [id.hash, stored]]
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

interface Parts {
  /** In ms: the longest wait for an idle moment before each part. */
  readonly timeout: number
  readonly onRead?: () => void
}

async function readInParts(lists: TransactionLists, signal: AbortSignal, { timeout, onRead }: Parts): Promise<void> {
  while (!lists.isComplete) {
    await whenIdle(timeout)
    if (signal.aborted) return
    lists.readMore()
    onRead?.()
  }
}

/** The newest entries are polled first. */
function newestRecordFirst([, a]: StoredAs, [, b]: StoredAs): number {
  if (a?.status !== 'valid' || b?.status !== 'valid')
    return Number(a?.status !== 'valid') - Number(b?.status !== 'valid')
  return newestFirst(a.entry, b.entry)
}

function keyOf(chainId: number, hash: Hex): string {
  return `${chainId} ${hash}`
}
