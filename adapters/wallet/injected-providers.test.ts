// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { FakeWalletPage, providerWith } from './fake-wallet-page.ts'
import { flagsOf, injectedProviders } from './injected-providers.ts'

let page: FakeWalletPage
beforeEach(() => {
  page = new FakeWalletPage()
})
afterEach(() => page.leave())

const throwing = () => {
  throw new Error('two extensions')
}
const { proxy: revoked, revoke } = Proxy.revocable<object>([], {})
revoke()

describe('nonsense in the page is no wallet', () => {
  test.each<[string, PropertyDescriptor]>([
    ['a getter that throws', { get: throwing }],
    ['a text', { value: 'isMetaMask' }],
    ['null', { value: null }],
    ['an object without a request', { value: { isMetaMask: true } }],
    ['an object whose request cannot be read', { value: Object.defineProperty({}, 'request', { get: throwing }) }],
    ['an object that was taken away', { value: revoked }]
  ])('%s', async (_, descriptor) => {
    for (const place of ['ethereum', 'coinbaseWalletExtension', 'braveEthereum']) page.put(place, descriptor)
    expect(injectedProviders()).toEqual([])
    expect(page.here()).toEqual([])
    await expect(page.find('injected').loadConnector()).rejects.toThrow('Browser wallet is not available')
  })

  test.each<[string, PropertyDescriptor]>([
    ['a getter that throws', { get: throwing }],
    ['a text', { value: 'isMetaMask' }],
    ['an empty list', { value: [] }],
    ['a list of nonsense', { value: [null, 7, 'isRainbow', {}, { isRainbow: true }] }],
    ['a list that was taken away', { value: revoked }],
    ['a list that cannot be read', { value: Object.defineProperty([0], 0, { get: throwing }) }]
  ])('%s in place of the list of providers is passed over', (_, descriptor) => {
    const provider = Object.defineProperty(providerWith('isRainbow'), 'providers', descriptor)
    page.put('ethereum', { value: provider })
    expect(injectedProviders()).toEqual([provider])
    expect(page.here().map(({ name }) => name)).toEqual(['Rainbow'])
  })

  test('a list of providers is read also where nothing else is to be had', () => {
    const provider = providerWith('isRainbow')
    page.put('ethereum', { value: { providers: [provider] } })
    expect(page.here().map(({ name }) => name)).toEqual(['Rainbow'])
  })
})

test('only what begins with is and a capital letter, and is true, is a flag', () => {
  const provider = Object.assign(providerWith('isRabby', 'isMetaMask'), {
    isTrust: false,
    isPhantom: 'true',
    isConnected: () => true,
    issuer: true,
    chainId: '0x1'
  })
  expect(flagsOf(provider)).toEqual(['isMetaMask', 'isRabby'])
})

test('a flag that throws is not set', () => {
  const provider = Object.defineProperty(providerWith('isMetaMask'), 'isRabby', { get: throwing })
  expect(flagsOf(provider)).toEqual(['isMetaMask'])
})
