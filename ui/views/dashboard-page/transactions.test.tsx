// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import type { SentTransaction, Transaction } from '#domain/transaction/transaction.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { ALL_RECORDS } from '#ui/models/transaction/transaction-lists.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { said } from '#ui/testing/said.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { Transactions } from './transactions.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
})

const keyOf = (n: number) => transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(n) })

const pending = { status: 'pending' } as const

const settledEntry = (n: number): Transaction => ({
  sent: { hash: hashOf(n), description: `Payment ${n}`, from: alice, addedAt: n },
  fate: { status: 'confirmed', isFinal: true }
})

async function listed(...fates: readonly Fate[]) {
  return listedWith(...fates.map((fate) => ({ fate })))
}

interface Known {
  readonly fate: Fate
  readonly sent?: Pick<SentTransaction, 'to' | 'isProposal' | 'confirmations' | 'mismatch'>
}

async function listedWith(...known: readonly Known[]) {
  const storage = new FakeBrowserStorage()
  for (const [n, { sent: fields, fate }] of known.entries()) {
    const sent = { hash: hashOf(n + 1), description: `Payment ${n + 1}`, from: alice, addedAt: -n, ...fields }
    storage.values.set(keyOf(n + 1), serialiseTransaction({ sent, fate }))
  }
  return { storage, ...(await opened(storage)) }
}

async function opened(storage: FakeBrowserStorage) {
  const tab = openTab({ storage })
  const { models } = tab
  stop = tab.stop
  // The list shows only what the test adds.
  tab.reader.getBlockNumber = () => new Promise(() => undefined)
  await models.connection.connect('wallet')
  render(
    <FakePage models={models}>
      <Transactions />
    </FakePage>
  )
  return { ...models, tab }
}

// Queries by role take a second with hundreds of rows.
const rows = () => [...document.querySelectorAll('li')].map(({ textContent }) => textContent)
const notices = () => screen.queryAllByRole('status').flatMap(({ textContent }) => textContent || [])

test('the fate of a transaction is explained below its status', async () => {
  await listed(
    { status: 'failed', replacement: 'other', replacedBy: hashOf(77), instead: ' 0 0x', blockNumber: 7 },
    { ...pending, blockNumber: 7, blockHash: hashOf(7) },
    { ...pending, unknownSince: Date.UTC(2026, 0, 2, 15, 4) },
    { ...pending, unknownSince: 1, isBeyondHistory: true }
  )
  expect(rows()).toEqual([
    expect.stringMatching(/^Payment 1Failed · Replaced.*Not carried out: replaced by another transaction/),
    expect.stringMatching(/^Payment 2Pending.*The network dropped the block that contained it\./),
    expect.stringMatching(/^Payment 3Pending.*Not found on the network since .*2026.*\. It may still go through\./),
    expect.stringMatching(/^Payment 4Pending.*Too old for the network's nodes to know what became of it\./)
  ])
})

test('what was done instead, the confirmations so far and the reason of a revert are told below the status', async () => {
  const block = { blockNumber: 7, blockHash: hashOf(7) }
  const reverted = { status: 'failed', ...block } as const
  const instead = `${bob} 1500000000000000000 0x`
  await listedWith(
    { fate: { status: 'failed', replacement: 'other', replacedBy: hashOf(77), instead, ...block } },
    { fate: { ...pending, confirmationsSoFar: 1 }, sent: { confirmations: 3 } },
    { fate: { ...reverted, revert: { type: 'reason', details: 'Too \u202Elate' } } },
    { fate: { ...reverted, revert: { type: 'panic', details: '0x11' } } },
    { fate: { ...reverted, revert: { type: 'unrepeated', details: '' } } }
  )
  expect(rows()).toEqual([
    expect.stringMatching(/ from this account\. Instead, 1\.5 ETH went to 0x70…79C8\./),
    expect.stringMatching(/1 of 3 confirmations\./),
    expect.stringMatching(/The contract refused this, and said why\.Too late/),
    expect.stringMatching(/The contract stopped because a number became too large or too small\./),
    expect.stringMatching(/Why it failed is not known: .*\. It may have run out of gas\./)
  ])
  expect(screen.getByText('Too late').tagName, 'isolated from our words').toBe('BDI')
})

test('a sped-up entry links to the transaction that paid; an unexplained replacement is marked so', async () => {
  const spedUp = { speedUp: hashOf(77), blockNumber: 7, blockHash: hashOf(7) }
  await listed({ status: 'confirmed', ...spedUp }, { status: 'failed', replacement: 'unclear' })
  expect(rows()).toEqual([
    expect.stringMatching(/^Payment 1Confirmed.*Sped up: replaced by another transaction that does the same\./),
    expect.stringMatching(/^Payment 2Failed · Replaced.*this page cannot tell what that one did/)
  ])
  const links = within(screen.getByRole('list')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href')?.slice(-66))).toEqual([hashOf(77), hashOf(2)])
})

test('the recipient is shown in full below the entry, in groups, and outside its link', async () => {
  const proposed = { to: bob, isProposal: true } as const
  await listedWith({ fate: pending, sent: { to: bob } }, { fate: pending }, { fate: pending, sent: proposed })
  expect(rows().map((text) => text?.slice(-44))).toEqual([`To${bob}`, expect.not.stringContaining('To0x'), `To${bob}`])
  const [group] = screen.getAllByText('7099')
  expect([group?.closest('li')?.contains(group), group?.closest('a')]).toEqual([true, null])
})

test('only entries unknown to the network can be removed: pending and settled ones stay', async () => {
  const { transactions } = await listed(pending, { ...pending, unknownSince: 1 }, { status: 'confirmed' })
  const remove = screen.getByRole('button', { name: /^Remove/ })
  expect([remove.textContent, remove.getAttribute('aria-label')]).toEqual(['Remove', 'Remove from the list: Payment 2'])
  act(() => remove.focus())
  fireEvent.click(remove)
  expect(rows()).toHaveLength(2)
  expect(said(transactions)).toBe('Payment 2 was removed from the list.')
  expect(document.activeElement, 'the focus is not lost').toBe(screen.getByRole('list'))
})

test.each([1e300, -1e300, 8_640_000_000_000_001, 2 ** 53])(
  'a stored timestamp of %s breaks neither the dashboard nor other entries',
  async (at) => {
    const storage = new FakeBrowserStorage()
    const entry = { description: 'Payment', status: 'pending', from: alice, addedAt: 5, version: 1 }
    const [strange, unknown] = [{ addedAt: at }, { unknownSince: at }]
    for (const [n, fields] of [strange, unknown, {}].entries())
      storage.values.set(keyOf(n), JSON.stringify({ ...entry, hash: hashOf(n), ...fields }))
    await opened(storage)
    expect(rows()).toEqual([expect.stringContaining('Payment')])
    expect(notices()).toEqual([
      'Some stored transactions could not be read, so they are not listed. Their data is kept as it is.'
    ])
  }
)

test('"Clear All" covers every network in the list, and keeps pending entries', async () => {
  const { transactions } = await listed({ status: 'confirmed' }, pending)
  act(() => transactions.lists.keep(alice, lineaGoerli.id, settledEntry(3)))
  fireEvent.click(screen.getByText(/^Clear All \(/))
  expect(rows()).toEqual([expect.stringMatching(/^Payment 2Pending/)])
  expect(
    screen.getByText(
      '2 transactions cleared from this browser, Activity included. Pending ones stay until they are settled.'
    )
  ).toBeDefined()
  fireEvent.click(screen.getByText('Undo'))
  expect(rows()).toHaveLength(3)
})

test('an entry that the browser refuses to delete leaves the list, which says that it may come back', async () => {
  const { storage, transactions } = await listed({ ...pending, unknownSince: 1 }, { status: 'confirmed' })
  storage.refuses = 'changes'
  fireEvent.click(screen.getByRole('button', { name: /^Remove/ }))
  expect(said(transactions)).toBe(
    'Payment 1 was removed from the list, but your browser could not save that. When this page is loaded again, it may be back.'
  )
  fireEvent.click(screen.getByText(/^Clear All \(/))
  expect(screen.getByRole('region').textContent).toBe(
    'Transactions1 transaction cleared, but your browser could not save that. When this page is loaded again, it may be back.Undo'
  )
})

test('once everything is cleared, only that is shown', async () => {
  await listed({ status: 'confirmed' }, { status: 'failed' })
  fireEvent.click(screen.getByText(/^Clear All \(/))
  expect(screen.getByRole('region').textContent).toBe(
    'Transactions2 transactions cleared from this browser, Activity included.Undo'
  )
})

test('how many were cleared and are back is written as numbers are in the page’s language', async () => {
  const { transactions } = await listed(...Array.from({ length: 1_200 }, () => ({ status: 'confirmed' }) as const))
  act(() => transactions.lists.readMore(ALL_RECORDS))
  fireEvent.click(screen.getByText(/^Clear All \(/))
  expect(screen.getByText('1,200 transactions cleared from this browser, Activity included.')).toBeDefined()
  expect(said(transactions)).toContain('1,200 transactions cleared')
  fireEvent.click(screen.getByText('Undo'))
  expect(said(transactions)).toBe('1,200 transactions are back in the list.')
})

test('the list can be cleared on an unconfigured network too', async () => {
  const { tab } = await listed({ status: 'confirmed' })
  act(() => tab.connector.emit({ type: 'chainChanged', chainId: 5 }))
  fireEvent.click(screen.getByText(/^Clear All \(/))
  expect(rows()).toEqual([])
})

test('entries stored by a newer version of the page are mentioned', async () => {
  const storage = new FakeBrowserStorage()
  storage.values.set(keyOf(1), '{"version":4}')
  await opened(storage)
  expect(notices()).toEqual([
    'Some transactions were saved by a newer version of this page, so they are not listed here. They are kept as they are.'
  ])
})

test('an entry that the browser has not saved is marked, with its hash to copy, until it is saved', async () => {
  const { storage, transactions } = await listed(pending)
  act(() => {
    storage.refuses = 'changes'
    transactions.add({ hash: hashOf(9), description: 'Payment 9' })
  })
  expect(rows()).toEqual([
    expect.stringMatching(/^Payment 9Pending.*Not saved.*Copy hash$/),
    expect.not.stringContaining('saved')
  ])
  expect(notices()).toEqual([
    expect.stringMatching(/^Your browser has not saved the latest on the transactions marked “Not saved”\./)
  ])
  act(() => {
    storage.refuses = 'nothing'
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect([rows().join(), notices()]).toEqual([expect.not.stringContaining('saved'), []])
})

test('ten thousand transactions are shown twenty at a time, on request', async () => {
  const { transactions } = await listed(...Array.from({ length: 10_000 }, () => pending))
  act(() => transactions.lists.readMore(ALL_RECORDS))
  expect(transactions.lists.count).toBe(10_000)
  expect(rows()).toHaveLength(20)
  expect(screen.getByText('20 of 10,000 shown')).toBeDefined()
  fireEvent.click(screen.getByText('Show more'))
  expect(rows()).toHaveLength(40)
  expect(rows()[39]).toContain('Payment 40')
})

test('once everything is shown, "Show more" disappears without losing the focus', async () => {
  await listed(...Array.from({ length: 30 }, () => pending))
  const more = screen.getByText('Show more')
  act(() => more.focus())
  fireEvent.click(more)
  expect([rows().length, screen.queryByText('Show more')]).toEqual([30, null])
  expect(document.activeElement?.tagName).toBe('UL')
})

test('a transaction that is something else than was reviewed says so beside its status', async () => {
  const mismatch = { kind: 'call', outline: `${bob} 1000000000000000000 0x` } as const
  await listedWith({ sent: { mismatch }, fate: { status: 'confirmed', isFinal: true } })
  const [row] = screen.getAllByRole('listitem')
  expect(row?.textContent).toContain('Confirmed')
  expect(row?.textContent).toContain('Your wallet sent something else: 1 ETH to 0x70…79C8.')
})
