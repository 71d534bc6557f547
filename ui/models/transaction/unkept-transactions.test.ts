// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/chains.ts'
import { transactionKey } from '#domain/transaction/stored-transactions.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const BEAT_MS = 4_000
const keyOf = (n: number) => transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(n) })
const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }

async function connected() {
  const storage = new FakeBrowserStorage()
  const opened = openTab({ storage })
  await opened.models.connection.connect('wallet')
  const { transactions } = opened.models
  const add = (n: number) => {
    vi.advanceTimersByTime(1)
    transactions.add({ hash: hashOf(n), description: `No. ${n}` })
  }
  const unkept = (...numbers: number[]) => numbers.map((n) => transactions.isUnkept(hashOf(n)))
  return { ...opened, storage, transactions, add, unkept }
}

test('what the browser has no room for is listed and followed, and known to be gone with the page', async () => {
  const { storage, transactions, reader, add, unkept } = await connected()
  add(1)
  storage.refuses = 'changes'
  add(2)
  expect([transactions.hasUnkept, ...unkept(1, 2)]).toEqual([true, false, true])
  reader.receipts.set(hashOf(2), receipt)
  await vi.advanceTimersByTimeAsync(BEAT_MS)
  expect(transactions.recent).toMatchObject([{ status: 'confirmed' }, { description: 'No. 1' }])
  expect(unkept(2)).toEqual([true])
})

test('so is what becomes of an entry; it is kept as soon as there is room, without anybody doing anything', async () => {
  const { storage, transactions, reader, add, unkept } = await connected()
  add(1)
  await vi.advanceTimersByTimeAsync(5 * BEAT_MS)
  storage.refuses = 'changes'
  reader.receipts.set(hashOf(1), receipt)
  await vi.advanceTimersByTimeAsync(BEAT_MS)
  expect([transactions.hasUnkept, ...unkept(1)]).toEqual([true, true])
  expect(JSON.parse(storage.values.get(keyOf(1)) ?? '')).toMatchObject({ status: 'pending' })
  storage.refuses = 'nothing'
  await vi.advanceTimersByTimeAsync(BEAT_MS)
  expect([transactions.hasUnkept, ...unkept(1)]).toEqual([false, false])
  expect(JSON.parse(storage.values.get(keyOf(1)) ?? '')).toMatchObject({ status: 'confirmed' })
})

test('what is learnt of an entry without being news to anybody is nothing to fear for', async () => {
  const { storage, transactions, add, unkept } = await connected()
  add(1)
  storage.refuses = 'changes'
  await vi.advanceTimersByTimeAsync(5 * BEAT_MS)
  expect(transactions.recent[0]).toMatchObject({ nonce: 7, firstSeenBlock: 100 })
  expect(JSON.parse(storage.values.get(keyOf(1)) ?? '')).not.toHaveProperty('nonce')
  expect([transactions.hasUnkept, ...unkept(1)]).toEqual([false, false])
})

test('hundreds of them are written again a few at a time, and the last of them is kept too', async () => {
  const { storage, transactions, add } = await connected()
  storage.refuses = 'changes'
  for (let n = 1; n <= 100; n++) add(n)
  const write = vi.spyOn(storage.values, 'set')
  storage.refuses = 'nothing'
  await vi.advanceTimersByTimeAsync(BEAT_MS)
  expect(write.mock.calls.length).toBeLessThan(60)
  await vi.advanceTimersByTimeAsync(10 * BEAT_MS)
  expect(transactions.hasUnkept).toBe(false)
  expect(storage.values.has(keyOf(100))).toBe(true)
})

test('one that is removed, or that another tab changes, is not unkept any more', async () => {
  const { storage, transactions, add, unkept } = await connected()
  storage.refuses = 'changes'
  for (const n of [1, 2]) add(n)
  const [, first] = transactions.recent
  if (first) transactions.remove(baseGoerli.id, first)
  storage.refuses = 'nothing'
  storage.tab().write(keyOf(2), '{"version":2}')
  expect([transactions.hasUnkept, ...unkept(1, 2)]).toEqual([false, false, false])
})

test('another account has nothing to fear', async () => {
  const { storage, transactions, connector, add } = await connected()
  storage.refuses = 'changes'
  add(1)
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  expect(transactions.hasUnkept).toBe(false)
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  expect([transactions.hasUnkept, transactions.recent.length]).toEqual([true, 1])
})
