import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Fate } from './fate.ts'
import { beyondHistory, MAX_HISTORY, oldestOf, withNewest } from './history.ts'
import { MAX_SETTLED, newestFirst, olderThanRecent, type Transaction } from './transaction.ts'

const entry = (n: number, fate: Fate = { status: 'confirmed' }): Transaction => ({
  sent: {
    hash: `0x${n.toString(16).padStart(64, '0')}`,
    description: `No. ${n}`,
    from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
    addedAt: n
  },
  fate
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
