import { whenIdle } from '#ui/models/when-idle.ts'
import type { TransactionLists } from './transaction-lists.ts'

/** The longest wait for an idle moment before more of many records are read. */
const READ_AFTER_MS = 1_000

/** Reads thousands of records while nothing else happens. @param onRead called after each part. */
export async function readWhenIdle(lists: TransactionLists, signal: AbortSignal, onRead: () => void): Promise<void> {
  while (!lists.isComplete) {
    await whenIdle(READ_AFTER_MS)
    if (signal.aborted) return
    lists.readMore()
    onRead()
  }
}
