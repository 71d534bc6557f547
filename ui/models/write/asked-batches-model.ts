import { makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import { type Address, isHash } from '#domain/address.ts'
import { findChain } from '#domain/chain/chain.ts'
import { isSameWallet } from '#domain/connection/wallet-route.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { type CallBatchStatus, decidedByNetwork, unknownBatch } from '#domain/wallet/call-batch.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { type AskedBatch, describeHashes, isSameBatch, type SameCalls } from '#domain/write/asked-batch.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { PollTimer } from '../poll-timer.ts'
import { newRecordId } from '../record-id.ts'
import { stopAll } from '../stop-all.ts'
import type { BatchStore } from './batch-store.ts'

/** A wallet answers at once or, if its app is closed, not at all. */
const STATUS_WITHIN_MS = 10_000
/** A wallet that does not answer, or does not know the batch, so often in a row says nothing in this visit. */
const MAX_SILENCES = 5

/**
 * The batches that the connected account's wallet was asked for and has not reported the end of, shared by all tabs and
 * across reloads. Their hashes are listed as transactions.
 */
export class AskedBatchesModel {
  readonly #stored = observable.array<AskedBatch>([], { deep: false })
  /** What the wallet last reported, by the batch's key. */
  readonly #reports = observable.map<string, CallBatchStatus>({}, { deep: false })
  /** The keys of those that the browser could not save. */
  readonly #unsaved = observable.set<string>()
  readonly #connection: ConnectionModel
  readonly #store: BatchStore
  readonly #transactions: TransactionsModel
  readonly #pollTimer: PollTimer
  /** Those that something shows: polled until an end, also after another tab has forgotten them. */
  readonly #shown = new Map<string, AskedBatch>()
  readonly #polling = new Set<string>()
  readonly #silences = new Map<string, number>()
  #stopWatching: () => void = () => undefined

  constructor(connection: ConnectionModel, store: BatchStore, transactions: TransactionsModel, pollTimer: PollTimer) {
    this.#connection = connection
    this.#store = store
    this.#transactions = transactions
    this.#pollTimer = pollTimer
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return stopAll([
      () => this.#stopWatching(),
      reaction(
        () => this.#connection.account,
        (account) => this.#open(account),
        { fireImmediately: true }
      ),
      // A wallet may respond only some time after the page was loaded.
      reaction(
        () => this.#connection.connection.status,
        () => this.#pollAll()
      ),
      this.#pollTimer.subscribe(() => {
        runInAction(() => this.#writeLost())
        this.#pollAll()
      })
    ])
  }

  /** The newest one of the same calls; one that the connected wallet is known to have, if there is any. */
  find(calls: SameCalls): AskedBatch | undefined {
    const same = this.#stored.filter((batch) => isSameBatch(batch, calls))
    return same.find(this.isHeld) ?? same[0]
  }

  withId(id: string): AskedBatch | undefined {
    return this.#stored.find((batch) => batch.id === id && this.isHeld(batch))
  }

  /** True if the connected wallet is known to have it; the same account in another wallet does not. */
  isHeld({ id, account, wallet }: AskedBatch): boolean {
    const { active } = this.#connection
    return id !== undefined && isSameWallet(wallet, active?.wallet) && account === active?.account
  }

  /** What the wallet last reported; `unknown` after it did not answer several times. */
  reportOf(key: string): CallBatchStatus | undefined {
    return this.#reports.get(key)
  }

  isSaved(key: string): boolean {
    return !this.#unsaved.has(key)
  }

  /** True while closing the page would lose one. */
  get wouldLose(): boolean {
    return this.#stored.some(({ key }) => !this.isSaved(key))
  }

  /** Stored before the wallet is asked. Replaces what the visitor has decided to ask for again. */
  begin(batch: Omit<AskedBatch, 'key' | 'askedAt'>): AskedBatch {
    for (const other of this.#store.readAll(batch.account))
      if ((other.id === undefined || this.#isUnsettled(other.key)) && isSameBatch(other, batch))
        this.#store.remove(other)
    const asked = { ...batch, key: newRecordId(), askedAt: Date.now() }
    this.#write(asked)
    return asked
  }

  /** The wallet has taken it: its id is stored before anything else. */
  accept(batch: AskedBatch, id: string): void {
    this.#write({ ...batch, id })
  }

  /** Nothing of it is left to find out, or to warn of. */
  forget(batch: AskedBatch): void {
    this.#store.remove(batch)
    this.#unsaved.delete(batch.key)
    this.#refresh()
  }

  /** Forgets what was sent in part if only these calls are left of it: a page may look up itself what is still to do. */
  forgetRest(rest: SameCalls): void {
    for (const batch of [...this.#stored]) {
      const left = batch.sentHashes && batch.calls.slice(batch.sentHashes.length)
      if (left && isSameBatch({ ...batch, calls: left }, rest)) this.forget(batch)
    }
  }

  /** Asks the wallet until it reports an end, again if it did not answer. */
  follow(batch: AskedBatch): void {
    this.#shown.set(batch.key, batch)
    this.#silences.delete(batch.key)
    this.#reports.delete(batch.key)
    this.#pollAll()
  }

  /** Asks the wallet about each batch once, while the page is visible. */
  #pollAll(): void {
    const { connection } = this.#connection
    if (!this.#pollTimer.isVisible || connection.status !== 'connected') return
    const batches = new Map([...this.#stored, ...this.#shown.values()].map((batch) => [batch.key, batch]))
    for (const batch of batches.values()) if (this.isHeld(batch)) void this.#poll(batch, connection.connector)
  }

  async #poll(batch: AskedBatch, connector: Connector): Promise<void> {
    const { key, id } = batch
    const isSilent = (this.#silences.get(key) ?? 0) >= MAX_SILENCES
    if (id === undefined || isSilent || this.#isUnsettled(key) || this.#polling.has(key)) return
    this.#polling.add(key)
    try {
      const ask = () => connector.getCallsStatus(id)
      const report = await withTimeout(STATUS_WITHIN_MS, ask, () => new WalletError('timeout'))
      if (report.status === 'unknown' && report.hashes.length === 0)
        return this.#onSilence(batch, () => this.forget(batch))
      this.#silences.delete(key)
      runInAction(() => this.#onReport(batch, report))
    } catch {
      // It stays stored: the next visit asks again.
      this.#onSilence(batch, () => undefined)
    } finally {
      this.#polling.delete(key)
    }
  }

  /** A wallet may know a batch only some time after it has taken it, and may be closed for a while. */
  #onSilence({ key }: AskedBatch, atLast: () => void): void {
    const silences = (this.#silences.get(key) ?? 0) + 1
    this.#silences.set(key, silences)
    if (silences < MAX_SILENCES) return
    runInAction(() => {
      atLast()
      this.#shown.delete(key)
      this.#reports.set(key, unknownBatch)
    })
  }

  /** The transactions are listed before the batch is forgotten; after a part of it, sending it again would repeat that. */
  #onReport(batch: AskedBatch, said: CallBatchStatus): void {
    const { account, chainId, key } = batch
    const hashes = said.hashes.filter(isHash)
    // Which call a transaction is of cannot be told before all are there.
    const isEarly = said.status === 'pending' && !said.isAtomic && hashes.length < batch.calls.length
    for (const transaction of isEarly ? [] : describeHashes(batch, hashes, said.isAtomic))
      if (!this.#transactions.stored(account, chainId, transaction.hash))
        this.#transactions.add(transaction, { account, chainId })
    const outcomes = hashes.map((hash) => this.#transactions.stored(account, chainId, hash)?.fate.status)
    const report = decidedByNetwork(said, batch.calls.length, outcomes)
    this.#reports.set(key, report)
    if (report.status === 'pending') return
    this.#shown.delete(key)
    if (report.status === 'confirmed' || report.status === 'failed') this.forget(batch)
  }

  #open(account: Address | undefined): void {
    this.#stopWatching()
    const handleChange = () => runInAction(() => this.#onOtherTab())
    this.#stopWatching = account ? this.#store.subscribe(account, handleChange) : () => undefined
    this.#refresh()
    this.#pollAll()
  }

  /** What another tab has forgotten has ended: this one has to find out how. */
  #onOtherTab(): void {
    this.#refresh()
    this.#pollAll()
  }

  /** True once the wallet has said what it can, and sending it again would repeat a part: nothing more is asked. */
  #isUnsettled(key: string): boolean {
    const { status, hashes = [] } = this.#reports.get(key) ?? {}
    return status === 'partial' || (status === 'unknown' && hashes.length > 0)
  }

  #write(batch: AskedBatch): void {
    if (this.#store.write(batch)) this.#unsaved.delete(batch.key)
    else this.#unsaved.add(batch.key)
    this.#refresh()
  }

  /** The storage was cleared under the page: they must be followed. */
  #writeLost(): void {
    const { account } = this.#connection
    for (const batch of account ? this.#store.takeLost(account) : []) this.#write(batch)
  }

  /** Batches on other chains are left for another configuration. */
  #refresh(): void {
    const { account, chains } = this.#connection
    const all = account ? this.#store.readAll(account) : []
    this.#stored.replace(all.filter(({ chainId }) => findChain(chains, chainId)))
  }
}
