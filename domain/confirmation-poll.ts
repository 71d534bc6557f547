import type { Receipt } from './ports/chain-reader.ts'
import { POLLING_INTERVAL_MS } from './rpc.ts'
import type { Transaction } from './transaction.ts'

const FIRST_RETRY_MS = 200
const MAX_RETRIES = 6

/**
 * How long to wait before asking for a receipt again: 200 ms × 2^n for the first 6 retries (section 9), so that a fast
 * chain is answered fast, then at the pace of the head.
 */
export function nextPollDelay(retries: number): number {
  return retries < MAX_RETRIES ? FIRST_RETRY_MS * 2 ** retries : POLLING_INTERVAL_MS
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
