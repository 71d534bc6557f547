import { expect, test } from 'vitest'
import { assertCatalogueId, isPageId, pageId, toReverseDomainName } from './wallet-identity.ts'

test.each(['io.metamask', 'com.exodus.web3-wallet', 'xn--80ak6aa92e.test', 'io.a_b', '1.inch'])(
  '%s is a domain name in reverse',
  (name) => {
    expect(toReverseDomainName(name)).toBe(name)
  }
)

test('domain names are compared in lower case', () => {
  expect(toReverseDomainName('io.MetaMask')).toBe('io.metamask')
})

test.each([
  undefined,
  7,
  '',
  'metaMask',
  'injected',
  '.io',
  'io.',
  'io..metamask',
  'io.metamask ',
  'io.meta\u200Bmask',
  'io.mеtamask',
  'io.-metamask',
  'https://wallet.example/download',
  'io.metamask#2',
  `io.${'a'.repeat(64)}`,
  Array.from({ length: 85 }, () => 'io').join('.')
])('%j is none', (value) => {
  expect(toReverseDomainName(value)).toBeUndefined()
})

test('an id for this page alone is neither a reverse domain name nor an id of the catalogue', () => {
  const ids = [pageId('io.metamask', 2), pageId(undefined, 3)]
  expect(new Set(ids).size).toBe(2)
  for (const id of ids) {
    expect([isPageId(id), toReverseDomainName(id)]).toEqual([true, undefined])
    expect(() => assertCatalogueId({ id, name: 'Pelican' })).toThrow()
  }
  expect([isPageId('io.metamask'), isPageId('metaMask')]).toEqual([false, false])
})

test('an id of the catalogue that an announced wallet could have stops the setup', () => {
  expect(() => assertCatalogueId({ id: 'io.metamask', name: 'MetaMask' })).toThrow(
    'Property `id` may hold only letters, digits, "-" and "_" for wallet: MetaMask'
  )
  for (const id of ['metaMask', 'my-wallet_2']) expect(() => assertCatalogueId({ id, name: id })).not.toThrow()
})
