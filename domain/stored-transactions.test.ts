import { expect, test } from 'vitest'
import { parseTransactions, serialiseTransactions, transactionsKey } from './stored-transactions.ts'
import type { Transaction } from './transaction.ts'

const entry: Transaction = {
  hash: `0x${'1'.repeat(64)}`,
  description: 'Send 1 ETH',
  status: 'pending',
  from: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  addedAt: 1,
  nonce: 4,
  firstSeenBlock: 15_000_000
}

test('what was written is read back', () => {
  expect(parseTransactions(serialiseTransactions([entry]))).toEqual({ entries: [entry], isDamaged: false })
})

test('a proposal is still one when it is read back', () => {
  const proposal: Transaction = { ...entry, isProposal: true }
  expect(parseTransactions(serialiseTransactions([proposal])).entries).toEqual([proposal])
  expect(parseTransactions(JSON.stringify([{ ...entry, isProposal: 'yes' }]))).toEqual({ entries: [], isDamaged: true })
})

test('what became of an entry is read back, and believed only in the shape in which it was written', () => {
  const told: readonly Transaction[] = [
    { ...entry, unknownSince: 5 },
    { ...entry, unknownSince: 5, isBeyondHistory: true },
    { ...entry, status: 'failed', isReplaced: true, blockNumber: 7 },
    { ...entry, status: 'confirmed', blockNumber: 7, blockHash: entry.hash, isFinal: true }
  ]
  expect(parseTransactions(serialiseTransactions(told))).toEqual({ entries: told, isDamaged: false })
  for (const field of [{ unknownSince: 'long' }, { unknownSince: -1 }, { isReplaced: 1 }, { isFinal: false }]) {
    expect(parseTransactions(JSON.stringify([{ ...entry, ...field }]))).toEqual({ entries: [], isDamaged: true })
  }
})

test.each([
  { status: 'confirmed', isReplaced: true },
  { isReplaced: true },
  { isFinal: true },
  { status: 'confirmed', unknownSince: 5 },
  { isBeyondHistory: true }
])('%o is what nobody writes, and damage', (fields) => {
  expect(parseTransactions(JSON.stringify([{ ...entry, ...fields }]))).toEqual({ entries: [], isDamaged: true })
})

test('nothing stored is no damage', () => {
  expect(parseTransactions(undefined)).toEqual({ entries: [], isDamaged: false })
})

test.each(['null', '{}', '"text"', 'text', '', '7', '{"0xabc":[]}'])('%s is damage, and never thrown', (text) => {
  expect(parseTransactions(text)).toEqual({ entries: [], isDamaged: true })
})

test('sound entries survive beside damaged ones', () => {
  const damaged = [1, null, [entry], { ...entry, hash: '0x' }, { ...entry, status: 'gone' }, { ...entry, nonce: -1 }]
  const { entries, isDamaged } = parseTransactions(JSON.stringify([...damaged, entry]))
  expect(entries).toEqual([entry])
  expect(isDamaged).toBe(true)
})

test('each address and chain has a key of its own, whatever the letter case', () => {
  expect(transactionsKey('0xAB', 1)).toBe(transactionsKey('0xab', 1))
  expect(transactionsKey('0xab', 1)).not.toBe(transactionsKey('0xab', 5))
})
