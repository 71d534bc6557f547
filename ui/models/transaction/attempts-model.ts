import { makeAutoObservable, observable, reaction, runInAction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { findChain } from '#domain/chain/chain.ts'
import type { WalletRoute } from '#domain/connection/wallet-route.ts'
import type { ChainReader, MinedTransaction } from '#domain/ports/chain-reader.ts'
import type { Connector, TransactionRequest } from '#domain/ports/connector.ts'
import { isSameValue } from '#domain/same-value.ts'
import {
  type Attempt,
  type AttemptEvent,
  countPause,
  type DescribedRequest,
  entryOfAttempt,
  isAnswerTo,
  isLongPassedOver,
  isOvertaken,
  isSeenByNoNode,
  isUndecided,
  mayBeFound,
  newAttempt,
  nextAttempt,
  nonceToFind
} from '#domain/transaction/attempt.ts'
import { isReplaced } from '#domain/transaction/fate.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { SLOW_POLL_MS, UNKNOWN_AFTER_MS } from '#domain/transaction/transaction-poll.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isWalletError, WalletError, whetherSent } from '#domain/wallet/wallet-error.ts'
import type { ChainHeads } from '#ui/models/chain/chain-heads.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { PollTimer } from '../poll-timer.ts'
import { newRecordId } from '../record-id.ts'
import { stopAll } from '../stop-all.ts'
import type { AttemptStore } from './attempt-store.ts'
import { hasOwnCode, type NonceSearch, type SearchedNonce, searchNonce } from './nonce-search.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** A wallet prompt that opens later than this after the click seems broken, or is blocked by the browser. */
const EXPECTED_WITHIN_MS = 1_000

/** How often a transaction is searched for by one nonce, in one visit: a node may lag. */
const MAX_SEARCHES = 2

/** What the chain says before a wallet is asked; each is absent if no node answered in time. */
interface Expected {
  readonly nonce?: bigint
  readonly head?: bigint
}

/** In vain so far. */
interface Search {
  readonly nonce: number
  readonly count: number
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Is told of a transaction that was found for a request whose answer was lost. */
export interface FoundListener {
  onFound(attempt: Attempt, hash: Hex): void
}

/**
 * The connected account's attempts with an unknown outcome, on every configured chain, shared by all tabs and across
 * reloads. A page can neither undo nor forget a request that a wallet still shows. Once the account has used the nonce that
 * was expected, the transaction with it is searched for, unless the account has code: it is the lost answer if it does
 * what the wallet was asked for, and proves nothing otherwise, since the wallet may take a later nonce.
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
  readonly #heads: ChainHeads
  readonly #searches = observable.map<string, Search>({}, { deep: false })
  /** The ids of those that no node has seen for long. */
  readonly #neverSeen = observable.set<string>()
  /** By chain and nonce. */
  readonly #found = new Map<string, MinedTransaction>()
  readonly #listeners = new Set<FoundListener>()
  /** Who waits for a wallet's answer, by the id of the attempt. */
  readonly #waiting = new Map<string, { readonly attempt: Attempt; readonly resolve: (hash: Hex) => void }>()
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
    pollTimer: PollTimer,
    heads: ChainHeads
  ) {
    this.#connection = connection
    this.#reader = reader
    this.#store = store
    this.#transactions = transactions
    this.#pollTimer = pollTimer
    this.#heads = heads
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

  /** Stays true once it is listed; false once it was not sent after all, or the visitor has dismissed it. */
  mayBeSent(attempt: Attempt): boolean {
    const { id, chainId } = attempt
    const isStored = this.#stored.some((each) => each.id === id)
    return isStored || this.#transactions.lists.of(chainId).some(isEntryOf(attempt))
  }

  isSaved({ id }: Attempt): boolean {
    return !this.#unsaved.has(id)
  }

  /** True while closing the page would lose one. */
  get wouldLose(): boolean {
    return this.#stored.some((attempt) => !this.isSaved(attempt))
  }

  /** True once a transaction has used its nonce that could not be found. */
  isOvertaken(attempt: Attempt): boolean {
    const isSearched = this.#searches.get(attempt.id)?.nonce === nonceToFind(attempt)
    return isSearched && isOvertaken(attempt, this.#mined.get(attempt.chainId))
  }

  /** True while no node has had a transaction with its nonce for long. */
  isNeverSeen(attempt: Attempt): boolean {
    return this.#neverSeen.has(attempt.id) && !mayBeFound(attempt, this.#mined.get(attempt.chainId))
  }

  /** @returns a function that stops. */
  listen(listener: FoundListener): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Read before the wallet request, after which a node may count the payment itself. */
  async expect({ from, chainId }: TransactionRequest): Promise<Expected> {
    const inTime = (ask: () => Promise<bigint>) =>
      withTimeout(EXPECTED_WITHIN_MS, ask, () => new Error('No answer in time.')).catch(() => undefined)
    const [nonce, head] = await Promise.all([
      inTime(() => this.#reader.getNextNonce(chainId, from)),
      inTime(async () => this.#heads.recent(chainId) ?? this.#heads.read(chainId))
    ])
    return { ...(nonce !== undefined && { nonce }), ...(head !== undefined && { head }) }
  }

  /** Stores an attempt before the wallet request; an unknown nonce is read in the background. */
  begin(request: DescribedRequest, { nonce, head }: Expected): Attempt {
    const asked = {
      wallet: this.#wallet,
      askedAt: Date.now(),
      ...(head !== undefined && { askedAtBlock: Number(head) })
    }
    const bare = newAttempt(request, { id: newRecordId(), isProposal: false, ...asked })
    const attempt = (nonce !== undefined && nextAttempt(bare, { type: 'expected', nonce })) || bare
    this.#write(attempt)
    this.#refresh()
    if (nonce === undefined) void this.#readNonce(attempt)
    return attempt
  }

  /** Stores an attempt that the owners of a Safe have to approve, before it is proposed to them. */
  beginProposal(request: DescribedRequest): Attempt {
    const attempt = newAttempt(request, {
      id: newRecordId(),
      wallet: this.#wallet,
      askedAt: Date.now(),
      isProposal: true
    })
    this.#write(attempt)
    this.#refresh()
    return attempt
  }

  /**
   * Sends the request of an attempt, and lists the transaction. The chain may have it while the wallet never answers.
   * @throws what the wallet throws.
   */
  async send(
    attempt: Attempt,
    connector: Connector,
    suggested?: Pick<TransactionRequest, 'fees' | 'gas'>
  ): Promise<Hex> {
    const { account: from, chainId, to, value, call } = attempt
    const more = { ...(call && { data: call.data }), ...suggested }
    try {
      const found = new Promise<Hex>((resolve) => this.#waiting.set(attempt.id, { attempt, resolve }))
      const hash = await Promise.race([connector.sendTransaction({ from, to, value, ...more, chainId }), found])
      const asked = this.#store.read(attempt) ?? attempt
      this.#apply(attempt, { type: 'sent', hash })
      if (!attempt.isProposal) this.#raiseOtherNonces(attempt, asked.state.nonce)
      this.#settle(asked, hash)
      return hash
    } catch (cause) {
      const isUnreadable = isWalletError(cause, 'answer') && cause.problem === 'invalid-response'
      this.#apply(attempt, { type: 'failed', whetherSent: whetherSent(cause), isUnreadable })
      throw cause
    } finally {
      this.#waiting.delete(attempt.id)
    }
  }

  dismiss(attempt: Attempt): void {
    this.#apply(attempt, { type: 'dismissed' })
  }

  /** Which is about to be asked. @throws WalletError if none is connected. */
  get #wallet(): WalletRoute {
    const { active } = this.#connection
    if (!active) throw new WalletError('unauthorized', { message: 'No account.' })
    return active.wallet
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
    this.#searches.clear()
    this.#neverSeen.clear()
    this.#found.clear()
    const handleChange = () => runInAction(() => this.#refresh())
    this.#stopWatching = account ? this.#store.subscribe(account, handleChange) : () => undefined
    this.#refresh()
    if (account) this.#listAnswered()
  }

  #refresh(): void {
    const { account } = this.#connection
    this.#stored.replace(account ? [...this.#store.readAll(account)] : [])
    for (const { attempt, resolve } of this.#waiting.values()) {
      // Another tab has found what the wallet sent.
      const isGone = attempt.account === account && !this.#stored.some(({ id }) => id === attempt.id)
      const listed = isGone && this.#transactions.lists.of(attempt.chainId).find(isEntryOf(attempt))
      if (listed) resolve(listed.sent.hash)
    }
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

  /** Counts, or searches, on a chain where that would decide something, unless it is being done. */
  #countIfDue(chainId: number): void {
    const { account } = this.#connection
    const now = Date.now()
    const isDue = this.undecided.some((attempt) => {
      if (attempt.chainId !== chainId) return false
      const pause = countPause(attempt, this.#mined.get(chainId), now)
      const isCountDue = pause !== undefined && hasPassed(pause, this.#countedAt.get(chainId) ?? 0, now)
      return isCountDue || this.#isSearchDue(attempt)
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
    const isCurrent = () => account === this.#connection.account
    // A lagging node counts less.
    if (isCurrent() && mined !== undefined && mined > (this.#mined.get(chainId) ?? 0n))
      runInAction(() => this.#mined.set(chainId, mined))
    if (isCurrent()) await this.#lookFurther(account, chainId).catch(() => undefined)
    this.#counting.delete(chainId)
  }

  /** Searches for at most one transaction, so that each poll is bounded. @throws ChainReadError */
  async #lookFurther(account: Address, chainId: number): Promise<void> {
    const attempts = this.undecided.filter((attempt) => attempt.chainId === chainId)
    const due = attempts.findLast(this.#isSearchDue)
    const [mined, now] = [this.#mined.get(chainId), Date.now()]
    const unseen = attempts.filter((attempt) => countPause(attempt, mined, now) === SLOW_POLL_MS)
    if (due) await this.#search(due)
    else if (unseen.length > 0) await this.#lookForPending(unseen, account, chainId)
  }

  readonly #isSearchDue = (attempt: Attempt): boolean => {
    if (!mayBeFound(attempt, this.#mined.get(attempt.chainId)) || !this.#pollTimer.isVisible) return false
    if (isLongPassedOver(attempt, Date.now())) return false
    const search = this.#searches.get(attempt.id)
    if (!search || search.nonce !== nonceToFind(attempt)) return true
    return search.count < MAX_SEARCHES && hasPassed(UNKNOWN_AFTER_MS, search.at, Date.now())
  }

  async #search(attempt: Attempt): Promise<void> {
    const { id, account, chainId, askedAtBlock = 0 } = attempt
    const nonce = nonceToFind(attempt)
    if (nonce === undefined) return
    const listed = this.#transactions.lists
      .of(chainId)
      .some(({ sent, fate }) => sent.nonce === nonce && fate.status !== 'pending' && !isReplaced(fate))
    if (listed) return this.#apply(attempt, { type: 'nonce-used', nonce })
    const key = `${chainId}.${nonce}`
    const known = this.#found.get(key)
    const { found, isCut } = known
      ? { found: known }
      : await this.#read(chainId, { from: account, nonce, firstBlock: askedAtBlock })
    // Hidden meanwhile: it is searched for again.
    if (isCut || account !== this.#connection.account) return
    if (found) {
      this.#found.set(key, found)
      this.#tellFound(attempt, nonce, found)
    } else {
      const before = this.#searches.get(id)
      const count = before?.nonce === nonce ? before.count + 1 : 1
      runInAction(() => this.#searches.set(id, { nonce, count, at: Date.now() }))
    }
  }

  /** Finds nothing if no node has it, or if the account's transactions do not tell of its nonces. @throws ChainReadError */
  async #read(chainId: number, searched: SearchedNonce): Promise<NonceSearch> {
    const [head, hasCode] = await Promise.all([
      this.#heads.read(chainId),
      hasOwnCode(this.#reader, chainId, searched.from)
    ])
    if (hasCode) return {}
    return searchNonce(this.#reader, chainId, searched, head, () => this.#pollTimer.isVisible)
  }

  #tellFound(attempt: Attempt, nonce: number, found: MinedTransaction): void {
    const { account, chainId, id } = attempt
    const { hash } = found
    const isListed = this.#transactions.stored(account, chainId, hash) !== undefined
    const before = this.#store.read(attempt)
    if (!before || isListed || !isAnswerTo(attempt, found)) {
      this.#apply(attempt, { type: 'nonce-used', nonce, ...(!isListed && { by: hash }) })
      return
    }
    const waiting = this.#waiting.get(id)
    if (waiting) {
      waiting.resolve(hash)
      return
    }
    this.#apply(attempt, { type: 'sent', hash })
    this.#settle(before, hash)
    for (const listener of [...this.#listeners]) listener.onFound(before, hash)
  }

  /** @throws ChainReadError */
  async #lookForPending(attempts: readonly Attempt[], account: Address, chainId: number): Promise<void> {
    const [head, next, hasCode] = await Promise.all([
      this.#heads.read(chainId),
      this.#reader.getNextNonce(chainId, account),
      hasOwnCode(this.#reader, chainId, account)
    ])
    if (account !== this.#connection.account) return
    runInAction(() => {
      for (const attempt of attempts) {
        if (!hasCode && isSeenByNoNode(attempt, { at: Date.now(), head, next })) this.#neverSeen.add(attempt.id)
        else this.#neverSeen.delete(attempt.id)
      }
    })
  }

  #write(attempt: Attempt): void {
    if (this.#store.write(attempt)) this.#unsaved.delete(attempt.id)
    else this.#unsaved.add(attempt.id)
  }
}

/** By the moment of the request: an entry keeps no id of its attempt. */
function isEntryOf({ askedAt }: Attempt): (entry: Transaction) => boolean {
  return ({ sent }) => sent.askedAt === askedAt
}
