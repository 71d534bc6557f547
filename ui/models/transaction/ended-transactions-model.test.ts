// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'

const { openTab } = openTabs()
const receipt = { succeeded: true, blockNumber: 100n, blockHash: hashOf(99) }
const POLL_MS = 4_000

afterEach(() => void vi.restoreAllMocks())

type Tab = Awaited<ReturnType<typeof connected>>

async function connected(options: Parameters<typeof openTab>[0] = {}) {
  const tab = openTab(options)
  await tab.models.connection.connect('wallet')
  return tab
}

/** One that ends at the next poll. */
async function end({ reader, models }: Tab, n: number, succeeded = true) {
  models.transactions.add({ hash: hashOf(n), description: `No. ${n}` })
  await vi.advanceTimersByTimeAsync(0)
  reader.receipts.set(hashOf(n), { ...receipt, succeeded })
  await vi.advanceTimersByTimeAsync(2 * POLL_MS)
}

const said = ({ models }: Tab) =>
  models.endedTransactions.all.map(({ transaction: { sent, fate } }) => `${sent.description}: ${fate.status}`)

/** The browser shows another tab from now on, or this one again. */
function setVisible(isVisible: boolean) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

test('transactions that have ended are said, the newest first, each until it is dismissed', async () => {
  const tab = await connected()
  await end(tab, 1)
  await end(tab, 2, false)
  expect(said(tab)).toEqual(['No. 2: failed', 'No. 1: confirmed'])
  const { endedTransactions } = tab.models
  const [newest] = endedTransactions.all
  if (newest) endedTransactions.dismiss(newest)
  expect(said(tab)).toEqual(['No. 1: confirmed'])
})

test('one whose end the visitor sees in a list or form is not said, unless that is out of sight', async () => {
  const tab = await connected()
  const { endedTransactions } = tab.models
  endedTransactions.showHere(hashOf(1), () => true)
  endedTransactions.showHere(hashOf(2), () => false)
  endedTransactions.showHere(hashOf(3), () => true)()
  for (const n of [1, 2, 3]) await end(tab, n)
  expect(said(tab)).toEqual(['No. 3: confirmed', 'No. 2: confirmed'])
})

test('one that is pending again, or removed from the list, is no longer said, and is once it ends again', async () => {
  const tab = await connected()
  tab.models.transactions.showPending(84531)
  await end(tab, 1)
  tab.reader.receipts.clear()
  tab.reader.blockHashes.set(100n, hashOf(77))
  await vi.advanceTimersByTimeAsync(60_000)
  expect([tab.models.transactions.recent[0]?.fate.status, said(tab)]).toEqual(['pending', []])
  tab.reader.receipts.set(hashOf(1), receipt)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(said(tab)).toEqual(['No. 1: confirmed'])
  tab.models.transactions.clear()
  expect(said(tab)).toEqual([])
})

test.each([
  [
    'the wallet moves to another account',
    ({ connector }: Tab) => connector.emit({ type: 'accountsChanged', accounts: [bob] })
  ],
  ['the visitor disconnects', ({ models }: Tab) => void models.connection.disconnect()]
])('nothing is said of an account once %s', async (_how, leave) => {
  const tab = await connected()
  await end(tab, 1)
  expect(said(tab)).toEqual(['No. 1: confirmed'])
  leave(tab)
  expect(said(tab)).toEqual([])
  await tab.models.connection.connect('wallet')
  tab.connector.emit({ type: 'accountsChanged', accounts: [alice] })
  await vi.advanceTimersByTimeAsync(0)
  expect([tab.models.connection.account, said(tab)]).toEqual([alice, []])
})

test('those that have ended while nobody looked are unread until somebody does', async () => {
  const storage = new FakeBrowserStorage()
  const tab = await connected({ storage })
  const { endedTransactions, transactions } = tab.models
  await end(tab, 1)
  expect(endedTransactions.unread).toBe(0)
  transactions.add({ hash: hashOf(2), description: 'No. 2' })
  await vi.advanceTimersByTimeAsync(0)
  endedTransactions.showHere(hashOf(2), () => true)
  setVisible(false)
  const pending = transactions.listed(hashOf(2))
  // A hidden page polls nothing: the tab that the visitor sees does.
  if (pending)
    storage
      .tab()
      .write(
        transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(2) }),
        serialiseTransaction({ ...pending, fate: { status: 'confirmed' } })
      )
  expect([endedTransactions.unread, said(tab)]).toEqual([1, ['No. 2: confirmed', 'No. 1: confirmed']])
  setVisible(true)
  expect([endedTransactions.unread, said(tab).length]).toEqual([0, 2])
  setVisible(false)
  expect(endedTransactions.unread).toBe(0)
})

test('those that have ended behind a dialog are said in it, until it is closed', async () => {
  const tab = await connected()
  const { endedTransactions } = tab.models
  await end(tab, 1)
  const close = endedTransactions.openDialog()
  expect(endedTransactions.inDialog).toEqual([])
  await end(tab, 2)
  const inDialog = () => endedTransactions.inDialog.map(({ transaction }) => transaction.sent.description)
  expect(inDialog()).toEqual(['No. 2'])
  close()
  expect([inDialog(), said(tab).length]).toEqual([[], 2])
})

test('one that is dismissed or seen in a tab is known in the others', async () => {
  const storage = new FakeBrowserStorage()
  const reader = new FakeReader()
  const [one, other] = [await connected({ storage, reader }), await connected({ storage, reader })]
  await end(one, 1)
  expect([said(one), said(other)]).toEqual([['No. 1: confirmed'], ['No. 1: confirmed']])
  const [newest] = one.models.endedTransactions.all
  if (newest) one.models.endedTransactions.dismiss(newest)
  expect([said(one), said(other)]).toEqual([[], []])
  other.models.endedTransactions.showHere(hashOf(2), () => true)
  await end(one, 2)
  expect([said(one), said(other)]).toEqual([[], []])
})

test('a page that is loaded again says nothing of those that had ended before', async () => {
  const storage = new FakeBrowserStorage()
  const tab = await connected({ storage })
  await end(tab, 1)
  tab.stop()
  expect(said(await connected({ storage }))).toEqual([])
})
