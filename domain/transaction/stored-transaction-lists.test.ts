import { expect, test } from 'vitest'
import type { Fate } from './fate.ts'
import {
  chainOfListKey,
  parseTransactionList,
  transactionListKey,
  transactionListPrefix,
  withoutEntries
} from './stored-transaction-lists.ts'
import type { Transaction } from './transaction.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const entry = (n: number, fate: Fate = { status: 'pending' }): Transaction => ({
  hash: hashOf(n),
  description: 'Send 1 ETH',
  from: account,
  addedAt: n,
  ...fate
})
const parse = (...items: unknown[]) => parseTransactionList(JSON.stringify(items))

test('the entries of a list come newest first', () => {
  expect(parse(entry(1), entry(2))).toEqual({ entries: [entry(2), entry(1)], isDamaged: false })
})

test.each(['null', '{}', '"text"', 'text', '', '7', '{"0xabc":[]}'])('%s is damage, and never thrown', (text) => {
  expect(parseTransactionList(text)).toEqual({ entries: [], isDamaged: true })
})

test('valid entries survive beside damaged ones', () => {
  const damaged = [1, null, [entry(1)], { ...entry(1), hash: '0x' }, { ...entry(1), addedAt: 1e300 }]
  expect(parse(...damaged, entry(1))).toEqual({ entries: [entry(1)], isDamaged: true })
})

test('of duplicate entries the first is kept, and at most 10 settled ones', () => {
  expect(parse({ ...entry(1), nonce: 7 }, entry(1)).entries).toEqual([{ ...entry(1), nonce: 7 }])
  const settled = Array.from({ length: 12 }, (_, n) => entry(n, { status: 'failed' }))
  expect(parse(...settled, entry(20)).entries.map(({ addedAt }) => addedAt)).toEqual([
    20, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2
  ])
})

test('entries are removed from a list, and everything else in it stays', () => {
  const isFirst = ({ hash }: Transaction) => hash === hashOf(1)
  expect(withoutEntries(JSON.stringify([entry(1), 7, entry(2)]), isFirst)).toBe(JSON.stringify([7, entry(2)]))
  expect(withoutEntries(JSON.stringify([entry(1)]), isFirst)).toBeUndefined()
  expect(withoutEntries('{damaged', isFirst)).toBe('{damaged')
})

test('each address and chain has a list of its own, whatever the letter case; one set aside is none', () => {
  const key = transactionListKey(account, 84531)
  expect(transactionListKey('0xF39FD6e51aad88F6F4ce6aB8827279cffFb92266', 84531)).toBe(key)
  expect(key.startsWith(transactionListPrefix(account))).toBe(true)
  expect([key, `${key}.damaged`, `${key}.damaged.2`].map((each) => chainOfListKey(account, each))).toEqual([
    84531,
    undefined,
    undefined
  ])
})
