import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader, MinedTransaction } from '#domain/ports/chain-reader.ts'
import { FINAL_DEPTH } from '#domain/transaction/fate.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'

/** Whole blocks that are read, oldest first, where nodes have thrown away how many transactions were mined then. */
const SCANNED_BLOCKS = 16n
const SCANNED_AT_ONCE = 4n

/** As many halve `HISTORY_BLOCKS` (domain/transaction/transaction-poll.ts) to one block, which is read; scanned ones come on top. */
export const MOST_SEARCH_REQUESTS = 17 + 1 + Number(SCANNED_BLOCKS)

/**
 * The mined transaction with the sender and the nonce of an entry, in a block from when the entry was first seen up to
 * `head`; its own among them. Undefined when it is not found with `MOST_SEARCH_REQUESTS` requests.
 *
 * Where a node can tell how many of the sender's transactions were mined as of any block, halving finds the block; where it
 * has thrown older states away, the oldest blocks are read whole: a wallet is asked for a speed-up, or a cancellation,
 * soon after the first transaction. @throws ChainReadError
 */
export async function findReplacement(
  reader: ChainReader,
  chainId: number,
  { from, nonce = 0, firstSeenBlock = 0 }: Transaction,
  head: bigint
): Promise<MinedTransaction | undefined> {
  const by = { from, nonce }
  const since = BigInt(firstSeenBlock)
  // A reorganisation may have moved it before the block in which it was seen.
  let before = since > FINAL_DEPTH ? since - FINAL_DEPTH - 1n : -1n
  let used = head
  let untold: bigint | undefined
  while (used - before > 1n) {
    const middle = (before + used) / 2n
    const count = await reader.getTransactionCount(chainId, from, middle).catch(undefinedWhenRefused)
    // Older states are the ones that are gone.
    if (count === undefined) untold = middle
    if (count === undefined || count <= nonce) before = middle
    else used = middle
  }
  const found = await reader.findTransaction(chainId, used, by).catch(undefinedWhenRefused)
  if (found || untold === undefined) return found
  const last = untold < since + SCANNED_BLOCKS ? untold : since + SCANNED_BLOCKS - 1n
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
