import { afterEach, expect, test } from 'vitest'
import type { TeamContract } from '#contracts/contract-on.ts'
import { localAddresses } from '#contracts/local-addresses.ts'
import type { Address } from '#domain/address.ts'
import { pagesWithoutContract } from './contract-pages.ts'

const ADDRESS: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const FILE = '../contracts/log-book/page.ts'
const networks = [
  { id: 84531, name: 'Base Goerli' },
  { id: 59140, name: 'Linea Goerli' }
]
/** Test builds and `npm start` serve theirs in place of the empty ones. */
const addresses = localAddresses as Record<string, Readonly<Record<number, Address>>>

const contractOn = (name: string, ...chainIds: readonly number[]): TeamContract => ({
  name,
  abi: [],
  addresses: Object.fromEntries(chainIds.map((id) => [id, ADDRESS]))
})
const leftOut = (...contracts: readonly TeamContract[]) => pagesWithoutContract({ [FILE]: { contracts } }, networks)

afterEach(() => {
  delete addresses['LogBook']
})

test('a page that names no contracts is in every build', () => {
  expect(pagesWithoutContract({ [FILE]: {} }, networks)).toEqual([])
  expect(leftOut()).toEqual([])
})

test('a page is in a build if one of its contracts is on one of the networks', () => {
  expect(leftOut(contractOn('LogBook', 59140))).toEqual([])
  expect(leftOut(contractOn('Registry'), contractOn('LogBook', 1, 84531))).toEqual([])
})

test('an address of the tested environment counts', () => {
  addresses['LogBook'] = { 84531: ADDRESS }
  expect(leftOut(contractOn('LogBook'))).toEqual([])
  addresses['LogBook'] = { 1: ADDRESS }
  expect(leftOut(contractOn('LogBook'))).toHaveLength(1)
})

test('a page whose contracts are on other networks alone is left out, with its contracts and networks as the reason', () => {
  expect(leftOut(contractOn('LogBook', 1))).toEqual([
    { folder: 'contracts/log-book', reason: 'there is no LogBook on Base Goerli or Linea Goerli' }
  ])
  expect(leftOut(contractOn('LogBook'), contractOn('Registry', 10))).toEqual([
    { folder: 'contracts/log-book', reason: 'there is no LogBook or Registry on Base Goerli or Linea Goerli' }
  ])
})

test('one page that is left out takes no other with it', () => {
  const pages = {
    '../contracts/a/page.ts': { contracts: [contractOn('A')] },
    '../contracts/b/page.ts': { contracts: [contractOn('B', 84531)] },
    '../contracts/c/page.ts': {}
  }
  expect(pagesWithoutContract(pages, networks).map(({ folder }) => folder)).toEqual(['contracts/a'])
})
