import { useEffect, useState } from 'react'
import { readSoon, type TransactionLists } from '#ui/models/transaction/transaction-lists.ts'
import { whenIdle } from '#ui/models/when-idle.ts'
import { activityKey } from './use-activity-link.ts'

/** How many keys are made at a time: a list needs all of them before its first row is drawn. */
const KEYS_AT_ONCE = 1_000
/** The longest wait for an idle moment, in ms: about a frame. */
const SOON_MS = 16

/** False until all records are read and a list of them takes no noticeable time to appear. */
export function usePreparedHistory(lists: TransactionLists): boolean {
  const [isPrepared, setPrepared] = useState(() => lists.isComplete && lists.history.length <= KEYS_AT_ONCE)
  useEffect(() => {
    if (isPrepared) return
    const left = new AbortController()
    const prepare = async () => {
      await readSoon(lists, left.signal)
      for (let start = 0; start < lists.history.length; start += KEYS_AT_ONCE) {
        await whenIdle(SOON_MS)
        if (left.signal.aborted) return
        lists.history.slice(start, start + KEYS_AT_ONCE).forEach(activityKey)
      }
      await whenIdle(SOON_MS)
      if (!left.signal.aborted) setPrepared(true)
    }
    void prepare()
    return () => left.abort()
  }, [isPrepared, lists])
  return isPrepared && lists.isComplete
}
