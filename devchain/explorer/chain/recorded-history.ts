import { BlockNotFoundError, getContractAddress, type Transaction } from 'viem'
import { type Address, isSameAddress } from '#domain/address.ts'
import type { ChainNode } from './chain-node.ts'
import type { Creation, ListedTransaction } from './otterscan.ts'

/** How far behind the fork is looked: more than a recording has, and little enough to ask of a foreign node. */
export const RECORDED_BLOCKS = 128

interface Recorded {
  readonly transaction: Transaction
  readonly timestamp: bigint
}

/**
 * The transactions in the blocks just before a fork, newest first. anvil's own search ends at the fork; these blocks
 * never change, so they are read once.
 */
export class RecordedHistory {
  /** The block that was forked; undefined when the node is no fork. */
  readonly forkBlock: bigint | undefined
  readonly #node: ChainNode
  #transactions: Promise<readonly Recorded[]> | undefined

  constructor(node: ChainNode, forkBlock: bigint | undefined) {
    this.#node = node
    this.forkBlock = forkBlock
  }

  /** The oldest block that is looked at. */
  get firstBlock(): bigint {
    const first = (this.forkBlock ?? 0n) - BigInt(RECORDED_BLOCKS) + 1n
    return first > 0n ? first : 0n
  }

  async transactionsOf(address: Address): Promise<readonly Recorded[]> {
    return (await this.#all()).filter(({ transaction }) => involves(transaction, address))
  }

  async creationOf(address: Address): Promise<Creation | undefined> {
    const created = (await this.#all()).find(({ transaction }) => isCreationOf(transaction, address))
    return created && { hash: created.transaction.hash, creator: created.transaction.from }
  }

  /** Adds to each how it ended. */
  async listed(recorded: readonly Recorded[]): Promise<readonly ListedTransaction[]> {
    return Promise.all(
      recorded.map(async ({ transaction, timestamp }) => {
        const { status } = await this.#node.client.getTransactionReceipt({ hash: transaction.hash })
        return { transaction, timestamp, status }
      })
    )
  }

  #all(): Promise<readonly Recorded[]> {
    this.#transactions ??= this.#read()
    return this.#transactions
  }

  async #read(): Promise<readonly Recorded[]> {
    if (this.forkBlock === undefined) return []
    const newest = this.forkBlock
    const numbers = Array.from({ length: Number(newest - this.firstBlock) + 1 }, (_, index) => newest - BigInt(index))
    const blocks = await Promise.allSettled(
      numbers.map((blockNumber) => this.#node.client.getBlock({ blockNumber, includeTransactions: true }))
    )
    // Before the first block of a recording there is none; what else went wrong is worth another try.
    const isWhole = blocks.every(({ status, ...end }) => {
      return status === 'fulfilled' || ('reason' in end && end.reason instanceof BlockNotFoundError)
    })
    if (!isWhole) this.#transactions = undefined
    return blocks.flatMap((block) => {
      if (block.status === 'rejected') return []
      const { transactions, timestamp } = block.value
      return transactions.toReversed().map((transaction) => ({ transaction, timestamp }))
    })
  }
}

function involves(transaction: Transaction, address: Address): boolean {
  const { from, to } = transaction
  return isSameAddress(from, address) || (to ? isSameAddress(to, address) : isCreationOf(transaction, address))
}

function isCreationOf({ from, to, nonce }: Transaction, address: Address): boolean {
  return !to && isSameAddress(getContractAddress({ from, nonce: BigInt(nonce) }), address)
}
