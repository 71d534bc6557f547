import { expect, test } from 'vitest'
import { balanceTotals, type Holding } from './balance-total.ts'
import type { Chain } from './chain.ts'
import { base, baseGoerli, baseSepolia, linea, lineaGoerli, mainnet, sepolia } from './known-chains.ts'

const native = (chain: Chain, value: bigint | undefined): Holding => ({ chain, currency: chain.nativeCurrency, value })
const tokens = (chain: Chain, value: bigint | undefined): readonly Holding[] =>
  (chain.tokens ?? []).map((currency) => ({ chain, currency, value }))
const inUnit = (chain: Chain, value: bigint, more: Partial<Holding['currency']> = {}): Holding => ({
  chain,
  currency: { symbol: 'HBR', decimals: 18, unit: 'harbour', ...more },
  value
})

test('amounts of one unit are added up over chains', () => {
  const holdings = [mainnet, base, linea].flatMap((chain) => [native(chain, 2n), ...tokens(chain, 5n)])
  expect(balanceTotals(holdings)).toEqual([
    { symbol: 'ETH', decimals: 18, value: 6n, isOnTestNetworks: false, known: 3, of: 3 },
    { symbol: 'USDC', decimals: 6, value: 15n, isOnTestNetworks: false, known: 3, of: 3 }
  ])
})

test('a symbol alone is no unit: the currencies of test networks are not added up', () => {
  const chains = [baseGoerli, lineaGoerli, sepolia, baseSepolia]
  expect(balanceTotals(chains.flatMap((chain) => [native(chain, 1n), ...tokens(chain, 1n)]))).toEqual([])
})

test('nothing is added across test networks and others, nor across decimals', () => {
  expect(balanceTotals([inUnit(mainnet, 1n), inUnit(sepolia, 1n)])).toEqual([])
  expect(balanceTotals([inUnit(mainnet, 1n), inUnit(base, 1n, { decimals: 6 })])).toEqual([])
  expect(balanceTotals([inUnit(sepolia, 1n), inUnit(baseSepolia, 2n)])).toMatchObject([
    { value: 3n, isOnTestNetworks: true }
  ])
})

test('a unit of one chain has no total', () => {
  expect(balanceTotals([native(mainnet, 1n), inUnit(mainnet, 2n), inUnit(mainnet, 3n)])).toEqual([])
})

test('a total counts the chains that it leaves out because they are not known', () => {
  expect(balanceTotals([native(mainnet, 1n), native(base, undefined)])).toMatchObject([{ value: 1n, known: 1, of: 2 }])
  expect(balanceTotals([native(mainnet, undefined), native(base, undefined)])).toEqual([])
})

test('a chain of which only a part is known is left out as a whole', () => {
  const currency = { symbol: 'HBR', decimals: 18, unit: 'harbour' }
  const holdings = [inUnit(mainnet, 1n), inUnit(base, 2n), { chain: base, currency, value: undefined }]
  expect(balanceTotals(holdings)).toMatchObject([{ value: 1n, known: 1, of: 2 }])
})
