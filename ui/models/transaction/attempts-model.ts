import { makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { findChain } from '#domain/chain/chain.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { Connector, TransactionRequest } from '#domain/ports/connector.ts'
import { isSameValue } from '#domain/same-value.ts'
import {
  type Attempt,
  type AttemptEvent,
  countPause,
  type DescribedRequest,
  entryOfAttempt,
  isOvertaken,
  isUndecided,
  newAttempt,
  nextAttempt
} from '#domain/transaction/attempt.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { whetherSent } from '#domain/wallet/wallet-error.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { PollTimer } from '../poll-timer.ts'
import { newRecordId } from '../record-id.ts'
import { stopAll } from '../stop-all.ts'
import type { AttemptStore } from './attempt-store.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** A wallet prompt that opens later than this after the click seems broken, or is blocked by the browser. */
const NONCE_WITHIN_MS = 1_000

/**
 * The connected account's attempts with an unknown outcome, on every configured chain, shared by all tabs and across
 * reloads. A page can neither undo nor forget a request that a wallet still shows.
 */
export class AttemptsModel {
  readonly #stored = observable.array<Attempt>([], { deep: false })
  /** The ids of those that the browser could not save. */
  readonly #unsaved = observable.set<string>()
  /** The account's mined transactions on each chain: the highest count of any node. */
  readonly #mined = observable.map<number, bigint>()
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #store: AttemptStore
  readonly #transactions: TransactionsModel
  readonly #pollTimer: PollTimer
  /** When they were last counted; milliseconds since 1970. */
  readonly #countedAt = new Map<number, number>()
  readonly #counting = new Set<number>()
  /** Attempts that this page has listed: if the entry is gone, the visitor has removed it. */
  readonly #listed = new Set<string>()
  /** What became of attempts that the store does not have: for those that turn out to have vanished from it. */
  readonly #unapplied = new Map<string, readonly AttemptEvent[]>()
  #stopWatching: () => void = () => undefined
  #unfollow: () => void = () => undefined

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    store: AttemptStore,
    transactions: TransactionsModel,
    pollTimer: PollTimer
  ) {
    this.#connection = connection
    this.#reader = reader
    this.#store = store
    this.#transactions = transactions
    this.#pollTimer = pollTimer
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    const stops = [
      reaction(
        () => this.#connection.account,
        (account) => this.#open(account),
        { fireImmediately: true }
      ),
      // Settles entries that were removed, or saved by now, before another tab lists them again.
      reaction(
        () => this.#connection.chains.map(({ id }) => this.#transactions.lists.of(id)),
        () => this.#listAnswered()
      ),
      reaction(
        () => [...new Set(this.undecided.map(({ chainId }) => chainId))],
        (chainIds) => this.#followChains(chainIds),
        { equals: isSameValue, fireImmediately: true }
      ),
      this.#pollTimer.subscribe(() =>
        runInAction(() => {
          this.#writeLost()
          this.#listAnswered()
        })
      )
    ]
    return stopAll([() => this.#stopWatching(), () => this.#followChains([]), ...stops])
  }

  /** Those that may have been sent, newest first. */
  get undecided(): readonly Attempt[] {
    return this.#stored.filter((each) => isUndecided(each) && findChain(this.#connection.chains, each.chainId))
  }

  /**
   * Stays true once it is listed, which is told by the moment of the request: an entry keeps no id of its attempt. False once it
   * was not sent after all, or the visitor has dismissed it.
   */
  mayBeSent({ id, chainId, askedAt }: Attempt): boolean {
    const isStored = this.#stored.some((attempt) => attempt.id === id)
    return isStored || this.#transactions.lists.of(chainId).some(({ sent }) => sent.askedAt === askedAt)
  }

  isSaved({ id }: Attempt): boolean {
    return !this.#unsaved.has(id)
  }

  /** True while closing the page would lose one. */
  get wouldLose(): boolean {
    return this.#stored.some((attempt) => !this.isSaved(attempt))
  }

  /** True once another transaction has used its nonce. */
  isOvertaken(attempt: Attempt): boolean {
    return isOvertaken(attempt, this.#mined.get(attempt.chainId))
  }

  /** Read before the wallet request, after which a node may count the payment itself. Undefined if no node answers in time. */
  async predictNonce({ from, chainId }: TransactionRequest): Promise<bigint | undefined> {
    const ask = () => this.#reader.getNextNonce(chainId, from)
    return withTimeout(NONCE_WITHIN_MS, ask, () => new Error('No nonce in time.')).catch(() => undefined)
  }

  /** Stores an attempt before the wallet request; an unknown nonce is read in the background. */
  begin(request: DescribedRequest, nonce: bigint | undefined): Attempt {
    const bare = newAttempt(request, { id: newRecordId(), askedAt: Date.now(), isProposal: false })
    const attempt = (nonce !== undefined && nextAttempt(bare, { type: 'expected', nonce })) || bare
    this.#write(attempt)
    this.#refresh()
    if (nonce === undefined) void this.#readNonce(attempt)
    return attempt
  }

  /** Stores an attempt that the owners of a Safe have to approve, before it is proposed to them. */
  beginProposal(request: DescribedRequest): Attempt {
    const attempt = newAttempt(request, { id: newRecordId(), askedAt: Date.now(), isProposal: true })
    this.#write(attempt)
    this.#refresh()
    return attempt
  }

  /** Sends the request of an attempt, and lists the transaction. @throws what the wallet throws. */
  async send(
    attempt: Attempt,
    connector: Connector,
    suggested?: Pick<TransactionRequest, 'fees' | 'gas'>
  ): Promise<Hex> {
    const { account: from, chainId, to, value, call } = attempt
    const more = { ...(call && { data: call.data }), ...suggested }
    try {
      const hash = await connector.sendTransaction({ from, to, value, ...more, chainId })
      const { state } = this.#store.read(attempt) ?? attempt
      this.#apply(attempt, { type: 'sent', hash })
      if (!attempt.isProposal) this.#raiseOtherNonces(attempt, state.status === 'open' ? state.nonce : undefined)
      this.#settle(attempt, hash)
      return hash
    } catch (cause) {
      this.#apply(attempt, { type: 'failed', whetherSent: whetherSent(cause) })
      throw cause
    }
  }

  dismiss(attempt: Attempt): void {
    this.#apply(attempt, { type: 'dismissed' })
  }

  /** Applied to the stored attempt, which another tab may have changed or removed. */
  #apply(attempt: Attempt, event: AttemptEvent): void {
    const before = this.#store.read(attempt)
    if (!before) this.#unapplied.set(attempt.id, [...(this.#unapplied.get(attempt.id) ?? []), event])
    const after = nextAttempt(before, event)
    if (after === before) return
    runInAction(() => {
      if (after) this.#write(after)
      else this.#store.remove(attempt)
      this.#refresh()
    })
  }

  #open(account: Address | undefined): void {
    this.#stopWatching()
    this.#countedAt.clear()
    this.#mined.clear()
    const handleChange = () => runInAction(() => this.#refresh())
    this.#stopWatching = account ? this.#store.subscribe(account, handleChange) : () => undefined
    this.#refresh()
    if (account) this.#listAnswered()
  }

  #refresh(): void {
    const { account } = this.#connection
    this.#stored.replace(account ? [...this.#store.readAll(account)] : [])
  }

  /** The storage was cleared under the page: they must be followed. */
  #writeLost(): void {
    const { account } = this.#connection
    const lost = account ? this.#store.takeLost(account) : []
    for (const attempt of lost) this.#write(attempt)
    if (lost.length > 0) this.#refresh()
    for (const attempt of lost) {
      const events = this.#unapplied.get(attempt.id) ?? []
      this.#unapplied.delete(attempt.id)
      for (const event of events) this.#apply(attempt, event)
    }
  }

  /** Lists attempts that have a hash, including those of a page that could not list or save them. */
  #listAnswered(): void {
    for (const attempt of [...this.#stored]) {
      const { state, chainId } = attempt
      // Attempts on other chains are left for another configuration.
      if (state.status === 'sent' && findChain(this.#connection.chains, chainId)) this.#settle(attempt, state.hash)
    }
  }

  /** Those with an attempt whose outcome is unknown. */
  #followChains(chainIds: readonly number[]): void {
    this.#unfollow()
    this.#unfollow = stopAll(chainIds.map((id) => this.#pollTimer.follow(id, () => this.#countIfDue(id))))
  }

  /** Counts on a chain where that would decide something, unless a count is pending. */
  #countIfDue(chainId: number): void {
    const { account } = this.#connection
    const now = Date.now()
    const isDue = this.undecided.some((attempt) => {
      const pause = attempt.chainId === chainId ? countPause(attempt, this.#mined.get(chainId), now) : undefined
      return pause !== undefined && hasPassed(pause, this.#countedAt.get(chainId) ?? 0, now)
    })
    if (account && isDue && !this.#counting.has(chainId)) void this.#count(account, chainId)
  }

  /** A listed attempt is done, unless the browser could not save the entry: closing the page would then lose both. */
  #settle(attempt: Attempt, hash: Hex): void {
    const { account, chainId } = attempt
    const isListed = () => this.#transactions.stored(account, chainId, hash) !== undefined
    if (!isListed() && !this.#listed.has(attempt.id)) this.#list(attempt, hash)
    this.#listed.add(attempt.id)
    if (!isListed() || !this.#transactions.isUnsaved(hash)) this.#apply(attempt, { type: 'listed' })
  }

  #list(attempt: Attempt, hash: Hex): void {
    const { account, chainId } = attempt
    const chain = findChain(this.#connection.chains, chainId)
    if (chain) this.#transactions.add(entryOfAttempt(attempt, hash, chain), { account, chainId })
  }

  /** Its nonce is used, so no other attempt can have it. */
  #raiseOtherNonces({ account, chainId, id }: Attempt, nonce: number | undefined): void {
    for (const other of this.#store.readAll(account))
      if (other.chainId === chainId && other.id !== id) this.#apply(other, { type: 'another-listed', nonce })
  }

  async #readNonce(attempt: Attempt): Promise<void> {
    const nonce = await this.#reader.getNextNonce(attempt.chainId, attempt.account).catch(() => undefined)
    if (nonce !== undefined) this.#apply(attempt, { type: 'expected', nonce })
  }

  async #count(account: Address, chainId: number): Promise<void> {
    this.#counting.add(chainId)
    this.#countedAt.set(chainId, Date.now())
    const mined = await this.#reader.getTransactionCount(chainId, account).catch(() => undefined)
    this.#counting.delete(chainId)
    const isCurrent = mined !== undefined && account === this.#connection.account
    // A lagging node counts less.
    if (isCurrent && mined > (this.#mined.get(chainId) ?? 0n)) runInAction(() => this.#mined.set(chainId, mined))
  }

  #write(attempt: Attempt): void {
    if (this.#store.write(attempt)) this.#unsaved.delete(attempt.id)
    else this.#unsaved.add(attempt.id)
  }
}
