import { expect, test } from 'vitest'
import type { Fate } from './fate.ts'
import {
  executionOf,
  momentAfter,
  type NewTransaction,
  newTransaction,
  type SentTransaction,
  type Transaction,
  transactionProblems,
  withChainHash
} from './transaction.ts'

const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const
const by = { from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', addedAt: 1 } as const
const entry = (n: number, fate: Fate = { status: 'confirmed' }): Transaction => ({
  sent: { ...by, hash: hashOf(n), description: `No. ${n}`, addedAt: n },
  fate
})
const withFields = (entry: Transaction, fields: Partial<SentTransaction>): Transaction => ({
  ...entry,
  sent: { ...entry.sent, ...fields }
})

test('every broken rule has its line, typing errors included', () => {
  const broken = { hash: '0x1', description: 7, confirmations: 0 } as unknown as NewTransaction
  expect(() => newTransaction(broken, by)).toThrowErrorMatchingInlineSnapshot(`
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

test('who is paid is an address, or left out', () => {
  expect(transactionProblems({ hash: hashOf(1), description: '', to: by.from })).toEqual([])
  for (const to of ['', '0xf3…2266', 'alice.eth', 7, null])
    expect(transactionProblems({ hash: hashOf(1), description: '', to })).toEqual([
      'Transaction recipient must be an address'
    ])
})

test('an empty description is a description, and confirmations may be left out', () => {
  expect(transactionProblems({ hash: hashOf(1), description: '' })).toEqual([])
})

test('a new entry is pending', () => {
  expect(newTransaction({ hash: hashOf(1), description: 'Swap', confirmations: 2 }, by)).toEqual({
    sent: { hash: hashOf(1), description: 'Swap', confirmations: 2, ...by },
    fate: { status: 'pending' }
  })
})

test('a hash that host code writes in capitals is listed in lower case', () => {
  const hash = `0x${'aB'.repeat(32)}`
  expect(newTransaction({ hash, description: 'Swap' }, by).sent.hash).toBe(`0x${'ab'.repeat(32)}`)
})

test('a proposal that is on the chain has the on-chain hash, and is no longer a proposal', () => {
  const pending = entry(2, { status: 'pending' })
  const proposal = withFields(pending, { isProposal: true })
  expect(withChainHash(proposal, hashOf(9))).toEqual(withFields(pending, { hash: hashOf(9) }))
})

test('entries of the same moment keep their order, and a clock that was ahead is ignored', () => {
  expect([momentAfter(undefined, 5_000), momentAfter(4_000, 5_000)]).toEqual([5_000, 5_000])
  expect([momentAfter(5_000, 5_000), momentAfter(5_999, 5_000)]).toEqual([5_001, 6_000])
  expect(momentAfter(6_000, 5_000)).toBe(5_000)
})

test('the errors of a contract are kept with its transaction, unless they are too many to store', () => {
  const listed = (count: number) => {
    const errors = Array.from({ length: count }, (_, i) => ({ type: 'error', name: `Error${i}`, inputs: [] }) as const)
    return newTransaction({ hash: `0x${'1'.repeat(64)}`, description: 'Call', errors }, by).sent.errors?.length
  }
  expect([0, 5, 1_000].map(listed)).toEqual([undefined, 5, undefined])
})

test('the names of an error’s parameters are not kept, so that those of a large contract fit', () => {
  const inputs = [
    { name: 'available', type: 'uint256', internalType: 'uint256' },
    { name: 'order', type: 'tuple', internalType: 'struct Market.Order', components: [{ name: 'id', type: 'uint8' }] }
  ] as const
  const errors = Array.from({ length: 60 }, (_, i) => ({ type: 'error', name: `Error${i}`, inputs }) as const)
  const { sent } = newTransaction({ hash: `0x${'1'.repeat(64)}`, description: 'Call', errors }, by)
  expect(sent.errors).toHaveLength(60)
  expect(sent.errors?.[7]).toEqual({
    type: 'error',
    name: 'Error7',
    inputs: [{ type: 'uint256' }, { type: 'tuple', components: [{ name: 'id', type: 'uint8' }] }]
  })
})

test.each([
  ['a time', 4, { askedAt: 4 }],
  ['a time after it was sent, as the clock was set back', 6, {}],
  ['no time', Number.NaN, {}]
])('when the wallet was asked is kept if it is %s that can be true', (_what, askedAt, kept) => {
  const hash = `0x${'1'.repeat(64)}`
  const from = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const { sent } = newTransaction({ hash, description: 'Payment' }, { from, addedAt: 5 })
  expect(newTransaction({ hash, description: 'Payment', askedAt }, { from, addedAt: 5 }).sent).toEqual({
    ...sent,
    ...kept
  })
})

test('an executed proposal is found under its transaction hash, among others of the account', () => {
  const as = (fields: Partial<SentTransaction>) => withFields(entry(1), fields)
  const proposal = as({ isProposal: true })
  const executed = as({ hash: hashOf(9) })
  const others: readonly Transaction[] = [
    as({ hash: hashOf(9), addedAt: 2 }),
    as({ hash: hashOf(9), from: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' }),
    as({ hash: hashOf(9), description: 'Other' }),
    proposal
  ]
  expect(executionOf(proposal, others)).toBeUndefined()
  expect(executionOf(proposal, [...others, executed])).toBe(executed)
})
