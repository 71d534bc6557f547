import { newestFirst, olderThanRecent, type Transaction } from './transaction.ts'

/** Entries of an account that Activity keeps: the oldest settled ones go first, pending ones never. */
export const MAX_HISTORY = 10_000

/** How many entries go at once when the browser's storage is full, so that this happens rarely. */
export const ROOM_FOR = 100

/** Of the histories of an account's chains, each newest first: the entries beyond the most that are kept. */
export function beyondHistory(histories: readonly (readonly Transaction[])[]): ReadonlySet<Transaction> {
  const count = histories.reduce((sum, { length }) => sum + length, 0)
  return count > MAX_HISTORY ? oldestOf(histories, count - MAX_HISTORY) : new Set()
}

/** The oldest entries that Recent Transactions leaves out; each history is that of one account on one chain. */
export function oldestOf(histories: readonly (readonly Transaction[])[], count: number): ReadonlySet<Transaction> {
  const older = histories.flatMap((history) => olderThanRecent(history).slice(-count))
  return new Set(older.sort(newestFirst).slice(-count))
}

/** Of lists that are newest first, those that can hold any of the `count` newest entries of all. */
export function withNewest<List extends { readonly entries: readonly Transaction[] }>(
  lists: readonly List[],
  count: number
): readonly List[] {
  if (lists.length <= count) return lists
  const headed = lists.flatMap((list) => {
    const [head] = list.entries
    return head ? { list, head } : []
  })
  const newest = headed.sort((a, b) => newestFirst(a.head, b.head)).slice(0, count)
  return newest.map(({ list }) => list)
}
