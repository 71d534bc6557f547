// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Fate } from '#domain/transaction/fate.ts'
import { serialiseTransaction, transactionKey } from '#domain/transaction/stored-transactions.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { translate } from '#ui/text/live-text.ts'
import { AccountDialogs } from './account-dialogs.tsx'
import { askedIn } from './activity-page/use-activity-link.ts'
import { Announcements } from './announcements.tsx'
import { EndedTransactions } from './ended-transactions.tsx'
import { FakePage, noViews } from './fake-page.tsx'
import type { PageLanguage } from './language-context.ts'
import { DialogFoot } from './lazy-ended-transactions.tsx'
import { activityPath } from './paths.ts'
import { showTitle } from './shell/document-title.ts'
import { PageTitle } from './shell/page-title.tsx'

let stop: () => void = () => undefined

afterEach(() => {
  cleanup()
  stop()
  vi.restoreAllMocks()
  translate({})
})

/** A page on which what another tab finds out is followed. */
async function open({ signIn = false, chains = [baseGoerli, lineaGoerli] } = {}) {
  const storage = new FakeBrowserStorage()
  const reader = new FakeReader()
  // Entries change only as a test says.
  reader.getBlockNumber = () => new Promise(() => undefined)
  const tab = openTab({ storage, reader, chains, signIn })
  stop = tab.stop
  const { models } = tab
  await models.connection.connect('wallet')
  const draw = (language?: PageLanguage) => (
    <FakePage models={models} language={language} shell={{ views: { ...noViews, DialogFoot } }}>
      <main tabIndex={-1}>
        <EndedTransactions />
        <PageTitle>Home</PageTitle>
      </main>
      <AccountDialogs />
      <Announcements />
    </FakePage>
  )
  const { rerender } = render(draw())
  const end = (n: number, fate: Fate = { status: 'confirmed' }) =>
    act(async () => {
      models.transactions.add({ hash: hashOf(n), description: `No. ${n}` })
      const pending = models.transactions.listed(hashOf(n))
      const key = transactionKey({ account: alice, chainId: baseGoerli.id, hash: hashOf(n) })
      if (pending) storage.tab().write(key, serialiseTransaction({ ...pending, fate }))
    })
  return { ...tab, end, speak: (language: PageLanguage) => act(async () => rerender(draw(language))) }
}

const strip = () => screen.queryByRole('region', { name: 'Finished transactions' })
const said = () => strip()?.textContent
const dismiss = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Dismiss' })))
const show = (state: 'hidden' | 'visible') =>
  act(async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  })

test('nothing is drawn while nothing has ended', async () => {
  await open()
  expect(strip()).toBeNull()
})

test('how a transaction has ended is shown with its network and the ways to its details, and read out once', async () => {
  const { end } = await open()
  await end(1)
  expect(said()).toMatch(/^No\. 1 · Confirmed · Base Goerli/)
  const links = within(screen.getByRole('main')).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `https://goerli.basescan.org/tx/${hashOf(1)}`,
    activityPath(baseGoerli.id, hashOf(1))
  ])
  const regions = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(regions.filter((text) => text?.includes('No. 1'))).toEqual(['No. 1: Confirmed'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the address of its details is one that Activity reads', () => {
  const { search } = new URL(activityPath(baseGoerli.id, hashOf(1)), 'https://page.test')
  expect(askedIn(search, [baseGoerli]).key).toBe(`${baseGoerli.id}-${hashOf(1)}`)
})

test.each([
  [{ status: 'failed' }, 'No. 1 · Failed'],
  [
    { status: 'failed', replacement: 'cancellation', replacedBy: hashOf(7) },
    'No. 1 · Failed · Cancelled · Base GoerliCancelled: replaced by a transaction that sends nothing.'
  ],
  [
    { status: 'confirmed', blockNumber: 1, blockHash: hashOf(9), isOutcomeUnknown: true },
    'It is in a block, but this network does not say whether it succeeded.'
  ],
  [{ status: 'pending', unknownSince: 5, isNeverSeen: true }, 'No node has seen it']
] satisfies [Fate, string][])('an end is said with what its status leaves out (%#)', async (fate, text) => {
  const { end } = await open()
  await end(1, fate)
  expect(said()).toContain(text)
})

test('the newest is shown, with the number of others, and the next takes its place once it is dismissed', async () => {
  const { end } = await open()
  for (const n of [1, 2, 3]) await end(n)
  expect(said()).toMatch(/^No\. 3.*\+2 more/)
  await dismiss()
  expect(said()).toMatch(/^No\. 2.*\+1 more/)
  expect(document.activeElement, 'the focus is not lost').toBe(strip())
  await dismiss()
  expect(said()).not.toContain('more')
  await dismiss()
  expect(strip()).toBeNull()
  expect(document.activeElement, 'the focus is not lost').toBe(screen.getByRole('main'))
})

test('without an explorer only Activity is linked, and before signing in not that', async () => {
  const { end } = await open({ signIn: true, chains: [{ ...baseGoerli, blockExplorers: [] }] })
  await end(1)
  expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([])
})

test('an end behind an open dialog is said and read out at its foot, and on the page once it is closed', async () => {
  const { end, models } = await open()
  await end(1)
  await act(async () => models.dialogs.openChain())
  const dialog = screen.getByRole('dialog')
  const foot = () => within(dialog).queryByRole('region', { name: 'Finished transactions' })
  expect([foot(), dialog.textContent?.includes('No. 1')]).toEqual([null, false])
  await end(2)
  expect(foot()?.textContent).toMatch(/^No\. 2 · Confirmed/)
  const read = [...dialog.querySelectorAll('[aria-live]')].map(({ textContent }) => textContent)
  expect(read).toEqual(['No. 2: Confirmed'])
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Dismiss' })))
  expect(foot()).toBeNull()
  expect(document.activeElement?.textContent).toBe('Switch Networks')
  await end(3)
  await act(async () => models.dialogs.close())
  expect(said()).toMatch(/^No\. 3.*\+1 more/)
})

test('an end on a hidden page marks its title until somebody looks, also when the title changes', async () => {
  const { end } = await open()
  const title = document.title
  await end(1)
  expect(document.title).toBe(title)
  await show('hidden')
  await end(2)
  expect(document.title).toBe(`(1) ${title}`)
  showTitle('Another page')
  expect(document.title).toBe('(1) Another page')
  showTitle(title)
  await show('visible')
  expect(document.title).toBe(title)
  expect(said()).toContain('No. 2')
})

test('what was said follows the language', async () => {
  const { end, speak } = await open()
  await end(1)
  const announced = (description: string, status: string) => `${description}: ${status}`
  translate({ account: { transactions: { announced, statuses: { confirmed: 'Bestätigt' } } } })
  await speak({ tag: 'de' })
  expect(said()).toContain('No. 1 · Bestätigt')
})
