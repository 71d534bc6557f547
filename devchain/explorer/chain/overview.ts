import type { Block, Transaction } from 'viem'
import type { ChainNode } from './chain-node.ts'
import type { ListedTransaction } from './otterscan.ts'

const BLOCKS_SHOWN = 10
const BLOCKS_SEARCHED = 64
const TRANSACTIONS_SHOWN = 10

export interface Overview {
  readonly head: bigint
  readonly blocks: readonly Block<bigint, true, 'latest'>[]
  readonly transactions: readonly ListedTransaction[]
  /** Number of blocks, from the newest down, searched for transactions. */
  readonly searched: number
  /** Where the next older page of blocks begins, if any. */
  readonly olderThan?: bigint
}

/** The blocks before `before`, or the newest ones, and the newest transactions in them and the blocks below. */
export async function readOverview({ client }: ChainNode, before?: bigint): Promise<Overview> {
  const head = await client.getBlockNumber()
  const newest = before === undefined || before > head ? head : before - 1n
  const numbers = Array.from({ length: BLOCKS_SEARCHED }, (_, index) => newest - BigInt(index)).filter((n) => n >= 0n)
  const read = await Promise.allSettled(
    numbers.map((blockNumber) => client.getBlock({ blockNumber, includeTransactions: true }))
  )
  const found = read.flatMap((block) => (block.status === 'fulfilled' ? [block.value] : []))
  const blocks = found.slice(0, BLOCKS_SHOWN)
  const chosen = found
    .flatMap(({ transactions, timestamp }) =>
      transactions.toReversed().map((transaction) => ({ transaction: transaction as Transaction, timestamp }))
    )
    .slice(0, TRANSACTIONS_SHOWN)
  const transactions = await Promise.all(
    chosen.map(async ({ transaction, timestamp }) => {
      const { status } = await client.getTransactionReceipt({ hash: transaction.hash })
      return { transaction, timestamp, status }
    })
  )
  const last = blocks.at(-1)
  const hasOlder = found.length > blocks.length && last !== undefined
  return { head, blocks, transactions, searched: found.length, ...(hasOlder && { olderThan: last.number }) }
}
