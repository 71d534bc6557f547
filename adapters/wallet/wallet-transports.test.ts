// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Connector } from '#domain/ports/connector.ts'
import { appRoute } from '#domain/wallet/app-route.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import { shownWalletFailure } from '#ui/words/wallet-failure.ts'
import type { WalletConnect } from './catalogue-wallet.ts'
import { catalogueWallet } from './catalogue-wallet.ts'
import { devices, FakeWalletPage, providerWith } from './fake-wallet-page.ts'
import { loadInjectedConnector } from './injected/load-injected-connector.ts'

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
const transportsOn = (page: FakeWalletPage) => named.map((id) => page.find(id).transport().kind)

describe('without a wallet in the page', () => {
  test.each([
    ['chrome', ['pairing', 'absent', 'pairing', 'pairing', 'absent']],
    ['firefox', ['pairing', 'absent', 'pairing', 'pairing', 'absent']],
    ['safari', ['pairing', 'absent', 'pairing', 'pairing', 'absent']],
    ['iPhone', ['pairing', 'page-link', 'pairing', 'pairing', 'absent']],
    ['android', ['pairing', 'page-link', 'pairing', 'pairing', 'absent']]
  ] as const)('%s reaches those that take pairings where the page has a project id', (device, ways) => {
    expect(transportsOn(openPage(device, { walletConnect }))).toEqual(ways)
  })

  test.each([
    ['chrome', ['absent', 'absent', 'absent', 'absent', 'absent']],
    ['firefox', ['absent', 'absent', 'absent', 'absent', 'absent']],
    ['iPhone', ['absent', 'page-link', 'page-link', 'absent', 'absent']],
    ['android', ['absent', 'page-link', 'page-link', 'absent', 'absent']]
  ] as const)('%s reaches only those that open the page inside themselves where it has none', (device, ways) => {
    expect(transportsOn(openPage(device))).toEqual(ways)
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
    expect(page.find(id).transport()).toEqual({ kind: 'here' })
    expect(await page.find(id).loadConnector()).toBe(await loadInjectedConnector(provider))
    page.leave()
  }
  expect(apps).toEqual([])
})

test('a wallet that appears in the page is reached there from then on, always by the same connector', async () => {
  const page = openPage('chrome', { walletConnect })
  const wallet = page.find('rainbow')
  expect(await wallet.loadConnector()).toBe(connector)
  page.put('ethereum', { value: providerWith('isRainbow') })
  const injected = await wallet.loadConnector()
  expect(injected).not.toBe(connector)
  expect(await wallet.loadConnector()).toBe(injected)
})

test('a paired wallet stays paired even if it has appeared in the page since', async () => {
  const page = openPage('chrome', { walletConnect })
  page.put('ethereum', { value: providerWith('isRainbow') })
  expect(await page.find('rainbow').loadConnector('pairing')).toBe(connector)
  expect(apps).toEqual([{ name: 'Rainbow' }])
})

test('on a phone, pairing passes the wallet’s name and the link that brings its app to the front', async () => {
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

test('from another app’s own browser a wallet opens by its https address, or not at all', async () => {
  const page = openPage('instagram', { walletConnect })
  const [rainbow, metaMask, any] = [page.find('rainbow'), page.find('metaMask'), page.find('walletConnect')]
  expect(rainbow.pairingLink?.('wc:1@2', devices.instagram)).toBe('https://rnbwapp.com/wc?uri=wc%3A1%402')
  expect(metaMask.pairingLink?.('wc:1@2', devices.instagram)).toBe('https://link.metamask.io/wc?uri=wc%3A1%402')
  expect(any.pairingLink, 'a plain wc: link has no https address').toBeUndefined()
  expect([rainbow.openLink, metaMask.openLink, any.openLink]).toEqual([
    'https://rnbwapp.com',
    'https://link.metamask.io',
    undefined
  ])
  for (const wallet of [rainbow, metaMask, any]) await wallet.loadConnector()
  expect(apps).toEqual([
    { name: 'Rainbow', href: 'https://rnbwapp.com' },
    { name: 'MetaMask', href: 'https://link.metamask.io' },
    { name: 'WalletConnect' }
  ])
})

test('a page link leads to the page that the visitor is currently on', () => {
  const page = openPage('iPhone')
  const links = () => ['coinbase', 'metaMask'].map((id) => page.find(id).transport())
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
  expect(failure).toMatchObject({ kind: 'absent' })
  expect(shownWalletFailure(walletFailure(failure))).toEqual({
    reason: `${name} is not available in this browser.`,
    isRejection: false
  })
})

test('an app of the catalogue ends in its own route back to this page, whether or not the page can pair wallets', () => {
  const routes = (device: keyof typeof devices, more: Parameters<typeof openPage>[1] = {}) =>
    named.map((id) => appRoute(openPage(device, more).find(id), devices[device]))
  expect(routes('chrome', { walletConnect })).toEqual(['scan', 'scan-page', 'scan', 'scan', 'scan-address'])
  expect(routes('chrome')).toEqual(['scan-address', 'scan-page', 'scan-page', undefined, 'scan-address'])
  expect(routes('iPhone', { walletConnect })).toEqual(['open-app', 'open-page', 'open-app', 'open-app', 'enter-page'])
  expect(routes('android')).toEqual(['enter-page', 'open-page', 'open-page', undefined, 'enter-page'])
})

test('the code for a phone opens this page by the wallet’s own link, or is the address to be opened in it', () => {
  const page = openPage('chrome')
  window.history.replaceState({}, '', '/dashboard')
  expect(['rainbow', 'coinbase', 'metaMask', 'walletConnect', 'brave'].map((id) => page.find(id).pageUrl?.())).toEqual([
    'http://localhost:3000/dashboard',
    'https://go.cb-w.com/dapp?cb_url=http%3A%2F%2Flocalhost%3A3000%2Fdashboard',
    'https://link.metamask.io/dapp/localhost:3000/dashboard',
    undefined,
    'http://localhost:3000/dashboard'
  ])
})

test('an app that this page could not be connected to is not offered, while the extension is', () => {
  const downloads = { extensions: { chrome: 'https://store.example' }, ios: 'https://apps.example' }
  const pelican = catalogueWallet({
    id: 'pelican',
    name: 'Pelican',
    iconUrl: '',
    iconBackground: '#fff',
    app: {},
    downloads
  })
  const { discovery } = openPage('chrome')
  const surroundings = { discovery, device: devices.chrome, walletIdOf: () => undefined }
  expect(pelican(surroundings).downloads).toEqual({ extensions: downloads.extensions })
  expect(pelican({ ...surroundings, walletConnect }).downloads).toEqual(downloads)
})

test('a wallet with an app for computers is opened there with the pairing, and on a phone is not', () => {
  const pairing = { desktop: 'pelican://wc?uri=' }
  const pelican = catalogueWallet({
    id: 'pelican',
    name: 'Pelican',
    iconUrl: '',
    iconBackground: '#fff',
    app: { pairing }
  })
  const { discovery } = openPage('chrome')
  const on = (device: keyof typeof devices) =>
    pelican({ discovery, device: devices[device], walletConnect, walletIdOf: () => undefined }).desktop?.getUri(
      'wc:1@2'
    )
  expect(on('chrome')).toBe('pelican://wc?uri=wc%3A1%402')
  expect(on('iPhone')).toBeUndefined()
})

test('the steps of each wallet have its own kinds, and lead to what else it says', () => {
  expect(openPage('chrome', { walletConnect }).find('coinbase').instructions).toEqual({
    mobile: ['install', 'create', 'scan'],
    extension: ['install', 'create', 'refresh'],
    learnMoreUrl: 'https://coinbase.com/wallet/articles/getting-started-extension'
  })
  expect(openPage('chrome', { walletConnect }).find('walletConnect').instructions).toBeUndefined()
})
