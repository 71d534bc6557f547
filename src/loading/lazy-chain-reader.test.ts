import { expect, test } from 'vitest'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { lazyChainReader } from './lazy-chain-reader.ts'

test('a health listener added before the code is loaded is notified once it is, and fetches nothing', async () => {
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

test('a visitor who asks again fetches no code: what was never read does not rest', async () => {
  const reader = new FakeReader()
  let loads = 0
  const lazy = lazyChainReader(async () => {
    loads++
    return reader
  })
  lazy.endRests(1)
  expect(loads).toBe(0)
  await lazy.getBlockNumber(1)
  lazy.endRests(1)
  expect(reader.restsEnded).toEqual([1])
})

test('a chain that starts over fetches no code, and is another one for the reader if there is one', async () => {
  const reader = new FakeReader()
  const lazy = lazyChainReader(async () => reader)
  lazy.startOver(1)
  await lazy.getBlockNumber(1)
  expect(reader.startedOver).toEqual([])
  lazy.startOver(1)
  expect(reader.startedOver).toEqual([1])
})

test('missing code is not reported as a failure of the chain, and is fetched again by the next read', async () => {
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

test('a read that is later added to the port is passed on as well', async () => {
  const reader = Object.assign(new FakeReader(), { getNews: async (chainId: number) => `Chain ${chainId} is fine` })
  const lazy = lazyChainReader(async () => reader) as typeof reader
  expect(await lazy.getNews(1)).toBe('Chain 1 is fine')
})
