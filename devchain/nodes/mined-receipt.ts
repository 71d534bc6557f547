import { setTimeout as delay } from 'node:timers/promises'
import type { Hex, TransactionReceipt } from 'viem'

interface ReceiptReader {
  getTransactionReceipt(of: { readonly hash: Hex }): Promise<TransactionReceipt>
}

const POLL_MS = 20

/**
 * Polls for the receipt itself. viem's `waitForTransactionReceipt` polls again only on a new block, and on an idle chain
 * none follows the block whose receipt was late.
 * @returns undefined when there is none after `timeoutMs`
 */
export async function minedReceipt(
  client: ReceiptReader,
  hash: Hex,
  timeoutMs: number
): Promise<TransactionReceipt | undefined> {
  const until = Date.now() + timeoutMs
  for (;;) {
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    if (receipt || Date.now() > until) return receipt
    await delay(POLL_MS)
  }
}
