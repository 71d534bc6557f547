// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { parseTransactionList, transactionListKey } from '#domain/transaction/stored-transaction-lists.ts'
import { parseTransaction, serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const { id: chainId } = baseGoerli
const BEAT_MS = 4_000
const LIST = transactionListKey(alice, chainId)
const keyOf = (n: number) => transactionKey({ account: alice, chainId, hash: hashOf(n) })
const entry = (n: number, fate: Fate = { status: 'pending' }, description = `No. ${n}`): Transaction => ({
  hash: hashOf(n),
  description,
  from: alice,
  addedAt: n,
  ...fate
})
const listText = (...numbers: number[]) => JSON.stringify(numbers.map((n) => entry(n)))

async function connected(storage: FakeBrowserStorage) {
  const opened = openTab({ storage })
  await opened.models.connection.connect('wallet')
  return opened
}

/** A tab's store; its page shows no account, so nothing else uses the store. */
const storeOf = (storage: FakeBrowserStorage) => openTab({ storage }).transactionStore

type Tab = Awaited<ReturnType<typeof connected>>

const listed = ({ models }: Tab) => models.transactions.lists.newest().map(({ transaction }) => transaction.description)

/** The entries that the next visit finds, in either format. */
function kept({ values }: FakeBrowserStorage, count: number): readonly Transaction[] {
  const inList = parseTransactionList(values.get(LIST) ?? '[]').entries
  return Array.from({ length: count }, (_, n) => n).flatMap((n) => {
    const stored = parseTransaction(values.get(keyOf(n)) ?? '', { hash: hashOf(n) })
    return stored.status === 'valid' ? [stored.entry] : inList.filter(({ hash }) => hash === hashOf(n))
  })
}

describe('a list of the old format', () => {
  test('becomes a record for each entry, on every chain and for each account as it is opened', async () => {
    const storage = new FakeBrowserStorage()
    const linea = transactionListKey(alice, lineaGoerli.id)
    const bobs = transactionListKey(bob, chainId)
    storage.values.set(LIST, listText(1, 2)).set(linea, listText(3)).set(bobs, listText(4))
    const opened = await connected(storage)
    expect(listed(opened)).toEqual(['No. 3', 'No. 2', 'No. 1'])
    expect([LIST, linea, bobs].map((key) => storage.values.has(key))).toEqual([false, false, true])
    expect(storage.values.get(keyOf(1))).toBe(serialiseTransaction(entry(1)))
    expect(opened.models.transactions.lists.isDamaged).toBe(false)
  })

  test('is moved once: an existing record is newer than the list, and stays as it is', async () => {
    const storage = new FakeBrowserStorage()
    const settled = serialiseTransaction(entry(1, { status: 'failed', isFinal: true, blockNumber: 1 }))
    storage.values.set(keyOf(1), settled).set(LIST, listText(1, 2))
    const opened = await connected(storage)
    expect(listed(opened)).toEqual(['No. 2', 'No. 1'])
    expect([storage.values.get(keyOf(1)), storage.values.has(LIST)]).toEqual([settled, false])
  })

  test('is moved again if an older version of the page that is still open writes it again', async () => {
    const storage = new FakeBrowserStorage()
    storage.values.set(LIST, listText(1))
    const opened = await connected(storage)
    storage.tab().write(LIST, listText(2))
    expect([listed(opened), storage.values.has(LIST)]).toEqual([['No. 2', 'No. 1'], false])
  })

  test('loses nothing in two tabs that move it at the same time, wherever one interrupts the other', () => {
    for (let interrupted = 1; interrupted < 8; interrupted++) {
      const storage = new FakeBrowserStorage()
      storage.values.set(LIST, listText(0, 1, 2, 3, 4))
      const [store, other] = [storeOf(storage), storeOf(storage)]
      let changes = 0
      storage.beforeChange = () => {
        if (++changes === interrupted) other.migrate(alice)
      }
      store.migrate(alice)
      storage.beforeChange = () => undefined
      expect([kept(storage, 5).length, storage.values.has(LIST)]).toEqual([5, false])
    }
  })

  test('loses nothing when the storage fills up half way, and is moved once there is space', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 0, max: 6_000 }), (count, room) => {
        const storage = new FakeBrowserStorage()
        const entries = Array.from({ length: count }, (_, n) => entry(n))
        storage.values.set(LIST, JSON.stringify(entries))
        storage.room = room
        storage.beforeChange = () => expect(kept(storage, count)).toEqual(entries)
        const store = storeOf(storage)
        store.migrate(alice)
        expect(store.keys(alice, undefined)).toHaveLength(count)
        expect(kept(storage, count)).toEqual(entries)
        expect(store.unsaved.size, 'a list holds them still').toBe(0)
        storage.room = Number.POSITIVE_INFINITY
        store.retry(alice)
        expect([kept(storage, count), storage.values.has(LIST)]).toEqual([entries, false])
      }),
      { seed: 8, numRuns: 100 }
    )
  })

  test('frees space with every moved entry, so that half of the storage is enough to move all', () => {
    const storage = new FakeBrowserStorage()
    const text = JSON.stringify(Array.from({ length: 200 }, (_, n) => entry(n, undefined, 'x'.repeat(400))))
    storage.values.set(LIST, text)
    storage.room = LIST.length + text.length * 1.5
    storeOf(storage).migrate(alice)
    expect([kept(storage, 200).length, storage.values.has(LIST)]).toEqual([200, false])
  })

  test('that could not be moved does not bring back removed or cleared entries', async () => {
    const storage = new FakeBrowserStorage()
    storage.values.set(LIST, JSON.stringify([1, 2, 3].map((n) => entry(n, { status: 'confirmed', isFinal: true }))))
    storage.refuses = 'changes'
    const opened = await connected(storage)
    expect(listed(opened)).toEqual(['No. 3', 'No. 2', 'No. 1'])
    storage.refuses = 'nothing'
    opened.models.transactions.remove(chainId, entry(2))
    await vi.advanceTimersByTimeAsync(BEAT_MS)
    expect([kept(storage, 5).map(({ addedAt }) => addedAt), storage.values.has(LIST)]).toEqual([[1, 3], false])
    opened.models.transactions.clear()
    expect(kept(storage, 5)).toEqual([])
  })
})

describe('a damaged list', () => {
  const set = ['null', '[1,2]', 'text', '{}', `[7,${JSON.stringify(entry(1))}]`]

  test.each(set)('that reads %s is set aside and reported as damaged, and its valid entries are kept', async (text) => {
    const storage = new FakeBrowserStorage()
    storage.values.set(LIST, text)
    const opened = await connected(storage)
    expect(opened.models.transactions.lists.isDamaged).toBe(true)
    expect([storage.values.get(`${LIST}.damaged`), storage.values.has(LIST)]).toEqual([text, false])
    expect(listed(opened)).toEqual(text.includes('No. 1') ? ['No. 1'] : [])
    opened.models.transactions.add({ hash: hashOf(2), description: 'New' })
    expect(storage.values.has(keyOf(2))).toBe(true)
  })

  test('is set aside beside an earlier copy', async () => {
    const storage = new FakeBrowserStorage()
    storage.values.set(`${LIST}.damaged`, 'earlier').set(LIST, 'later')
    await connected(storage)
    expect([storage.values.get(`${LIST}.damaged`), storage.values.get(`${LIST}.damaged.2`)]).toEqual([
      'earlier',
      'later'
    ])
  })

  test('stays as it is while there is no space to set it aside', async () => {
    const storage = new FakeBrowserStorage()
    const text = `[${JSON.stringify(entry(1))}, 1e400, "${'x'.repeat(5_000)}"]`
    storage.values.set(LIST, text)
    storage.room = 6_000
    const opened = await connected(storage)
    expect(opened.models.transactions.lists.isDamaged).toBe(true)
    expect([storage.values.get(LIST), storage.values.has(`${LIST}.damaged`)]).toEqual([text, false])
    expect([listed(opened), storage.values.has(keyOf(1))]).toEqual([['No. 1'], true])
    opened.stop()
    storage.room = Number.POSITIVE_INFINITY
    await connected(storage)
    expect([storage.values.has(LIST), storage.values.get(`${LIST}.damaged`)]).toEqual([false, text])
  })
})
