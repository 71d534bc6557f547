import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChainResets } from './chain-resets.ts'

const CHAIN = 84531

let resets: ChainResets

beforeEach(() => {
  vi.useFakeTimers()
  resets = new ChainResets(async () => 'http://127.0.0.1:1')
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Checks once, while the node reports these heads one after the other. */
async function checkAt(...heads: readonly number[]): Promise<string> {
  const left = [...heads]
  const metadata = () => ({ instanceId: `0x${'1'.repeat(64)}`, latestBlockNumber: left.shift() })
  vi.stubGlobal('fetch', async () => Response.json({ result: metadata() }))
  const instance = resets.check(CHAIN)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(left).toEqual([])
  return instance
}

test('a head that goes back and stays there is a new instance', async () => {
  const first = await checkAt(10)
  expect(await checkAt(11)).toBe(first)
  expect(await checkAt(7, 7)).not.toBe(first)
  expect(resets.formerHead(CHAIN)).toBe(11)
})

test('a reorganisation in progress is not a new instance', async () => {
  const first = await checkAt(10)
  expect(await checkAt(7, 9, 10)).toBe(first)
  expect(await checkAt(8, 12)).toBe(first)
  expect(resets.formerHead(CHAIN)).toBeUndefined()
})

test('a head that goes back and then moves on is still a new instance', async () => {
  const first = await checkAt(10)
  expect(await checkAt(5, 6, 6)).not.toBe(first)
})
