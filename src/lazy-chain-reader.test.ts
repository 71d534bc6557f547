import { expect, test } from 'vitest'
import { FakeReader } from '#ui/models/fake-reader.ts'
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

test('code that is missing fails the read as an unreachable chain, and is fetched again by the next', async () => {
  const reader = new FakeReader()
  let loads = 0
  const lazy = lazyChainReader(async () => {
    if (loads++ === 0) throw new Error('404')
    return reader
  })
  lazy.watchHealth(() => undefined)
  await expect(lazy.getBlockNumber(7)).rejects.toMatchObject({ failure: 'unreachable', chainId: 7 })
  expect(await lazy.getBlockNumber(7)).toBe(100n)
  expect(reader.healthListeners.size).toBe(1)
})

test('every read of the port is passed on', async () => {
  const lazy = lazyChainReader(async () => new FakeReader())
  expect(await lazy.getBalances(1, [])).toEqual([])
  await expect(lazy.getReceipt(1, '0x12')).resolves.toBeUndefined()
  await expect(lazy.getTransaction(1, '0x12')).resolves.toHaveProperty('nonce')
  expect(await lazy.getTransactionCount(1, '0x1')).toBe(7n)
  await expect(lazy.estimateTransferFee(1, { from: '0x1', to: '0x2', value: 0n })).resolves.toBe(21_000n)
})
