import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { isLocalNetwork, type NetworkInstances, networkInstanceKey } from '#domain/chain/local-network.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { ChainHeads } from './chain-heads.ts'

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
  readonly #heads: ChainHeads
  readonly #store: KeyValueStore
  /** As last reported. */
  #instances: NetworkInstances = new Map()

  constructor(connection: ConnectionModel, transactions: TransactionsModel, heads: ChainHeads, store: KeyValueStore) {
    this.#connection = connection
    this.#transactions = transactions
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
      const count = known === undefined ? 0 : await this.#transactions.forgetUnknown(account, chain.id)
      this.#store.write(key, current)
      if (count > 0 && account === this.#connection.account) this.report(chain.id, count)
    } catch {
      // An unreachable network is compared again with the next update.
    }
  }

  private report(chainId: number, count: number): void {
    this.#cleared.set(chainId, count)
  }
}
