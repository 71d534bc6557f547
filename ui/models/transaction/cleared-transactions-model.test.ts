// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { said } from '#ui/testing/said.ts'
import { clearedText } from '#ui/words/announcement.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const [base, linea] = [baseGoerli.id, lineaGoerli.id]
const entry = (n: number, fate: Fate = { status: 'confirmed', isFinal: true }): Transaction => ({
  sent: {
    hash: hashOf(n),
    description: `No. ${n}`,
    from: alice,
    addedAt: n
  },
  fate
})

const replaced = { status: 'failed', replacement: 'other', replacedBy: hashOf(9), isFinal: true } as const

async function connected(storage = new FakeBrowserStorage()) {
  const tab = openTab({ storage })
  stops.push(tab.stop)
  // The lists hold only what the test adds.
  tab.reader.getBlockNumber = () => new Promise(() => undefined)
  await tab.models.connection.connect('wallet')
  const { transactions, cleared } = tab.models
  const listed = () => transactions.lists.newest().map(({ transaction }) => transaction.sent.description)
  return { ...tab, transactions, cleared, listed }
}

test('settled entries can be cleared and restored as they were, and both are announced', async () => {
  const { transactions, cleared, listed } = await connected()
  for (const each of [entry(1), entry(2, replaced), entry(3, { status: 'pending' })])
    transactions.lists.keep(alice, base, each)
  cleared.clear([base])
  expect([listed(), cleared.outcome([base]).count, cleared.canClear([base])]).toEqual([['No. 3'], 2, false])
  const both = '2 transactions cleared from this browser, Activity included. Pending ones stay until they are settled.'
  expect([clearedText(cleared.outcome([base]), String), said(transactions)]).toEqual([both, both])
  cleared.undo([base])
  expect([listed(), cleared.outcome([base]).count, cleared.canClear([base])]).toEqual([
    ['No. 3', 'No. 2', 'No. 1'],
    0,
    true
  ])
  expect(transactions.lists.find(hashOf(2))).toEqual(entry(2, replaced))
  expect(said(transactions)).toBe('2 transactions are back in the list.')
})

test('cleared entries stay away after a reload, and restored ones are there', async () => {
  const storage = new FakeBrowserStorage()
  const first = await connected(storage)
  for (const n of [1, 2]) first.transactions.lists.keep(alice, base, entry(n))
  first.cleared.clear([base])
  expect((await connected(storage)).listed()).toEqual([])
  first.cleared.undo([base])
  expect((await connected(storage)).listed()).toEqual(['No. 2', 'No. 1'])
})

test('an entry that the browser refuses to delete is cleared from the list only, and that is announced', async () => {
  const storage = new FakeBrowserStorage()
  const { transactions, cleared, listed } = await connected(storage)
  for (const n of [1, 2]) transactions.lists.keep(alice, base, entry(n))
  storage.refuses = 'changes'
  cleared.clear([base])
  const outcome =
    '2 transactions cleared, but your browser could not save that. When this page is loaded again, they may be back.'
  expect([listed(), said(transactions), clearedText(cleared.outcome([base]), String)]).toEqual([[], outcome, outcome])
  expect((await connected(storage)).listed()).toEqual(['No. 2', 'No. 1'])
})

test("an entry that the browser refuses to delete changes only its own list's announcement", async () => {
  const storage = new FakeBrowserStorage()
  const { transactions, cleared } = await connected(storage)
  transactions.lists.keep(alice, base, entry(1))
  transactions.lists.keep(alice, linea, entry(2))
  storage.refusedPrefix = transactionKey({ account: alice, chainId: base, hash: hashOf(1) })
  cleared.clear([base, linea])
  expect([base, linea].map((id) => clearedText(cleared.outcome([id]), String))).toEqual([
    '1 transaction cleared, but your browser could not save that. When this page is loaded again, it may be back.',
    '1 transaction cleared from this browser, Activity included.'
  ])
})

test('an entry that was never saved is cleared for good, although the browser refuses changes', async () => {
  const storage = new FakeBrowserStorage()
  const { transactions, cleared } = await connected(storage)
  storage.refuses = 'changes'
  transactions.lists.keep(alice, base, entry(1))
  cleared.clear([base])
  expect(said(transactions)).toBe('1 transaction cleared from this browser, Activity included.')
})

test('each list is cleared and restored for its own chains', async () => {
  const { transactions, cleared, listed } = await connected()
  transactions.lists.keep(alice, base, entry(1))
  transactions.lists.keep(alice, linea, entry(2))
  cleared.clear([base])
  expect([listed(), cleared.outcome([linea]).count]).toEqual([['No. 2'], 0])
  expect(said(transactions)).toBe('1 transaction cleared from this browser, Activity included.')
  cleared.clear([base, linea])
  expect([listed(), cleared.outcome([base, linea]).count]).toEqual([[], 2])
  cleared.undo([linea])
  expect([listed(), cleared.outcome([base]).count]).toEqual([['No. 2'], 1])
})

test('undo keeps what another tab has found out meanwhile', async () => {
  const { transactions, cleared } = await connected()
  transactions.lists.keep(alice, base, entry(1))
  cleared.clear([base])
  transactions.lists.keep(alice, base, entry(1, { status: 'failed' }))
  cleared.undo([base])
  expect(transactions.lists.find(hashOf(1))?.fate.status).toBe('failed')
})

test('one account’s transactions are never restored into another’s list', async () => {
  const { transactions, cleared, listed, connector } = await connected()
  transactions.lists.keep(alice, base, entry(1))
  cleared.clear([base])
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  cleared.undo([base])
  expect([cleared.outcome([base]).count, listed()]).toEqual([0, []])
})
