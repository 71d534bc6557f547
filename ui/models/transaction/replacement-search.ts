import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader, MinedTransaction } from '#domain/ports/chain-reader.ts'
import { FINAL_DEPTH } from '#domain/transaction/fate.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'

/** Whole blocks to read, oldest first, if nodes have pruned the older transaction counts. */
const SCANNED_BLOCKS = 16n
const SCANNED_AT_ONCE = 4n

/** 17 halve `HISTORY_BLOCKS` (domain/transaction/transaction-poll.ts) to one block, which takes 1 to read, plus the scan. */
export const MAX_SEARCH_REQUESTS = 17 + 1 + Number(SCANNED_BLOCKS)

/**
 * The mined transaction with an entry's sender and nonce, in a block from when the entry was first seen up to `head`;
 * possibly the entry itself. Undefined if not found within `MAX_SEARCH_REQUESTS` requests.
 *
 * With nodes that have the sender's transaction count as of any block, a binary search finds the block; with pruned nodes
 * the oldest blocks are read whole, since speed-ups and cancellations usually follow soon. @throws ChainReadError
 */
export async function findReplacement(
  reader: ChainReader,
  chainId: number,
  { from, nonce = 0, firstSeenBlock = 0 }: Transaction,
  head: bigint
): Promise<MinedTransaction | undefined> {
  const by = { from, nonce }
  const since = BigInt(firstSeenBlock)
  // A reorganisation may have moved it to before the block where it was first seen.
  let before = since > FINAL_DEPTH ? since - FINAL_DEPTH - 1n : -1n
  let used = head
  let pruned: bigint | undefined
  while (used - before > 1n) {
    const middle = (before + used) / 2n
    const count = await reader.getTransactionCount(chainId, from, middle).catch(undefinedWhenRefused)
    // Nodes prune the oldest states first.
    if (count === undefined) pruned = middle
    if (count === undefined || count <= nonce) before = middle
    else used = middle
  }
  const found = await reader.findTransaction(chainId, used, by).catch(undefinedWhenRefused)
  if (found || pruned === undefined) return found
  const last = pruned < since + SCANNED_BLOCKS ? pruned : since + SCANNED_BLOCKS - 1n
  for (let first = since; first <= last; first += SCANNED_AT_ONCE) {
    const blocks = []
    for (let block = first; block <= last && block < first + SCANNED_AT_ONCE; block++) blocks.push(block)
    const scanned = await Promise.all(
      blocks.map((block) => reader.findTransaction(chainId, block, by).catch(undefinedWhenRefused))
    )
    const hit = scanned.find((each) => each !== undefined)
    if (hit) return hit
  }
  return undefined
}

function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof ChainReadError && error.failure === 'refused') return undefined
  throw error
}
