import { makeAutoObservable, observable, reaction } from 'mobx'
import { accountMessages } from '#domain/account-messages.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain.ts'
import { settledBy } from '#domain/confirmation-poll.ts'
import { ProposalEndedError } from '#domain/errors.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { StoredTransactions } from '#domain/stored-transactions.ts'
import {
  addTransaction,
  type NewTransaction,
  RECENT_TRANSACTIONS,
  type Transaction,
  updateTransaction,
  withChainHash
} from '#domain/transaction.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { Pulse } from './pulse.ts'
import { RepeatedLooks } from './repeated-looks.ts'
import { stopAll } from './stop-all.ts'
import type { TransactionStore } from './transaction-store.ts'

/** An entry and the chain it belongs to. */
export interface ChainTransaction {
  readonly chain: Chain
  readonly transaction: Transaction
}

/** The connected account's transactions on every configured chain, followed until the chain settles them. */
export class TransactionsModel {
  readonly lists = observable.map<number, readonly Transaction[]>({}, { deep: false })
  /** Said once by a live region when an entry settles. */
  announcement = ''
  isDamaged = false
  readonly #connection: ConnectionModel
  readonly #reader: ChainReader
  readonly #store: TransactionStore
  readonly #pulse: Pulse
  readonly #onSettled: (chainId: number) => void
  readonly #looks = new RepeatedLooks()
  #stopWatching: () => void = () => undefined

  constructor(
    connection: ConnectionModel,
    reader: ChainReader,
    store: TransactionStore,
    pulse: Pulse,
    onSettled: (chainId: number) => void
  ) {
    this.#connection = connection
    this.#reader = reader
    this.#store = store
    this.#pulse = pulse
    this.#onSettled = onSettled
    makeAutoObservable(this, { lists: false }, { autoBind: true })
  }

  start(): () => void {
    const stops = [
      reaction(() => this.#connection.account, this.open, { fireImmediately: true }),
      this.#pulse.subscribe(this.followPending)
    ]
    return stopAll([() => this.#close(), ...stops])
  }

  /** Newest first, over all configured chains. */
  get all(): readonly ChainTransaction[] {
    return this.#connection.chains
      .flatMap((chain) => (this.lists.get(chain.id) ?? []).map((transaction) => ({ chain, transaction })))
      .sort((a, b) => b.transaction.addedAt - a.transaction.addedAt)
  }

  /** What the account dialog shows: the newest 3 on the current chain. */
  get recent(): readonly Transaction[] {
    return this.#current.slice(0, RECENT_TRANSACTIONS)
  }

  get hasPending(): boolean {
    return this.#current.some(({ status }) => status === 'pending')
  }

  /**
   * Lists a transaction of `owner`, by default the connected account on its current chain.
   * @throws Error with the texts of section 8 when the entry breaks a rule or nobody is connected.
   */
  add(transaction: NewTransaction, owner = this.#currentOrThrow()): void {
    const { account, chainId } = owner
    const by = { from: account, addedAt: Date.now() }
    this.change(account, chainId, (list) => addTransaction(list, transaction, by))
    this.followPending()
  }

  /** Forgets the current chain's entries. @throws Error when nobody is connected. */
  clear(): void {
    const { account, chainId } = this.#currentOrThrow()
    this.change(account, chainId, () => [])
  }

  /** The entries that the network does not have. @returns how many there were. @throws when it cannot be asked. */
  async forgetUnknown(account: Address, chainId: number): Promise<number> {
    const entries = this.#store.read(account, chainId).entries.filter(({ isProposal }) => !isProposal)
    const found = await Promise.all(entries.map(({ hash }) => this.#reader.getTransaction(chainId, hash)))
    const unknown = new Set(entries.filter((_entry, index) => !found[index]).map(({ hash }) => hash))
    if (unknown.size > 0) this.change(account, chainId, (list) => list.filter(({ hash }) => !unknown.has(hash)))
    return unknown.size
  }

  announce(text: string): void {
    this.announcement = text
  }

  open(account: Address | undefined): void {
    this.#close()
    this.lists.clear()
    this.isDamaged = false
    if (!account) return
    const stops = this.#connection.chains.map(({ id }) => {
      this.show(id, this.#store.read(account, id))
      return this.#store.subscribe(account, id, () => this.refresh(account, id))
    })
    this.#stopWatching = stopAll(stops)
    this.followPending()
  }

  /** Another tab changed the list. */
  refresh(account: Address, chainId: number): void {
    this.show(chainId, this.#store.read(account, chainId))
    this.followPending()
  }

  show(chainId: number, { entries, isDamaged }: StoredTransactions): void {
    this.lists.set(chainId, entries)
    if (isDamaged) this.isDamaged = true
  }

  /** Reads before it writes, so that what another tab added meanwhile is kept. */
  change(account: Address, chainId: number, next: (list: readonly Transaction[]) => readonly Transaction[]): void {
    const entries = next(this.#store.read(account, chainId).entries)
    this.#store.write(account, chainId, entries)
    if (account === this.#connection.account) this.lists.set(chainId, entries)
  }

  /** Looks up every pending entry that is not about to be looked up anyway. */
  followPending(): void {
    const { account } = this.#connection
    if (!account || !this.#pulse.isBeating) return
    for (const { chain, transaction } of this.all) {
      if (transaction.status === 'pending') void this.follow(account, chain.id, transaction.hash)
    }
  }

  /** One look; the next one soon at first, then with every beat, while the entry is pending. */
  async follow(account: Address, chainId: number, hash: Hex): Promise<void> {
    await this.#looks.at(`${account} ${chainId} ${hash}`, async () => {
      if (this.#find(account, chainId, hash)?.isProposal) await this.lookInWallet(account, chainId, hash)
      else await this.look(account, chainId, hash)
      const entry = this.lists.get(chainId)?.find((listed) => listed.hash === hash)
      return entry?.status === 'pending' && this.#pulse.isBeating
    })
  }

  /** An unreachable node changes nothing: the entry stays pending and is looked up again. */
  async look(account: Address, chainId: number, hash: Hex): Promise<void> {
    const [head, receipt, transaction] = await Promise.allSettled([
      this.#reader.getBlockNumber(chainId),
      this.#reader.getReceipt(chainId, hash),
      this.#reader.getTransaction(chainId, hash)
    ])
    if (head.status !== 'fulfilled') return
    const nonce = transaction.status === 'fulfilled' ? transaction.value?.nonce : undefined
    this.learn(account, chainId, hash, { ...(nonce !== undefined && { nonce }), firstSeenBlock: Number(head.value) })
    if (receipt.status === 'fulfilled' && receipt.value) {
      const entry = this.#find(account, chainId, hash)
      const settled = entry?.status === 'pending' ? settledBy(receipt.value, head.value, entry) : undefined
      if (entry && settled) this.settle(account, chainId, entry, settled)
    }
  }

  /** What became of a proposal is known to its Safe alone: not to another wallet, nor to a Safe of that address elsewhere. */
  async lookInWallet(account: Address, chainId: number, hash: Hex): Promise<void> {
    const { connector } = this.#connection
    if (!connector?.sendsProposals || chainId !== this.#connection.chainId) return
    try {
      const onChain = await connector.transactionHash(hash)
      if (onChain) this.becomeTransaction(account, chainId, hash, onChain)
    } catch (cause) {
      if (cause instanceof ProposalEndedError) this.endProposal(account, chainId, hash, cause.hash)
    }
  }

  becomeTransaction(account: Address, chainId: number, proposal: Hex, hash: Hex): void {
    this.change(account, chainId, (list) => withChainHash(list, proposal, hash))
    this.followPending()
  }

  endProposal(account: Address, chainId: number, proposal: Hex, hash = proposal): void {
    if (hash !== proposal) this.change(account, chainId, (list) => withChainHash(list, proposal, hash))
    const entry = this.#find(account, chainId, hash)
    if (entry?.status === 'pending') this.settle(account, chainId, entry, { status: 'failed' })
  }

  /** Keeps what a later visit needs to verify the entry; the first sight of it counts. */
  learn(account: Address, chainId: number, hash: Hex, seen: Pick<Transaction, 'nonce' | 'firstSeenBlock'>): void {
    const entry = this.#find(account, chainId, hash)
    if (!entry) return
    const known = { ...seen, ...(entry.firstSeenBlock !== undefined && { firstSeenBlock: entry.firstSeenBlock }) }
    if (known.nonce === entry.nonce && known.firstSeenBlock === entry.firstSeenBlock) return
    this.change(account, chainId, (list) => updateTransaction(list, hash, known))
  }

  settle(
    account: Address,
    chainId: number,
    { hash, description }: Transaction,
    settled: Pick<Transaction, 'status' | 'blockNumber' | 'blockHash'>
  ): void {
    this.change(account, chainId, (list) => updateTransaction(list, hash, settled))
    this.announce(
      accountMessages.transactions.announced(description, accountMessages.transactions.statuses[settled.status])
    )
    this.#onSettled(chainId)
  }

  get #current(): readonly Transaction[] {
    const { chainId } = this.#connection
    return (chainId !== undefined && this.lists.get(chainId)) || []
  }

  #find(account: Address, chainId: number, hash: Hex): Transaction | undefined {
    return this.#store.read(account, chainId).entries.find((entry) => entry.hash === hash)
  }

  #currentOrThrow(): { account: Address; chainId: number } {
    const { account, chain } = this.#connection
    if (!account || !chain) throw new Error(accountMessages.transactions.noAccount)
    return { account, chainId: chain.id }
  }

  #close(): void {
    this.#stopWatching()
    this.#looks.stop()
  }
}
