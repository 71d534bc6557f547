import { expect, test } from 'vitest'
import { explorerChain } from './explorer-chain.ts'

test('a recorded chain has its name and symbol', () => {
  expect(explorerChain(84531)).toMatchObject({ name: 'Base Goerli', symbol: 'ETH' })
})

test('a chain has a picture only where its server has one', () => {
  expect(explorerChain(84531, { iconUrl: '/chains/base.svg' }).iconUrl).toBe('/chains/base.svg')
  expect(explorerChain(84531)).not.toHaveProperty('iconUrl')
})
