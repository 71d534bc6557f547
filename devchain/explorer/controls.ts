import type { Hex, Transaction } from 'viem'
import { dropTransaction, reorganise, spikeBaseFee } from '#devchain/weather/chain-weather.ts'
import type { ChainNode } from './chain/chain-node.ts'
import type { RecordedHistory } from './chain/recorded-history.ts'
import type { Removals } from './chain/removals.ts'

/** Still mined within a moment, and small enough for memory. */
export const MAX_BLOCKS = 1_000
const MAX_REORG = 64
export const MAX_GWEI = 10_000n
export const MAX_INTERVAL_S = 3_600

/** @returns the number of the new latest block. */
export async function mine({ client }: ChainNode, blocks: number): Promise<bigint> {
  await client.mine({ blocks })
  return client.getBlockNumber()
}

/** How many of the newest blocks can be reorganised: the first block after a fork stays. */
export async function maxReorgDepth({ client }: ChainNode, { forkBlock }: RecordedHistory): Promise<number> {
  const local = Number((await client.getBlockNumber()) - (forkBlock ?? 0n)) - 1
  return Math.max(0, Math.min(local, MAX_REORG))
}

export interface Reorganised {
  /** Number of transactions in the replaced blocks. */
  readonly transactions: number
  /** Number of those that the node accepted again. */
  readonly sentAgain: number
}

/** Replaces the newest blocks with empty ones; their transactions are lost, or sent again as a real network does. */
export async function reorg(
  node: ChainNode,
  removals: Removals,
  depth: number,
  fate: 'lost' | 'again'
): Promise<Reorganised> {
  const head = await node.client.getBlockNumber()
  const numbers = Array.from({ length: depth }, (_, index) => head - BigInt(depth - 1 - index))
  const blocks = await Promise.all(
    numbers.map((blockNumber) => node.client.getBlock({ blockNumber, includeTransactions: true }))
  )
  const removed = blocks.flatMap(({ transactions }) => transactions as readonly Transaction[])
  const signed = await Promise.all(
    removed.map(({ hash }) => node.ask<Hex | null>('eth_getRawTransactionByHash', [hash]))
  )
  await reorganise(node.url, depth)
  for (const { hash, from, nonce, blockNumber } of removed) {
    removals.add(hash, {
      how: 'reorganised',
      sender: from,
      nonce,
      at: Date.now(),
      ...(blockNumber !== null && { blockNumber })
    })
  }
  if (fate === 'lost') return { transactions: removed.length, sentAgain: 0 }
  let sentAgain = 0
  for (const transaction of signed) if (transaction && (await isAccepted(node, transaction))) sentAgain++
  return { transactions: removed.length, sentAgain }
}

/** @returns whether it was pending. */
export async function drop(node: ChainNode, removals: Removals, hash: Hex): Promise<boolean> {
  const transaction = await node.client.getTransaction({ hash }).catch(() => undefined)
  if (!transaction || transaction.blockNumber !== null) return false
  if (!(await dropTransaction(node.url, hash))) return false
  removals.add(hash, { how: 'dropped', sender: transaction.from, nonce: transaction.nonce, at: Date.now() })
  return true
}

/** @returns the number of the block with this base fee. */
export async function setBaseFee({ url, client }: ChainNode, wei: bigint): Promise<bigint> {
  await spikeBaseFee(url, wei)
  return client.getBlockNumber()
}

/** Transactions that anvil sent for an impersonated account have no valid signature, so they are not accepted again. */
async function isAccepted({ ask }: ChainNode, signed: Hex): Promise<boolean> {
  try {
    await ask('eth_sendRawTransaction', [signed])
    return true
  } catch {
    return false
  }
}
