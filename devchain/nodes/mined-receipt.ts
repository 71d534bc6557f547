import { setTimeout as delay } from 'node:timers/promises'
import type { Hex, TransactionReceipt } from 'viem'

interface ReceiptReader {
  getTransactionReceipt(of: { readonly hash: Hex }): Promise<TransactionReceipt>
}

const POLL_MS = 20

/**
 * Polls for the receipt itself. viem's `waitForTransactionReceipt` asks again only when the block number changes, and on an
 * idle chain none comes after the block whose receipt was not there yet.
 * @returns undefined when there is none after `patienceMs`
 */
export async function minedReceipt(
  client: ReceiptReader,
  hash: Hex,
  patienceMs: number
): Promise<TransactionReceipt | undefined> {
  const until = Date.now() + patienceMs
  for (;;) {
    const receipt = await client.getTransactionReceipt({ hash }).catch(() => undefined)
    if (receipt || Date.now() > until) return receipt
    await delay(POLL_MS)
  }
}
