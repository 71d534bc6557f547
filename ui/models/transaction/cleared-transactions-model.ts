import { makeAutoObservable, observable, reaction } from 'mobx'
import type { ClearedOutcome } from '#domain/transaction/announcement.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { ClearedTransaction } from './transaction-lists.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** What the visitor has cleared from the lists, which can be undone until the account changes or the page closes. */
export class ClearedTransactionsModel {
  readonly #cleared = observable.array<ClearedTransaction>([], { deep: false })
  readonly #connection: ConnectionModel
  readonly #transactions: TransactionsModel

  constructor(connection: ConnectionModel, transactions: TransactionsModel) {
    this.#connection = connection
    this.#transactions = transactions
    makeAutoObservable(this, { canClear: false, clearable: false, outcome: false }, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    return reaction(
      () => this.#connection.account,
      () => this.#cleared.clear()
    )
  }

  canClear(chainIds: readonly number[]): boolean {
    return chainIds.some((id) => this.#transactions.lists.of(id).some(({ fate }) => fate.status !== 'pending'))
  }

  /** How many entries `clear` removes, Activity's included; undefined until all are read. */
  clearable(chainIds: readonly number[]): number | undefined {
    const { lists } = this.#transactions
    return lists.isComplete ? lists.countSettled(chainIds) : undefined
  }

  /** What was cleared from these chains' lists. */
  outcome(chainIds: readonly number[]): ClearedOutcome {
    const entries = this.#of(chainIds)
    return {
      count: entries.length,
      isForgotten: entries.every(({ isForgotten }) => isForgotten),
      isAnyPending: chainIds.some((id) => this.#transactions.lists.of(id).some(({ fate }) => fate.status === 'pending'))
    }
  }

  clear(chainIds: readonly number[]): void {
    this.#cleared.push(...this.#transactions.clear(chainIds))
    this.#transactions.announce({ kind: 'cleared', ...this.outcome(chainIds) })
  }

  undo(chainIds: readonly number[]): void {
    const entries = this.#of(chainIds)
    this.#cleared.replace(this.#cleared.filter((entry) => !entries.includes(entry)))
    this.#transactions.putBack(entries)
    this.#transactions.announce({ kind: 'put-back', count: entries.length })
  }

  #of(chainIds: readonly number[]): readonly ClearedTransaction[] {
    return this.#cleared.filter(({ chain }) => chainIds.includes(chain.id))
  }
}
