import { expect, test } from 'vitest'
import { accountUrl, chainView, isSupported, transactionUrl } from './chain.ts'
import { chainMark } from './chain-switch.ts'
import { baseGoerli, defaultChains, knownChains } from './chains.ts'

test('Base Goerli and Linea Goerli are configured', () => {
  expect(defaultChains.map(({ id, name }) => [id, name])).toEqual([
    [84531, 'Base Goerli'],
    [59140, 'Linea Goerli']
  ])
})

test('a chain is unsupported when its id is not configured', () => {
  expect(isSupported(defaultChains, 84531)).toBe(true)
  expect(isSupported(defaultChains, 1)).toBe(false)
  expect(chainView(defaultChains, 1)).toMatchObject({ id: 1, unsupported: true, hasIcon: false })
  expect(chainView(defaultChains, 84531)).toMatchObject({ name: 'Base Goerli', unsupported: false, hasIcon: true })
})

test('explorer links exist only where an explorer does', () => {
  expect(transactionUrl(baseGoerli, '0x1')).toBe('https://goerli.basescan.org/tx/0x1')
  expect(accountUrl(baseGoerli, '0x2')).toBe('https://goerli.basescan.org/address/0x2')
  expect(transactionUrl({ ...baseGoerli, blockExplorers: [] }, '0x1')).toBeUndefined()
  expect(transactionUrl(undefined, '0x1')).toBeUndefined()
})

test('every preset has an id of its own and at least one endpoint', () => {
  expect(new Set(knownChains.map(({ id }) => id)).size).toBe(knownChains.length)
  for (const { rpcUrls } of knownChains) expect(rpcUrls.length).toBeGreaterThan(0)
})

test('the current chain is marked connected, and the one being switched to is pending', () => {
  const pending = { status: 'pending', chainId: 5, since: 0 } as const
  expect([1, 5, 7].map((id) => chainMark(id, 1, pending))).toEqual(['connected', 'pending', undefined])
})
