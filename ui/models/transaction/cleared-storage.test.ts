// @vitest-environment happy-dom
import { describe, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { attemptsPrefix } from '#domain/transaction/stored-attempts.ts'
import { transactionKey } from '#domain/transaction/stored-transactions.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector, PromptingConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'

const { openTab, settled } = openTabs()
const POLL_MS = 4_000
const keyOf = (n: number) => transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(n) })
const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) }
/** What vanished has to be missing at two polls. */
const noticed = () => vi.advanceTimersByTimeAsync(2 * POLL_MS)

async function connected({ storage = new FakeBrowserStorage(), connector = new FakeConnector() } = {}) {
  const opened = openTab({ storage, connector })
  await opened.models.connection.connect('wallet')
  opened.models.balances.watch(baseGoerli.id)
  await settled()
  return { ...opened, ...opened.models, storage }
}

/** A tab with a confirmed transaction and a pending one. */
async function listed() {
  const tab = await connected()
  for (const n of [1, 2]) {
    vi.advanceTimersByTime(1)
    tab.transactions.add({ hash: hashOf(n), description: `No. ${n}` })
  }
  tab.reader.receipts.set(hashOf(1), receipt)
  await vi.advanceTimersByTimeAsync(3 * POLL_MS)
  const statuses = () => tab.transactions.recent.map(({ fate }) => fate.status)
  expect(statuses()).toEqual(['pending', 'confirmed'])
  return { ...tab, statuses }
}

/** As the page's own code cannot tell: no event tells this tab. */
const clear = ({ values }: FakeBrowserStorage) => values.clear()
const mayClose = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

test.each<[string, (storage: FakeBrowserStorage) => void]>([
  ['the whole storage is cleared', clear],
  ['its record alone is removed', ({ values }) => values.delete(keyOf(2))]
])('once %s under the page, a pending transaction is written again and followed to its end', async (_what, lose) => {
  const { storage, transactions, reader, statuses } = await listed()
  lose(storage)
  await noticed()
  expect(JSON.parse(storage.values.get(keyOf(2)) ?? '')).toMatchObject({ status: 'pending' })
  expect(transactions.isUnsaved(hashOf(2))).toBe(false)
  reader.receipts.set(hashOf(2), receipt)
  await noticed()
  expect(statuses()).toEqual(['confirmed', 'confirmed'])
  expect(JSON.parse(storage.values.get(keyOf(2)) ?? '')).toMatchObject({ status: 'confirmed' })
})

test('a settled one stays listed, is marked as unsaved, and ends with the page', async () => {
  const { storage, transactions, statuses } = await listed()
  clear(storage)
  await noticed()
  expect(statuses()).toEqual(['pending', 'confirmed'])
  expect([transactions.hasUnsaved, transactions.isUnsaved(hashOf(1))]).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(10 * POLL_MS)
  expect([...storage.values.keys()].filter((key) => key.includes('.transaction.'))).toEqual([keyOf(2)])
  const later = await connected({ storage })
  expect(later.transactions.recent.map(({ sent }) => sent.hash)).toEqual([hashOf(2)])
})

test('what this page or another tab removes stays removed', async () => {
  const { storage, transactions, statuses } = await listed()
  transactions.clear()
  storage.tab().remove(keyOf(2))
  clear(storage)
  await vi.advanceTimersByTimeAsync(10 * POLL_MS)
  expect([statuses(), transactions.hasUnsaved, storage.values.has(keyOf(2))]).toEqual([[], false, false])
})

test('while the browser refuses as well, a pending transaction is marked, and saved once it may be', async () => {
  const { storage, transactions } = await listed()
  clear(storage)
  storage.refuses = 'changes'
  await noticed()
  expect([1, 2].map((n) => transactions.isUnsaved(hashOf(n)))).toEqual([true, true])
  storage.refuses = 'nothing'
  await noticed()
  expect([1, 2].map((n) => transactions.isUnsaved(hashOf(n)))).toEqual([true, false])
})

describe('a request that is open in the wallet', () => {
  async function asking() {
    const connector = new PromptingConnector()
    const tab = await connected({ connector })
    tab.paymentForm.edit('recipient', bob)
    tab.paymentForm.edit('amount', '0.25')
    void pay(tab.paymentForm)
    await settled()
    const keys = () => [...tab.storage.values.keys()].filter((key) => key.startsWith(attemptsPrefix(alice)))
    const answer = async (given: Parameters<(typeof connector.answers)[number]>[0]) => {
      connector.answers[0]?.(given)
      await settled()
    }
    return { ...tab, keys, answer }
  }

  test('is written again', async () => {
    const { storage, attempts, keys } = await asking()
    const before = keys()
    clear(storage)
    await noticed()
    expect(keys()).toEqual(before)
    expect(attempts.undecided).toHaveLength(1)
  })

  test.each<[string, Error | `0x${string}`, number]>([
    ['sent', hashOf(1), 1],
    ['refused', new WalletError('rejected'), 0]
  ])('and was %s before that was noticed leaves none behind', async (_end, given, count) => {
    const { storage, attempts, transactions, answer, keys } = await asking()
    clear(storage)
    await answer(given)
    await noticed()
    await noticed()
    expect(transactions.recent).toHaveLength(count)
    expect([keys(), attempts.undecided]).toEqual([[], []])
  })
})

describe('before a page closes, the browser asks', () => {
  test('while that would lose a transaction, and no longer', async () => {
    const { storage, transactions } = await listed()
    expect(mayClose()).toBe(true)
    clear(storage)
    await noticed()
    expect(mayClose()).toBe(false)
    transactions.clear()
    expect(mayClose()).toBe(true)
  })

  test('while that would lose a request that the wallet has', async () => {
    const storage = new FakeBrowserStorage()
    const tab = await connected({ storage, connector: new PromptingConnector() })
    storage.refuses = 'changes'
    tab.paymentForm.edit('recipient', bob)
    tab.paymentForm.edit('amount', '0.25')
    void pay(tab.paymentForm)
    await settled()
    expect(mayClose()).toBe(false)
    tab.stop()
    expect(mayClose()).toBe(true)
  })
})
