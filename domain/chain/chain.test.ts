import { expect, test } from 'vitest'
import { isSupported } from './chain.ts'
import { chainMark } from './chain-switch.ts'
import { chainView } from './chain-view.ts'
import { defaultChains, knownChains } from './known-chains.ts'

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

test('every preset has a unique id and at least one endpoint', () => {
  expect(new Set(knownChains.map(({ id }) => id)).size).toBe(knownChains.length)
  for (const { rpcUrls } of knownChains) expect(rpcUrls.length).toBeGreaterThan(0)
})

test('the current chain is marked connected, and the one being switched to is pending', () => {
  const pending = { status: 'pending', chainId: 5, since: 0 } as const
  expect([1, 5, 7].map((id) => chainMark(id, 1, pending))).toEqual(['connected', 'pending', undefined])
})
