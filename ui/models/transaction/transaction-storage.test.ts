// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { MAX_SETTLED } from '#domain/transaction/history.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const POLL_MS = 4_000
const keyOf = (n: number) => transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(n) })
const entry = (n: number, fate: Fate = { status: 'pending' }): Transaction => ({
  sent: {
    hash: hashOf(n),
    description: `No. ${n}`,
    from: alice,
    addedAt: n
  },
  fate
})
const confirmed = { status: 'confirmed', isFinal: true, blockNumber: 1, blockHash: hashOf(1) } as const

async function connected(storage: FakeBrowserStorage) {
  const opened = openTab({ storage })
  await opened.models.connection.connect('wallet')
  return opened
}

type Tab = Awaited<ReturnType<typeof connected>>

const add = ({ models }: Tab, n: number) => models.transactions.add({ hash: hashOf(n), description: `No. ${n}` })
const listed = ({ models }: Tab) =>
  models.transactions.lists.newest().map(({ transaction }) => transaction.sent.description)
const stored = ({ values }: FakeBrowserStorage) =>
  [...values.keys()].filter((key) => key.startsWith('portside.transaction.'))

test('two tabs that send at the same time lose none of each other’s entries', async () => {
  const storage = new FakeBrowserStorage()
  const tabs = [await connected(storage), await connected(storage)] as const
  for (let n = 0; n < 60; n += 2) {
    storage.beforeChange = () => {
      storage.beforeChange = () => undefined
      add(tabs[1], n + 1)
    }
    add(tabs[0], n)
  }
  const all = Array.from({ length: 60 }, (_, n) => `No. ${n}`).sort()
  for (const tab of tabs) expect(listed(tab).sort()).toEqual(all)
  expect(listed(await connected(storage)).sort()).toEqual(all)
})

test('a stale poll does not bring back what another tab has removed', async () => {
  const storage = new FakeBrowserStorage()
  const here = await connected(storage)
  add(here, 1)
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  here.reader.receipts.set(hashOf(1), { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) })
  storage.values.delete(keyOf(1))
  await vi.advanceTimersByTimeAsync(POLL_MS)
  expect(stored(storage)).toEqual([])
})

test('a stale poll does not make pending what another tab has settled', async () => {
  const storage = new FakeBrowserStorage()
  const here = await connected(storage)
  add(here, 1)
  await vi.advanceTimersByTimeAsync(5 * POLL_MS)
  storage.values.set(keyOf(1), serialiseTransaction(entry(1, confirmed)))
  await vi.advanceTimersByTimeAsync(10 * POLL_MS)
  expect(JSON.parse(storage.values.get(keyOf(1)) ?? '')).toMatchObject(confirmed)
})

test('the 10 newest settled entries are recent, whichever tab settles them, every pending one, and all are kept', async () => {
  const storage = new FakeBrowserStorage()
  const tab = storage.tab()
  const [here, there] = [await connected(storage), await connected(storage)]
  for (let n = 1; n <= 30; n++) tab.write(keyOf(n), serialiseTransaction(entry(n, n % 2 ? undefined : confirmed)))
  const recent = [
    ...Array.from({ length: 15 }, (_, n) => 2 * n + 1),
    ...Array.from({ length: MAX_SETTLED }, (_, n) => 30 - 2 * n)
  ]
  for (const each of [here, there]) {
    expect(listed(each).sort()).toEqual(recent.map((n) => `No. ${n}`).sort())
    expect(each.models.transactions.lists.history).toHaveLength(30)
  }
  expect(stored(storage)).toHaveLength(30)
})

test.each(['null', '{damaged', '{"version":1}', JSON.stringify({ ...entry(1), version: 1, addedAt: 1e300 })])(
  'the record %s stays as it is, is reported as damaged, and affects no other entry',
  async (text) => {
    const storage = new FakeBrowserStorage()
    storage.values.set(keyOf(1), text)
    storage.values.set(keyOf(2), serialiseTransaction(entry(2, confirmed)))
    const opened = await connected(storage)
    add(opened, 3)
    await vi.advanceTimersByTimeAsync(20 * POLL_MS)
    expect([opened.models.transactions.lists.isDamaged, listed(opened)]).toEqual([true, ['No. 3', 'No. 2']])
    opened.models.transactions.clear()
    expect([storage.values.get(keyOf(1)), stored(storage).sort()]).toEqual([text, [keyOf(1), keyOf(3)]])
  }
)

test('a damaged record is replaced by an entry with its hash only after it is copied', async () => {
  const storage = new FakeBrowserStorage()
  storage.values.set(keyOf(1), '{damaged')
  const opened = await connected(storage)
  storage.refuses = 'changes'
  add(opened, 1)
  expect([storage.values.get(keyOf(1)), listed(opened)]).toEqual(['{damaged', ['No. 1']])
  expect(opened.models.transactions.isUnsaved(hashOf(1))).toBe(true)
  storage.refuses = 'nothing'
  add(opened, 1)
  expect(storage.values.get(`${keyOf(1)}.damaged`)).toBe('{damaged')
  expect(JSON.parse(storage.values.get(keyOf(1)) ?? '')).toMatchObject({ description: 'No. 1' })
  expect(opened.models.transactions.isUnsaved(hashOf(1))).toBe(false)
})

test('a damaged record is copied beside an earlier copy', async () => {
  const storage = new FakeBrowserStorage()
  storage.values.set(`${keyOf(1)}.damaged`, 'earlier').set(keyOf(1), 'later')
  add(await connected(storage), 1)
  const copies = ['.damaged', '.damaged.2'].map((end) => storage.values.get(`${keyOf(1)}${end}`))
  expect(copies).toEqual(['earlier', 'later'])
})

test("a newer version's record is left untouched, whatever happens here, and reported", async () => {
  const storage = new FakeBrowserStorage()
  const newer = JSON.stringify({ version: 2, anything: 'at all' })
  storage.values.set(keyOf(1), newer)
  const opened = await connected(storage)
  expect([opened.models.transactions.lists.hasNewer, opened.models.transactions.lists.isDamaged]).toEqual([true, false])
  add(opened, 1)
  for (let n = 2; n <= 20; n++) storage.tab().write(keyOf(n), serialiseTransaction(entry(n, confirmed)))
  opened.models.transactions.clear()
  await vi.advanceTimersByTimeAsync(20 * POLL_MS)
  expect([...storage.values].filter(([key]) => key.includes('.transaction.'))).toEqual([[keyOf(1), newer]])
})

test("a newer version that takes over an entry removes it from this page's list", async () => {
  const storage = new FakeBrowserStorage()
  const opened = await connected(storage)
  add(opened, 1)
  storage.tab().write(keyOf(1), '{"version":2}')
  await vi.advanceTimersByTimeAsync(20 * POLL_MS)
  expect([listed(opened), storage.values.get(keyOf(1))]).toEqual([[], '{"version":2}'])
})
