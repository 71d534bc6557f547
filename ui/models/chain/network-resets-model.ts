import { makeAutoObservable, observable, observableRef, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { isLocalNetwork, type NetworkInstances } from '#domain/chain/local-network.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { TransactionStore } from '#ui/models/transaction/transaction-store.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'

interface NetworkReset {
  readonly chain: Chain
  /** Of the transactions that were cleared. */
  readonly count: number
}

/**
 * Removes transactions that a restarted local network no longer has, and says so. A page never infers a restart from the
 * head or from missing receipts, which look the same on a lagging node: the development server reports it.
 */
export class NetworkResetsModel {
  /** As last reported; empty without a development server. */
  restartIds: NetworkInstances = new Map()
  /** How many transactions were cleared on each chain, until the visitor dismisses it. */
  readonly #cleared = observable.map<number, number>()
  readonly #connection: ConnectionModel
  readonly #transactions: TransactionsModel
  readonly #store: TransactionStore

  constructor(connection: ConnectionModel, transactions: TransactionsModel, store: TransactionStore) {
    this.#connection = connection
    this.#transactions = transactions
    this.#store = store
    makeAutoObservable(this, { restartIds: observableRef }, { autoBind: true })
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

  update(restartIds: NetworkInstances): void {
    this.restartIds = restartIds
    this.check()
  }

  private open(): void {
    this.#cleared.clear()
    this.check()
  }

  private check(): void {
    const { account, chains } = this.#connection
    for (const [chainId, current] of account ? this.restartIds : []) {
      const chain = findChain(chains, chainId)
      if (account && chain && isLocalNetwork(chain)) void this.compare(account, chain, current)
    }
  }

  /**
   * Entries stored before any restart id was known belong to the first known one. Entries sent between a restart and its
   * report are known to the network, and stay.
   */
  private async compare(account: Address, chain: Chain, current: string): Promise<void> {
    const known = this.#store.readRestartId(account, chain.id)
    if (current === known) return
    try {
      const count = known === undefined ? 0 : await this.#transactions.forgetUnknown(account, chain.id)
      this.#store.writeRestartId(account, chain.id, current)
      if (count > 0 && account === this.#connection.account) this.report(chain, count)
    } catch {
      // An unreachable network is compared again with the next update.
    }
  }

  private report(chain: Chain, count: number): void {
    this.#cleared.set(chain.id, count)
    this.#transactions.announce({ kind: 'network-reset', network: chain.name, count })
  }
}
