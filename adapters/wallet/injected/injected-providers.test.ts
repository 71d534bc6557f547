// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FakeProvider } from '../fake-provider.ts'
import { FakeWalletPage, providerWith } from '../fake-wallet-page.ts'
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

describe('invalid data in the page is not a wallet', () => {
  test.each<[string, PropertyDescriptor]>([
    ['a getter that throws', { get: throwing }],
    ['a text', { value: 'isMetaMask' }],
    ['null', { value: null }],
    ['an object without a request', { value: { isMetaMask: true } }],
    ['an object whose request cannot be read', { value: Object.defineProperty({}, 'request', { get: throwing }) }],
    ['an object that was taken away', { value: revoked }]
  ])('%s', async (_, descriptor) => {
    for (const property of ['ethereum', 'coinbaseWalletExtension', 'braveEthereum']) page.put(property, descriptor)
    expect(injectedProviders()).toEqual([])
    expect(page.here()).toEqual([])
    await expect(page.find('injected').loadConnector()).rejects.toMatchObject({ kind: 'absent', problem: 'not-ready' })
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

  test('a list of providers is read even if there is nothing else', () => {
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

describe('a provider that would keep the page busy', () => {
  const hostile = (handler: (self: () => object) => ProxyHandler<object>): FakeProvider => {
    const proxy: object = new Proxy(
      providerWith('isMetaMask'),
      handler(() => proxy)
    )
    return proxy as FakeProvider
  }
  let asked = 0
  beforeEach(() => {
    asked = 0
  })

  test('by being its own prototype has no flags, because not all of them can be seen', () => {
    const provider = hostile((self) => ({
      getPrototypeOf() {
        if (++asked > 1000) throw new Error('asked for ever')
        return self()
      }
    }))
    expect(flagsOf(provider)).toEqual([])
    expect(asked).toBeLessThanOrEqual(40)
  })

  test('by returning a new prototype each time has none either', () => {
    const another = (): object =>
      new Proxy(
        {},
        {
          getPrototypeOf() {
            if (++asked > 1000) throw new Error('asked for ever')
            return another()
          }
        }
      )
    expect(flagsOf(hostile(() => ({ getPrototypeOf: another })))).toEqual([])
    expect(asked).toBeLessThanOrEqual(40)
  })

  test('by a hundred thousand flags has none of them read', () => {
    const flags = Array.from({ length: 100_000 }, (_, index) => `isWallet${index}`)
    const provider = hostile(() => ({
      ownKeys: () => ['isMetaMask', ...flags],
      get() {
        asked++
        return true
      }
    }))
    expect([flagsOf(provider), asked]).toEqual([[], 0])
  })

  test('by a list that never ends is read as far as any page needs', () => {
    const list = new Proxy<object[]>([], {
      get(_target, name) {
        if (name === 'length') return 2 ** 32 - 1
        if (++asked > 1000) throw new Error('asked for ever')
        return providerWith()
      }
    })
    page.put('ethereum', { value: Object.assign(providerWith(), { providers: list }) })
    expect(injectedProviders()).toHaveLength(20)
    expect(asked).toBeLessThanOrEqual(40)
  })
})

test('a flag that is set by the twentieth class of a provider is still seen', () => {
  const derived = Array.from({ length: 20 }).reduce<object>(
    (parent) => Object.create(parent),
    providerWith('isHarbour')
  )
  expect(flagsOf(derived as FakeProvider)).toEqual(['isHarbour'])
})

test('a flag that throws is not set', () => {
  const provider = Object.defineProperty(providerWith('isMetaMask'), 'isRabby', { get: throwing })
  expect(flagsOf(provider)).toEqual(['isMetaMask'])
})
