// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Device } from '#domain/device.ts'
import type { ConnectOptions } from '#domain/ports/connector.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { desktop } from '#ui/testing/fake-values.ts'
import { FakeConnector, walletOf } from '#ui/testing/fake-wallet.ts'
import { FakePage } from '#ui/views/fake-page.tsx'
import { ConnectDialog } from './connect-dialog.tsx'
import { getWalletPane, pairingView } from './lazy-panes.ts'
import { pairingQr } from './open-any-wallet.tsx'
import { OPENS_WITHIN_MS } from './use-app-link.ts'

const FIVE_MINUTES = 300_000
const phone: Device = { os: 'ios', browser: 'safari' }
const inApp: Device = { ...phone, isInApp: true }
const app: Partial<Wallet> = {
  downloads: { mobile: 'https://apps.example/x', ios: 'https://apps.example/ios' },
  pairingLink: (uri) => `rainbow://wc?uri=${encodeURIComponent(uri)}`
}
/** Any wallet that supports pairing; without downloads, because it is no particular app. */
const anyApp: Partial<Wallet> = { pairingLink: (uri) => uri }
const stops: (() => void)[] = []

beforeAll(() =>
  Promise.all([
    pairingView(anyApp, phone).load(),
    pairingQr.load(),
    getWalletPane.load(),
    pairingView(app, desktop).load(),
    pairingView(app, phone).load()
  ])
)
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

interface Opening {
  readonly device?: Device
  readonly wallet?: Partial<Wallet>
  readonly modalSize?: 'compact' | 'wide'
  /** Whether the browser still honours the tap when the pairing arrives. */
  readonly isTapCounted?: boolean
}

/** A dialog on the CONNECT step of a wallet on another device. `pair` is the wallet's adapter with a pairing. */
async function openPairing({
  device = desktop,
  wallet = app,
  modalSize = 'compact',
  isTapCounted = false
}: Opening = {}) {
  const connector = new FakeConnector()
  let options: ConnectOptions | undefined
  let fail: (cause: unknown) => void = () => undefined
  connector.connect = (_chain, given) => {
    options = given
    return new Promise((_resolve, reject) => {
      fail = reject
    })
  }
  const rainbow = walletOf('Rainbow', connector, { transport: () => ({ kind: 'pairing' }), ...wallet })
  const { models, stop } = openTab({ announced: false, catalogue: [rainbow], device })
  stops.push(stop)
  Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { isActive: isTapCounted } })
  models.dialogs.openConnect()
  render(
    <FakePage models={{ ...models, settings: { ...models.settings, modalSize } }}>
      <ConnectDialog />
    </FakePage>
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Rainbow' })))
  const pair = (uri: string) => act(async () => options?.onPairing?.({ uri, expiresAt: Date.now() + FIVE_MINUTES }))
  return { models, pair, reject: () => act(async () => fail(new WalletError('rejected'))) }
}

const wait = (ms: number) => act(async () => void vi.advanceTimersByTime(ms))
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const code = () => screen.queryByRole('img', { name: 'Code to connect Rainbow' })
const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

/** Records followed links instead of leaving the page. */
function followed(): string[] {
  const urls: string[] = []
  const record = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link) return
    event.preventDefault()
    urls.push(link.getAttribute('href') ?? '')
  }
  document.addEventListener('click', record)
  stops.push(() => document.removeEventListener('click', record))
  return urls
}

test('a code for any wallet says to scan it with a phone, without naming a protocol', async () => {
  const { pair, reject } = await openPairing({ wallet: {} })
  const title = () => screen.getByRole('heading', { level: 2 }).textContent
  expect(title()).toBe('Scan with your phone')
  await pair('wc:1')
  expect(title()).toBe('Scan with your phone')
  await reject()
  expect(title()).toBe('Rainbow')
})

test('a code is shown once there is a pairing, for as long as it is valid', async () => {
  const { pair } = await openPairing()
  expect(screen.getByRole('dialog', { name: 'Scan with Rainbow' })).toBeDefined()
  expect(code()).toBeNull()
  expect(said()).toContain('Preparing a code')
  await pair('wc:1')
  expect(code()?.getAttribute('width')).toBe('318')
  expect(said()).toContain('The code is ready to be scanned.')
  expect(screen.getByText('Valid for 5:00')).toBeDefined()
  await wait(1000)
  expect(screen.getByText('Valid for 4:59')).toBeDefined()
})

test('beside the list the code is larger', async () => {
  const { pair } = await openPairing({ modalSize: 'wide' })
  await pair('wc:1')
  expect(code()?.getAttribute('width')).toBe('382')
})

test('the last minute is announced once, and an expired code is not shown', async () => {
  const { pair } = await openPairing()
  await pair('wc:1')
  await wait(FIVE_MINUTES - 60_000)
  expect(said()).toContain('The code expires in one minute. A new one follows automatically.')
  await wait(60_000)
  expect(code()).toBeNull()
  await pair('wc:2')
  expect(code()).not.toBeNull()
  expect(said()).toContain('A new code has replaced the old one.')
  expect(screen.getByText('New code, valid for 5:00')).toBeDefined()
})

test("the code's link can be copied, and the wallet can be downloaded", async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
  const { models, pair } = await openPairing()
  await pair('wc:1')
  await press('Copy link')
  expect(writeText).toHaveBeenCalledWith('wc:1')
  await press('Get Rainbow')
  expect(models.connectDialog.step.name).toBe('DOWNLOAD')
  expect(models.connection.connection.status).toBe('disconnected')
})

test('a wallet with a desktop app is opened with the pairing, beside its code', async () => {
  const { pair } = await openPairing({
    wallet: { ...app, desktop: { getUri: (uri) => `rainbow-desktop://wc?uri=${uri}` } }
  })
  expect(screen.queryByRole('link', { name: 'Open Rainbow' })).toBeNull()
  await pair('wc:1')
  expect(screen.getByRole('link', { name: 'Open Rainbow' }).getAttribute('href')).toBe('rainbow-desktop://wc?uri=wc:1')
  expect(code()).not.toBeNull()
})

test('a rejection removes the code and moves the focus, and RETRY brings both back', async () => {
  const { pair, reject } = await openPairing()
  await pair('wc:1')
  screen.getByRole('button', { name: 'Copy link' }).focus()
  await reject()
  expect(code()).toBeNull()
  expect(screen.getByText('You rejected the request in your wallet.')).toBeDefined()
  vi.advanceTimersToNextFrame()
  expect(document.activeElement?.textContent).toBe('Rainbow')
  await press('RETRY')
  vi.advanceTimersToNextFrame()
  expect(document.activeElement?.textContent).toBe('Scan with Rainbow')
  await pair('wc:2')
  expect(code()).not.toBeNull()
})

test('on a phone the app opens automatically with the pairing while the browser still honours the tap', async () => {
  const urls = followed()
  const { pair } = await openPairing({ device: phone, isTapCounted: true })
  expect(screen.getByText('Opening Rainbow...')).toBeDefined()
  expect(code()).toBeNull()
  await pair('wc:1')
  expect(urls).toEqual(['rainbow://wc?uri=wc%3A1'])
  await pair('wc:2')
  expect(urls).toHaveLength(1)
})

test('once the tap has expired the visitor opens the app', async () => {
  const urls = followed()
  const { pair } = await openPairing({ device: phone })
  await pair('wc:1')
  expect(urls).toEqual([])
  fireEvent.click(screen.getByRole('link', { name: 'Open Rainbow' }))
  expect(urls).toEqual(['rainbow://wc?uri=wc%3A1'])
})

test('a page that stays visible offers alternatives; one hidden by the app does not', async () => {
  followed()
  const { pair } = await openPairing({ device: phone, isTapCounted: true })
  await pair('wc:1')
  await wait(OPENS_WITHIN_MS)
  expect(screen.getByText('Rainbow did not open?')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined()
  expect(screen.getByRole('link', { name: /^Get Rainbow/ }).getAttribute('href')).toBe('https://apps.example/ios')

  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Open again' })))
  expect(screen.getByText('Opening Rainbow...')).toBeDefined()
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  fireEvent(document, new Event('visibilitychange'))
  visibility.mockRestore()
  await wait(OPENS_WITHIN_MS)
  expect(screen.queryByText('Rainbow did not open?')).toBeNull()
})

test('on a phone, WalletConnect itself opens any app that supports it; its code is for another phone', async () => {
  const { pair } = await openPairing({ device: phone, wallet: anyApp })
  expect(screen.getByRole('button', { name: 'Open a wallet' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByRole('button', { name: 'Show code' }).hasAttribute('disabled'), 'no code yet').toBe(true)
  await pair('wc:1')
  expect(screen.getByRole('link', { name: 'Open a wallet' }).getAttribute('href')).toBe('wc:1')
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined()
  expect(code()).toBeNull()
  expect(said()).not.toContain('The code is ready to be scanned.')
})

test('the code for another phone is shown and hidden by one button, which keeps the focus', async () => {
  const { pair } = await openPairing({ device: phone, wallet: anyApp })
  await pair('wc:1')
  const toggle = screen.getByRole('button', { name: 'Show code' })
  toggle.focus()
  await press('Show code')
  expect(code()).not.toBeNull()
  expect(screen.getByText('Valid for 5:00')).toBeDefined()
  expect(said()).toContain('The code is ready to be scanned.')
  expect(screen.queryByRole('link', { name: 'Open a wallet' })).toBeNull()
  expect(document.activeElement).toBe(toggle)
  await wait(FIVE_MINUTES)
  expect(screen.getByRole('button', { name: 'Hide code' }).hasAttribute('disabled'), 'a way back').toBe(false)
  await pair('wc:2')
  await press('Hide code')
  expect(code()).toBeNull()
  expect(document.activeElement).toBe(toggle)
})

test('in another app’s browser, a wallet opens in a new tab; if none does, the page is to be opened in the browser', async () => {
  const urls = followed()
  const wallet: Partial<Wallet> = { ...app, pairingLink: (uri) => `https://rainbow.example/wc?uri=${uri}` }
  const { pair } = await openPairing({ device: inApp, wallet, isTapCounted: true })
  await pair('wc:1')
  expect(urls).toEqual(['https://rainbow.example/wc?uri=wc:1'])
  expect(screen.getByRole('link', { name: 'Open again' })).toMatchObject({ target: '_blank', rel: 'noreferrer' })
  await wait(OPENS_WITHIN_MS)
  expect(screen.getByText(/^This page is open inside another app/)).toBeDefined()
  expect(screen.getByRole('button', { name: "Copy this page's address" })).toBeDefined()
})

test('in another app’s browser, no plain wc: link is offered, which would replace the page', async () => {
  const { pair } = await openPairing({ device: inApp, wallet: {} })
  expect(screen.getByText(/^This page is open inside another app/)).toBeDefined()
  await pair('wc:1')
  expect(screen.queryAllByRole('link')).toEqual([])
  expect(screen.queryByRole('button', { name: 'Open a wallet' })).toBeNull()
  expect(screen.getByRole('button', { name: "Copy this page's address" })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined()
  await press('Show code')
  expect(code()).not.toBeNull()
})
