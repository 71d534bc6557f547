// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { ALL_RECORDS } from '#ui/models/transaction/transaction-lists.ts'
import { navigate } from '#ui/router.tsx'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ActivityPage } from './activity-page.tsx'

const DAY_MS = 86_400_000
let stop: () => void = () => undefined

beforeEach(() => {
  // A browser without a layout: every row has this height.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
})
afterEach(() => {
  cleanup()
  stop()
  vi.restoreAllMocks()
  history.replaceState(undefined, '', '/activity')
})

const confirmed: Fate = { status: 'confirmed', isFinal: true, blockNumber: 9, blockHash: hashOf(9) }
const entry = (n: number, fate: Fate = confirmed, more: Partial<SentTransaction> = {}): Transaction => ({
  sent: { hash: hashOf(n), description: `Payment ${n}`, from: alice, to: bob, addedAt: n, ...more },
  fate
})

async function opened(...entries: readonly (Transaction | readonly [number, Transaction])[]) {
  const storage = new FakeBrowserStorage()
  for (const each of entries) {
    const [chainId, transaction] = 'sent' in each ? [baseGoerli.id, each] : each
    storage.values.set(
      transactionKey({ account: alice, chainId, hash: transaction.sent.hash }),
      serialiseTransaction(transaction)
    )
  }
  const tab = openTab({ storage })
  stop = tab.stop
  // The list shows only what the test adds.
  tab.reader.getBlockNumber = () => new Promise(() => undefined)
  await tab.models.connection.connect('wallet')
  render(
    <FakePage models={tab.models}>
      <ActivityPage />
    </FakePage>
  )
  return { ...tab, storage, transactions: tab.models.transactions }
}

const rows = () => screen.queryAllByRole('listitem')
const titles = () => rows().map((row) => row.querySelector('strong')?.textContent)
/** In one live region, and what was exported in another. */
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
const count = () => statuses()[0]
const search = (text: string) => fireEvent.change(screen.getByLabelText('Search'), { target: { value: text } })
const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const many = (length: number) => Array.from({ length }, (_, n) => entry(n + 1))

test('everything is listed newest first, far more than Recent Transactions shows', async () => {
  await opened(...many(12), [lineaGoerli.id, entry(13)])
  expect(titles()).toEqual(Array.from({ length: 13 }, (_, n) => `Payment ${13 - n}`))
  expect(count()).toBe('13 transactions')
})

test('ten thousand transactions are read in parts, and counted once all are read', async () => {
  const { transactions } = await opened(...many(10_000))
  const readMore = vi.spyOn(transactions.lists, 'readMore')
  expect(count()).toBe('Reading what this browser has kept…')
  expect(rows()).toEqual([])
  await expect.poll(count, { interval: 1 }).toBe('10,000 transactions')
  expect(readMore.mock.calls.length).toBeGreaterThan(60)
})

test('of ten thousand transactions only those near the viewport are drawn, and each says which one it is', async () => {
  const { transactions } = await opened(...many(10_000))
  act(() => transactions.lists.readMore(ALL_RECORDS))
  await expect.poll(rows, { interval: 1 }).not.toEqual([])
  expect(count()).toBe('10,000 transactions')
  expect(rows().length).toBeLessThan(60)
  const [first] = rows()
  expect([first?.getAttribute('aria-posinset'), first?.getAttribute('aria-setsize')]).toEqual(['1', '10000'])
})

test('search, network and status narrow the list, together, and are cleared at once', async () => {
  await opened(
    entry(1),
    entry(2, { status: 'failed', replacement: 'cancellation', replacedBy: hashOf(7) }),
    [lineaGoerli.id, entry(3, { status: 'failed' })],
    entry(4, { status: 'pending' }, { description: 'Refund' })
  )
  search('payment')
  expect([titles(), count()]).toEqual([['Payment 3', 'Payment 2', 'Payment 1'], '3 of 4 transactions'])
  choose('Network', String(baseGoerli.id))
  expect(titles()).toEqual(['Payment 2', 'Payment 1'])
  choose('Status', 'failed')
  expect(titles()).toEqual(['Payment 2'])
  search('refund')
  expect([titles(), count()]).toEqual([[], '0 of 4 transactions'])
  expect(screen.queryByText('Export CSV')).toBeNull()
  fireEvent.click(screen.getByText('Clear filters'))
  expect(titles()).toHaveLength(4)
})

test('the filters are in the address, and one without them is that of everything', async () => {
  await opened(entry(1), [lineaGoerli.id, entry(2, { status: 'failed' })])
  choose('Status', 'failed')
  choose('Network', String(lineaGoerli.id))
  search('payment 2 & more')
  expect(location.search).toBe(`?status=failed&network=${lineaGoerli.id}&search=payment+2+%26+more`)
  fireEvent.click(screen.getByText('Clear filters'))
  expect([location.pathname, location.search]).toEqual(['/activity', ''])
})

test('an address with filters shows what they leave, and opens and closes a transaction without losing them', async () => {
  history.replaceState(undefined, '', `/activity?status=failed&network=${baseGoerli.id}&search=payment`)
  await opened(entry(1, { status: 'failed' }), entry(2), [lineaGoerli.id, entry(3, { status: 'failed' })])
  expect([titles(), count()]).toEqual([['Payment 1'], '1 of 3 transactions'])
  expect((screen.getByLabelText('Search') as HTMLInputElement).value).toBe('payment')
  fireEvent.click(within(rows()[0] as HTMLElement).getByRole('link'))
  expect(location.search).toMatch(/^\?status=failed&network=84531&search=payment&transaction=84531-0x/)
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  expect(location.search).toBe('?status=failed&network=84531&search=payment')
})

test.each([
  'status=lost',
  'status=__proto__',
  'network=1',
  'network=0x14a33',
  'network=',
  'search=',
  'other=1',
  'transaction=84531'
])('an address that asks for nothing sensible shows everything: ?%s', async (query) => {
  history.replaceState(undefined, '', `/activity?${query}`)
  await opened(entry(1), [lineaGoerli.id, entry(2, { status: 'failed' })])
  expect(count()).toBe('2 transactions')
})

test('going to another address of the page shows what that one asks for', async () => {
  await opened(entry(1), entry(2, { status: 'failed' }))
  choose('Status', 'failed')
  act(() => navigate('/activity'))
  expect(titles()).toEqual(['Payment 2', 'Payment 1'])
  act(() => navigate('/activity?status=failed'))
  expect(titles()).toEqual(['Payment 2'])
})

test('what a browser does not let into its address filters all the same', async () => {
  await opened(entry(1), entry(2, { status: 'failed' }))
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError')
  })
  choose('Status', 'failed')
  search('payment')
  expect([titles(), location.search]).toEqual([['Payment 2'], ''])
})

test('a transaction in detail has its fee, gas and the time of its block, as far as they are known', async () => {
  const minedAt = 1_700_000_000_000
  await opened(entry(1, { ...confirmed, minedAt, gasUsed: 21_000n, fee: 1_500_000_000_000_001n } as Fate), entry(2))
  const facts = () => screen.getByRole('dialog').querySelector('dl')?.textContent
  fireEvent.click(within(rows()[1] as HTMLElement).getByRole('link'))
  expect(facts()).toContain('Network fee0.001500000000000001 ETHGas used21,000')
  expect(screen.getByRole('dialog').querySelector('dl time')?.getAttribute('datetime')).toBe('2023-11-14T22:13:20.000Z')
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  fireEvent.click(within(rows()[0] as HTMLElement).getByRole('link'))
  expect(facts()).not.toMatch(/fee|Gas|Block time/)
})

test('a transaction that is something else than was reviewed says so in the list and in detail', async () => {
  const mismatch = { kind: 'call', outline: `${bob} 1000000000000000000 0x` } as const
  await opened(entry(1, confirmed, { mismatch }))
  const words = 'Your wallet sent something else: 1 ETH to 0x70…79C8.'
  expect(rows()[0]?.textContent).toContain(`Confirmed · Base Goerli`)
  expect(rows()[0]?.textContent).toContain(words)
  fireEvent.click(within(rows()[0] as HTMLElement).getByRole('link'))
  expect(screen.getByRole('dialog').textContent).toContain(words)
})

test('"Clear All" says how many it removes, pending ones not among them', async () => {
  await opened(...many(12), entry(13, { status: 'pending' }), [lineaGoerli.id, entry(14)])
  fireEvent.click(screen.getByRole('button', { name: 'Clear All (13)' }))
  expect(titles()).toEqual(['Payment 13'])
})

test('the list is grouped by day', async () => {
  const now = Date.now()
  await opened(
    entry(1, confirmed, { addedAt: now }),
    entry(2, confirmed, { addedAt: now - 1 }),
    entry(3, confirmed, { addedAt: now - 40 * DAY_MS })
  )
  const days = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' }).format(now - 40 * DAY_MS)
  expect(days.slice(-1)).toEqual([date])
  expect(days[0]).toBe('Today')
})

test('a transaction opens in detail, at a link of its own, with what happened to it', async () => {
  await opened(
    entry(
      1,
      {
        status: 'failed',
        blockNumber: 1_234,
        blockHash: hashOf(9),
        isFinal: true,
        revert: { type: 'reason', details: 'Too late' }
      },
      { nonce: 7, firstSeenBlock: 1_230 }
    )
  )
  fireEvent.click(screen.getByText('Payment 1'))
  const dialog = within(screen.getByRole('dialog', { hidden: true }))
  const steps = dialog.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
  expect(steps).toEqual([
    expect.stringMatching(/^Sent: your wallet gave this page its hash\./),
    'First looked for on the network at block 1,230.',
    'A node has it.',
    'In block 1,234.',
    expect.stringMatching(/^Failed: the network undid it.*Too late$/),
    'Final: the block is too deep for the network to drop it.'
  ])
  expect(location.search).toBe(`?transaction=${baseGoerli.id}-${hashOf(1)}`)
  fireEvent.click(dialog.getByRole('button', { name: 'Close', hidden: true }))
  expect([location.search, screen.queryByRole('dialog', { hidden: true })]).toEqual(['', null])
})

test('a link opens its transaction, or says that this browser does not have it', async () => {
  history.replaceState(undefined, '', `/activity?transaction=${baseGoerli.id}-${hashOf(2)}`)
  await opened(entry(1), entry(2))
  expect(screen.getByRole('dialog', { hidden: true }).textContent).toContain('Payment 2')
  cleanup()
  stop()
  await opened(entry(1))
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  expect(screen.getByText(/is not in the activity of this account in this browser/)).toBeDefined()
})

test('only what no block has yet is said to be sped up or cancelled in the wallet', async () => {
  await opened(entry(1), entry(2, { status: 'pending' }, { nonce: 7 }))
  fireEvent.click(screen.getByText('Payment 2'))
  expect(screen.getByText(/^Open this transaction \(nonce 7\) in your wallet/)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  fireEvent.click(screen.getByText('Payment 1'))
  expect(screen.queryByText('Speed it up or cancel it')).toBeNull()
})

test('one that no node has can be forgotten', async () => {
  const { storage } = await opened(entry(1), entry(2, { status: 'pending', unknownSince: 5 }))
  fireEvent.click(screen.getByText('Payment 2'))
  fireEvent.click(screen.getByText('Forget this transaction'))
  expect([titles(), screen.queryByRole('dialog', { hidden: true })]).toEqual([['Payment 1'], null])
  expect(storage.values.has(transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(2) }))).toBe(false)
})

test('the arrow keys, Home and End move the focus between transactions', async () => {
  await opened(...many(5))
  const links = () => rows().map((row) => row.querySelector('a'))
  act(() => links()[0]?.focus())
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const focused = () => document.activeElement?.querySelector('strong')?.textContent
  press('ArrowDown')
  expect(focused()).toBe('Payment 4')
  press('End')
  expect(focused()).toBe('Payment 1')
  press('ArrowDown')
  expect(focused()).toBe('Payment 1')
  press('ArrowUp')
  expect(focused()).toBe('Payment 2')
  press('Home')
  expect(focused()).toBe('Payment 5')
})

test('a new transaction does not take the focus from another', async () => {
  const { transactions } = await opened(...many(5))
  act(() => rows()[1]?.querySelector('a')?.focus())
  act(() => transactions.lists.keep(alice, baseGoerli.id, entry(6)))
  expect(document.activeElement?.querySelector('strong')?.textContent).toBe('Payment 4')
  expect(titles()[0]).toBe('Payment 6')
})

test('what is listed is exported as a file', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  await opened(...many(3))
  search('payment 2')
  fireEvent.click(screen.getByText('Export CSV'))
  fireEvent.click(screen.getByText('Export JSON'))
  expect(names).toEqual([`activity-${alice}.csv`, `activity-${alice}.json`])
  expect((await files[0]?.text())?.split('\r\n')).toHaveLength(3)
  expect(JSON.parse((await files[1]?.text()) ?? '')).toMatchObject([{ description: 'Payment 2' }])
  expect(statuses()).toEqual(['1 of 3 transactions', 'Exported: 1 transaction.'])
})

test('without a wallet, the page says what will be listed', async () => {
  const tab = openTab()
  stop = tab.stop
  render(
    <FakePage models={tab.models}>
      <ActivityPage />
    </FakePage>
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Connect a wallet to see your activity')
})

test('for an account that is only viewed, the page leads to its dashboard and lists nothing of the connected one', async () => {
  history.replaceState(undefined, '', `/activity?view=${bob}`)
  await opened(...many(3))
  expect(rows()).toEqual([])
  expect(screen.getByText(/^Activity is only about the connected account/)).toBeDefined()
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual([`/dashboard?view=${bob}`, '/activity'])
})
