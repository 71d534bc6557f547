import { makeAutoObservable, observable, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { isLocalNetwork, type NetworkLives } from '#domain/chain/local-network.ts'
import { accountText } from '#domain/text/account.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { TransactionStore } from '#ui/models/transaction/transaction-store.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'

export interface NetworkReset {
  readonly chain: Chain
  readonly text: string
}

/**
 * Forgets what a local network that started over no longer has, and says so. A page never concludes that from a head or
 * from missing receipts, which a lagging node has as well: it is told.
 */
export class NetworkResetsModel {
  /** How many transactions were cleared on each chain, until the visitor dismisses it. */
  readonly cleared = observable.map<number, number>()
  readonly #connection: ConnectionModel
  readonly #transactions: TransactionsModel
  readonly #store: TransactionStore
  #lives: NetworkLives = new Map()

  constructor(connection: ConnectionModel, transactions: TransactionsModel, store: TransactionStore) {
    this.#connection = connection
    this.#transactions = transactions
    this.#store = store
    makeAutoObservable(this, { cleared: false }, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return reaction(() => this.#connection.account, this.open)
  }

  get notices(): readonly NetworkReset[] {
    return [...this.cleared].flatMap(([chainId, count]) => {
      const chain = findChain(this.#connection.chains, chainId)
      return chain ? [{ chain, text: accountText.localNetworks.reset(chain.name, count) }] : []
    })
  }

  dismiss(chainId: number): void {
    this.cleared.delete(chainId)
  }

  meet(lives: NetworkLives): void {
    this.#lives = lives
    this.check()
  }

  private open(): void {
    this.cleared.clear()
    this.check()
  }

  private check(): void {
    const { account, chains } = this.#connection
    if (!account) return
    for (const chain of chains.filter(isLocalNetwork)) void this.compare(account, chain)
  }

  /**
   * What was stored before any life was known counts as belonging to the first one that is. What was sent after the
   * network had started over and before anybody was told is known to it, and stays.
   */
  private async compare(account: Address, chain: Chain): Promise<void> {
    const life = this.#lives.get(chain.id)
    const known = this.#store.readLife(account, chain.id)
    if (life === undefined || life === known) return
    try {
      const count = known === undefined ? 0 : await this.#transactions.forgetUnknown(account, chain.id)
      this.#store.writeLife(account, chain.id, life)
      if (count > 0 && account === this.#connection.account) this.say(chain, count)
    } catch {
      // A network that cannot be asked is compared when its life is told next.
    }
  }

  private say(chain: Chain, count: number): void {
    this.cleared.set(chain.id, count)
    this.#transactions.announce(accountText.localNetworks.reset(chain.name, count))
  }
}
