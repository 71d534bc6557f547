// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { transactionKey } from '#domain/transaction/stored-transactions.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const POLL_MS = 4_000
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
  const unsaved = (...numbers: number[]) => numbers.map((n) => transactions.isUnsaved(hashOf(n)))
  return { ...opened, storage, transactions, add, unsaved }
}

test('an entry that does not fit into the storage is listed, polled and marked as unsaved', async () => {
  const { storage, transactions, reader, add, unsaved } = await connected()
  add(1)
  storage.refuses = 'changes'
  add(2)
  expect([transactions.hasUnsaved, ...unsaved(1, 2)]).toEqual([true, false, true])
  reader.receipts.set(hashOf(2), receipt)
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(transactions.recent).toMatchObject([{ fate: { status: 'confirmed' } }, { sent: { description: 'No. 1' } }])
  expect(unsaved(2)).toEqual([true])
})

test('so is a changed entry, which is saved automatically once there is space', async () => {
  const { storage, transactions, reader, add, unsaved } = await connected()
  add(1)
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  storage.refuses = 'changes'
  reader.receipts.set(hashOf(1), receipt)
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect([transactions.hasUnsaved, ...unsaved(1)]).toEqual([true, true])
  expect(JSON.parse(storage.values.get(keyOf(1)) ?? '')).toMatchObject({ status: 'pending' })
  storage.refuses = 'nothing'
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect([transactions.hasUnsaved, ...unsaved(1)]).toEqual([false, false])
  expect(JSON.parse(storage.values.get(keyOf(1)) ?? '')).toMatchObject({ status: 'confirmed' })
})

test('an unsaved change that is no news is not marked', async () => {
  const { storage, transactions, add, unsaved } = await connected()
  add(1)
  storage.refuses = 'changes'
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  expect(transactions.recent[0]).toMatchObject({ sent: { nonce: 7, firstSeenBlock: 100 } })
  expect(JSON.parse(storage.values.get(keyOf(1)) ?? '')).not.toHaveProperty('nonce')
  expect([transactions.hasUnsaved, ...unsaved(1)]).toEqual([false, false])
})

test('hundreds of refused writes are retried a few at a time, down to the last', async () => {
  const { storage, transactions, add } = await connected()
  storage.refuses = 'changes'
  for (let n = 1; n <= 100; n++) add(n)
  const write = vi.spyOn(storage.values, 'set')
  storage.refuses = 'nothing'
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(write.mock.calls.length).toBeLessThan(60)
  await vi.advanceTimersByTimeAsync(10 * POLL_MS)
  expect(transactions.hasUnsaved).toBe(false)
  expect(storage.values.has(keyOf(100))).toBe(true)
})

test('an entry that is removed, or that another tab changes, is no longer unsaved', async () => {
  const { storage, transactions, add, unsaved } = await connected()
  storage.refuses = 'changes'
  for (const n of [1, 2]) add(n)
  const [, first] = transactions.recent
  if (first) transactions.remove(baseGoerli.id, first)
  storage.refuses = 'nothing'
  storage.tab().write(keyOf(2), '{"version":2}')
  expect([transactions.hasUnsaved, ...unsaved(1, 2)]).toEqual([false, false, false])
})

test('another account is not affected', async () => {
  const { storage, transactions, connector, add } = await connected()
  storage.refuses = 'changes'
  add(1)
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  expect(transactions.hasUnsaved).toBe(false)
  connector.emit({ type: 'accountsChanged', accounts: [alice] })
  expect([transactions.hasUnsaved, transactions.recent.length]).toEqual([true, 1])
})
