// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { sentenceText } from '#ui/testing/sentence-text.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { getWalletPane } from './lazy-panes.ts'

const stops: (() => void)[] = []

beforeAll(() => getWalletPane.load())
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

function openDialog(options: Parameters<typeof openTab>[0] = {}, modalSize: 'compact' | 'wide' = 'compact') {
  const tab = openTab(options)
  const models = { ...tab.models, settings: { ...tab.models.settings, modalSize } }
  stops.push(tab.stop)
  models.dialogs.openConnect()
  render(
    <FakePage models={models}>
      <ConnectDialog />
    </FakePage>
  )
  return { ...tab, models }
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const pick = () => act(async () => fireEvent.click(button(/^wallet/)))
const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const waiting = () => new Promise<never>(() => undefined)

test('wallets are listed by group, recently used ones are marked, and one announced late appears', async () => {
  const storage = new FakeBrowserStorage()
  storage.values.set('portside.recentWallets', '["wallet"]')
  const { discovery } = openDialog({ storage })
  const group = screen.getByRole('region', { name: 'Installed' })
  expect(within(group).getByRole('button', { name: 'wallet Recent' })).toBeDefined()
  act(() => discovery.announce(walletOf('late', new FakeConnector())))
  expect(within(group).getByRole('button', { name: 'late' })).toBeDefined()
})

test('without a wallet the dialog says what to do', () => {
  openDialog({ announced: false })
  expect(screen.getByRole('status').textContent).toContain('No wallet was found in this browser.')
})

test.each([
  ['compact', 'Connect a Wallet'],
  ['wide', 'Connect a Wallet What is a Wallet?']
] as const)('without a wallet the %s dialog offers to get one, once, and stretches nothing', (modalSize, name) => {
  const toGet = walletOf('App', new FakeConnector(), {
    transport: () => ({ kind: 'absent' }),
    downloads: { mobile: 'https://apps.example' }
  })
  openDialog({ announced: false, catalogue: [toGet] }, modalSize)
  expect(screen.getByRole('dialog', { name })).toBeDefined()
  expect(screen.getAllByRole('button', { name: 'Get a Wallet' })).toHaveLength(1)
  const list = screen.getByRole('status').parentElement
  expect(list && getComputedStyle(list).justifyContent).toBe('center')
})

test('a wallet that is not ready is listed as unsupported, and picking it offers its extension', async () => {
  const { discovery, models } = openDialog({ announced: false })
  const unready = walletOf('absent', new FakeConnector(), {
    transport: () => ({ kind: 'absent' }),
    downloads: { anyBrowser: 'https://example.org' }
  })
  act(() => discovery.announce(unready))
  await act(async () => fireEvent.click(button('absent (unsupported)')))
  expect(screen.getByRole('dialog', { name: 'Get absent' })).toBeDefined()
  expect(models.connection.connection.status).toBe('disconnected')
})

test('a wallet that became unavailable says so and does not connect', async () => {
  let isHere = true
  const { discovery, models } = openDialog({ announced: false })
  const leaving = walletOf('leaving', new FakeConnector(), { transport: () => ({ kind: isHere ? 'here' : 'absent' }) })
  act(() => discovery.announce(leaving))
  isHere = false
  await act(async () => fireEvent.click(button('leaving')))
  expect(screen.getByText(sentenceText('leaving is not available in this browser.'))).toBeDefined()
  expect(models.connection.connection.status).toBe('disconnected')
})

test('a wallet that disappeared before the retry offers its download besides RETRY', async () => {
  let isHere = true
  const connector = new FakeConnector()
  connector.connect = async () => Promise.reject(new WalletError('rejected'))
  const { discovery } = openDialog({ announced: false })
  const leaving = walletOf('leaving', connector, {
    transport: () => ({ kind: isHere ? 'here' : 'absent' }),
    downloads: { anyBrowser: 'https://store.example', mobile: 'https://apps.example' },
    loadConnector: async () => {
      if (!isHere) throw new WalletError('absent', { problem: 'not-ready', wallet: 'leaving' })
      return connector
    }
  })
  act(() => discovery.announce(leaving))
  await act(async () => fireEvent.click(button('leaving')))
  expect(screen.queryByRole('button', { name: 'Get leaving' })).toBeNull()
  isHere = false
  await act(async () => fireEvent.click(button('RETRY')))
  expect(screen.getByText('leaving is not available in this browser.')).toBeDefined()
  expect(button('RETRY')).toBeDefined()
  await act(async () => fireEvent.click(button('Get leaving')))
  expect(screen.getByRole('dialog', { name: 'Get leaving' })).toBeDefined()
})

test('a wallet whose app opens the page inside itself links there', async () => {
  const { discovery, models } = openDialog({ announced: false, device: { os: 'ios', browser: 'safari' } })
  const url = 'https://wallet.example/dapp?url=page'
  act(() =>
    discovery.announce(walletOf('inside', new FakeConnector(), { transport: () => ({ kind: 'page-link', url }) }))
  )
  await act(async () => fireEvent.click(button('inside')))
  expect(screen.getByRole('link', { name: 'Open in inside' }).getAttribute('href')).toBe(url)
  expect(models.connection.connection.status).toBe('disconnected')
})

test('a wallet whose own page shows this one links there in a new tab, without a request', async () => {
  const url = 'https://wallet.example/share?app=page'
  const catalogue = [
    walletOf('Safe', new FakeConnector(), { transport: () => ({ kind: 'page-link', url }), isHost: () => false })
  ]
  const { models } = openDialog({ announced: false, catalogue })
  await act(async () => fireEvent.click(button('Safe')))
  expect(
    screen.getByText(sentenceText('Safe shows this page inside itself and connects to it automatically.'))
  ).toBeDefined()
  const link = screen.getByRole('link', { name: 'Open in Safe (opens in a new tab)' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank'])
  expect(models.connection.connection.status).toBe('disconnected')
})

test("picking a wallet shows the CONNECT step, titled with the wallet's name", async () => {
  const connector = new FakeConnector()
  connector.connect = waiting
  openDialog({ connector })
  await pick()
  expect(screen.getByRole('dialog', { name: 'wallet' })).toBeDefined()
  expect(screen.getByText(sentenceText('Opening wallet...'))).toBeDefined()
})

test('while a wallet does not answer, the time appears after 5 s, help after 10 s, and Cancel goes back to the list', async () => {
  const connector = new FakeConnector()
  connector.connect = waiting
  const { models } = openDialog({ connector })
  await pick()
  await wait(4000)
  expect(screen.queryByText(/Waiting for/)).toBeNull()
  await wait(1000)
  expect(screen.getByText('Waiting for 5 s')).toBeDefined()
  expect(screen.queryByText(/Nothing to see/)).toBeNull()
  await wait(5000)
  expect(screen.getByText(sentenceText(/Nothing to see\? wallet may be locked/))).toBeDefined()
  await act(async () => fireEvent.click(button('Cancel')))
  expect(screen.getByRole('dialog', { name: 'Connect a Wallet' })).toBeDefined()
  expect(models.connection.connection.status).toBe('disconnected')
})

test('a rejection is explained and can be retried', async () => {
  const connector = new FakeConnector()
  const { connect } = connector
  connector.connect = async () => Promise.reject(new WalletError('rejected'))
  const { models } = openDialog({ connector })
  await pick()
  expect(screen.getByText(sentenceText('wallet is not connected'))).toBeDefined()
  expect(screen.getByText('You rejected the request in your wallet.')).toBeDefined()
  expect(screen.queryByText('Details')).toBeNull()
  connector.connect = connect
  await act(async () => fireEvent.click(button('RETRY')))
  expect(models.connection.connection.status).toBe('connected')
})

test('any other failure has collapsed details that can be copied', async () => {
  const connector = new FakeConnector()
  connector.connect = async () =>
    Promise.reject(new WalletError('other', { message: 'Keyring is locked.', code: -32603 }))
  openDialog({ connector })
  await pick()
  expect(screen.getByText('Something went wrong in the wallet.')).toBeDefined()
  expect(screen.getByText('Details').closest('details')?.textContent).toContain('-32603: Keyring is locked.')
  expect(screen.getByRole('button', { name: 'Copy details', hidden: true })).toBeDefined()
})

test('the back arrow clears the wallet and its failure', async () => {
  const connector = new FakeConnector()
  connector.connect = async () => Promise.reject(new WalletError('rejected'))
  openDialog({ connector })
  await pick()
  await act(async () => fireEvent.click(button('Back')))
  expect(screen.getByRole('dialog', { name: 'Connect a Wallet' })).toBeDefined()
  expect(button('wallet')).toBeDefined()
})

test('a wide dialog keeps the list beside "What is a Wallet?" and beside the picked wallet', async () => {
  const connector = new FakeConnector()
  connector.connect = waiting
  openDialog({ connector }, 'wide')
  expect(screen.getByRole('dialog', { name: 'Connect a Wallet What is a Wallet?' })).toBeDefined()
  expect(document.activeElement?.textContent).toBe('Connect a Wallet')
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
  await pick()
  expect(screen.getByRole('dialog', { name: 'Connect a Wallet wallet' })).toBeDefined()
  vi.advanceTimersToNextFrame()
  expect(document.activeElement?.textContent).toBe('wallet')
  expect(button('wallet').getAttribute('aria-current')).toBe('true')
  expect(screen.getByText(sentenceText('Opening wallet...'))).toBeDefined()
  await act(async () => fireEvent.click(button('Back')))
  vi.advanceTimersToNextFrame()
  expect(document.activeElement?.textContent).toBe('What is a Wallet?')
})
