// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import type { WalletConnect } from './catalogue-wallet.ts'
import type { FakeProvider } from './fake-provider.ts'
import { devices, FakeWalletPage, providerWith } from './fake-wallet-page.ts'

const FLAGS = ['isMetaMask', 'isRainbow', 'isCoinbaseWallet', 'isBraveWallet', 'isRabby']
const NAMES = ['io.metamask', 'me.rainbow', 'com.coinbase.wallet', 'com.brave.wallet', 'test.pelican', 'test.heron']
const PROPERTIES = ['coinbaseWalletExtension', 'braveEthereum']
const PAGES = 400

const walletConnect: WalletConnect = { load: () => Promise.reject(new Error('not used')) }

/** The same numbers in every run (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** Up to four wallets, each with some flags, put and announced wherever wallets are. */
function fillPage(page: FakeWalletPage, any: (below: number) => number): readonly FakeProvider[] {
  const providers = Array.from({ length: 1 + any(4) }, () => providerWith(...FLAGS.filter(() => any(3) === 0)))
  const one = () => providers[any(providers.length)] ?? providerWith()
  const ethereum = any(3) === 0 ? Object.assign(providerWith(), { providers }) : one()
  if (any(4) > 0) page.put('ethereum', { value: any(3) === 0 ? Object.assign(ethereum, { providers }) : ethereum })
  for (const property of PROPERTIES) if (any(4) === 0) page.put(property, { value: one() })
  for (const name of NAMES) if (any(4) === 0) page.announce(name, any(4) === 0 ? new Proxy(one(), {}) : one())
  return providers
}

test('whatever is in a page, no wallet and no provider is offered twice, and every announced one is offered', async () => {
  for (let seed = 0; seed < PAGES; seed++) {
    const page = new FakeWalletPage({ device: devices.chrome, walletConnect })
    fillPage(page, numbers(seed))
    const rows = page.listed().map(({ wallet }) => wallet)
    const names = rows.flatMap(({ id, rdns = [] }) => [...new Set([id, ...rdns])])
    expect(new Set(names).size, `names on page ${seed}`).toBe(names.length)
    const connectors = await Promise.all(page.here().map((wallet) => wallet.loadConnector()))
    expect(new Set(connectors).size, `connectors on page ${seed}`).toBe(connectors.length)
    const announced = page.discovery.wallets().map(({ id }) => id)
    expect(rows.slice(0, announced.length).map(({ id }) => id)).toEqual(announced)
    page.leave()
  }
})

test('whatever is in a page, some wallet is offered as being there', () => {
  for (let seed = 0; seed < PAGES; seed++) {
    const page = new FakeWalletPage()
    const [provider = providerWith()] = fillPage(page, numbers(seed))
    page.put('ethereum', { value: provider })
    expect(page.here().length, `wallets on page ${seed}`).toBeGreaterThan(0)
    page.leave()
  }
})
