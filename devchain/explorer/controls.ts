import type { Hex, Transaction } from 'viem'
import { dropTransaction, reorganise, spikeBaseFee } from '#devchain/weather/chain-weather.ts'
import type { ChainNode } from './chain/chain-node.ts'
import type { Departures } from './chain/departures.ts'
import type { RecordedHistory } from './chain/recorded-history.ts'

/** One click mines in a moment, and a chain still fits into memory. */
export const MOST_BLOCKS = 1_000
const DEEPEST_REORG = 64
export const MOST_GWEI = 10_000n
export const LONGEST_INTERVAL_S = 3_600

/** @returns the number of the newest block then. */
export async function mine({ client }: ChainNode, blocks: number): Promise<bigint> {
  await client.mine({ blocks })
  return client.getBlockNumber()
}

/** How many of the newest blocks can be reorganised: the first block after a fork stays. */
export async function deepestReorg({ client }: ChainNode, { forkBlock }: RecordedHistory): Promise<number> {
  const local = Number((await client.getBlockNumber()) - (forkBlock ?? 0n)) - 1
  return Math.max(0, Math.min(local, DEEPEST_REORG))
}

export interface Reorganised {
  /** How many transactions stood in the blocks. */
  readonly transactions: number
  /** How many of them the node took back. */
  readonly sentAgain: number
}

/** Puts empty blocks in place of the newest; their transactions are lost, or sent again as a real network does. */
export async function reorg(
  node: ChainNode,
  departures: Departures,
  depth: number,
  fate: 'lost' | 'again'
): Promise<Reorganised> {
  const head = await node.client.getBlockNumber()
  const numbers = Array.from({ length: depth }, (_, index) => head - BigInt(depth - 1 - index))
  const blocks = await Promise.all(
    numbers.map((blockNumber) => node.client.getBlock({ blockNumber, includeTransactions: true }))
  )
  const gone = blocks.flatMap(({ transactions }) => transactions as readonly Transaction[])
  const signed = await Promise.all(gone.map(({ hash }) => node.ask<Hex | null>('eth_getRawTransactionByHash', [hash])))
  await reorganise(node.url, depth)
  for (const { hash, from, nonce, blockNumber } of gone) {
    departures.add(hash, {
      how: 'reorganised',
      sender: from,
      nonce,
      at: Date.now(),
      ...(blockNumber !== null && { blockNumber })
    })
  }
  if (fate === 'lost') return { transactions: gone.length, sentAgain: 0 }
  let sentAgain = 0
  for (const transaction of signed) if (transaction && (await isTaken(node, transaction))) sentAgain++
  return { transactions: gone.length, sentAgain }
}

/** @returns whether it was pending. */
export async function drop(node: ChainNode, departures: Departures, hash: Hex): Promise<boolean> {
  const transaction = await node.client.getTransaction({ hash }).catch(() => undefined)
  if (!transaction || transaction.blockNumber !== null) return false
  if (!(await dropTransaction(node.url, hash))) return false
  departures.add(hash, { how: 'dropped', sender: transaction.from, nonce: transaction.nonce, at: Date.now() })
  return true
}

/** @returns the number of the block that has this base fee. */
export async function setBaseFee({ url, client }: ChainNode, wei: bigint): Promise<bigint> {
  await spikeBaseFee(url, wei)
  return client.getBlockNumber()
}

/** What anvil signed for an account that it impersonated was never really signed, and is not taken again. */
async function isTaken({ ask }: ChainNode, signed: Hex): Promise<boolean> {
  try {
    await ask('eth_sendRawTransaction', [signed])
    return true
  } catch {
    return false
  }
}
