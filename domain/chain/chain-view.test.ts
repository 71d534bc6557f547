import { expect, test } from 'vitest'
import { chainView } from './chain-view.ts'
import { defaultChains } from './known-chains.ts'

test('a network that is not configured is called by its well-known name, or else by its number', () => {
  expect(chainView(defaultChains, 1)).toMatchObject({ name: 'Ethereum', unsupported: true })
  expect(chainView(defaultChains, 2 ** 40)).toMatchObject({ name: `Chain ${2 ** 40}`, unsupported: true })
})
