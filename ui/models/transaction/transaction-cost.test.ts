// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { ALL_RECORDS } from '#ui/models/transaction/transaction-lists.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, confirmed, hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const POLL_MS = 4_000
/** The size of a JSON-RPC batch, minus a balance and the chain id check. */
const MAX_REQUESTS = 46
const READS = ['getBlockNumber', 'getTransactionCount', 'getReceipt', 'getTransaction', 'getBlockHash'] as const

const entry = (n: number): Transaction => ({
  sent: { hash: hashOf(n), description: `No. ${n}`, from: alice, addedAt: n, nonce: n, firstSeenBlock: 1 },
  fate: { status: 'pending' }
})

function storedEntries(count: number, chainId = baseGoerli.id): FakeBrowserStorage {
  const storage = new FakeBrowserStorage()
  for (let n = 1; n <= count; n++)
    storage.values.set(transactionKey({ account: alice, chainId, hash: hashOf(n) }), serialiseTransaction(entry(n)))
  return storage
}

/** A visit that counts its requests, with pending transactions on screen. */
async function visited(storage: FakeBrowserStorage) {
  const reader = new FakeReader()
  // Every node knows every transaction, but none is mined.
  reader.getTransaction = async (_chainId, hash) => ({
    from: alice,
    to: alice,
    value: 1n,
    data: '0x',
    nonce: Number(hash),
    blockNumber: undefined
  })
  const counts = { parses: 0, reads: 0, timers: 0, requests: {} as Partial<Record<keyof ChainReader, number>> }
  for (const name of READS) {
    const read = reader[name] as (...parameters: unknown[]) => Promise<unknown>
    Object.assign(reader, {
      [name]: (...parameters: unknown[]) => {
        counts.requests[name] = (counts.requests[name] ?? 0) + 1
        return read.apply(reader, parameters)
      }
    })
  }
  const parse = vi.spyOn(JSON, 'parse')
  const get = vi.spyOn(storage.values, 'get')
  const opened = openTab({ storage, reader })
  await opened.models.connection.connect('wallet')
  opened.models.transactions.lists.readMore(ALL_RECORDS)
  opened.models.transactions.showPending(baseGoerli.id)
  const perPoll = async () => {
    const timers = vi.getTimerCount()
    for (const spy of [parse, get]) spy.mockClear()
    counts.requests = {}
    await vi.advanceTimersByTimeAsync(POLL_MS)
    return { timers, parses: parse.mock.calls.length, reads: get.mock.calls.length, requests: counts.requests }
  }
  return { ...opened, parses: () => parse.mock.calls.length, perPoll }
}

const sum = (requests: Partial<Record<string, number>>) =>
  Object.values(requests).reduce((total: number, count = 0) => total + count, 0)

afterEach(() => void vi.restoreAllMocks())

test('a poll costs as much with 10,000 pending transactions as with 25: one bounded batch, and no parsing', async () => {
  const few = await visited(storedEntries(25))
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  const cheap = await few.perPoll()
  few.stop()
  const many = await visited(storedEntries(10_000))
  expect(many.models.transactions.lists.count).toBe(10_000)
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  const dear = await many.perPoll()
  expect([cheap.parses, dear.parses]).toEqual([0, 0])
  expect(dear.reads).toBeLessThanOrEqual(2 * cheap.reads)
  // Not one for each; what another file has left running may add its own.
  expect(dear.timers).toBeLessThan(cheap.timers + 10)
  expect(sum(dear.requests)).toBeLessThanOrEqual(MAX_REQUESTS)
  expect(dear.requests).toMatchObject({ getBlockNumber: 1, getTransactionCount: 1, getReceipt: 20 })
})

test.each([10, 10_000])(
  'a history of %i settled transactions costs no polls, nor does a new one cost more',
  async (count) => {
    const storage = new FakeBrowserStorage()
    for (let n = 1; n <= count; n++) {
      const settled = serialiseTransaction(confirmed(entry(n)))
      storage.values.set(transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(n) }), settled)
    }
    const { models, perPoll, reader } = await visited(storage)
    expect((await perPoll()).requests).toEqual({})
    const { lists } = models.transactions
    expect([lists.history.length, lists.of(baseGoerli.id).length]).toEqual([count, 10])
    reader.receipts.set(hashOf(20_000), { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) })
    models.transactions.add({ hash: hashOf(20_000), description: 'New' })
    const { requests, parses, reads } = await perPoll()
    expect([requests, parses, reads < 60]).toEqual([expect.objectContaining({ getReceipt: 1 }), 0, true])
    for (let polls = 0; polls < 5; polls++) expect((await perPoll()).requests).toMatchObject({ getReceipt: 1 })
  },
  30_000
)

test('a record is parsed once, when the page opens', async () => {
  const { parses, perPoll } = await visited(storedEntries(500))
  expect(parses()).toBeLessThan(520)
  for (let polls = 0; polls < 40; polls++) expect((await perPoll()).parses).toBe(0)
})

test('only the record that another tab changes is read, however many there are', async () => {
  const storage = storedEntries(2_000)
  const { models, parses } = await visited(storage)
  const before = parses()
  const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(2_001) })
  storage.tab().write(key, serialiseTransaction(entry(2_001)))
  expect([parses() - before, models.transactions.lists.count]).toEqual([1, 2_001])
})

test('every one of hundreds gets polled, the newest with every poll of the chain', async () => {
  const { reader, perPoll } = await visited(storedEntries(500))
  const polled = new Map<string, number>()
  const { getReceipt } = reader
  reader.getReceipt = (chainId, hash) => {
    polled.set(hash, (polled.get(hash) ?? 0) + 1)
    return getReceipt(chainId, hash)
  }
  for (let polls = 0; polls < 34; polls++) await perPoll()
  expect(polled.size).toBe(500)
  for (const n of [496, 497, 498, 499, 500]) expect(polled.get(hashOf(n))).toBeGreaterThanOrEqual(34)
})

test('one confirmed among thousands is found in turn, and a new one immediately', async () => {
  const { models, reader } = await visited(storedEntries(1_000))
  const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }
  reader.receipts.set(hashOf(1), receipt).set(hashOf(1_001), receipt)
  vi.advanceTimersByTime(1)
  models.transactions.add({ hash: hashOf(1_001), description: 'New' })
  await vi.advanceTimersByTimeAsync(200)
  expect(models.transactions.recent[0]).toMatchObject({ sent: { description: 'New' }, fate: { status: 'confirmed' } })
  await vi.advanceTimersByTimeAsync(70 * POLL_MS)
  expect(models.transactions.stored(alice, baseGoerli.id, hashOf(1))?.fate.status).toBe('confirmed')
})

test('a replacement among thousands is found although its entry is rarely polled', async () => {
  const { models, reader } = await visited(storedEntries(400))
  reader.getTransaction = async () => undefined
  reader.minedElsewhere = 10_000
  for (let polls = 0; polls < 75; polls++) {
    reader.head++
    await vi.advanceTimersByTimeAsync(POLL_MS)
  }
  expect(models.transactions.lists.of(baseGoerli.id).filter(({ fate }) => fate.status === 'pending')).toEqual([])
})

test("each chain's head is read with every poll, and a slow chain does not accumulate reads", async () => {
  const storage = storedEntries(100)
  for (const [key, value] of storedEntries(100, lineaGoerli.id).values) storage.values.set(key, value)
  const { reader, perPoll } = await visited(storage)
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  expect((await perPoll()).requests).toMatchObject({ getBlockNumber: 2, getTransactionCount: 2 })
  reader.getBlockNumber = () => new Promise(() => undefined)
  await perPoll()
  expect(sum((await perPoll()).requests)).toBe(0)
})
