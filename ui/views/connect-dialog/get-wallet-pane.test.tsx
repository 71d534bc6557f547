// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { desktop } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { sentenceText } from '#ui/testing/sentence-text.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { getWalletPane, pageCode } from './lazy-panes.ts'

const CHROME = 'https://store.example/chrome'
const APP = 'https://apps.example/any'
const stops: (() => void)[] = []

beforeAll(() => Promise.all([getWalletPane.load(), pageCode.load()]))
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

const toGet = (id: string, more: Partial<Wallet> = {}) =>
  walletOf(id, new FakeConnector(), { transport: () => ({ kind: 'absent' }), group: 'popular', ...more })

const both = toGet('Both', {
  rdns: ['test.both'],
  downloads: { extensions: { chrome: CHROME }, ios: 'https://apps.example/ios', mobile: APP },
  instructions: { mobile: ['install', 'create', 'scan'], extension: ['install', 'create', 'refresh'] }
})
const appOnly = toGet('App', { downloads: { mobile: APP } })
/** A wallet whose app has a browser, in which the page connects. */
const withBrowser = { ...both, pageUrl: () => 'https://both.example/open?url=page', hasPageLink: true }
const SAFE = 'https://safe.example'
const onItsPage = toGet('safe', {
  name: 'Safe',
  downloads: { web: SAFE },
  instructions: { extension: ['install', 'create', 'refresh'] },
  transport: () => ({ kind: 'page-link', url: `${SAFE}/share` }),
  isHost: () => false
})
const extensionOnly = toGet('Extension', { downloads: { anyBrowser: CHROME } })

function openDialog({ device = desktop, catalogue = [both, appOnly, extensionOnly] as readonly Wallet[] } = {}) {
  const tab = openTab({ announced: false, catalogue, device })
  stops.push(tab.stop)
  tab.models.dialogs.openConnect()
  render(
    <FakePage models={tab.models}>
      <ConnectDialog />
    </FakePage>
  )
  return tab
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
/** Clicks without leaving the page, as if a new tab opened. */
const follow = (link: HTMLElement) =>
  act(async () => {
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    fireEvent.click(link)
  })
const title = (name: string) => expect(screen.getByRole('dialog', { name })).toBeDefined()
const hasFocus = (text: string) => expect(document.activeElement?.textContent).toBe(text)

async function openGet(options: Parameters<typeof openDialog>[0] = {}) {
  const tab = openDialog(options)
  for (const name of ['What is a Wallet?', 'Get a Wallet']) await press(name)
  return tab
}

test('"What is a Wallet?" leads to "Get a Wallet"; the focus follows each step, and back returns to the list', async () => {
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

test('the listed wallets say in which forms they are available', async () => {
  await openGet()
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows[0]).toMatch(/^BothExtension and app/)
  expect(rows[1]).toMatch(/^ExtensionBrowser extension/)
  expect(rows[2]).toMatch(/^AppMobile app/)
})

test('five wallets are offered on a desktop and three on a phone', async () => {
  const catalogue = [1, 2, 3, 4, 5, 6].map((i) => toGet(`w${i}`, { downloads: { mobile: APP } }))
  await openGet({ catalogue })
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  cleanup()
  await openGet({ catalogue, device: { os: 'ios', browser: 'safari' } })
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
})

test('a wallet with both forms offers them, and the extension’s store opens in a new tab', async () => {
  await openGet()
  await press('Get Both')
  title('Get Both')
  expect(screen.getByRole('heading', { name: 'Both for Chrome' })).toBeDefined()
  expect(screen.getByRole('heading', { name: 'Both for your phone' })).toBeDefined()
  const store = screen.getByRole('link', { name: 'Add to Chrome (opens in a new tab)' })
  expect(['href', 'target', 'rel'].map((name) => store.getAttribute(name))).toEqual([CHROME, '_blank', 'noreferrer'])
  await follow(store)
  title('Set up Both')
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined()
  await press('Back')
  title('Get Both')
})

test('a lone extension’s store opens with the same click', async () => {
  await openGet()
  const store = screen.getByRole('link', { name: 'Get Extension (opens in a new tab)' })
  expect(store.getAttribute('href')).toBe(CHROME)
  await follow(store)
  title('Set up Extension')
})

test('an app without pairing mentions no pairing code, and ends with one that opens this page in its own browser', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const { models } = await openGet({ catalogue: [withBrowser] })
  await press('Get Both')
  expect(screen.getByText('Always with you. You open this page inside it to connect.')).toBeDefined()
  await press('Get the app')
  title('Install Both')
  const code = await screen.findByRole('img', { name: 'Code to download Both' })
  expect(code.getAttribute('width')).toBe('268')
  await press('Continue')
  title('Set up Both')
  hasFocus('Set up Both')
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toMatch(/^Open this page in Both/)
  await press('Continue')
  title('Open in Both')
  hasFocus('Open in Both')
  expect(screen.getByRole('img', { name: 'Code that opens this page in Both' }).getAttribute('width')).toBe('268')
  await press("Copy this page's address")
  expect(writeText).toHaveBeenCalledWith(location.href)
  expect(models.connection.connection.status).toBe('disconnected')
  await press('Back')
  title('Set up Both')
})

test.each([
  ['https://app.example/', 'Scan this code to open this page in Both on your phone. Connect there.'],
  ['http://127.0.0.1:3000/', 'Phones cannot open this page: its address only works on this computer.']
])('the text beside the code of %s is true of that address', async (address, text) => {
  vi.stubGlobal('location', new URL(address))
  await openGet({ catalogue: [withBrowser] })
  for (const name of ['Get Both', 'Get the app', 'Continue', 'Continue']) await press(name)
  expect(screen.getByText(text)).toBeDefined()
})

test('a code for a bare address, which a camera opens in another browser, does not claim to open the wallet', async () => {
  vi.stubGlobal('location', new URL('https://app.example/'))
  await openGet({ catalogue: [{ ...both, pageUrl: () => location.href }] })
  for (const name of ['Get Both', 'Get the app', 'Continue']) await press(name)
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toContain("Scan the next step's code in Both")
  await press('Continue')
  expect(screen.getByText("Scan this code with Both's own scanner, or enter this page's address there.")).toBeDefined()
  expect(screen.getByRole('img', { name: "Code for this page's address" })).toBeDefined()
})

test('a web wallet opens on its own page, and its steps end with this page inside it', async () => {
  await openGet({ catalogue: [onItsPage] })
  expect(screen.getByText('In this browser, nothing to install')).toBeDefined()
  const page = screen.getByRole('link', { name: 'Get Safe (opens in a new tab)' })
  expect(page.getAttribute('href')).toBe(SAFE)
  await follow(page)
  title('Set up Safe')
  expect(
    screen.getAllByRole('listitem').map((each) => within(each).getByText(/./, { selector: 'strong' }).textContent)
  ).toEqual(['Open Safe{Wallet}', 'Create your Safe', 'Add this page in Safe{Wallet}'])
  const open = screen.getByRole('link', { name: 'Open in Safe (opens in a new tab)' })
  expect([open.getAttribute('href'), open.getAttribute('target')]).toEqual([`${SAFE}/share`, '_blank'])
  expect(screen.getByRole('button', { name: "Copy this page's address" })).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull()
})

test('the steps of a wallet that supports pairing end in connecting', async () => {
  const pairs = {
    ...both,
    transport: () => ({ kind: 'pairing' }) as const,
    pairingLink: (uri: string) => uri,
    loadConnector: () => new Promise<never>(() => undefined)
  }
  const { models } = await openGet({ catalogue: [pairs] })
  await press('Get Both')
  expect(screen.getByText('Always with you. You scan a code to connect.')).toBeDefined()
  for (const name of ['Get the app', 'Continue']) await press(name)
  expect(screen.getAllByRole('listitem').at(-1)?.textContent).toMatch(/^Scan the code/)
  await press('Connect')
  title('Scan with Both')
  expect(models.connection.connection).toEqual({
    status: 'connecting',
    wallet: { id: 'Both', isPaired: true },
    requestedAt: expect.any(Number)
  })
})

test('a phone gets a link to its own store instead of a code', async () => {
  await openGet({ device: { os: 'ios', browser: 'safari' }, catalogue: [withBrowser] })
  await press('Get Both')
  title('Install Both')
  expect(screen.getByRole('link', { name: /^Open the store/ }).getAttribute('href')).toBe('https://apps.example/ios')
  expect(screen.queryByRole('img')).toBeNull()
  await press('Continue')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    "Install BothFrom your phone's app store.",
    'Create your walletOr import one. Never share its recovery phrase.',
    'Open this page in BothCopy its address in the next step, and connect there.'
  ])
  await press('Continue')
  title('Open in Both')
  expect(screen.queryByRole('img')).toBeNull()
  expect(screen.getByText("Copy this page's address, open it in Both's browser, and connect there.")).toBeDefined()
})

test('an extension installed while its instructions are on screen is announced, and can connect', async () => {
  const { discovery, models } = await openGet()
  await press('Get Both')
  await follow(screen.getByRole('link', { name: /^Add to Chrome/ }))
  const connector = new FakeConnector()
  act(() => discovery.announce(walletOf('test.both', connector, { name: 'Both' })))
  const dialog = within(screen.getByRole('dialog'))
  await waitFor(() => expect(dialog.getByText(sentenceText('Both is installed.'))).toBeDefined())
  await press('Connect')
  await waitFor(() => expect(models.connection.connection.status).toBe('connected'))
})

test('an empty list leads to "Get a Wallet"', async () => {
  openDialog({ catalogue: [appOnly] })
  expect(screen.getByRole('status').textContent).toContain('No wallet was found in this browser.')
  await press('Get a Wallet')
  title('Get a Wallet')
  await press('Back')
  title('Connect a Wallet')
})
