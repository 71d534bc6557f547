import { makeAutoObservable, observable, reaction } from 'mobx'
import { transactionText } from '#domain/text/transactions.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { ClearedTransaction } from './transaction-lists.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** A whole number in the page's language. */
type FormatNumber = (value: number) => string

/** What the visitor has cleared from the lists, which can be undone until the account changes or the page closes. */
export class ClearedTransactionsModel {
  readonly #cleared = observable.array<ClearedTransaction>([], { deep: false })
  readonly #connection: ConnectionModel
  readonly #transactions: TransactionsModel

  constructor(connection: ConnectionModel, transactions: TransactionsModel) {
    this.#connection = connection
    this.#transactions = transactions
    makeAutoObservable(this, { canClear: false, outcome: false, count: false }, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return reaction(
      () => this.#connection.account,
      () => this.#cleared.clear()
    )
  }

  canClear(chainIds: readonly number[]): boolean {
    return chainIds.some((id) => this.#transactions.lists.of(id).some(({ status }) => status !== 'pending'))
  }

  /** How many are cleared from the lists of these chains. */
  count(chainIds: readonly number[]): number {
    return this.#of(chainIds).length
  }

  /** What was cleared from these chains' lists, as shown and announced. */
  outcome(chainIds: readonly number[], format: FormatNumber): string {
    const entries = this.#of(chainIds)
    const { cleared, clearedUnsaved, pendingStay } = transactionText
    const words = entries.every(({ isForgotten }) => isForgotten) ? cleared : clearedUnsaved
    const isAnyPending = chainIds.some((id) =>
      this.#transactions.lists.of(id).some(({ status }) => status === 'pending')
    )
    const said = words(entries.length, format(entries.length))
    return isAnyPending ? `${said} ${pendingStay}` : said
  }

  clear(chainIds: readonly number[], format: FormatNumber): void {
    this.#cleared.push(...this.#transactions.clear(chainIds))
    this.#transactions.announce(this.outcome(chainIds, format))
  }

  undo(chainIds: readonly number[], format: FormatNumber): void {
    const entries = this.#of(chainIds)
    this.#cleared.replace(this.#cleared.filter((entry) => !entries.includes(entry)))
    this.#transactions.putBack(entries)
    this.#transactions.announce(transactionText.putBack(entries.length, format(entries.length)))
  }

  #of(chainIds: readonly number[]): readonly ClearedTransaction[] {
    return this.#cleared.filter(({ chain }) => chainIds.includes(chain.id))
  }
}
