import type { Receipt } from '#domain/ports/chain-reader.ts'
import type { Transaction } from './transaction.ts'

const FIRST_RETRY_MS = 200
const MAX_RETRIES = 6

/**
 * How long to wait before asking for a receipt again: 200 ms × 2^n for the first 6 retries (section 9), so that a fast
 * chain is answered fast. Undefined after them: from then on with everything else that follows the head.
 */
export function nextPollDelay(retries: number): number | undefined {
  return retries < MAX_RETRIES ? FIRST_RETRY_MS * 2 ** retries : undefined
}

/** What a receipt says of an entry once the head is deep enough; undefined while more blocks are needed. */
export function settledBy(
  receipt: Receipt,
  head: bigint,
  { confirmations = 1 }: Pick<Transaction, 'confirmations'>
): Pick<Transaction, 'status' | 'blockNumber' | 'blockHash'> | undefined {
  if (head - receipt.blockNumber + 1n < BigInt(confirmations)) return undefined
  return {
    status: receipt.succeeded ? 'confirmed' : 'failed',
    blockNumber: Number(receipt.blockNumber),
    blockHash: receipt.blockHash
  }
}
