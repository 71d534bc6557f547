import { type Address, BlockNotFoundError, getContractAddress, type Transaction } from 'viem'
import { isSameAddress } from '#devchain/address.ts'
import type { ChainNode } from './chain-node.ts'
import type { Creation, ListedTransaction } from './otterscan.ts'

/** How far back before the fork to search: more than any recording has, yet few enough for a foreign node. */
export const RECORDED_BLOCKS = 128

interface Recorded {
  readonly transaction: Transaction
  readonly timestamp: bigint
}

/**
 * The transactions in the last blocks before a fork, newest first. anvil's own search stops at the fork; these blocks
 * never change, so they are read once.
 */
export class RecordedHistory {
  /** The forked block; undefined when the node is not a fork. */
  readonly forkBlock: bigint | undefined
  readonly #node: ChainNode
  #transactions: Promise<readonly Recorded[]> | undefined

  constructor(node: ChainNode, forkBlock: bigint | undefined) {
    this.#node = node
    this.forkBlock = forkBlock
  }

  /** The oldest block searched. */
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

  /** Adds each transaction's status. */
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
    // Blocks before the start of a recording do not exist; after any other failure, read again next time.
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
