// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WalletAnswerError } from '#domain/errors.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { devices, FakeWalletPage, providerWith } from './fake-wallet-page.ts'
import { loadInjectedConnector } from './load-injected-connector.ts'
import type { WalletConnect } from './wallet-catalogue.ts'

const connector = {} as Connector
let apps: unknown[]
let pages: FakeWalletPage[]
const walletConnect: WalletConnect = {
  load: async (app) => {
    apps.push(app)
    return connector
  }
}

beforeEach(() => {
  apps = []
  pages = []
  window.history.replaceState({}, '', 'http://localhost:3000/')
})
afterEach(() => {
  for (const page of pages) page.leave()
})

function openPage(device: keyof typeof devices, more: { readonly walletConnect?: WalletConnect } = {}) {
  const page = new FakeWalletPage({ device: devices[device], ...more })
  pages.push(page)
  return page
}

const named = ['rainbow', 'coinbase', 'metaMask', 'walletConnect', 'brave']
const waysOn = (page: FakeWalletPage) => named.map((id) => page.find(id).way().kind)

describe('without a wallet in the page', () => {
  test.each([
    ['chrome', ['pairing', 'absent', 'pairing', 'pairing', 'absent']],
    ['firefox', ['pairing', 'absent', 'pairing', 'pairing', 'absent']],
    ['safari', ['pairing', 'absent', 'pairing', 'pairing', 'absent']],
    ['iPhone', ['pairing', 'page-link', 'pairing', 'pairing', 'absent']],
    ['android', ['pairing', 'page-link', 'pairing', 'pairing', 'absent']]
  ] as const)('%s reaches those that take pairings where the page has a project id', (device, ways) => {
    expect(waysOn(openPage(device, { walletConnect }))).toEqual(ways)
  })

  test.each([
    ['chrome', ['absent', 'absent', 'absent', 'absent', 'absent']],
    ['firefox', ['absent', 'absent', 'absent', 'absent', 'absent']],
    ['iPhone', ['absent', 'page-link', 'page-link', 'absent', 'absent']],
    ['android', ['absent', 'page-link', 'page-link', 'absent', 'absent']]
  ] as const)('%s reaches only those that open the page inside themselves where it has none', (device, ways) => {
    expect(waysOn(openPage(device))).toEqual(ways)
  })
})

test.each([
  ['rainbow', 'isRainbow'],
  ['coinbase', 'isCoinbaseBrowser'],
  ['metaMask', 'isMetaMask'],
  ['brave', 'isBraveWallet']
])('inside the browser of its own app, %s is in the page: it is not paired and opens nothing', async (id, flag) => {
  for (const device of ['iPhone', 'android'] as const) {
    const page = openPage(device, { walletConnect })
    const provider = providerWith(flag)
    page.put('ethereum', { value: provider })
    expect(page.find(id).way()).toEqual({ kind: 'here' })
    expect(await page.find(id).loadConnector()).toBe(await loadInjectedConnector(provider))
    page.leave()
  }
  expect(apps).toEqual([])
})

test('a wallet that comes into the page is reached there from then on, by the same connector every time', async () => {
  const page = openPage('chrome', { walletConnect })
  const wallet = page.find('rainbow')
  expect(await wallet.loadConnector()).toBe(connector)
  page.put('ethereum', { value: providerWith('isRainbow') })
  const injected = await wallet.loadConnector()
  expect(injected).not.toBe(connector)
  expect(await wallet.loadConnector()).toBe(injected)
})

test('a wallet that was paired is reached so, though it has come into the page since', async () => {
  const page = openPage('chrome', { walletConnect })
  page.put('ethereum', { value: providerWith('isRainbow') })
  expect(await page.find('rainbow').loadConnector('pairing')).toBe(connector)
  expect(apps).toEqual([{ name: 'Rainbow' }])
})

test('the wallet that is to be paired is named on a phone, with the link that brings its app to the front', async () => {
  const page = openPage('iPhone', { walletConnect })
  for (const id of ['rainbow', 'metaMask', 'walletConnect']) {
    expect(await page.find(id).loadConnector()).toBe(connector)
  }
  expect(apps).toEqual([
    { name: 'Rainbow', href: 'rainbow://' },
    { name: 'MetaMask', href: 'metamask://' },
    { name: 'WalletConnect' }
  ])
})

test('on a desktop there is no app to bring to the front, and no link to open with a pairing', async () => {
  const page = openPage('chrome', { walletConnect })
  for (const id of ['rainbow', 'metaMask', 'walletConnect']) {
    const wallet = page.find(id)
    await wallet.loadConnector()
    expect([wallet.openLink, wallet.pairingLink?.('wc:1', devices.chrome)]).toEqual([undefined, undefined])
  }
  expect(apps).toEqual([{ name: 'Rainbow' }, { name: 'MetaMask' }, { name: 'WalletConnect' }])
})

test('a pairing is opened by the links of the wallet on this very phone', () => {
  const uri = 'wc:7f6e@2?relay-protocol=irn&symKey=ab12'
  const encoded = 'wc%3A7f6e%402%3Frelay-protocol%3Dirn%26symKey%3Dab12'
  const links = (device: 'iPhone' | 'android') =>
    ['rainbow', 'metaMask', 'walletConnect'].map((id) =>
      openPage(device, { walletConnect }).find(id).pairingLink?.(uri, devices[device])
    )
  expect(links('iPhone')).toEqual([`rainbow://wc?uri=${encoded}`, `metamask://wc?uri=${encoded}`, uri])
  expect(links('android')).toEqual([uri, `metamask://wc?uri=${encoded}`, uri])
})

test('a page link leads to the page that the visitor is on, wherever that is by then', () => {
  const page = openPage('iPhone')
  const links = () => ['coinbase', 'metaMask'].map((id) => page.find(id).way())
  expect(links()).toEqual([
    { kind: 'page-link', url: 'https://go.cb-w.com/dapp?cb_url=http%3A%2F%2Flocalhost%3A3000%2F' },
    { kind: 'page-link', url: 'https://link.metamask.io/dapp/localhost:3000/' }
  ])
  window.history.replaceState({}, '', '/dashboard?from=a%20b&to=c#top')
  expect(links()).toEqual([
    {
      kind: 'page-link',
      url: 'https://go.cb-w.com/dapp?cb_url=http%3A%2F%2Flocalhost%3A3000%2Fdashboard%3Ffrom%3Da%2520b%26to%3Dc%23top'
    },
    { kind: 'page-link', url: 'https://link.metamask.io/dapp/localhost:3000/dashboard' }
  ])
})

test.each([
  ['coinbase', 'Coinbase Wallet'],
  ['brave', 'Brave Wallet'],
  ['rainbow', 'Rainbow'],
  ['injected', 'Browser wallet']
])('%s that is absent cannot be connected, and says so in words', async (id, name) => {
  const failure = await openPage('firefox')
    .find(id)
    .loadConnector()
    .catch((cause: unknown) => cause)
  expect(failure).toBeInstanceOf(WalletAnswerError)
  expect(failure).toMatchObject({ message: `${name} is not available in this browser.` })
})

test('only where wallets can be paired is a code to be scanned among the instructions', () => {
  const steps = (page: FakeWalletPage) => page.find('rainbow').instructions?.mobile
  expect(steps(openPage('chrome', { walletConnect }))).toEqual(['install', 'create', 'scan'])
  expect(steps(openPage('chrome'))).toEqual(['install', 'create'])
  expect(openPage('chrome', { walletConnect }).find('coinbase').instructions).toEqual({
    mobile: ['install', 'create'],
    extension: ['install', 'create', 'refresh'],
    learnMoreUrl: 'https://coinbase.com/wallet/articles/getting-started-extension'
  })
  expect(openPage('chrome', { walletConnect }).find('walletConnect').instructions).toBeUndefined()
})
