import { whenIdle } from '#ui/models/when-idle.ts'
import type { TransactionLists } from './transaction-lists.ts'

/** The longest wait for an idle moment before more of many records are read. */
const READ_AFTER_MS = 1_000

/** The same for records that a visitor waits for: about a frame. */
const READ_SOON_MS = 16

/** Reads thousands of records while nothing else happens. @param onRead called after each part. */
export async function readWhenIdle(lists: TransactionLists, signal: AbortSignal, onRead: () => void): Promise<void> {
  await readInParts(lists, signal, { timeout: READ_AFTER_MS, onRead })
}

/** Reads them for a visitor who waits for all of them, but whose input comes first. */
export async function readSoon(lists: TransactionLists, signal: AbortSignal): Promise<void> {
  await readInParts(lists, signal, { timeout: READ_SOON_MS })
}

interface Parts {
  /** In ms: the longest wait for an idle moment before each part. */
  readonly timeout: number
  readonly onRead?: () => void
}

async function readInParts(lists: TransactionLists, signal: AbortSignal, { timeout, onRead }: Parts): Promise<void> {
  while (!lists.isComplete) {
    await whenIdle(timeout)
    if (signal.aborted) return
    lists.readMore()
    onRead?.()
  }
}
