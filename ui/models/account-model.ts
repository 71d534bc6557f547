import { makeAutoObservable } from 'mobx'
import { type AccountView, accountView } from '#domain/account.ts'
import type { BalancesModel } from './chain/balances-model.ts'
import type { ConnectionModel } from './connection/connection-model.ts'
import type { NamesModel } from './name/names-model.ts'
import type { TransactionsModel } from './transaction/transactions-model.ts'

/** The connected account as one view, composed from the other models. */
export class AccountModel {
  readonly #connection: ConnectionModel
  readonly #names: NamesModel
  readonly #balances: BalancesModel
  readonly #transactions: TransactionsModel

  constructor(
    connection: ConnectionModel,
    names: NamesModel,
    balances: BalancesModel,
    transactions: TransactionsModel
  ) {
    this.#connection = connection
    this.#names = names
    this.#balances = balances
    this.#transactions = transactions
    makeAutoObservable(this)
  }

  /** Undefined while disconnected. */
  get view(): AccountView | undefined {
    const { account: address, chain } = this.#connection
    if (!address) return undefined
    const { name, avatarUrl } = this.#names.of(address)
    return accountView({
      address,
      name,
      avatarUrl,
      balance: chain && this.#balances.lastKnown(chain.id)?.value,
      currency: chain?.nativeCurrency,
      hasPendingTransactions: this.#transactions.hasPending
    })
  }
}
