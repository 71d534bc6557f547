// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import type { Connector } from '#domain/ports/connector.ts'
import { extensionDownloadUrl, mobileDownloadUrl } from '#domain/wallet/wallet.ts'
import { walletsToGet } from '#domain/wallet/wallet-list.ts'
import { walletName } from '#ui/words/wallet.ts'
import type { CatalogueEntry, WalletConnect } from './catalogue-wallet.ts'
import { devices, FakeWalletPage, providerWith } from './fake-wallet-page.ts'

const walletConnect: WalletConnect = { load: async () => ({}) as Connector }
const pages: FakeWalletPage[] = []
afterEach(() => {
  for (const page of pages) page.leave()
})

function openPage(device: keyof typeof devices = 'chrome', isPairingPossible = true) {
  const page = new FakeWalletPage({ device: devices[device], ...(isPairingPossible && { walletConnect }) })
  pages.push(page)
  return page
}

/** Those of requirement C12, in its order; a team's own stand among them. */
const SEVEN = ['injected', 'safe', 'rainbow', 'coinbase', 'metaMask', 'walletConnect', 'brave']
const isOfSeven = ({ id }: Pick<CatalogueEntry, 'id'>) => SEVEN.includes(id)

const namesOn = (device: keyof typeof devices, isPairingPossible = true) =>
  openPage(device, isPairingPossible)
    .listed()
    .filter(({ wallet }) => isOfSeven(wallet))
    .map(({ wallet, isReady }) => (isReady ? walletName(wallet) : `${walletName(wallet)} (unsupported)`))

test('the seven wallets of requirement C12 stand in its order, as one group', () => {
  const seven = openPage().catalogue.filter(isOfSeven)
  expect(seven.map(({ id }) => id)).toEqual(SEVEN)
  expect(seven.map(walletName)).toEqual([
    'Browser wallet',
    'Safe',
    'Rainbow',
    'Coinbase Wallet',
    'MetaMask',
    'WalletConnect',
    'Brave Wallet'
  ])
  expect(new Set(seven.map(({ group }) => group))).toEqual(new Set(['popular']))
})

test('each wallet of the catalogue has an id and an order of its own, and wallets without an order come last', () => {
  const entries: readonly CatalogueEntry[] = openPage().catalogue
  const orders = entries.flatMap(({ order }) => order ?? [])
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
  expect(orders).toEqual([...new Set(orders)].sort((a, b) => a - b))
  expect(entries.slice(0, orders.length).map(({ order }) => order)).toEqual(orders)
})

describe('the list of the connect dialog, with no wallet in the page', () => {
  test.each([
    ['chrome', ['Rainbow', 'MetaMask', 'WalletConnect', 'Safe', 'Coinbase Wallet (unsupported)']],
    ['edge', ['Rainbow', 'MetaMask', 'WalletConnect', 'Safe', 'Coinbase Wallet (unsupported)']],
    ['opera', ['Rainbow', 'MetaMask', 'WalletConnect', 'Safe', 'Coinbase Wallet (unsupported)']],
    ['firefox', ['Rainbow', 'MetaMask', 'WalletConnect', 'Safe']],
    ['safari', ['Rainbow', 'MetaMask', 'WalletConnect', 'Safe']],
    ['iPhone', ['Rainbow', 'Coinbase Wallet', 'MetaMask', 'WalletConnect']],
    ['android', ['Rainbow', 'Coinbase Wallet', 'MetaMask', 'WalletConnect']]
  ] as const)('%s, where wallets can be paired', (device, names) => {
    expect(namesOn(device)).toEqual(names)
  })

  test.each([
    ['chrome', ['Safe', 'Rainbow (unsupported)', 'Coinbase Wallet (unsupported)', 'MetaMask (unsupported)']],
    ['firefox', ['Safe', 'Rainbow (unsupported)', 'MetaMask (unsupported)']],
    ['safari', ['Safe']],
    ['iPhone', ['Coinbase Wallet', 'MetaMask']],
    ['android', ['Coinbase Wallet', 'MetaMask']]
  ] as const)('%s, where none can be paired', (device, names) => {
    expect(namesOn(device, false)).toEqual(names)
  })
})

test('a visitor without a wallet is offered 5 on a desktop and 3 on a phone', () => {
  const toGet = (device: keyof typeof devices) =>
    walletsToGet(openPage(device).catalogue.filter(isOfSeven), devices[device]).map(({ name }) => name)
  expect(toGet('chrome')).toEqual(['Rainbow', 'Coinbase Wallet', 'MetaMask', 'Brave Wallet', 'Safe'])
  for (const device of ['firefox', 'safari'] as const)
    expect(toGet(device)).toEqual(['Rainbow', 'MetaMask', 'Coinbase Wallet', 'Brave Wallet', 'Safe'])
  for (const device of ['iPhone', 'android'] as const)
    expect(toGet(device)).toEqual(['Rainbow', 'Coinbase Wallet', 'MetaMask'])
})

test('each wallet is got from its own page in the store of each browser', () => {
  const extensions = (id: string) =>
    (['chrome', 'edge', 'opera', 'firefox', 'safari', 'iPhone'] as const).map((device) =>
      extensionDownloadUrl(openPage().find(id), devices[device])
    )
  expect(Object.fromEntries(['rainbow', 'coinbase', 'metaMask', 'brave'].map((id) => [id, extensions(id)]))).toEqual({
    rainbow: [
      'https://chromewebstore.google.com/detail/rainbow/opfgelmcmbiajamepnmloijbpoleiama',
      'https://microsoftedge.microsoft.com/addons/detail/rainbow/cpojfbodiccabbabgimdeohkkpjfpbnf',
      'https://chromewebstore.google.com/detail/rainbow/opfgelmcmbiajamepnmloijbpoleiama',
      'https://addons.mozilla.org/firefox/addon/rainbow-extension/',
      undefined,
      undefined
    ],
    coinbase: [
      'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
      'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
      'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad',
      undefined,
      undefined,
      undefined
    ],
    metaMask: [
      'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
      'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
      'https://addons.opera.com/extensions/details/metamask-10',
      'https://addons.mozilla.org/firefox/addon/ether-metamask',
      undefined,
      undefined
    ],
    brave: [undefined, undefined, undefined, undefined, undefined, undefined]
  })
})

test('where none can be paired, those are offered first that can be connected from here all the same', () => {
  const toGet = (device: keyof typeof devices) =>
    walletsToGet(openPage(device, false).catalogue.filter(isOfSeven), devices[device]).map(({ name }) => name)
  expect(toGet('firefox')).toEqual(['Rainbow', 'MetaMask', 'Coinbase Wallet', 'Brave Wallet', 'Safe'])
  expect(toGet('iPhone')).toEqual(['Coinbase Wallet', 'MetaMask', 'Rainbow'])
})

test('the groups of a team decide which wallets of the catalogue there are, in which order', () => {
  const groups = [
    { name: 'Ours', wallets: ['metaMask', 'rainbow'] },
    { name: 'Others', wallets: ['walletConnect'] }
  ]
  const page = new FakeWalletPage({ walletConnect, groups })
  pages.push(page)
  expect(page.catalogue.map(({ id, ownGroup }) => [id, ownGroup])).toEqual([
    ['metaMask', 'Ours'],
    ['rainbow', 'Ours'],
    ['walletConnect', 'Others']
  ])
  expect(page.listed().map(({ wallet }) => wallet.id)).toEqual(['metaMask', 'rainbow', 'walletConnect'])
  expect(walletsToGet(page.catalogue, devices.chrome).map(({ id }) => id)).toEqual(['metaMask', 'rainbow'])
})

test('the provider of a wallet that the groups leave out is any wallet in this browser', () => {
  const page = new FakeWalletPage({ groups: [{ name: 'Ours', wallets: ['injected', 'metaMask'] }] })
  pages.push(page)
  page.put('ethereum', { value: providerWith('isRainbow') })
  expect(page.here().map(({ id }) => id)).toEqual(['injected'])
})

test('a page that no Safe may show offers none', () => {
  const page = new FakeWalletPage({ safeHosts: [] })
  pages.push(page)
  expect(page.find('safe').transport()).toEqual({ kind: 'absent' })
  expect(page.listed().map(({ wallet }) => wallet.name)).not.toContain('Safe')
  expect(walletsToGet(page.catalogue, devices.chrome).map(({ name }) => name)).not.toContain('Safe')
})

test('each app is got from the store of the phone, and a code on a desktop leads to where it finds its store', () => {
  const apps = (id: string) =>
    (['chrome', 'iPhone', 'android'] as const).map((device) => mobileDownloadUrl(openPage().find(id), devices[device]))
  expect(Object.fromEntries(['rainbow', 'coinbase', 'metaMask', 'brave'].map((id) => [id, apps(id)]))).toEqual({
    rainbow: [
      'https://rainbow.download',
      'https://apps.apple.com/app/apple-store/id1457119021',
      'https://play.google.com/store/apps/details?id=me.rainbow'
    ],
    coinbase: [
      'https://coinbase-wallet.onelink.me/q5Sx/fdb9b250',
      'https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455',
      'https://play.google.com/store/apps/details?id=org.toshi'
    ],
    metaMask: [
      'https://metamask.io/download',
      'https://apps.apple.com/us/app/metamask/id1438144202',
      'https://play.google.com/store/apps/details?id=io.metamask'
    ],
    brave: [
      'https://brave.com/wallet/',
      'https://apps.apple.com/app/id1052879175',
      'https://play.google.com/store/apps/details?id=com.brave.browser'
    ]
  })
})
