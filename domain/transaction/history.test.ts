import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fate } from './fate.ts'
import {
  beyondHistory,
  MAX_HISTORY,
  MAX_SETTLED,
  merged,
  newestFirst,
  olderThanRecent,
  oldestOf,
  recentOf,
  replaced,
  withNewest
} from './history.ts'
import type { SentTransaction, Transaction } from './transaction.ts'

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const entry = (n: number, fate: Fate = { status: 'confirmed' }): Transaction => ({
  sent: {
    hash: hashOf(n),
    description: `No. ${n}`,
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    addedAt: n
  },
  fate
})

const withFields = (of: Transaction, fields: Partial<SentTransaction>): Transaction => ({
  ...of,
  sent: { ...of.sent, ...fields }
})

const fates: readonly Fate[] = [{ status: 'pending' }, { status: 'confirmed' }, { status: 'failed' }]

const history = fc
  .uniqueArray(fc.tuple(fc.nat(1_000), fc.constantFrom(...fates)), { selector: ([n]) => n })
  .map((entries) => entries.map(([n, fate]) => entry(n, fate)).sort(newestFirst))

test('what gives way is settled, older than all that Recent Transactions shows, and the oldest of these', () => {
  fc.assert(
    fc.property(fc.array(history, { maxLength: 4 }), fc.integer({ min: 1, max: 40 }), (histories, count) => {
      const older = histories.flatMap((each) => olderThanRecent(each))
      const gone = [...oldestOf(histories, count)]
      expect(gone).toHaveLength(Math.min(count, older.length))
      expect(gone.every((each) => older.includes(each))).toBe(true)
      const newest = Math.max(...gone.map(({ sent }) => sent.addedAt))
      const stay = older.filter((each) => !gone.includes(each))
      expect(stay.every(({ sent }) => sent.addedAt >= newest)).toBe(true)
    })
  )
})

test('an account keeps 10,000 entries of all its chains: beyond that the oldest settled ones go, pending ones never', () => {
  const [one, other] = [0, 1].map((chain) =>
    Array.from({ length: MAX_HISTORY / 2 }, (_, n) => entry(2 * (MAX_HISTORY - n) + chain))
  )
  expect(beyondHistory([one ?? [], other ?? []]).size).toBe(0)
  const pending = [entry(2, { status: 'pending' }), entry(1, { status: 'pending' })]
  const gone = [...beyondHistory([one ?? [], other ?? [], pending])]
  expect(gone.map(({ sent }) => sent.addedAt).sort()).toEqual([MAX_HISTORY + 2, MAX_HISTORY + 3])
})

test('with ever so many pending entries, the recent settled ones stay', () => {
  const pending = Array.from({ length: MAX_HISTORY + 5 }, (_, n) => entry(MAX_HISTORY + 100 - n, { status: 'pending' }))
  const settled = Array.from({ length: MAX_SETTLED + 1 }, (_, n) => entry(MAX_SETTLED - n))
  expect([...beyondHistory([pending, settled])].map(({ sent }) => sent.addedAt)).toEqual([0])
})

test('the newest entries of all lists are in the few lists that are asked for them', () => {
  const newestOf = (lists: readonly { readonly entries: readonly Transaction[] }[], count: number) => {
    const all = lists.flatMap(({ entries }) => entries)
    return all
      .map(({ sent }) => sent.addedAt)
      .sort((a, b) => b - a)
      .slice(0, count)
  }
  fc.assert(
    fc.property(fc.array(history, { maxLength: 12 }), fc.integer({ min: 1, max: 6 }), (histories, count) => {
      const lists = histories.map((entries) => ({ entries }))
      const asked = withNewest(lists, count)
      expect(asked.length).toBeLessThanOrEqual(count)
      expect(newestOf(asked, count)).toEqual(newestOf(lists, count))
    })
  )
})

test('the newest comes first, and entries of one moment in the order of their hashes', () => {
  const [later, earlier] = [`0x${'b'.repeat(64)}`, `0x${'a'.repeat(64)}`] as const
  const same = [withFields(entry(1), { hash: later }), withFields(entry(1), { hash: earlier })]
  expect([...same, entry(2)].sort(newestFirst).map(({ sent }) => sent.hash)).toEqual([hashOf(2), earlier, later])
})

test('an entry is added in its sorted place, removed, and replaced', () => {
  const list = [entry(9), entry(7), entry(5), entry(3)]
  const sorted = (...entries: Transaction[]) => entries.sort(newestFirst)
  for (const n of [1, 4, 8, 10]) expect(replaced(list, new Set(), [entry(n)])).toEqual(sorted(...list, entry(n)))
  for (const gone of list) {
    const rest = list.filter((other) => other !== gone)
    expect(replaced(list, new Set([gone]), [])).toEqual(rest)
    expect(replaced(list, new Set([gone]), [withFields(gone, { nonce: 7 })])).toEqual(
      sorted(...rest, withFields(gone, { nonce: 7 }))
    )
    expect(replaced(list, new Set([gone]), [withFields(gone, { addedAt: 6 })])).toEqual(
      sorted(...rest, withFields(gone, { addedAt: 6 }))
    )
  }
  expect(replaced(list, new Set(list.slice(1)), [entry(4), entry(10)])).toEqual([entry(10), entry(9), entry(4)])
  expect(list).toHaveLength(4)
})

test('the 10 newest settled entries are recent, and every pending one', () => {
  const list = Array.from({ length: 40 }, (_, n) =>
    entry(100 - n, n % 2 === 0 ? { status: 'pending' } : { status: 'failed' })
  )
  const older = olderThanRecent(list)
  expect(older.map(({ sent }) => sent.addedAt)).toEqual([79, 77, 75, 73, 71, 69, 67, 65, 63, 61])
  expect(recentOf(list)).toEqual(list.filter((each) => !older.includes(each)))
  expect(olderThanRecent(list.slice(0, 21))).toEqual([])
  expect(recentOf(list.slice(0, 21))).toEqual(list.slice(0, 21))
})

test('two sorted lists are one sorted list, and what is in the same place keeps its order', () => {
  const order = (a: string, b: string) => Number(a.slice(1)) - Number(b.slice(1))
  expect(merged(['a1', 'a3', 'a3', 'a9'], ['b0', 'b3', 'b4', 'b10'], order)).toEqual([
    'b0',
    'a1',
    'a3',
    'a3',
    'b3',
    'b4',
    'a9',
    'b10'
  ])
  expect(merged([], ['b1', 'b2'], order)).toEqual(['b1', 'b2'])
  expect(merged(['a1', 'a2'], [], order)).toEqual(['a1', 'a2'])
})
