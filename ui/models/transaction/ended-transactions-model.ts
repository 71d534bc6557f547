import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Hash } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { PageActivity } from '#domain/ports/page-activity.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { endingOf, hasEnded } from '#domain/transaction/transaction-detail.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { stopAll } from '../stop-all.ts'
import { SEEN_ENDING_KEY } from '../stored-settings.ts'
import type { TransactionListener, TransactionsModel } from './transactions-model.ts'

interface Ended {
  readonly chainId: number
  readonly hash: Hash
  /** A dialog was open, which covers the page. */
  readonly isInDialog: boolean
  /** Nobody has looked at the page since. */
  readonly isUnread: boolean
}

/** A transaction that has ended, as its entry in the list now has it. */
export interface EndedTransaction {
  readonly chain: Chain
  readonly transaction: Transaction
}

/** True if the visitor sees where a view shows the entry. */
type IsInSight = () => boolean

/**
 * The connected account's transactions that have ended while this page was open, and where the visitor did not see it: until
 * they are dismissed, or the account is left. One seen or dismissed in a tab is known in all. A page that is loaded again has
 * none: Activity lists all.
 */
export class EndedTransactionsModel implements TransactionListener {
  /** The newest first. */
  readonly #ended = observable.array<Ended>([], { deep: false })
  #openDialogs = 0
  readonly #views = new Map<Hash, Set<IsInSight>>()
  readonly #connection: ConnectionModel
  readonly #transactions: TransactionsModel
  readonly #activity: PageActivity
  readonly #store: KeyValueStore

  constructor(
    connection: ConnectionModel,
    transactions: TransactionsModel,
    activity: PageActivity,
    store: KeyValueStore
  ) {
    this.#connection = connection
    this.#transactions = transactions
    this.#activity = activity
    this.#store = store
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return stopAll([
      this.#transactions.listen(this),
      this.#activity.onVisibility(this.read),
      this.#store.subscribe(SEEN_ENDING_KEY, this.followOtherTab),
      reaction(
        () => this.#connection.account,
        () => this.forget()
      )
    ])
  }

  /** The newest first; none that is removed from the list, or pending again. */
  get all(): readonly EndedTransaction[] {
    return this.#shown(() => true)
  }

  /** Those that have ended behind the dialog that is open. */
  get inDialog(): readonly EndedTransaction[] {
    return this.#shown(({ isInDialog }) => isInDialog)
  }

  /** How many have ended since anybody last looked at the page. */
  get unread(): number {
    return this.#shown(({ isUnread }) => isUnread).length
  }

  /** The visitor knows of it. */
  dismiss({ transaction }: EndedTransaction): void {
    this.#markSeen(transaction.sent.hash)
  }

  /** A dialog covers the page. @returns a function that ends that. */
  openDialog(): () => void {
    this.#openDialogs++
    return this.closeDialog
  }

  /** A view shows what becomes of the entry. @returns a function that ends that. */
  showHere(hash: Hash, isInSight: IsInSight): () => void {
    const views = this.#views.get(hash) ?? new Set()
    this.#views.set(hash, views.add(isInSight))
    return () => {
      views.delete(isInSight)
      if (views.size === 0 && this.#views.get(hash) === views) this.#views.delete(hash)
    }
  }

  onTransactionChanged(chainId: number, before: Transaction, after: Transaction): void {
    if (!hasEnded(before, after)) return
    const hashes = [before.sent.hash, after.sent.hash]
    this.#keep(({ hash }) => !hashes.includes(hash))
    const { hash } = after.sent
    const isInDialog = this.#openDialogs > 0
    if (hashes.some((each) => this.#isInSight(each))) this.#markSeen(hash)
    else this.#ended.unshift({ chainId, hash, isInDialog, isUnread: !this.#activity.isVisible })
  }

  private read(): void {
    if (this.#activity.isVisible) this.#change({ isUnread: false })
  }

  private followOtherTab(): void {
    const seen = this.#store.read(SEEN_ENDING_KEY)
    this.#keep(({ hash }) => hash !== seen)
  }

  private closeDialog(): void {
    this.#openDialogs--
    if (this.#openDialogs === 0) this.#change({ isInDialog: false })
  }

  private forget(): void {
    this.#ended.clear()
  }

  #markSeen(seen: Hash): void {
    this.#keep(({ hash }) => hash !== seen)
    this.#store.write(SEEN_ENDING_KEY, seen)
  }

  #isInSight(hash: Hash): boolean {
    return this.#activity.isVisible && [...(this.#views.get(hash) ?? [])].some((isInSight) => isInSight())
  }

  #shown(isWanted: (ended: Ended) => boolean): readonly EndedTransaction[] {
    return this.#ended.filter(isWanted).flatMap(({ chainId, hash }) => {
      const chain = findChain(this.#connection.chains, chainId)
      const transaction = this.#transactions.listed(hash)
      return chain && transaction && endingOf(transaction) ? [{ chain, transaction }] : []
    })
  }

  #keep(isKept: (ended: Ended) => boolean): void {
    this.#ended.replace(this.#ended.filter(isKept))
  }

  #change(change: Partial<Ended>): void {
    this.#ended.replace(this.#ended.map((ended) => ({ ...ended, ...change })))
  }
}
