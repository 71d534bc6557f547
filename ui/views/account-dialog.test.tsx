// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { fallbackAvatar } from '#domain/name/fallback-avatar.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeNames } from '#ui/testing/fake-names.ts'
import { alice, confirmed, hashOf } from '#ui/testing/fake-values.ts'
import { AccountDialog } from './account-dialog.tsx'
import { FakePage, noViews } from './fake-page.tsx'
import { DialogFoot } from './lazy-ended-transactions.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

async function openDialog(sent = 0, names?: FakeNames) {
  const tab = openTab({ names })
  const { models, stop } = tab
  stops.push(stop)
  await models.connection.connect('wallet')
  for (let n = 1; n <= sent; n++) models.transactions.add({ hash: hashOf(n), description: `Payment ${n}` })
  models.dialogs.openAccount()
  await act(async () =>
    render(
      <FakePage models={models} shell={{ views: { ...noViews, DialogFoot } }}>
        <AccountDialog />
      </FakePage>
    )
  )
  return tab
}

test('the dialog is titled with the shortened address and shows the balance with its symbol', async () => {
  await openDialog()
  expect(screen.getByRole('dialog', { name: '0xf3…2266' })).toBeDefined()
  expect(screen.getByText('1 ETH')).toBeDefined()
})

test('the balance is rounded, with the exact value as a tooltip', async () => {
  const { models, reader } = await openDialog()
  reader.getBalances = async (_chainId, reads) => reads.map(() => 1_000_000_000_000_000_001n)
  await act(() => models.balances.refresh(baseGoerli.id))
  expect(screen.getByTitle('1.000000000000000001 ETH').textContent).toBe('1 ETH')
})

test('the dialog is titled with the name, keeps the full address, and shows the picture once it has loaded', async () => {
  await openDialog(0, new FakeNames())
  const title = screen.getByRole('heading', { name: 'alice.eth' })
  expect(title.title).toContain(alice)
  const emoji = screen.getByText(fallbackAvatar(alice).emoji)
  const picture = screen.getByRole('dialog').querySelector('img')
  expect([picture?.src, picture?.alt]).toEqual(['https://pictures.example/alice.png', ''])
  if (picture) fireEvent.load(picture)
  expect(emoji.textContent).toBe('')
})

test('a broken picture leaves the emoji', async () => {
  await openDialog(0, new FakeNames())
  const picture = screen.getByRole('dialog').querySelector('img')
  if (picture) fireEvent.error(picture)
  expect(picture).not.toBeNull()
  expect(screen.getByText(fallbackAvatar(alice).emoji)).toBeDefined()
})

test('a name that arrives late does not move the focus', async () => {
  const names = new FakeNames()
  const name = deferred<string>()
  names.getName = () => name.promise
  await openDialog(0, names)
  const copy = screen.getByRole('button', { name: 'Copy Address' })
  copy.focus()
  await act(async () => name.resolve('late.eth'))
  expect(screen.getByRole('dialog', { name: 'late.eth' })).toBeDefined()
  expect(document.activeElement).toBe(copy)
})

test('without transactions it says what will appear', async () => {
  await openDialog()
  expect(screen.getByText('Transactions you send from this page appear here.')).toBeDefined()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the 3 newest transactions are links to the explorer, with their status in words', async () => {
  await openDialog(4)
  const rows = screen.getAllByRole('link', { name: /Payment/ })
  expect(rows.map((row) => row.textContent)).toEqual(
    [4, 3, 2].map((n) => `Payment ${n}Pendingopens the explorer in a new tab`)
  )
  expect(rows[0]?.getAttribute('href')).toBe(`https://goerli.basescan.org/tx/${hashOf(4)}`)
})

test('the full address is shown below the name, and below the shortened address', async () => {
  await openDialog(0, new FakeNames())
  expect([...screen.getAllByRole('heading')].map(({ textContent }) => textContent)[0]).toBe('alice.eth')
  expect(screen.getByRole('dialog').textContent).toContain(`alice.eth${alice}`)
  cleanup()
  await openDialog()
  expect(screen.getByRole('dialog').textContent).toContain(`0xf3…2266${alice}`)
})

test('"Clear All" keeps pending entries, says what it removed, and can be undone without losing the focus', async () => {
  const { models } = await openDialog(2)
  expect(screen.queryByRole('button', { name: 'Clear All' }), 'nothing is settled').toBeNull()
  const [entry] = models.transactions.recent
  if (entry) act(() => models.transactions.lists.keep(alice, baseGoerli.id, confirmed(entry)))
  fireEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Payment 1Pending/)
  ])
  expect(
    screen.getByText(
      '1 transaction cleared from this browser, Activity included. Pending ones stay until they are settled.',
      {
        selector: 'p'
      }
    )
  ).toBeDefined()
  const undo = screen.getByRole('button', { name: 'Undo' })
  expect(document.activeElement).toBe(undo)
  fireEvent.click(undo)
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear All' }))
  expect(screen.queryByText(/cleared from this browser/)).toBeNull()
})

test('an earlier "Clear All" does not move the focus', async () => {
  const { models } = await openDialog()
  models.transactions.lists.keep(alice, baseGoerli.id, {
    sent: { hash: hashOf(1), description: 'Payment', from: alice, addedAt: 1 },
    fate: { status: 'confirmed', isFinal: true }
  })
  act(() => models.cleared.clear([baseGoerli.id]))
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: '0xf3…2266' }))
})

test('a row changes in place when the chain settles it, and that is announced', async () => {
  vi.useFakeTimers()
  const { reader } = await openDialog(1)
  reader.receipts.set(hashOf(1), { succeeded: true, blockNumber: 100n, blockHash: hashOf(100) })
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.getByRole('link', { name: /Payment 1 Confirmed/ })).toBeDefined()
  expect(screen.getByText('Payment 1: Confirmed')).toBeDefined()
})

test('a ring spins around the avatar while a transaction is pending', async () => {
  const { models } = await openDialog(1)
  const ring = () => screen.getByText(fallbackAvatar(alice).emoji).parentElement?.querySelector('svg')
  expect(ring()).toBeInstanceOf(SVGElement)
  const entry = models.transactions.recent[0]
  if (entry) act(() => models.transactions.lists.keep(alice, baseGoerli.id, confirmed(entry)))
  expect(ring()).toBeNull()
})

test('"Disconnect" disconnects', async () => {
  const { models } = await openDialog()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Disconnect' })))
  expect(models.connection.connection.status).toBe('disconnected')
})
