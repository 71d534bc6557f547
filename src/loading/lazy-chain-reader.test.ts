import { expect, test } from 'vitest'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { lazyChainReader } from './lazy-chain-reader.ts'

test('whoever watches before the code is there is heard from then on, and fetches nothing', async () => {
  const reader = new FakeReader()
  let loads = 0
  const lazy = lazyChainReader(async () => {
    loads++
    return reader
  })
  const stop = lazy.watchHealth(() => undefined)
  const gone = lazy.watchHealth(() => undefined)
  gone()
  expect(loads).toBe(0)
  expect(await lazy.getBlockNumber(1)).toBe(100n)
  expect(reader.healthListeners.size).toBe(1)
  stop()
  expect(reader.healthListeners.size).toBe(0)
  lazy.watchHealth(() => undefined)
  expect([reader.healthListeners.size, loads]).toEqual([1, 1])
})

test('code that is missing is not blamed on the chain, and is fetched again by the next read', async () => {
  const reader = new FakeReader()
  let loads = 0
  const lazy = lazyChainReader(async () => {
    if (loads++ === 0) throw new Error('404')
    return reader
  })
  lazy.watchHealth(() => undefined)
  await expect(lazy.getBlockNumber(7)).rejects.toMatchObject({ failure: 'not-loaded', chainId: 7 })
  expect(await lazy.getBlockNumber(7)).toBe(100n)
  expect(reader.healthListeners.size).toBe(1)
})

test('a read that the port gets later on is passed on as well', async () => {
  const reader = Object.assign(new FakeReader(), { getNews: async (chainId: number) => `Chain ${chainId} is fine` })
  const lazy = lazyChainReader(async () => reader) as typeof reader
  expect(await lazy.getNews(1)).toBe('Chain 1 is fine')
})
