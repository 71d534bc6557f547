// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { walletName } from '#ui/words/wallet.ts'
import type { Eip1193Provider } from './eip1193.ts'
import { FakeProvider } from './fake-provider.ts'
import { FakeWalletPage, providerWith } from './fake-wallet-page.ts'
import { loadInjectedConnector } from './injected/load-injected-connector.ts'

let page: FakeWalletPage
beforeEach(() => {
  page = new FakeWalletPage()
})
afterEach(() => page.leave())

const put = (value: unknown) => page.put('ethereum', { value })
const sharing = (...providers: readonly unknown[]) => ({ request: async () => null, providers })

/** Who is offered as being in the page, from the top of the list, and that each leads to its own provider. */
async function expectOffered(expected: readonly (readonly [name: string, provider: Eip1193Provider])[]): Promise<void> {
  const offered = page.here()
  expect(offered.map(walletName)).toEqual(expected.map(([name]) => name))
  for (const [index, [, provider]] of expected.entries())
    expect(await offered[index]?.loadConnector()).toBe(await loadInjectedConnector(provider))
}

const wallets = [
  { name: 'Rainbow', flags: ['isRainbow'], rdns: 'me.rainbow' },
  { name: 'Rainbow', flags: ['isRainbow', 'isMetaMask'], rdns: 'me.rainbow' },
  { name: 'Coinbase Wallet', flags: ['isCoinbaseWallet'], rdns: 'com.coinbase.wallet' },
  { name: 'Coinbase Wallet', flags: ['isCoinbaseBrowser', 'isMetaMask'], rdns: 'com.coinbase.wallet' },
  { name: 'MetaMask', flags: ['isMetaMask'], rdns: 'io.metamask' },
  { name: 'MetaMask', flags: ['isMetaMask'], rdns: 'io.metamask.mobile' },
  { name: 'MetaMask', flags: ['isMetaMask'], rdns: 'io.metamask.flask' },
  { name: 'Brave Wallet', flags: ['isBraveWallet', 'isMetaMask'], rdns: 'com.brave.wallet' }
]

describe.each(wallets)('$name with $flags', ({ name, flags, rdns }) => {
  test('is offered by its name for its flag', async () => {
    const provider = providerWith(...flags)
    put(provider)
    await expectOffered([[name, provider]])
  })

  test('that announces itself is offered as announced, and as nothing else', async () => {
    const provider = providerWith(...flags)
    put(provider)
    page.announce(rdns, provider)
    await expectOffered([[rdns, provider]])
  })

  test('that announces itself late takes the place of what was offered for its flag', async () => {
    const provider = providerWith(...flags)
    put(provider)
    await expectOffered([[name, provider]])
    page.announce(rdns, provider)
    await expectOffered([[rdns, provider]])
  })

  test('that announces another object than the one it put into the page is offered once', async () => {
    const announced = providerWith(...flags)
    put(new Proxy(announced, {}))
    page.announce(rdns, announced)
    await expectOffered([[rdns, announced]])
  })

  test('that announces itself by a name of its own is not offered by the name of its flag', async () => {
    const provider = providerWith(...flags)
    put(new Proxy(provider, {}))
    page.announce('test.pelican', provider)
    await expectOffered([['test.pelican', provider]])
  })

  test('is found beside an unknown provider, which is the Browser wallet', async () => {
    const [provider, stranger] = [providerWith(...flags), providerWith()]
    put(Object.assign(stranger, { providers: [provider, stranger] }))
    await expectOffered([
      ['Browser wallet', stranger],
      [name, provider]
    ])
  })

  test('is found once in a list that contains it twice', async () => {
    const provider = providerWith(...flags)
    put(sharing(provider, provider))
    await expectOffered([[name, provider]])
  })
})

describe('a wallet that only claims to be MetaMask is not', () => {
  // Any of these may have been added to the catalogue since, and is then offered by its name.
  const flags = ['isRabby', 'isPhantom', 'isTrust', 'isTrustWallet', 'isOkxWallet', 'isTaho', 'isWigwam', 'isNobodys']

  test.each(flags)('with %s', async (flag) => {
    const provider = providerWith('isMetaMask', flag)
    put(provider)
    const name = walletName(page.here()[0])
    expect(name).not.toBe('MetaMask')
    await expectOffered([[name, provider]])
  })

  test('with a flag of no wallet of the catalogue, and is the Browser wallet', async () => {
    const provider = providerWith('isMetaMask', 'isNobodys')
    put(provider)
    await expectOffered([['Browser wallet', provider]])
  })

  test('when its flag is a getter of its class', async () => {
    class Nobodys extends FakeProvider {
      readonly isMetaMask = true
      get isNobodys() {
        return true
      }
    }
    const provider = new Nobodys({})
    put(provider)
    await expectOffered([['Browser wallet', provider]])
  })

  test('when its flag is a non-enumerable property', async () => {
    const provider = Object.defineProperty(providerWith('isMetaMask'), 'isNobodys', { value: true })
    put(provider)
    await expectOffered([['Browser wallet', provider]])
  })

  test('when its properties cannot be listed', async () => {
    const provider = new Proxy(providerWith('isMetaMask'), {
      ownKeys() {
        throw new Error('hidden')
      }
    })
    put(provider)
    await expectOffered([['Browser wallet', provider]])
  })

  test('and when it announces itself, while MetaMask is in the page too', async () => {
    const [pelican, metaMask] = [providerWith('isMetaMask', 'isPelican'), providerWith('isMetaMask')]
    put(sharing(pelican, metaMask))
    page.announce('test.pelican', pelican)
    await expectOffered([
      ['test.pelican', pelican],
      ['MetaMask', metaMask]
    ])
  })
})

test('a property that is not a flag makes no wallet an impostor', async () => {
  const provider = Object.assign(providerWith('isMetaMask'), { isRabby: false, isPhantom: undefined, isConnected() {} })
  put(provider)
  await expectOffered([['MetaMask', provider]])
})

test('in Brave, MetaMask with the flag of Brave is MetaMask, and Brave Wallet is in its own place', async () => {
  const metaMask = Object.assign(providerWith('isMetaMask', 'isBraveWallet'), { _state: {}, _events: {} })
  const brave = providerWith('isMetaMask', 'isBraveWallet')
  put(metaMask)
  await expectOffered([['MetaMask', metaMask]])
  page.put('braveEthereum', { value: brave })
  await expectOffered([
    ['MetaMask', metaMask],
    ['Brave Wallet', brave]
  ])
})

test.each(['_state', '_events'])(
  'in Brave, a provider with `%s` is MetaMask, as wagmi and RainbowKit tell them apart',
  async (inside) => {
    const provider = Object.assign(providerWith('isMetaMask', 'isBraveWallet'), { [inside]: {} })
    put(provider)
    await expectOffered([['MetaMask', provider]])
  }
)

test.each(['isxPortal', 'is1inch', 'isRabby', '__seif'])(
  'a provider with `%s` beside MetaMask’s flag is not MetaMask',
  async (flag) => {
    put(providerWith('isMetaMask', flag))
    expect(page.here().map(({ name }) => name)).not.toContain('MetaMask')
  }
)

test("Coinbase Wallet is found in its extension's own property, whatever its flags are and whoever has window.ethereum", async () => {
  const [coinbase, metaMask] = [providerWith('isMetaMask'), providerWith('isMetaMask')]
  page.put('coinbaseWalletExtension', { value: coinbase })
  await expectOffered([['Coinbase Wallet', coinbase]])
  put(coinbase)
  await expectOffered([['Coinbase Wallet', coinbase]])
  put(metaMask)
  await expectOffered([
    ['Coinbase Wallet', coinbase],
    ['MetaMask', metaMask]
  ])
})

test('several wallets in one place are each offered once, by name, in the order of the catalogue', async () => {
  const brave = providerWith('isMetaMask', 'isBraveWallet')
  const metaMask = providerWith('isMetaMask')
  const coinbase = providerWith('isCoinbaseWallet')
  const rainbow = providerWith('isRainbow')
  put(Object.assign(coinbase, { providers: [brave, metaMask, coinbase, rainbow] }))
  await expectOffered([
    ['Rainbow', rainbow],
    ['Coinbase Wallet', coinbase],
    ['MetaMask', metaMask],
    ['Brave Wallet', brave]
  ])
})

test('a switch between wallets that are all offered is no wallet', async () => {
  const [metaMask, pelican] = [providerWith('isMetaMask'), providerWith('isPelican')]
  put(sharing(metaMask, pelican))
  page.announce('test.pelican', pelican)
  await expectOffered([
    ['test.pelican', pelican],
    ['MetaMask', metaMask]
  ])
})

test('of two indistinguishable wallets, one is offered', async () => {
  const [first, second] = [providerWith('isMetaMask'), providerWith('isMetaMask')]
  put(sharing(first, second))
  await expectOffered([['MetaMask', first]])
})

test('a provider with the flags of several wallets is offered as one', async () => {
  const provider = providerWith('isCoinbaseWallet', 'isRainbow', 'isMetaMask')
  put(provider)
  await expectOffered([['Rainbow', provider]])
})

test("of several without a name the Browser wallet is the page's own choice", async () => {
  const [first, second] = [providerWith(), providerWith()]
  put(Object.assign(second, { providers: [first, second] }))
  await expectOffered([['Browser wallet', second]])
})

test('wallets without a flag are not taken for one another', async () => {
  const [announced, provider] = [providerWith(), providerWith()]
  page.announce('test.pelican', announced)
  put(provider)
  await expectOffered([
    ['test.pelican', announced],
    ['Browser wallet', provider]
  ])
})

test('a visitor who came back with the Browser wallet keeps it when it is offered by name', async () => {
  const provider = providerWith('isMetaMask')
  put(provider)
  const wallet = page.find('injected')
  expect([wallet.isHidden?.(), wallet.transport().kind]).toEqual([true, 'here'])
  expect(await wallet.loadConnector()).toBe(await loadInjectedConnector(provider))
})
