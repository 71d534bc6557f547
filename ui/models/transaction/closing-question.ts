import { reaction } from 'mobx'
import type { PageActivity } from '#domain/ports/page-activity.ts'
import type { AskedBatchesModel } from '#ui/models/write/asked-batches-model.ts'
import type { AttemptsModel } from './attempts-model.ts'
import type { TransactionsModel } from './transactions-model.ts'

/** Has the visitor asked before the page closes while that would lose what the browser has not stored. */
export class ClosingQuestion {
  readonly #records: readonly { readonly wouldLose: boolean }[]
  readonly #activity: PageActivity

  constructor(
    transactions: TransactionsModel,
    attempts: AttemptsModel,
    askedBatches: AskedBatchesModel,
    activity: PageActivity
  ) {
    this.#records = [transactions, attempts, askedBatches]
    this.#activity = activity
  }

  /** @returns a function that stops. */
  start(): () => void {
    // Only while it is needed: some browsers keep no page for Back that may ask.
    let stopAsking: () => void = () => undefined
    const stop = reaction(
      () => this.#records.some(({ wouldLose }) => wouldLose),
      (wouldLose) => {
        stopAsking()
        stopAsking = wouldLose ? this.#activity.askBeforeClosing() : () => undefined
      },
      { fireImmediately: true }
    )
    return () => {
      stop()
      stopAsking()
    }
  }
}
