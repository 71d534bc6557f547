import type { Address } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader, MinedTransaction } from '#domain/ports/chain-reader.ts'
import { FINAL_DEPTH } from '#domain/transaction/fate.ts'

/** The mined transaction of an account with that nonce is searched for. */
export interface SearchedNonce {
  readonly from: Address
  readonly nonce: number
  /** It is in no earlier block, unless a reorganisation has moved it; 0 if that is not known. */
  readonly firstBlock: number
}

export interface NonceSearch {
  readonly found?: MinedTransaction | undefined
  /** The newest block whose state the nodes have pruned, if they have; what is sought may be in it, or before. */
  readonly pruned?: bigint
  /** It ended early, to be done again later. */
  readonly isCut?: true
}

/**
 * Searches by the account's transaction count as of a block, which halves the blocks until one is left, and reads that one.
 * @param head up to which blocks count. @param mayGoOn false once it has to end early. @throws ChainReadError
 */
export async function searchNonce(
  reader: ChainReader,
  chainId: number,
  { from, nonce, firstBlock }: SearchedNonce,
  head: bigint,
  mayGoOn: () => boolean
): Promise<NonceSearch> {
  const since = BigInt(firstBlock)
  // A reorganisation may have moved it to before the block where it was first seen.
  let before = since > FINAL_DEPTH ? since - FINAL_DEPTH - 1n : -1n
  let used = head
  let pruned: bigint | undefined
  while (used - before > 1n) {
    if (!mayGoOn()) return { isCut: true }
    const middle = (before + used) / 2n
    const count = await reader.getTransactionCount(chainId, from, middle).catch(undefinedWhenRefused)
    // Nodes prune the oldest states first.
    if (count === undefined) pruned = middle
    if (count === undefined || count <= nonce) before = middle
    else used = middle
  }
  const found = await reader.findTransaction(chainId, used, { from, nonce }).catch(undefinedWhenRefused)
  return { found, ...(pruned !== undefined && { pruned }) }
}

/** Whether other transactions than the account's own may use its nonces, or it sends by other means: it has code, or delegates to some. */
export async function hasOwnCode(reader: ChainReader, chainId: number, account: Address): Promise<boolean> {
  const [isContract, delegate] = await Promise.all([
    reader.isContract(chainId, account),
    reader.getDelegate(chainId, account)
  ])
  return isContract || delegate !== undefined
}

/** For a node that refuses what it cannot know, as others may know it. */
export function undefinedWhenRefused(error: unknown): undefined {
  if (error instanceof ChainReadError && error.failure === 'refused') return undefined
  throw error
}
