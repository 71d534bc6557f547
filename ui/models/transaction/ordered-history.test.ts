import { autorun } from 'mobx'
import { expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { newTransaction, type Transaction } from '#domain/transaction/transaction.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { OrderedHistory } from './ordered-history.ts'

const none: ReadonlySet<Transaction> = new Set()

function sent(n: number): Transaction {
  const hash = `0x${n.toString(16).padStart(64, '0')}`
  return newTransaction({ hash, description: `No. ${n}` }, { from: alice, addedAt: n })
}

const times = (history: OrderedHistory) => history.entries.map(({ transaction }) => transaction.sent.addedAt)

test('entries of all chains are one list, newest first, however they arrive', () => {
  const history = new OrderedHistory()
  history.change(baseGoerli, none, [sent(5), sent(1)])
  expect(times(history)).toEqual([5, 1])
  history.change(lineaGoerli, none, [sent(3), sent(9)])
  history.change(baseGoerli, none, [sent(4)])
  expect(times(history)).toEqual([9, 5, 4, 3, 1])
})

test('of many changes between two readings, what was added and removed again is not listed', () => {
  const history = new OrderedHistory()
  const many = Array.from({ length: 1_000 }, (_, n) => sent(n))
  for (const each of many) history.change(isEven(each) ? baseGoerli : lineaGoerli, none, [each])
  const [first, second] = [many[0], many[999]]
  if (!first || !second) throw new Error('There are none.')
  history.change(lineaGoerli, new Set([first, second]), [])
  history.change(lineaGoerli, none, [first])
  expect(times(history)).toEqual(
    many
      .slice(0, -1)
      .map(({ sent }) => sent.addedAt)
      .reverse()
  )
})

test('an entry stays the same object until it changes, and so does the list', () => {
  const history = new OrderedHistory()
  const old = sent(1)
  history.change(baseGoerli, none, [old, sent(2)])
  const before = history.entries
  expect(history.entries).toBe(before)
  history.change(baseGoerli, new Set([old]), [{ ...old, sent: { ...old.sent, description: 'Changed' } }])
  expect(history.entries[0]).toBe(before[0])
  expect(history.entries[1]?.transaction.sent.description).toBe('Changed')
})

test('who shows the list is told of changes, and that it was cleared', () => {
  const history = new OrderedHistory()
  const counts: number[] = []
  const stop = autorun(() => counts.push(history.entries.length))
  history.change(baseGoerli, none, [sent(1)])
  history.clear()
  stop()
  expect(counts).toEqual([0, 1, 0])
})

function isEven({ sent: { addedAt } }: Transaction): boolean {
  return addedAt % 2 === 0
}
