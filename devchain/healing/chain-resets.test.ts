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

/** Looks once, while the head of the node is at one of these after the other. */
async function lookAt(...heads: readonly number[]): Promise<string> {
  const left = [...heads]
  const metadata = () => ({ instanceId: `0x${'1'.repeat(64)}`, latestBlockNumber: left.shift() })
  vi.stubGlobal('fetch', async () => Response.json({ result: metadata() }))
  const look = resets.look(CHAIN)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(left).toEqual([])
  return look
}

test('a head that went back and stays there is another life', async () => {
  const first = await lookAt(10)
  expect(await lookAt(11)).toBe(first)
  expect(await lookAt(7, 7)).not.toBe(first)
  expect(resets.formerHead(CHAIN)).toBe(11)
})

test('a reorganisation that is seen half done is none', async () => {
  const first = await lookAt(10)
  expect(await lookAt(7, 9, 10)).toBe(first)
  expect(await lookAt(8, 12)).toBe(first)
  expect(resets.formerHead(CHAIN)).toBeUndefined()
})

test('a head that moves on after it went back is another life all the same', async () => {
  const first = await lookAt(10)
  expect(await lookAt(5, 6, 6)).not.toBe(first)
})
