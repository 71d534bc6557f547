import fc from 'fast-check'
import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { type ActivityEntry, type SentEntry, statusOf } from './activity-entry.ts'
import { filterActivity } from './activity-filter.ts'
import { type Fate, isReplaced, TRANSACTION_STATUSES, type TransactionStatus } from './fate.ts'

const hash = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

const fates: readonly Fate[] = [
  { status: 'pending' },
  { status: 'pending', unknownSince: 1 },
  { status: 'confirmed' },
  { status: 'confirmed', speedUp: hash(77) },
  { status: 'failed' },
  { status: 'failed', replacement: 'cancellation', replacedBy: hash(77) },
  { status: 'failed', replacement: 'unclear' }
]

function entry(n: number, fate: Fate, description = `Payment ${n}`, chain = baseGoerli): SentEntry {
  return { chain, transaction: { sent: { hash: hash(n), description, from: alice, to: bob, addedAt: n }, fate } }
}

/** Stands for what is shown of an entry. */
const textOf = (each: ActivityEntry) => ('transfer' in each ? '' : String(each.transaction.sent.description))

const entries = fc.array(
  fc
    .tuple(fc.nat(500), fc.constantFrom(...fates), fc.string(), fc.constantFrom(baseGoerli, lineaGoerli))
    .map(([n, fate, description, chain]) => entry(n, fate, description, chain))
)
const filter = fc.record({
  chainId: fc.constantFrom(undefined, baseGoerli.id, lineaGoerli.id),
  status: fc.constantFrom(undefined, ...TRANSACTION_STATUSES),
  search: fc.oneof(fc.constant(''), fc.string({ maxLength: 3 }), fc.constantFrom('payment', bob.toUpperCase(), hash(7)))
} as const)

test('a filter keeps the order, and whatever it keeps passes again', () => {
  fc.assert(
    fc.property(entries, filter, (all, by) => {
      const kept = filterActivity(all, by, textOf)
      expect(kept).toEqual(all.filter((each) => kept.includes(each)))
      expect(filterActivity(kept, by, textOf)).toEqual(kept)
      expect(kept.every(({ chain }) => by.chainId === undefined || chain.id === by.chainId)).toBe(true)
      expect(kept.every((each) => !by.status || statusOf(each) === by.status)).toBe(true)
    })
  )
})

test('every entry has exactly one status, and a replaced one has failed', () => {
  fc.assert(
    fc.property(entries, (all) => {
      const withStatus = (status: TransactionStatus) => filterActivity(all, { status, search: '' }, textOf)
      expect(TRANSACTION_STATUSES.flatMap(withStatus)).toHaveLength(all.length)
      const replaced = all.filter((each) => 'transaction' in each && isReplaced(each.transaction.fate))
      expect(withStatus('failed')).toEqual(expect.arrayContaining(replaced))
    })
  )
})

test.each([
  ['a word of the description', 'PAYMENT', true],
  ['words in any order', '7 payment', true],
  ['an address in any letter case', bob.toLowerCase(), true],
  ['the hash', hash(7), true],
  ["the replacement's hash", hash(77), true],
  ['three digits that only an address has', '997', false],
  ['four digits of an address', '0997', true],
  ['a word that it lacks', 'payment refund', false]
])('a search finds an entry by %s', (_what, search, isFound) => {
  const sped: Fate = { status: 'confirmed', speedUp: hash(77) }
  expect(filterActivity([entry(7, sped)], { search }, textOf)).toHaveLength(isFound ? 1 : 0)
})
