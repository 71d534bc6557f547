import { createAtom } from 'mobx'
import type { Chain } from '#domain/chain/chain.ts'
import { merged, newestFirst } from '#domain/transaction/history.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'

/** How many changes wait until somebody reads: more of them at once would take noticeably long. */
const MOST_CHANGES = 200

/** An entry and the chain it belongs to. */
export interface ChainTransaction {
  readonly chain: Chain
  readonly transaction: Transaction
}

/**
 * The entries of all chains, newest first. Changes are put in their places, so that thousands of entries are never sorted
 * at once, and an entry stays the same object until it changes.
 */
export class OrderedHistory {
  readonly #atom = createAtom('history')
  #entries: readonly ChainTransaction[] = []
  readonly #gone = new Set<Transaction>()
  readonly #added = new Map<Transaction, ChainTransaction>()

  get entries(): readonly ChainTransaction[] {
    this.#atom.reportObserved()
    this.#apply()
    return this.#entries
  }

  change(chain: Chain, gone: ReadonlySet<Transaction>, added: readonly Transaction[]): void {
    for (const transaction of gone) if (!this.#added.delete(transaction)) this.#gone.add(transaction)
    for (const transaction of added) this.#added.set(transaction, { chain, transaction })
    if (this.#gone.size + this.#added.size >= MOST_CHANGES) this.#apply()
    this.#atom.reportChanged()
  }

  clear(): void {
    this.#gone.clear()
    this.#added.clear()
    this.#entries = []
    this.#atom.reportChanged()
  }

  #apply(): void {
    if (this.#gone.size === 0 && this.#added.size === 0) return
    const kept =
      this.#gone.size === 0 ? this.#entries : this.#entries.filter((each) => !this.#gone.has(each.transaction))
    const added = [...this.#added.values()].sort(newestEntryFirst)
    this.#entries = merged(kept, added, newestEntryFirst)
    this.#gone.clear()
    this.#added.clear()
  }
}

function newestEntryFirst(a: ChainTransaction, b: ChainTransaction): number {
  return newestFirst(a.transaction, b.transaction)
}
