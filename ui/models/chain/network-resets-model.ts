import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address, Hash } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { isLocalNetwork, type NetworkInstances, networkInstanceKey } from '#domain/chain/local-network.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { networkHash } from '#domain/transaction/replacement.ts'
import { idOfKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { TransactionStore } from '#ui/models/transaction/transaction-store.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { ChainHeads } from './chain-heads.ts'

/** How many entries are looked up in one batch. */
const BATCH_SIZE = 40

interface NetworkReset {
  readonly chain: Chain
  /** Of the transactions that were cleared. */
  readonly count: number
}

/**
 * Of a page that `npm start` serves, and of no build: has the page read a restarted local network anew, and removes the
 * transactions that it no longer has, with a notice. A page never infers a restart from the
 * head or from missing receipts, which look the same on a lagging node: the development server reports it.
 */
export class NetworkResetsModel {
  /** How many transactions were cleared on each chain, until the visitor dismisses it. */
  readonly #cleared = observable.map<number, number>()
  readonly #connection: ConnectionModel
  readonly #transactions: TransactionsModel
  readonly #transactionStore: TransactionStore
  readonly #reader: ChainReader
  readonly #heads: ChainHeads
  readonly #store: KeyValueStore
  /** As last reported. */
  #instances: NetworkInstances = new Map()

  constructor(
    connection: ConnectionModel,
    transactions: TransactionsModel,
    transactionStore: TransactionStore,
    reader: ChainReader,
    heads: ChainHeads,
    store: KeyValueStore
  ) {
    this.#connection = connection
    this.#transactions = transactions
    this.#transactionStore = transactionStore
    this.#reader = reader
    this.#heads = heads
    this.#store = store
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return reaction(() => this.#connection.account, this.open)
  }

  get notices(): readonly NetworkReset[] {
    return [...this.#cleared].flatMap(([chainId, count]) => {
      const chain = findChain(this.#connection.chains, chainId)
      return chain ? [{ chain, count }] : []
    })
  }

  dismiss(chainId: number): void {
    this.#cleared.delete(chainId)
  }

  update(instances: NetworkInstances): void {
    const before = this.#instances
    this.#instances = instances
    for (const [chainId, known] of before) if (instances.get(chainId) !== known) this.#heads.startOver(chainId)
    this.check()
  }

  /** Removes entries that the network does not have. @returns how many. @throws ChainReadError if it is unreachable. */
  async forgetUnknown(account: Address, chainId: number): Promise<number> {
    const unknown = await this.#unknownAmong(this.#stored(account, chainId), chainId)
    this.#transactions.lists.drop(account, chainId, unknown)
    return unknown.length
  }

  private open(): void {
    this.#cleared.clear()
    this.check()
  }

  private check(): void {
    const { account, chains } = this.#connection
    for (const [chainId, current] of account ? this.#instances : []) {
      const chain = findChain(chains, chainId)
      if (account && chain && isLocalNetwork(chain)) void this.compare(account, chain, current)
    }
  }

  /**
   * Entries stored before any instance was known belong to the first known one. Entries sent between a restart and its
   * report are known to the network, and stay.
   */
  private async compare(account: Address, chain: Chain, current: string): Promise<void> {
    const key = networkInstanceKey(account, chain.id)
    const known = this.#store.read(key)
    if (current === known) return
    try {
      const count = known === undefined ? 0 : await this.forgetUnknown(account, chain.id)
      this.#store.write(key, current)
      if (count > 0 && account === this.#connection.account) this.report(chain.id, count)
    } catch {
      // An unreachable network is compared again with the next update.
    }
  }

  private report(chainId: number, count: number): void {
    this.#cleared.set(chainId, count)
  }

  /** No network knows the hash of a proposal. */
  #stored(account: Address, chainId: number): readonly Transaction[] {
    return this.#transactionStore.keys(account, chainId).flatMap((key) => {
      const id = idOfKey(account, key)
      const entry = id?.chainId === chainId ? this.#transactionStore.find(id) : undefined
      return entry && !entry.sent.isProposal ? entry : []
    })
  }

  async #unknownAmong(entries: readonly Transaction[], chainId: number): Promise<readonly Hash[]> {
    const unknown: Hash[] = []
    for (let start = 0; start < entries.length; start += BATCH_SIZE) {
      const asked = entries.slice(start, start + BATCH_SIZE)
      const found = await Promise.all(asked.map((entry) => this.#reader.getTransaction(chainId, networkHash(entry))))
      unknown.push(...asked.flatMap(({ sent }, index) => (found[index] ? [] : sent.hash)))
    }
    return unknown
  }
}
