// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { isReady } from '#domain/wallet.ts'
import { wallet as browserWallet } from './catalog/browser-wallet.ts'
import { Eip6963Discovery } from './eip6963-discovery.ts'
import { FakeProvider } from './fake-provider.ts'

const icon = 'data:image/svg+xml,<svg/>'
const info = (rdns: string, more = {}) => ({ uuid: `uuid of ${rdns}`, name: rdns, rdns, icon, ...more })
const announce = (detail: unknown) => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
const setEthereum = (value: unknown) =>
  Object.defineProperty(window, 'ethereum', { value, configurable: true, writable: true })

function discover() {
  const discovery = new Eip6963Discovery()
  let changes = 0
  const stop = discovery.subscribe(() => changes++)
  return { discovery, stop, changes: () => changes, ids: () => discovery.wallets().map(({ id }) => id) }
}

afterEach(() => setEthereum(undefined))

test('a wallet that claims to be MetaMask goes by the name it announces', () => {
  const { discovery } = discover()
  announce({
    info: info('io.wigwam', { name: 'Wigwam' }),
    provider: Object.assign(new FakeProvider({}), { isMetaMask: true })
  })
  expect(discovery.wallets().map(({ name }) => name)).toEqual(['Wigwam'])
})

test.each([
  undefined,
  null,
  7,
  {},
  { info: info('x') },
  { provider: new FakeProvider({}) },
  { info: {}, provider: new FakeProvider({}) },
  { info: info('', { uuid: '' }), provider: new FakeProvider({}) },
  { info: info('x'), provider: {} }
])('nonsense in an announcement is passed over', (detail) => {
  const { ids } = discover()
  announce(detail)
  expect(ids()).toEqual([])
})

test('an icon that is a link, missing or huge is replaced: no other host hears of the visit', () => {
  const { discovery } = discover()
  for (const [i, bad] of [
    'https://evil.example/i.png',
    undefined,
    'javascript:1',
    `data:image/png,${'x'.repeat(300_000)}`
  ].entries()) {
    announce({ info: info(`io.${i}`, { icon: bad }), provider: new FakeProvider({}) })
  }
  expect(new Set(discovery.wallets().map(({ iconUrl }) => iconUrl))).toEqual(new Set(['/wallets/browser.svg']))
})

test('the Browser wallet is ready for a window.ethereum that nobody announced', () => {
  const { discovery } = discover()
  const wallet = browserWallet({ discovery, device: { os: 'desktop', browser: 'chrome' } })
  expect(isReady(wallet)).toBe(false)
  const provider = new FakeProvider({})
  setEthereum(provider)
  expect(isReady(wallet)).toBe(true)
  expect(wallet.isHidden?.()).toBe(false)
  announce({ info: info('io.same'), provider })
  expect(wallet.isHidden?.()).toBe(true)
})

test('a window.ethereum that throws, or is no provider, is no wallet', () => {
  const wallet = browserWallet({ discovery: new Eip6963Discovery(), device: { os: 'desktop', browser: 'chrome' } })
  setEthereum({ isMetaMask: true })
  expect(isReady(wallet)).toBe(false)
  Object.defineProperty(window, 'ethereum', {
    configurable: true,
    get: () => {
      throw new Error('two extensions')
    }
  })
  expect(isReady(wallet)).toBe(false)
})

test('a window.ethereum that comes late is heard of', () => {
  const { changes } = discover()
  window.dispatchEvent(new Event('ethereum#initialized'))
  expect(changes()).toBe(1)
})

test('no listener stays behind', () => {
  const { stop, ids } = discover()
  stop()
  announce({ info: info('io.late'), provider: new FakeProvider({}) })
  expect(ids()).toEqual([])
})
