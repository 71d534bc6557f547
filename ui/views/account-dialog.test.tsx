// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { fallbackAvatar } from '#domain/avatar.ts'
import { baseGoerli } from '#domain/chains.ts'
import { FakeNames } from '#ui/models/fake-names.ts'
import { alice, hashOf } from '#ui/models/fake-values.ts'
import { deferred, fakeWorld } from '#ui/models/fakes.ts'
import { AccountDialog } from './account-dialog.tsx'
import { FakePage } from './fake-page.tsx'

const stops: (() => void)[] = []

afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

async function openDialog(sent = 0, names?: FakeNames) {
  const world = fakeWorld({ names })
  const { models, stop } = world
  stops.push(stop)
  await models.connection.connect('wallet')
  for (let n = 1; n <= sent; n++) models.transactions.add({ hash: hashOf(n), description: `Payment ${n}` })
  models.dialogs.openAccount()
  await act(async () =>
    render(
      <FakePage models={models}>
        <AccountDialog />
      </FakePage>
    )
  )
  return world
}

test('the dialog is named by the shortened address and shows the balance with its symbol', async () => {
  await openDialog()
  expect(screen.getByRole('dialog', { name: '0xf3…2266' })).toBeDefined()
  expect(screen.getByText('1 ETH')).toBeDefined()
})

test('with a name the dialog is named by it, keeps the whole address at hand, and shows the picture once that is there', async () => {
  await openDialog(0, new FakeNames())
  const title = screen.getByRole('heading', { name: 'alice.eth' })
  expect(title.title).toContain(alice)
  const emoji = screen.getByText(fallbackAvatar(alice).emoji)
  const picture = screen.getByRole('dialog').querySelector('img')
  expect([picture?.src, picture?.alt]).toEqual(['https://pictures.example/alice.png', ''])
  if (picture) fireEvent.load(picture)
  expect(emoji.textContent).toBe('')
})

test('a picture that is broken leaves the emoji', async () => {
  await openDialog(0, new FakeNames())
  const picture = screen.getByRole('dialog').querySelector('img')
  if (picture) fireEvent.error(picture)
  expect(picture).not.toBeNull()
  expect(screen.getByText(fallbackAvatar(alice).emoji)).toBeDefined()
})

test('a name that arrives late takes the focus from nobody', async () => {
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

test('a row changes in place when the chain settles it, and that is said', async () => {
  const { models } = await openDialog(1)
  const entry = models.transactions.recent[0]
  if (entry) act(() => models.transactions.become(alice, baseGoerli.id, entry, { ...entry, status: 'confirmed' }))
  expect(screen.getByRole('link', { name: /Payment 1 Confirmed/ })).toBeDefined()
  expect(screen.getByText('Payment 1: Confirmed')).toBeDefined()
})

test('"Disconnect" disconnects', async () => {
  const { models } = await openDialog()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Disconnect' })))
  expect(models.connection.connection.status).toBe('disconnected')
})
