import type { Address } from '#domain/address.ts'
import type { TaskLeader } from '#domain/ports/task-leader.ts'
import { isSettledForGood } from '#domain/transaction/fate.ts'
import type { TransactionPlace } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { type PolledEntries, type PollTools, TransactionPoller } from './transaction-poller.ts'

/**
 * The polls of one account's entries: a poller for each chain with an entry that may still change. Of several tabs only
 * the leader polls the nodes; the others see what it stores.
 */
export class TransactionPollers {
  readonly #tools: PollTools
  readonly #leader: TaskLeader
  readonly #entriesOf: (account: Address, chainId: number) => PolledEntries
  readonly #pollers = new Map<number, TransactionPoller>()
  #isLeading = false
  #withdraw: (() => void) | undefined

  constructor(tools: PollTools, leader: TaskLeader, entriesOf: (account: Address, chainId: number) => PolledEntries) {
    this.#tools = tools
    this.#leader = leader
    this.#entriesOf = entriesOf
  }

  /** @param entry undefined once it is gone */
  readonly follow = ({ account, chainId, hash }: TransactionPlace, entry: Transaction | undefined): void => {
    const poller = this.#pollers.get(chainId)
    if (!entry) poller?.forget(hash)
    else if (poller) poller.follow(entry)
    else if (!isSettledForGood(entry.fate)) {
      const first = new TransactionPoller(this.#entriesOf(account, chainId), this.#tools, () => this.#isLeading)
      this.#pollers.set(chainId, first)
      first.follow(entry)
      this.#takePart(account)
    }
  }

  poll(): void {
    for (const poller of this.#pollers.values()) poller.poll()
  }

  pollSoon(): void {
    for (const poller of this.#pollers.values()) poller.pollSoon()
  }

  stop(): void {
    this.#withdraw?.()
    this.#withdraw = undefined
    this.#isLeading = false
    for (const poller of this.#pollers.values()) poller.stop()
    this.#pollers.clear()
  }

  /** A visit without anything to poll takes no part. */
  #takePart(account: Address): void {
    let isTaking = true
    this.#withdraw ??= this.#leader.take(`polls.${account.toLowerCase()}`, (isLeading) => {
      this.#isLeading = isLeading
      // Whoever makes it take part polls by themselves.
      if (isLeading && !isTaking) this.poll()
    })
    isTaking = false
  }
}
