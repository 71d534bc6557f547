import { runInAction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { withReplacement } from '#domain/transaction/replacement.ts'
import { isSameTransaction, type Transaction, withChainHash } from '#domain/transaction/transaction.ts'
import {
  isSearchDue,
  nextTransaction,
  pollPause,
  SUSPICION_LASTS_MS,
  type Suspicion,
  type TransactionPoll
} from '#domain/transaction/transaction-poll.ts'
import { ProposalEndedError } from '#domain/wallet/proposal-ended-error.ts'
import { ChainPoll } from '#ui/models/chain/chain-poll.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { Pulse } from '../pulse.ts'
import { NEWEST_POLLED, PollQueue } from './poll-queue.ts'
import { findReplacement } from './replacement-search.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** For each entry and visit, of `MOST_SEARCH_REQUESTS` each. */
const MOST_SEARCHES = 2

/** What is followed of an account's entries on one chain. */
class FollowedChain {
  readonly account: Address
  readonly chainId: number
  readonly queue = new PollQueue()
  readonly suspicions = new Map<Hex, Suspicion>()
  /** The entries whose receipts were gone at least once: all that may be asked about them is asked at once. */
  readonly suspected = new Set<Hex>()
  /** How often it was searched what had used up an entry's nonce, in this visit. */
  readonly searches = new Map<Hex, number>()
  /** One search at a time: others wait for another poll. */
  isSearching = false
  timer: ReturnType<typeof setTimeout> | undefined

  constructor(account: Address, chainId: number) {
    this.account = account
    this.chainId = chainId
  }
}

/** Asks chains, and Safes, what has become of an account's entries, for as long as that can change. */
export class TransactionFollower {
  readonly #transactions: TransactionsModel
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #pulse: Pulse
  /** A poll that was stopped writes to those of its time, which nobody reads any more. */
  #chains = new Map<number, FollowedChain>()

  constructor(transactions: TransactionsModel, connection: ConnectionModel, reader: ChainReader, pulse: Pulse) {
    this.#transactions = transactions
    this.#connection = connection
    this.#reader = reader
    this.#pulse = pulse
  }

  /** Has the entry polled from now on for as long as it may change. */
  follow(account: Address, chainId: number, entry: Transaction): void {
    const chain = this.#chains.get(chainId) ?? new FollowedChain(account, chainId)
    this.#chains.set(chainId, chain)
    chain.queue.follow(entry)
  }

  forget(chainId: number, hash: Hex): void {
    this.#chains.get(chainId)?.queue.drop(hash)
  }

  /** Polls a bounded number of entries on every chain. */
  poll(): void {
    for (const chain of this.#chains.values()) {
      const newest = this.#transactions.lists.of(chain.chainId).slice(0, NEWEST_POLLED)
      this.#pollEach(chain, () => chain.queue.take(Date.now(), newest))
    }
  }

  /** Polls the entries that are new. */
  pollSoon(): void {
    for (const chain of this.#chains.values()) this.#pollEach(chain, () => chain.queue.takeSoon(Date.now()))
  }

  stop(): void {
    for (const { timer } of this.#chains.values()) clearTimeout(timer)
    this.#chains = new Map()
  }

  #pollEach(chain: FollowedChain, take: () => readonly Hex[]): void {
    if (!this.#pulse.isBeating) return
    const entries: Transaction[] = []
    for (const hash of take()) {
      const entry = this.#find(chain, hash)
      if (!entry) this.#finish(chain, hash)
      else if (entry.isProposal) void this.#pollWallet(chain, entry)
      else entries.push(entry)
    }
    if (entries.length > 0) void this.#pollChain(chain, entries)
  }

  /** An unreachable node changes nothing: the entries stay as they are and are polled again. */
  async #pollChain(chain: FollowedChain, entries: readonly Transaction[]): Promise<void> {
    const poll = new ChainPoll(this.#reader, chain.account, chain.chainId)
    const polls = await Promise.all(entries.map((entry) => poll.ask(entry, chain.suspected.has(entry.hash))))
    for (const hash of poll.vanished) chain.suspected.add(hash)
    // One change of the list, whatever the nodes say.
    runInAction(() => {
      for (const [index, { hash }] of entries.entries()) {
        if (!this.#judge(chain, hash, polls[index])) this.#finish(chain, hash)
      }
    })
    this.#schedule(chain)
  }

  /** @returns whether a search decides, and finishes the poll of the entry. */
  #judge(chain: FollowedChain, hash: Hex, poll: TransactionPoll | undefined): boolean {
    // Another tab, or the visitor, may have changed it meanwhile.
    const before = this.#find(chain, hash)
    if (!poll || !before) return false
    const { account, chainId, suspicions, queue } = chain
    const lasts = Math.max(SUSPICION_LASTS_MS, 2 * queue.roundMs)
    const { entry, suspicion } = nextTransaction(before, poll, suspicions.get(hash) ?? {}, lasts)
    suspicions.set(hash, suspicion)
    if (this.#mayBeSearched(chain, entry) && isSearchDue(entry, poll, suspicion)) {
      void this.#search(chain, before, entry, poll)
      return true
    }
    this.#transactions.become(account, chainId, before, entry)
    return false
  }

  /** Once soon, and once more when nothing else has settled the entry: a node may have lagged. */
  #mayBeSearched({ searches, isSearching }: FollowedChain, { hash, status }: Transaction): boolean {
    return !isSearching && (searches.get(hash) ?? 0) < (status === 'pending' ? 1 : MOST_SEARCHES)
  }

  /** Nodes that fail meanwhile leave the entry as it was judged. */
  async #search(chain: FollowedChain, before: Transaction, judged: Transaction, poll: TransactionPoll): Promise<void> {
    const { account, chainId, searches, suspicions } = chain
    const { hash } = judged
    chain.isSearching = true
    searches.set(hash, (searches.get(hash) ?? 0) + 1)
    const after = await this.#searched(chain, judged, poll).catch(() => undefined)
    chain.isSearching = false
    runInAction(() => {
      if (after) suspicions.delete(hash)
      // Whatever comes after what is new is searched for anew.
      if (after && after.replacedBy !== judged.replacedBy) searches.delete(hash)
      // Another tab, or the visitor, may have changed it meanwhile.
      const now = this.#find(chain, hash)
      if (now && isSameTransaction(now, before)) this.#transactions.become(account, chainId, before, after ?? judged)
      this.#finish(chain, hash)
    })
    this.#schedule(chain)
  }

  /** Undefined when what used the nonce up was not found. */
  async #searched(
    { account, chainId }: FollowedChain,
    judged: Transaction,
    { head }: TransactionPoll
  ): Promise<Transaction | undefined> {
    const found = await findReplacement(this.#reader, chainId, judged, head)
    const entry = found && withReplacement(judged, found)
    if (entry?.replacement !== 'speed-up') return entry
    const receipt = await new ChainPoll(this.#reader, account, chainId).ask(entry, false)
    return receipt ? nextTransaction(entry, receipt, {}).entry : entry
  }

  /** What became of a proposal is known to its Safe alone: not to another wallet, nor to a Safe of that address elsewhere. */
  async #pollWallet(chain: FollowedChain, { hash }: Transaction): Promise<void> {
    const { connector } = this.#connection
    if (connector?.sendsProposals && chain.chainId === this.#connection.chainId) {
      try {
        const onChain = await connector.transactionHash(hash)
        if (onChain) this.#goBy(chain, hash, onChain)
      } catch (cause) {
        if (cause instanceof ProposalEndedError) this.#endProposal(chain, hash, cause.hash)
      }
    }
    this.#finish(chain, hash)
    this.#schedule(chain)
  }

  #endProposal(chain: FollowedChain, proposal: Hex, hash = proposal): void {
    if (hash !== proposal) this.#goBy(chain, proposal, hash)
    const entry = this.#find(chain, hash)
    if (entry?.status !== 'pending') return
    const { unknownSince: _since, isBeyondHistory: _beyond, ...rest } = entry
    this.#transactions.become(chain.account, chain.chainId, entry, { ...rest, status: 'failed' })
  }

  /** Another tab may have listed it by the chain's hash already. */
  #goBy(chain: FollowedChain, proposal: Hex, hash: Hex): void {
    const { account, chainId } = chain
    const entry = this.#find(chain, proposal)
    if (!entry) return
    if (!this.#find(chain, hash)) this.#transactions.keep(account, chainId, withChainHash(entry, hash))
    this.#transactions.drop(account, chainId, [proposal])
    this.pollSoon()
  }

  #find({ account, chainId }: FollowedChain, hash: Hex): Transaction | undefined {
    return this.#transactions.find(account, chainId, hash)
  }

  #finish(chain: FollowedChain, hash: Hex): void {
    const after = this.#find(chain, hash)
    const pause = after && pollPause(after, chain.suspicions.get(hash) ?? {})
    if (pause === undefined) chain.suspicions.delete(hash)
    chain.queue.finish(hash, Date.now(), pause)
  }

  #schedule(chain: FollowedChain): void {
    if (this.#chains.get(chain.chainId) !== chain) return
    clearTimeout(chain.timer)
    const { soonest } = chain.queue
    if (soonest === undefined) return
    chain.timer = setTimeout(
      () => this.#pollEach(chain, () => chain.queue.takeSoon(Date.now())),
      Math.max(0, soonest - Date.now())
    )
  }
}
