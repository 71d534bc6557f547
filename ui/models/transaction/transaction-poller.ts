import { runInAction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import type { ChainReader, Receipt } from '#domain/ports/chain-reader.ts'
import type { Connector } from '#domain/ports/connector.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import type { TaskLeader } from '#domain/ports/task-leader.ts'
import { isSameValue } from '#domain/same-value.ts'
import { isTimeValue } from '#domain/time-value.ts'
import { blockOf, isReplaced, isSettledForGood, isUndated, minedFactsOf, speedUpOf } from '#domain/transaction/fate.ts'
import {
  decidingHash,
  replacedBy,
  replacedByOf,
  withExpectedNonceUsed,
  withReplacement
} from '#domain/transaction/replacement.ts'
import type { TransactionId } from '#domain/transaction/stored-transactions.ts'
import { type Transaction, transactionAfter, withChainHash } from '#domain/transaction/transaction.ts'
import {
  isDecidedByReceipt,
  isSearchDue,
  isUncompared,
  nextTransaction,
  pollPause,
  SUSPICION_LASTS_MS,
  type Suspicion,
  type TransactionPoll,
  UNKNOWN_AFTER_MS
} from '#domain/transaction/transaction-poll.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { ProposalEndedError } from '#domain/wallet/proposal-ended-error.ts'
import type { ChainHeads } from '#ui/models/chain/chain-heads.ts'
import type { PollTimer } from '../poll-timer.ts'
import { Arrivals } from './arrivals.ts'
import { hasOwnCode } from './nonce-search.ts'
import { NEWEST_POLLED, PollQueue } from './poll-queue.ts'
import { ReplacementSearch } from './replacement-search.ts'
import { RevertReasons } from './revert-reasons.ts'
import type { ListListener } from './transaction-lists.ts'

/** How often the time of a block is asked for in a visit, if nodes do not tell. */
const MAX_DATINGS = 3

/** Has the entries that are polled, and is told what polls have found: the model of transactions. */
export interface PolledTransactions {
  /** An entry as it is stored, listed or not. */
  stored(account: Address, chainId: number, hash: Hex): Transaction | undefined
  /** True of an entry that the browser could not save: no other tab has it. */
  isUnsaved(hash: Hex): boolean
  /** Of the connected account on a chain, newest first. */
  newest(chainId: number, count: number): readonly Transaction[]
  /** The Safe with the account's proposals on a chain; undefined while another wallet or chain is in use. */
  safe(chainId: number): Connector | undefined
  /** @param after equal to `before` if nothing was new; of an executed proposal, with the hash of its transaction. */
  onPolled(account: Address, chainId: number, before: Transaction, after: Transaction): void
}

/** What the pollers of all chains share. */
export interface PollDependencies {
  readonly reader: ChainReader
  readonly contracts: ContractGateway
  readonly heads: ChainHeads
  readonly pollTimer: PollTimer
}

/** Whether this tab polls: the account's poller, which takes part in the election. */
interface Leadership {
  /** True in the tab that polls for all tabs of the account. */
  readonly isLeading: boolean
}

interface ChainPollDependencies extends PollDependencies {
  readonly transactions: PolledTransactions
  readonly leadership: Leadership
}

/**
 * The polls of one account's entries: a poller for each chain with an entry that may still change. Of several tabs only
 * the leader polls the nodes; the others see what it stores.
 */
export class AccountPoller implements ListListener, Leadership {
  readonly #dependencies: PollDependencies
  readonly #leader: TaskLeader
  readonly #transactions: PolledTransactions
  readonly #pollers = new Map<number, ChainPoller>()
  isLeading = false
  #withdraw: (() => void) | undefined

  constructor(dependencies: PollDependencies, leader: TaskLeader, transactions: PolledTransactions) {
    this.#dependencies = dependencies
    this.#leader = leader
    this.#transactions = transactions
  }

  /** Polls an entry that may still change, until it is final or gone. */
  onChanged({ account, chainId, hash }: TransactionId, entry: Transaction | undefined): void {
    const poller = this.#pollers.get(chainId)
    if (!entry) poller?.forget(hash)
    else if (poller) poller.follow(entry)
    else if (!isSettledForGood(entry.fate)) {
      const first = new ChainPoller(account, chainId, {
        transactions: this.#transactions,
        leadership: this,
        ...this.#dependencies
      })
      this.#pollers.set(chainId, first)
      first.follow(entry)
      this.#takePart(account)
    }
  }

  poll(): void {
    for (const poller of this.#pollers.values()) poller.poll()
  }

  pollSoon(): void {
    for (const poller of this.#pollers.values()) poller.pollSoon()
  }

  stop(): void {
    this.#withdraw?.()
    this.#withdraw = undefined
    this.isLeading = false
    for (const poller of this.#pollers.values()) poller.stop()
    this.#pollers.clear()
  }

  /** A visit without anything to poll takes no part. */
  #takePart(account: Address): void {
    let isTaking = true
    this.#withdraw ??= this.#leader.take(`polls.${account.toLowerCase()}`, (isLeading) => {
      this.isLeading = isLeading
      // Not while it enters: what was listed is polled anyway.
      if (isLeading && !isTaking) this.poll()
    })
    isTaking = false
  }
}

/** Polls a chain, and a Safe, for the fate of an account's entries until it is final. */
class ChainPoller {
  readonly #account: Address
  readonly #chainId: number
  readonly #transactions: PolledTransactions
  readonly #leadership: Leadership
  readonly #reader: ChainReader
  readonly #heads: ChainHeads
  readonly #pollTimer: PollTimer
  readonly #queue = new PollQueue()
  readonly #proposals = new Set<Hex>()
  readonly #suspicions = new Map<Hex, Suspicion>()
  /** Entries whose receipts were missing at least once: their polls include every read from the start. */
  readonly #suspected = new Set<Hex>()
  readonly #search: ReplacementSearch
  readonly #headTime: HeadTime
  readonly #reverts: RevertReasons
  readonly #arrivals: Arrivals
  /** How often the time of each block was asked for. */
  readonly #datings = new Map<Hex, number>()
  /** One search at a time; others wait for a later poll. */
  #isSearching = false
  #isStopped = false
  #unfollow: (() => void) | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(account: Address, chainId: number, dependencies: ChainPollDependencies) {
    const { transactions, leadership, reader, contracts, heads, pollTimer } = dependencies
    this.#account = account
    this.#chainId = chainId
    this.#transactions = transactions
    this.#leadership = leadership
    this.#reader = reader
    this.#heads = heads
    this.#pollTimer = pollTimer
    this.#search = new ReplacementSearch(reader, chainId, () => pollTimer.isVisible && !this.#isStopped)
    this.#headTime = new HeadTime(reader, chainId)
    this.#reverts = new RevertReasons(reader, contracts, chainId)
    this.#arrivals = new Arrivals(contracts, chainId)
  }

  /** Polls the entry from now on for as long as it may change. */
  follow(entry: Transaction): void {
    this.#queue.follow(entry)
    if (entry.sent.isProposal) this.#proposals.add(entry.sent.hash)
    this.#followChain()
  }

  forget(hash: Hex): void {
    this.#queue.drop(hash)
    this.#followChain()
  }

  /** Polls a bounded number of entries. */
  poll(): void {
    this.#pollEach(() =>
      this.#queue.take(Date.now(), this.#transactions.newest(this.#chainId, NEWEST_POLLED), this.#isOurs)
    )
  }

  /** Polls new entries. */
  pollSoon(): void {
    this.#pollEach(() => this.#queue.takeSoon(Date.now(), this.#isOurs))
  }

  /** Results of pending reads are still reported. */
  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#timer)
    this.#followChain()
  }

  /** Follows the chain while an entry may still change. */
  #followChain(): void {
    const isFollowed = this.#queue.size > 0 && !this.#isStopped
    if (isFollowed) this.#unfollow ??= this.#pollTimer.follow(this.#chainId, () => this.poll())
    else {
      this.#unfollow?.()
      this.#unfollow = undefined
    }
  }

  #pollEach(take: () => readonly Hex[]): void {
    if (!this.#pollTimer.isVisible) return
    const sent: Transaction[] = []
    for (const hash of take()) {
      const entry = this.#find(hash)
      if (!entry) this.#finish(hash)
      else if (entry.sent.isProposal) void this.#pollSafe(hash)
      else sent.push(entry)
    }
    if (sent.length > 0) void this.#pollChain(sent)
  }

  /** An unreachable node changes nothing: the entries stay as they are and are polled again. */
  async #pollChain(entries: readonly Transaction[]): Promise<void> {
    const reader = this.#openPoll()
    const polls = await Promise.all(entries.map((entry) => reader.read(entry, this.#suspected.has(entry.sent.hash))))
    for (const hash of reader.vanished) this.#suspected.add(hash)
    // One update of the list for all answers.
    runInAction(() => {
      for (const [index, { sent }] of entries.entries())
        if (!this.#judge(sent.hash, polls[index])) this.#finish(sent.hash)
    })
    this.#schedule()
  }

  /** @returns whether a search was started, which decides and then finishes the entry's poll. */
  #judge(hash: Hex, poll: TransactionPoll | undefined): boolean {
    // Another tab, or the visitor, may have changed it meanwhile.
    const before = this.#find(hash)
    if (!poll || !before) return false
    const lasts = Math.max(SUSPICION_LASTS_MS, 2 * this.#queue.roundMs(this.#pollTimer.intervalOf(this.#chainId)))
    const { entry, suspicion } = nextTransaction(before, poll, this.#suspicions.get(hash) ?? {}, lasts)
    this.#suspicions.set(hash, suspicion)
    const isSearched = !this.#isSearching && this.#search.isWorthAStep(entry) && isSearchDue(entry, poll, suspicion)
    if (isSearched) void this.#searchOn(before, entry, poll)
    else this.#tell(before, entry)
    if (before.fate.status === 'pending') this.#replaceBy(entry)
    // Without a receipt, the block may be gone, or the node lags.
    if (poll.receipt && isUndated(entry.fate)) void this.#date(entry)
    if (poll.receipt && this.#arrivals.isDue(entry)) void this.#readArrival(entry, poll.receipt)
    return isSearched
  }

  /** An entry that nodes dropped is polled rarely: one of the page's own that has used its nonce says so at once. */
  #replaceBy(entry: Transaction): void {
    const others = this.#transactions.newest(this.#chainId, NEWEST_POLLED)
    for (const { before, after } of replacedBy(entry, others)) {
      this.#suspicions.delete(before.sent.hash)
      this.#tell(before, after)
    }
  }

  /** If nodes fail meanwhile, the entry stays as judged. */
  async #searchOn(before: Transaction, judged: Transaction, poll: TransactionPoll): Promise<void> {
    const { hash } = judged.sent
    this.#isSearching = true
    const after = await this.#searched(judged, poll).catch(() => undefined)
    this.#isSearching = false
    const isFound = after !== undefined && after.sent.searchedTo === undefined
    if (isFound) this.#suspicions.delete(hash)
    if (isFound && replacedByOf(after.fate) !== replacedByOf(judged.fate)) this.#search.forget(hash)
    // Another tab, or the visitor, may have changed it meanwhile.
    const now = this.#find(hash)
    if (now && isSameValue(now, before)) this.#tell(before, after ?? judged)
    this.#finish(hash)
    this.#schedule()
  }

  /** Undefined if nothing has changed. */
  async #searched(judged: Transaction, { head }: TransactionPoll): Promise<Transaction | undefined> {
    const { found, searchedTo } = await this.#search.step(judged, head)
    if (!found) return searchedTo === undefined ? undefined : { ...judged, sent: { ...judged.sent, searchedTo } }
    const isListed = this.#find(found.hash) !== undefined
    const isExpected = judged.sent.nonce === undefined
    const entry = isExpected ? withExpectedNonceUsed(judged, found, isListed) : withReplacement(judged, found, isListed)
    if (speedUpOf(entry.fate) === undefined) return entry
    const poll = await this.#openPoll().read(entry, false)
    return poll ? nextTransaction(entry, poll, {}).entry : entry
  }

  /** If nodes cannot tell why it was reverted, the entry stays as it is. */
  async #explain(entry: Transaction): Promise<void> {
    const { hash } = entry.sent
    const { blockHash } = blockOf(entry.fate)
    const revert = await this.#reverts.read(entry).catch(() => undefined)
    // Another tab, or the visitor, may have changed it meanwhile.
    const before = this.#find(hash)
    if (!revert || !before || blockHash === undefined) return
    this.#tell(before, transactionAfter(before, { type: 'explained', blockHash, revert }))
  }

  /** Stored with the entry, so that nobody has to ask for it again. */
  async #date(entry: Transaction): Promise<void> {
    const { hash } = entry.sent
    const { blockHash } = blockOf(entry.fate)
    const asked = this.#datings.get(blockHash ?? '0x') ?? 0
    if (blockHash === undefined || asked >= MAX_DATINGS || !this.#isOurs(hash)) return
    this.#datings.set(blockHash, asked + 1)
    const minedAt = await this.#reader.getBlockTime(this.#chainId, blockHash).catch(() => undefined)
    // Another tab, or the visitor, may have changed it meanwhile.
    const before = this.#find(hash)
    if (before && isTimeValue(minedAt))
      this.#tell(before, transactionAfter(before, { type: 'dated', blockHash, minedAt }))
  }

  /** Stored with the entry, as its time is. */
  async #readArrival(entry: Transaction, receipt: Receipt): Promise<void> {
    const { hash } = entry.sent
    if (!this.#isOurs(hash)) return
    const amount = await this.#arrivals.read(entry, receipt)
    // Another tab, or the visitor, may have changed it meanwhile.
    const before = this.#find(hash)
    if (before && amount !== undefined)
      this.#tell(before, transactionAfter(before, { type: 'arrived', blockHash: receipt.blockHash, amount }))
  }

  /** Only its own Safe knows the fate of a proposal, not another wallet or a Safe with that address on another chain. */
  async #pollSafe(proposal: Hex): Promise<void> {
    const safe = this.#transactions.safe(this.#chainId)
    try {
      const hash = await safe?.transactionHash(proposal)
      if (hash) this.#carryOut(proposal, hash)
    } catch (cause) {
      if (cause instanceof ProposalEndedError) this.#endProposal(proposal, cause.hash)
    }
    this.#finish(proposal)
    this.#schedule()
  }

  #endProposal(proposal: Hex, hash = proposal): void {
    if (hash !== proposal) this.#carryOut(proposal, hash)
    const entry = this.#find(hash)
    if (entry) this.#tell(entry, transactionAfter(entry, { type: 'proposal-ended' }))
  }

  #carryOut(proposal: Hex, hash: Hex): void {
    const entry = this.#find(proposal)
    if (!entry) return
    this.#tell(entry, withChainHash(entry, hash))
    this.pollSoon()
  }

  /** Of several tabs one polls the nodes. Only a tab with the Safe can ask it for a proposal. */
  readonly #isOurs = (hash: Hex): boolean =>
    this.#leadership.isLeading || this.#proposals.has(hash) || this.#transactions.isUnsaved(hash)

  #find(hash: Hex): Transaction | undefined {
    return this.#transactions.stored(this.#account, this.#chainId, hash)
  }

  #tell(before: Transaction, after: Transaction): void {
    this.#transactions.onPolled(this.#account, this.#chainId, before, after)
  }

  #openPoll(): PollReader {
    return new PollReader(this.#reader, this.#heads, this.#headTime, this.#account, this.#chainId)
  }

  #finish(hash: Hex): void {
    const after = this.#find(hash)
    if (after && this.#isOurs(hash) && this.#reverts.isDue(after)) void this.#explain(after)
    const pause = after && pollPause(after, this.#suspicions.get(hash) ?? {})
    if (pause === undefined) this.#suspicions.delete(hash)
    this.#queue.finish(hash, Date.now(), pause)
    this.#followChain()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    const delay = this.#queue.nextDelay(Date.now())
    if (this.#isStopped || delay === undefined) return
    this.#timer = setTimeout(() => this.pollSoon(), delay)
  }
}

/** When the head of a chain was made: later heads are younger, so it is asked for only once in a while. */
class HeadTime {
  readonly #reader: ChainReader
  readonly #chainId: number
  #askedAt = 0
  #time: Promise<number | undefined> | undefined

  constructor(reader: ChainReader, chainId: number) {
    this.#reader = reader
    this.#chainId = chainId
  }

  /** Of this head or a recent one, in milliseconds since 1970; undefined if no node says it. */
  read(head: bigint): Promise<number | undefined> {
    const now = Date.now()
    if (!this.#time || hasPassed(UNKNOWN_AFTER_MS, this.#askedAt, now)) {
      this.#askedAt = now
      this.#time = this.#reader.getBlockTime(this.#chainId, head).catch(() => undefined)
    }
    return this.#time
  }
}

/**
 * One poll of a chain for some of an account's entries; they share one read of the head and one of the count. All reads of
 * one tick are sent as one batch, though not necessarily to one node.
 */
class PollReader {
  /** The settled entries whose receipts are missing. */
  readonly vanished: Hex[] = []
  readonly #reader: ChainReader
  readonly #account: Address
  readonly #chainId: number
  readonly #head: Promise<bigint>
  readonly #headTime: HeadTime
  #count: Promise<bigint> | undefined

  constructor(reader: ChainReader, heads: ChainHeads, headTime: HeadTime, account: Address, chainId: number) {
    this.#reader = reader
    this.#headTime = headTime
    this.#account = account
    this.#chainId = chainId
    this.#head = heads.read(chainId)
  }

  /** Undefined if the nodes' answers do not suffice: then the entry stays as it is until the next poll. */
  async read(entry: Transaction, isSuspected: boolean): Promise<TransactionPoll | undefined> {
    const { sent, fate } = entry
    // Entries that probably still have their receipt rarely need more reads.
    const isReceiptLikely = fate.status !== 'pending' && !isReplaced(fate) && !isSuspected && !isUncompared(entry)
    const more = isReceiptLikely ? undefined : this.#readMore(entry)
    const [head, receipt] = await Promise.allSettled([
      this.#head,
      this.#reader.getReceipt(this.#chainId, decidingHash(entry))
    ])
    if (head.status !== 'fulfilled' || receipt.status !== 'fulfilled') return undefined
    const poll = { at: Date.now(), head: head.value, receipt: receipt.value }
    const isDecided = isDecidedByReceipt(entry, poll)
    if (isDecided && !(poll.receipt && isUncompared(entry))) {
      // The head's time says whether the node lags or the chain started over.
      const isAsked = !poll.receipt && minedFactsOf(fate).minedAt !== undefined
      const headTime = isAsked ? await this.#headTime.read(poll.head) : undefined
      return { ...poll, ...(isTimeValue(headTime) && { headTime }) }
    }
    if (!isDecided && fate.status !== 'pending') this.vanished.push(sent.hash)
    return { ...poll, ...(await (more ?? this.#readMore(entry))) }
  }

  async #readMore(entry: Transaction): Promise<Pick<TransactionPoll, 'transaction' | 'minedCount' | 'block'>> {
    const { nonce, expectedNonce } = entry.sent
    const { fate } = entry
    const isGuessed = nonce === undefined && expectedNonce !== undefined && 'unknownSince' in fate
    const blockNumber = fate.status === 'pending' || !fate.blockHash ? undefined : fate.blockNumber
    const [transaction, count, block] = await Promise.allSettled([
      isReplaced(fate) ? null : this.#reader.getTransaction(this.#chainId, decidingHash(entry)),
      isGuessed ? this.#countWithoutCode() : nonce !== undefined && this.#countMined(),
      blockNumber === undefined ? undefined : this.#reader.getBlockHash(this.#chainId, BigInt(blockNumber))
    ])
    return {
      ...(transaction.status === 'fulfilled' &&
        transaction.value !== null && { transaction: transaction.value ?? 'unknown' }),
      ...(count.status === 'fulfilled' && typeof count.value === 'bigint' && { minedCount: count.value }),
      ...(block.status === 'fulfilled' &&
        block.value !== undefined &&
        blockNumber !== undefined && { block: { number: blockNumber, hash: block.value } })
    }
  }

  /** Undefined of an account with code, whose transactions say nothing of its nonce. */
  async #countWithoutCode(): Promise<bigint | undefined> {
    const [count, hasCode] = await Promise.all([
      this.#countMined(),
      hasOwnCode(this.#reader, this.#chainId, this.#account)
    ])
    return hasCode ? undefined : count
  }

  #countMined(): Promise<bigint> {
    this.#count ??= this.#reader.getTransactionCount(this.#chainId, this.#account)
    return this.#count
  }
}
