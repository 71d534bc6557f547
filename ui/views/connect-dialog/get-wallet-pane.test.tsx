// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import type { Device } from '#domain/device.ts'
import type { Wallet } from '#domain/wallet.ts'
import { FakeConnector, walletOf } from '#ui/models/fake-wallet.ts'
import { desktop, fakeWorld } from '#ui/models/fakes.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { connectPane, getWalletPane } from './lazy-panes.ts'

const CHROME = 'https://store.example/chrome'
const APP = 'https://apps.example/any'
const stops: (() => void)[] = []

beforeAll(() => Promise.all([connectPane.load(), getWalletPane.load()]))
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
})

const toGet = (id: string, more: Partial<Wallet> = {}) =>
  walletOf(id, new FakeConnector(), { way: () => ({ kind: 'absent' }), groupName: 'Popular', groupIndex: 1, ...more })

const both = toGet('Both', {
  rdns: ['test.both'],
  downloads: { extensions: { chrome: CHROME }, ios: 'https://apps.example/ios', mobile: APP },
  instructions: { mobile: ['install', 'create', 'scan'], extension: ['install', 'create', 'refresh'] }
})
const appOnly = toGet('App', { downloads: { mobile: APP } })
const extensionOnly = toGet('Extension', { downloads: { anyBrowser: CHROME } })

function openDialog({ device = desktop, catalogue = [both, appOnly, extensionOnly] as readonly Wallet[] } = {}) {
  const world = fakeWorld({ announced: false, catalogue, device })
  stops.push(world.stop)
  world.models.dialogs.openConnect()
  render(
    <FakePage models={world.models}>
      <ConnectDialog />
    </FakePage>
  )
  return world
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
/** Without leaving the page, as another tab would. */
const follow = (link: HTMLElement) =>
  act(async () => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link)
  })
const title = (name: string) => expect(screen.getByRole('dialog', { name })).toBeDefined()
const hasFocus = (text: string) => expect(document.activeElement?.textContent).toBe(text)

async function openGet(options: Parameters<typeof openDialog>[0] = {}) {
  const world = openDialog(options)
  await press('What is a Wallet?')
  await press('Get a Wallet')
  return world
}

test('"What is a Wallet?" leads to "Get a Wallet"; the focus follows each step, and back leads all the way', async () => {
  openDialog()
  await press('What is a Wallet?')
  title('What is a Wallet?')
  hasFocus('What is a Wallet?')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await press('Get a Wallet')
  title('Get a Wallet')
  hasFocus('Get a Wallet')
  await press('Back')
  hasFocus('What is a Wallet?')
  await press('Back')
  title('Connect a Wallet')
  hasFocus('Connect a Wallet')
})

test('the wallets to get say what there is of them', async () => {
  await openGet()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^BothExtension and app/)
  expect(rows[1]).toMatch(/^AppMobile app/)
  expect(rows[2]).toMatch(/^ExtensionBrowser extension/)
})

test('five wallets are offered on a desktop and three on a phone', async () => {
  const catalogue = [1, 2, 3, 4, 5, 6].map((i) => toGet(`w${i}`, { downloads: { mobile: APP } }))
  await openGet({ catalogue })
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  cleanup()
  await openGet({ catalogue, device: { os: 'ios', browser: 'safari' } })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a wallet with both ways offers them, and the extension’s store opens in another tab', async () => {
  await openGet()
  await press('Get Both')
  title('Get Both')
  expect(screen.getByRole('heading', { name: 'Both for Chrome' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Both for your phone' })).toBeDefined()
  const store = screen.getByRole('link', { name: 'Add to Chrome (opens in a new tab)' })
  expect(store.getAttribute('href')).toBe(CHROME)
  expect(store.getAttribute('target')).toBe('_blank')
  expect(store.getAttribute('rel')).toBe('noreferrer')
  await follow(store)
  title('Set up Both')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined()
  await press('Back')
  title('Get Both')
})

test('a lone extension’s store opens with the very click that wants it', async () => {
  await openGet()
  const store = screen.getByRole('link', { name: 'Get Extension (opens in a new tab)' })
  expect(store.getAttribute('href')).toBe(CHROME)
  await follow(store)
  title('Set up Extension')
})

test('the app is a code to scan, then instructions, then the list for a wallet that cannot be connected here', async () => {
  await openGet()
  await press('Get Both')
  await press('Get the app')
  title('Install Both')
  const code = await screen.findByRole('img', { name: 'Code that leads to Both in the app store' })
  expect(code.getAttribute('width')).toBe('268')
  await press('Continue')
  title('Set up Both')
  hasFocus('Set up Both')
  await press('Back to the list')
  title('Connect a Wallet')
})

test('a wallet that takes up pairings ends in connecting', async () => {
  const pairs = {
    ...both,
    way: () => ({ kind: 'pairing' }) as const,
    loadConnector: () => new Promise<never>(() => undefined)
  }
  const { models } = await openGet({ catalogue: [pairs] })
  await press('Get Both')
  await press('Get the app')
  await press('Continue')
  await press('Connect')
  title('Scan with Both')
  expect(models.connection.connection).toEqual({ status: 'connecting', walletId: 'Both' })
})

test('on a phone there is no code, but the phone’s own store', async () => {
  const device: Device = { os: 'ios', browser: 'safari' }
  await openGet({ device, catalogue: [both] })
  await press('Get Both')
  title('Install Both')
  expect(screen.getByRole('link', { name: /^Open the store/ }).getAttribute('href')).toBe('https://apps.example/ios')
  expect(screen.queryByRole('img')).toBeNull()
  await press('Continue')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Install BothFrom the store. Keep it on the home screen.',
    'Create your walletOr bring one in. Write its recovery phrase on paper, and show it to nobody.',
    'Come back to this pageThen connect with Both.'
  ])
})

test('an extension that arrives while its instructions are on screen is said, and offered to connect', async () => {
  const { discovery, models } = await openGet()
  await press('Get Both')
  await follow(screen.getByRole('link', { name: /^Add to Chrome/ }))
  const connector = new FakeConnector()
  act(() => discovery.announce(walletOf('test.both', connector, { name: 'Both' })))
  const dialog = within(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog.getByText('Both is here.')).toBeDefined())
  await press('Connect')
  await waitFor(() => expect(models.connection.connection.status).toBe('connected'))
})

test('a list without a wallet leads to those that can be got', async () => {
  openDialog({ catalogue: [appOnly] })
  expect(screen.getByRole('status').textContent).toContain('No wallet was found in this browser.')
  await press('Get a Wallet')
  title('Get a Wallet')
  await press('Back')
  title('Connect a Wallet')
})
