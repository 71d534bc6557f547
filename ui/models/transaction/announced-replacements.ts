import { reaction } from 'mobx'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** Notes what the connected wallet says of replacements that it has sent (EIP-2831). */
export class AnnouncedReplacements {
  readonly #connection: ConnectionModel
  readonly #transactions: TransactionsModel
  #stop: () => void = () => undefined

  constructor(connection: ConnectionModel, transactions: TransactionsModel) {
    this.#connection = connection
    this.#transactions = transactions
  }

  start(): () => void {
    const stopReaction = reaction(
      () => this.#connection.connector,
      (connector) => {
        this.#stop()
        this.#stop =
          connector?.subscribeToReplacements?.((announced) => this.#transactions.noteReplacement(announced)) ??
          (() => undefined)
      },
      { fireImmediately: true }
    )
    return () => {
      stopReaction()
      this.#stop()
    }
  }
}
