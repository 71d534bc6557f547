import type { Transaction } from './transaction.ts'

/** Settled entries in Recent Transactions, for each address and chain; pending ones are all there (requirement K6). */
export const MAX_SETTLED = 10

/** Entries that the account dialog shows (requirement A5). */
export const RECENT_TRANSACTIONS = 3

/** Entries of an account that Activity keeps: the oldest settled ones go first, pending ones never. */
export const MAX_HISTORY = 10_000

/** How many entries go at once when the browser's storage is full, so that this happens rarely. */
export const EVICTED_AT_ONCE = 100

/** A sort order; entries with the same timestamp are ordered by hash, so that all tabs agree. */
export function newestFirst(a: Transaction, b: Transaction): number {
  return b.sent.addedAt - a.sent.addedAt || orderOf(a.sent.hash, b.sent.hash)
}

/** The list without `gone` and with `added` in their sorted places. The list is newest first. */
export function replaced(
  list: readonly Transaction[],
  gone: ReadonlySet<Transaction>,
  added: readonly Transaction[]
): readonly Transaction[] {
  const kept = list.filter((entry) => !gone.has(entry))
  return merged(kept, [...added].sort(newestFirst), newestFirst)
}

/**
 * Two sorted lists as one; of entries in the same place, those of the first list come first. Few additions to thousands
 * are compared with few of them.
 */
export function merged<Entry>(
  first: readonly Entry[],
  second: readonly Entry[],
  order: (a: Entry, b: Entry) => number
): readonly Entry[] {
  const parts: (readonly Entry[])[] = []
  let end = 0
  for (const entry of second) {
    const start = end
    end = positionAfter(first, start, (other) => order(other, entry) <= 0)
    parts.push(first.slice(start, end), [entry])
  }
  return [...parts, first.slice(end)].flat()
}

/** What Recent Transactions shows of a chain's history, both newest first: all pending entries and the 10 newest settled. */
export function recentOf(history: readonly Transaction[]): readonly Transaction[] {
  let settled = 0
  const recent = history.filter(({ fate }) => fate.status === 'pending' || ++settled <= MAX_SETTLED)
  return recent.length === history.length ? history : recent
}

/** The settled entries of a chain's history that Recent Transactions leaves out: only Activity has them. */
export function olderThanRecent(history: readonly Transaction[]): readonly Transaction[] {
  return history.filter(({ fate }) => fate.status !== 'pending').slice(MAX_SETTLED)
}

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

/** From `start` on, behind all entries that come before: a binary search. */
function positionAfter<Entry>(list: readonly Entry[], start: number, isBefore: (entry: Entry) => boolean): number {
  let [low, high] = [start, list.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const entry = list[middle]
    if (entry !== undefined && isBefore(entry)) low = middle + 1
    else high = middle
  }
  return low
}

function orderOf(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
