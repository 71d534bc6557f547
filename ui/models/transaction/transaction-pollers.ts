import type { Address } from '#domain/address.ts'
import { isSettledForGood } from '#domain/transaction/fate.ts'
import type { TransactionPlace } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { type PolledEntries, type PollTools, TransactionPoller } from './transaction-poller.ts'

/** The polls of one account's entries: a poller for each chain with an entry that may still change. */
export class TransactionPollers {
  readonly #tools: PollTools
  readonly #entriesOf: (account: Address, chainId: number) => PolledEntries
  readonly #pollers = new Map<number, TransactionPoller>()

  constructor(tools: PollTools, entriesOf: (account: Address, chainId: number) => PolledEntries) {
    this.#tools = tools
    this.#entriesOf = entriesOf
  }

  /** @param entry undefined once it is gone */
  readonly follow = ({ account, chainId, hash }: TransactionPlace, entry: Transaction | undefined): void => {
    const poller = this.#pollers.get(chainId)
    if (!entry) poller?.forget(hash)
    else if (poller) poller.follow(entry)
    else if (!isSettledForGood(entry)) {
      const first = new TransactionPoller(this.#entriesOf(account, chainId), this.#tools)
      this.#pollers.set(chainId, first)
      first.follow(entry)
    }
  }

  poll(): void {
    for (const poller of this.#pollers.values()) poller.poll()
  }

  pollSoon(): void {
    for (const poller of this.#pollers.values()) poller.pollSoon()
  }

  stop(): void {
    for (const poller of this.#pollers.values()) poller.stop()
    this.#pollers.clear()
  }
}
