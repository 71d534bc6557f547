import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { ShadowReport } from './shadow-report.ts'
import { shadowedPort } from './shadowed-port.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const CHAIN = 84531
const compared = () => vi.advanceTimersByTimeAsync(0)
const failing = (failure: ChainReadFailure) => async () => {
  throw new ChainReadError(failure, CHAIN, 'no')
}

function shadowed() {
  const [first, second] = [new FakeReader(), new FakeReader()]
  const warnings: string[] = []
  const report = new ShadowReport(['viem', 'ethers'], (sentence) => warnings.push(sentence))
  return {
    first,
    second,
    warnings,
    report,
    reader: shadowedPort<ChainReader>(first, async () => second, report, ['watchHealth'])
  }
}

function recorded(reader: FakeReader) {
  const calls: (readonly unknown[])[] = []
  const recording = new Proxy(reader, {
    get(target, name) {
      const read: unknown = Reflect.get(target, name)
      if (typeof read !== 'function') return read
      return (...parameters: unknown[]) => {
        calls.push([name, ...parameters])
        return read.apply(target, parameters)
      }
    }
  })
  return { calls, reader: recording }
}

test('the first adapter answers, and the second is asked only after that', async () => {
  const { first, second, reader } = shadowed()
  let asked = 0
  second.getBlockNumber = async () => BigInt(++asked)
  first.head = 7n
  expect(await reader.getBlockNumber(CHAIN)).toBe(7n)
  for (let step = 0; step < 20; step++) await undefined
  expect(asked, 'whoever waited goes on first').toBe(0)
  await compared()
  expect(asked).toBe(1)
})

test.each([
  ['never answers', () => new Promise<bigint>(() => undefined)],
  ['fails', failing('timeout')],
  [
    'throws at once',
    () => {
      throw new TypeError('broken')
    }
  ]
])('a second adapter that %s disturbs no read', async (_what, getBlockNumber) => {
  const { second, reader } = shadowed()
  second.getBlockNumber = getBlockNumber
  for (let read = 0; read < 3; read++) {
    expect(await reader.getBlockNumber(CHAIN)).toBe(100n)
    await compared()
  }
})

test('an error of the first adapter is passed on, and is no difference if the second fails alike', async () => {
  const { first, second, reader, warnings } = shadowed()
  first.estimateTransferFee = failing('reverted')
  second.estimateTransferFee = failing('reverted')
  const read = reader.estimateTransferFee(CHAIN, { from: '0x1', to: '0x2', value: 1n })
  await expect(read).rejects.toMatchObject({ failure: 'reverted' })
  await compared()
  expect(warnings).toEqual([])
})

test('each kind of difference is reported once, and every difference is counted', async () => {
  const { second, reader, warnings, report } = shadowed()
  let balance = 1n
  second.getBalances = async () => [balance++]
  for (let read = 0; read < 3; read++) {
    await reader.getBalances(CHAIN, [{ account: '0xAb' }])
    await compared()
  }
  second.getBalances = failing('rate-limited')
  await reader.getBalances(CHAIN, [{ account: '0xAb' }])
  await compared()
  expect(warnings).toEqual([
    'RPC_SHADOW: getBalances is [1000000000000000000n] with viem and [1n] with ethers.',
    'RPC_SHADOW: getBalances is [1000000000000000000n] with viem and rate-limited with ethers.'
  ])
  expect(report.rows).toMatchObject([{ method: 'getBalances', reads: 4, differences: 4 }])
})

test('a head that moved between the two reads is no difference', async () => {
  const { first, second, reader, warnings, report } = shadowed()
  const answer = reader.getBlockNumber(CHAIN)
  first.head = second.head = 101n
  expect(await answer).toBe(100n)
  await compared()
  expect(warnings).toEqual([])
  expect(report.rows).toMatchObject([{ method: 'getBlockNumber', reads: 1, differences: 0 }])
})

test('every read of the port is made by both adapters and compared', async () => {
  const { first, second, report } = shadowed()
  const reads: readonly (readonly [name: string, ...parameters: unknown[]])[] = [
    ['getBalances', CHAIN, [{ account: '0xAb' }]],
    ['getBlockNumber', CHAIN],
    ['getBlockHash', CHAIN, 7n],
    ['getBlockTime', CHAIN, 7n],
    ['getRecentBaseFees', CHAIN, 20],
    ['getReceipt', CHAIN, '0x12'],
    ['getTransaction', CHAIN, '0x13'],
    ['findTransaction', CHAIN, 7n, { from: '0xAb', nonce: 1 }],
    ['getTransactionCount', CHAIN, '0xAb', 7n],
    ['getNextNonce', CHAIN, '0xAb'],
    ['getDelegate', CHAIN, '0xAb'],
    ['estimateTransferFee', CHAIN, { from: '0x1', to: '0x2', value: 1n }],
    ['getFeeSpeeds', CHAIN, { from: '0x1', to: '0x2', value: 1n }],
    ['getFeeRates', CHAIN, '0x12'],
    ['simulateCalls', CHAIN, '0x1', [{ to: '0x2', value: 1n }]]
  ]
  const made = [recorded(first), recorded(second)] as const
  const reader = shadowedPort<ChainReader>(made[0].reader, async () => made[1].reader, report)
  for (const [name, ...parameters] of reads) await Reflect.get(reader, name).apply(reader, parameters)
  await compared()
  expect(made.map(({ calls }) => calls)).toEqual([reads, reads])
  expect(report.rows.map(({ method }) => method)).toEqual(reads.map(([name]) => name))
})

test('the reported health is that of the first adapter', () => {
  const { first, second, reader } = shadowed()
  reader.watchHealth(() => undefined)
  expect([first.healthListeners.size, second.healthListeners.size]).toEqual([1, 0])
})

test('the report shows how long each adapter took', async () => {
  const { second, reader, report } = shadowed()
  second.getBlockNumber = () => new Promise((resolve) => setTimeout(() => resolve(100n), 30))
  await reader.getBlockNumber(CHAIN)
  await vi.advanceTimersByTimeAsync(30)
  expect(report.rows).toEqual([
    {
      method: 'getBlockNumber',
      reads: 1,
      differences: 0,
      'viem p50': 0,
      'viem p95': 0,
      'ethers p50': 30,
      'ethers p95': 30
    }
  ])
})

test('the time to fetch the code of the second adapter is not counted, and without it nothing is compared', async () => {
  const { first, second, report } = shadowed()
  const late = () => new Promise<FakeReader>((resolve) => setTimeout(() => resolve(second), 500))
  const missing = () => Promise.reject(new TypeError('Failed to fetch'))
  await shadowedPort<ChainReader>(first, late, report).getBlockNumber(CHAIN)
  await shadowedPort<ChainReader>(first, missing, report).getReceipt(CHAIN, '0x12')
  await vi.advanceTimersByTimeAsync(500)
  expect(report.rows).toMatchObject([{ method: 'getBlockNumber', reads: 1, 'ethers p95': 0 }])
})
