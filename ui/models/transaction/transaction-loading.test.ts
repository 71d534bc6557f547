// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const here = baseGoerli.id
const there = lineaGoerli.id
const MANY = 2_000

const pending: Fate = { status: 'pending' }
const final: Fate = { status: 'confirmed', isFinal: true, blockNumber: 1, blockHash: hashOf(1) }

const entry = (n: number, fate: Fate = pending): Transaction => ({
  sent: {
    hash: hashOf(n),
    description: `No. ${n}`,
    from: alice,
    addedAt: n,
    nonce: n,
    firstSeenBlock: 1
  },
  fate
})

const keyOf = (chainId: number, n: number) => transactionKey({ account: alice, chainId, hash: hashOf(n) })

/** Thousands of entries on the other chain, stored before the 5 on the current one. */
function stored() {
  const storage = new FakeBrowserStorage()
  for (let n = 1; n <= MANY; n++) storage.values.set(keyOf(there, n), serialiseTransaction(entry(n)))
  for (let n = 1; n <= 5; n++) storage.values.set(keyOf(here, n), serialiseTransaction(entry(n)))
  const reader = new FakeReader()
  const polled = new Set<number>()
  const { getReceipt } = reader
  reader.getReceipt = (chainId, hash) => {
    polled.add(chainId)
    return getReceipt(chainId, hash)
  }
  const open = () => openTab({ storage, reader })
  return { storage, polled, open }
}

async function loading() {
  const { storage, open } = stored()
  const { transactions, connection } = open().models
  await connection.connect('wallet')
  const { lists } = transactions
  const complete = () => expect.poll(() => lists.isComplete, { interval: 1 }).toBe(true)
  return { storage, transactions, connection, lists, complete }
}

test('of thousands of records, those of the current chain are listed at once, and the rest when nothing happens', async () => {
  const { lists, transactions, complete } = await loading()
  expect([lists.isComplete, lists.of(here).length]).toEqual([false, 5])
  expect(transactions.recent.map(({ sent }) => sent.addedAt)).toEqual([5, 4, 3])
  expect(lists.of(there).length).toBeLessThan(MANY)
  await complete()
  expect(lists.count).toBe(MANY + 5)
  expect(lists.newest(3).map(({ transaction }) => transaction.sent.addedAt)).toEqual([MANY, MANY - 1, MANY - 2])
})

test('of thousands of records on the current chain, the pending and the newest are listed at once', async () => {
  const { storage, open } = stored()
  for (let n = 6; n <= MANY; n++) storage.values.set(keyOf(here, n), serialiseTransaction(entry(n, final)))
  const { transactions, connection } = open().models
  await connection.connect('wallet')
  const listed = transactions.lists.of(here).map(({ sent }) => sent.addedAt)
  expect(transactions.lists.isComplete).toBe(false)
  expect(listed).toEqual([...Array.from({ length: 10 }, (_, n) => MANY - n), 5, 4, 3, 2, 1])
})

test('no more than a few hundred records are read at a time', async () => {
  const { models } = stored().open()
  const parse = vi.spyOn(JSON, 'parse')
  await models.connection.connect('wallet')
  expect(parse.mock.calls.length).toBeLessThan(350)
  parse.mockClear()
  models.transactions.lists.readMore()
  expect(parse.mock.calls.length).toBeLessThanOrEqual(150)
  parse.mockRestore()
})

test('a pending entry among the rest is polled', async () => {
  const { storage, polled, open } = stored()
  for (let n = 1; n < MANY; n++) storage.values.set(keyOf(there, n), serialiseTransaction(entry(n, final)))
  await open().models.connection.connect('wallet')
  expect([...polled]).toEqual([here])
  await expect.poll(() => [...polled], { interval: 1 }).toEqual([here, there])
})

test('what is sent, removed and changed in another tab meanwhile stays so', async () => {
  const { storage, transactions, lists, complete } = await loading()
  const [last, changed] = [MANY, MANY - 1]
  expect(lists.of(there).some(({ sent }) => sent.addedAt >= changed)).toBe(false)
  transactions.remove(there, entry(last))
  transactions.add({ hash: hashOf(MANY + 1), description: 'New' }, { account: alice, chainId: there })
  const { sent, fate } = entry(changed)
  storage.tab().write(keyOf(there, changed), serialiseTransaction({ sent: { ...sent, description: 'Changed' }, fate }))
  await complete()
  const listed = lists.of(there)
  expect(listed.map(({ sent }) => sent.description).slice(0, 3)).toEqual(['New', 'Changed', `No. ${changed - 1}`])
  expect(listed).toHaveLength(MANY)
})

test('Clear All reads the rest first, so that nothing reappears', async () => {
  const { storage, open } = stored()
  storage.values.set(keyOf(there, MANY), serialiseTransaction(entry(MANY, final)))
  const { models } = open()
  await models.connection.connect('wallet')
  expect(models.transactions.clear([here, there]).map(({ transaction }) => transaction.sent.addedAt)).toEqual([MANY])
  expect(models.transactions.lists.isComplete).toBe(true)
  expect(storage.values.has(keyOf(there, MANY))).toBe(false)
})

test('damaged records and those of a newer version are reported wherever they are', async () => {
  const { storage, open } = stored()
  storage.values.set(keyOf(there, MANY - 1), 'damaged')
  storage.values.set(keyOf(there, MANY), JSON.stringify({ version: 99 }))
  const { models } = open()
  await models.connection.connect('wallet')
  const { lists } = models.transactions
  expect([lists.isDamaged, lists.hasNewer]).toEqual([false, false])
  await expect.poll(() => [lists.isDamaged, lists.hasNewer], { interval: 1 }).toEqual([true, true])
})

test('nothing more is read once nobody is connected', async () => {
  const { connection, lists } = await loading()
  await connection.disconnect()
  expect([lists.isComplete, lists.count]).toEqual([true, 0])
})
