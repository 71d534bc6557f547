// @vitest-environment happy-dom

import { autorun } from 'mobx'
import { afterEach, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { EVICTED_AT_ONCE, MAX_HISTORY, MAX_SETTLED } from '#domain/transaction/history.ts'
import { serialiseTransaction, transactionKey, transactionPrefix } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { ALL_RECORDS } from '#ui/models/transaction/transaction-lists.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { clearedText } from '#ui/words/announcement.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const [base, linea] = [baseGoerli.id, lineaGoerli.id]
const entry = (n: number, fate: Fate = { status: 'confirmed' }, from: Address = alice): Transaction => ({
  sent: {
    hash: hashOf(n),
    description: `No. ${n}`,
    from,
    addedAt: n
  },
  fate
})

function put(storage: FakeBrowserStorage, chainId: number, entries: readonly Transaction[]): void {
  for (const each of entries)
    storage.values.set(
      transactionKey({ account: each.sent.from, chainId, hash: each.sent.hash }),
      serialiseTransaction(each)
    )
}

const upTo = (count: number, from: Address = alice) =>
  Array.from({ length: count }, (_, n) => entry(n + 1, { status: 'confirmed' }, from))

/** The size in characters of what is stored. */
const sizeOf = (storage: FakeBrowserStorage) =>
  [...storage.values].reduce((sum, [key, value]) => sum + key.length + value.length, 0)

const countOf = (storage: FakeBrowserStorage, account: Address) =>
  [...storage.values.keys()].filter((key) => key.startsWith(transactionPrefix(account))).length

async function connected(storage: FakeBrowserStorage) {
  const tab = openTab({ storage })
  stops.push(tab.stop)
  // Entries change only by the test.
  tab.reader.getBlockNumber = () => new Promise(() => undefined)
  await tab.models.connection.connect('wallet')
  tab.models.transactions.lists.readMore(ALL_RECORDS)
  return { ...tab, lists: tab.models.transactions.lists, cleared: tab.models.cleared }
}

test('Recent Transactions shows 10 settled entries of each chain, and Activity all', async () => {
  const storage = new FakeBrowserStorage()
  put(storage, base, upTo(30))
  put(storage, linea, [entry(100, { status: 'pending' }), ...upTo(12)])
  const { lists } = await connected(storage)
  expect([lists.of(base).length, lists.of(linea).length, lists.count]).toEqual([MAX_SETTLED, MAX_SETTLED + 1, 21])
  expect([lists.history.length, lists.history.filter(({ chain }) => chain.id === base).length]).toEqual([43, 30])
  expect(lists.history.slice(0, 2).map(({ transaction }) => transaction.sent.description)).toEqual([
    'No. 100',
    'No. 30'
  ])
  expect(lists.find(hashOf(1))).toBeDefined()
})

test('of more than 10,000 entries the oldest settled ones are deleted, also as new ones come', async () => {
  const storage = new FakeBrowserStorage()
  put(storage, linea, [entry(1, { status: 'pending' })])
  put(storage, base, upTo(MAX_HISTORY + 20).slice(20))
  const { lists } = await connected(storage)
  expect([lists.history.length, countOf(storage, alice)]).toEqual([MAX_HISTORY, MAX_HISTORY])
  lists.keep(alice, base, entry(MAX_HISTORY + 21))
  expect([lists.history.length, countOf(storage, alice)]).toEqual([MAX_HISTORY, MAX_HISTORY])
  const oldest = lists.history.slice(-2).map(({ transaction }) => transaction.sent.addedAt)
  expect(oldest).toEqual([23, 1])
})

test('"Clear All" clears what only Activity shows too, and "Undo" restores all of it', async () => {
  const storage = new FakeBrowserStorage()
  put(storage, base, [entry(50, { status: 'pending' }), ...upTo(40)])
  const { lists, cleared } = await connected(storage)
  cleared.clear([base])
  expect([lists.history.length, countOf(storage, alice)]).toEqual([1, 1])
  expect(clearedText(cleared.outcome([base]), String)).toBe(
    '40 transactions cleared from this browser, Activity included. Pending ones stay until they are settled.'
  )
  cleared.undo([base])
  expect([lists.history.length, countOf(storage, alice), lists.count]).toEqual([41, 41, MAX_SETTLED + 1])
})

test('however many are cleared and restored, each changes the list once', async () => {
  const storage = new FakeBrowserStorage()
  put(storage, base, upTo(500))
  const { lists, cleared } = await connected(storage)
  const counts: number[] = []
  stops.push(autorun(() => void counts.push(lists.history.length)))
  cleared.clear([base])
  cleared.undo([base])
  expect(counts).toEqual([500, 0, 500])
})

test('in a full storage the oldest entries that only Activity shows give way, of any account', async () => {
  const storage = new FakeBrowserStorage()
  put(storage, base, upTo(EVICTED_AT_ONCE + MAX_SETTLED, bob))
  put(storage, base, [...upTo(EVICTED_AT_ONCE + 50).slice(EVICTED_AT_ONCE), entry(1_000, { status: 'pending' })])
  const { lists, models } = await connected(storage)
  storage.room = sizeOf(storage)
  lists.keep(alice, base, entry(2_000, { status: 'pending' }))
  expect([countOf(storage, alice), countOf(storage, bob)]).toEqual([52, MAX_SETTLED])
  expect([models.transactions.hasUnsaved, lists.of(base)[0]?.sent.addedAt]).toEqual([false, 2_000])
  storage.room = sizeOf(storage)
  lists.keep(alice, base, entry(2_001, { status: 'pending' }))
  // The 10 recent ones of each account stay, and with them the pending ones.
  expect([countOf(storage, alice), countOf(storage, bob)]).toEqual([MAX_SETTLED + 3, MAX_SETTLED])
  expect([lists.history.length, models.transactions.hasUnsaved]).toEqual([MAX_SETTLED + 3, false])
  storage.room = sizeOf(storage)
  lists.keep(alice, base, entry(2_002, { status: 'pending' }))
  expect([models.transactions.hasUnsaved, lists.history.length]).toEqual([true, MAX_SETTLED + 4])
})

test('nothing gives way where the browser saves nothing at all', async () => {
  const storage = new FakeBrowserStorage()
  put(storage, base, upTo(20))
  const { lists } = await connected(storage)
  storage.refuses = 'changes'
  for (let n = 21; n <= 40; n++) lists.keep(alice, base, entry(n))
  expect([lists.history.length, countOf(storage, alice)]).toEqual([40, 20])
})
