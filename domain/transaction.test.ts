import { expect, test } from 'vitest'
import {
  addTransaction,
  isSameTransaction,
  type NewTransaction,
  retain,
  type Transaction,
  transactionProblems,
  updateTransaction,
  withChainHash
} from './transaction.ts'

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const by = { from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', addedAt: 1 } as const
const entry = (n: number, status: Transaction['status'] = 'confirmed'): Transaction => ({
  hash: hashOf(n),
  description: `No. ${n}`,
  status,
  ...by
})

test('every broken rule has its line, typing errors included', () => {
  const broken = { hash: '0x1', description: 7, confirmations: 0 } as unknown as NewTransaction
  expect(() => addTransaction([], broken, by)).toThrowErrorMatchingInlineSnapshot(`
    [Error: Unable to add transaction
    Invalid transaction hash
    Transaction must have a description
    Transaction confirmations must be a positiver integer]
  `)
})

test.each([0, -1, 1.5, Number.NaN, '2', null])('confirmations of %s are refused', (confirmations) => {
  expect(transactionProblems({ hash: hashOf(1), description: '', confirmations })).toEqual([
    'Transaction confirmations must be a positiver integer'
  ])
})

test('an empty description is a description, and confirmations may be left out', () => {
  expect(transactionProblems({ hash: hashOf(1), description: '' })).toEqual([])
})

test('a new entry is pending and comes first; the same hash is listed once, whatever its letter case', () => {
  const hash = `0x${'ab'.repeat(32)}` as const
  const once = addTransaction([entry(1)], { hash, description: 'Swap' }, by)
  const twice = addTransaction(once, { hash: hash.toUpperCase().replace('0X', '0x'), description: 'Swap again' }, by)
  expect(once.map(({ description, status }) => [description, status])).toEqual([
    ['Swap', 'pending'],
    ['No. 1', 'confirmed']
  ])
  expect(twice.map(({ description }) => description)).toEqual(['Swap again', 'No. 1'])
})

test('the 10 newest settled entries are kept, and every pending one', () => {
  const list = Array.from({ length: 40 }, (_, n) => entry(n, n % 2 === 0 ? 'pending' : 'failed'))
  const kept = retain(list)
  expect(kept.filter(({ status }) => status === 'pending')).toHaveLength(20)
  expect(kept.filter(({ status }) => status === 'failed').map(({ description }) => description)).toEqual(
    [1, 3, 5, 7, 9, 11, 13, 15, 17, 19].map((n) => `No. ${n}`)
  )
})

test('settling the eleventh entry drops the oldest settled one', () => {
  const list = [entry(0, 'pending'), ...Array.from({ length: 10 }, (_, n) => entry(n + 1))]
  const settled = updateTransaction(list, entry(0, 'confirmed'))
  expect(settled).toHaveLength(10)
  expect(settled.at(-1)?.description).toBe('No. 9')
})

test('an entry that was removed meanwhile stays removed', () => {
  expect(updateTransaction([entry(1)], entry(2))).toEqual([entry(1)])
})

test('two entries are the same when all that is known of them is, in whatever order it was learnt', () => {
  const { hash, ...rest } = entry(1)
  expect(isSameTransaction(entry(1), { ...rest, hash })).toBe(true)
  expect(isSameTransaction(entry(1), { ...entry(1), nonce: 7 })).toBe(false)
  expect(isSameTransaction({ ...entry(1), nonce: 7 }, entry(1))).toBe(false)
})

test('a proposal that is on the chain goes by the chain’s hash, in its place, and is no proposal any more', () => {
  const proposal = { ...entry(2, 'pending'), isProposal: true } as const
  const list = [entry(3), proposal, entry(1)]
  expect(withChainHash(list, hashOf(2), hashOf(9))).toEqual([
    entry(3),
    { ...entry(2, 'pending'), hash: hashOf(9) },
    entry(1)
  ])
})

test('a proposal that another tab has listed by the chain’s hash meanwhile is not listed twice', () => {
  const list = [entry(9, 'confirmed'), { ...entry(2, 'pending'), isProposal: true } as const]
  expect(withChainHash(list, hashOf(2), hashOf(9))).toEqual([entry(9)])
})
