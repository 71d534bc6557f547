// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Hash } from '#domain/address.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { closed, type EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { stopAll } from '#ui/models/stop-all.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'

const MINUTE = 60_000
const health: EndpointHealth = {
  host: 'node.example',
  via: 'http',
  circuit: closed,
  latencyMs: 45,
  slowSince: undefined
}
let stop: () => void = () => undefined

/** Every chain in one model; `heads` counts the reads. */
function watchedTab() {
  const reader = new FakeReader()
  const asked: number[] = []
  reader.getBlockNumber = async (chainId) => {
    asked.push(chainId)
    return reader.head
  }
  const tab = openTab({ reader })
  stop = tab.stop
  const { networks } = tab.models
  const watch = () => stopAll([networks.watch(84531), networks.watch(59140)])
  return { ...tab, asked, networks, watch }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  stop()
  vi.useRealTimers()
})

test('the head of every chain is polled at most 15 times a minute, however many views show it', async () => {
  const { networks, reader, asked, watch } = watchedTab()
  watch()
  watch()
  await vi.advanceTimersByTimeAsync(0)
  expect([networks.head(84531), networks.head(59140)]).toEqual([100n, 100n])
  reader.head = 101n
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(networks.head(84531)).toBe(101n)
  expect(asked.filter((chainId) => chainId === 84531)).toHaveLength(16)
})

test('no node is polled, and there is no health listener, while nothing shows the networks', async () => {
  const { reader, asked, watch } = watchedTab()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked).toEqual([])
  const unwatch = watch()
  expect(reader.healthListeners.size).toBe(1)
  await vi.advanceTimersByTimeAsync(0)
  unwatch()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked).toEqual([84531, 59140])
  expect(reader.healthListeners.size).toBe(0)
})

test('no node is polled while the page is hidden', async () => {
  const { asked, watch } = watchedTab()
  watch()
  await vi.advanceTimersByTimeAsync(0)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked).toHaveLength(2)
  visibility.mockRestore()
})

test('a slow node gets no concurrent reads', async () => {
  const { reader, watch } = watchedTab()
  const answer = deferred<bigint>()
  let asked = 0
  reader.getBlockNumber = () => {
    asked++
    return answer.promise
  }
  watch()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked).toBe(2)
  answer.resolve(7n)
  visitorMoves()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(asked).toBe(4)
})

test('a head that can no longer be read is not shown as the newest', async () => {
  const { networks, reader, watch } = watchedTab()
  watch()
  await vi.advanceTimersByTimeAsync(0)
  reader.getBlockNumber = async (chainId) => {
    throw new ChainReadError('timeout', chainId, '')
  }
  await vi.advanceTimersByTimeAsync(4_000)
  expect(networks.head(84531)).toBeUndefined()
})

test("the endpoints' health is shown as the reader reports it", () => {
  const { networks, reader, watch } = watchedTab()
  watch()
  for (const listener of reader.healthListeners) listener(84531, [health])
  expect(networks.endpoints.get(84531)).toEqual([health])
})

test('the base fees of the last 20 blocks are read with every head', async () => {
  const { networks, reader, watch } = watchedTab()
  watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(networks.baseFees(84531)).toMatchObject({ newestBlock: 100n })
  expect(networks.baseFees(84531)?.fees).toHaveLength(20)
  reader.head = 101n
  await vi.advanceTimersByTimeAsync(4_000)
  expect(networks.baseFees(84531)?.newestBlock).toBe(101n)
  reader.getRecentBaseFees = async () => undefined
  await vi.advanceTimersByTimeAsync(4_000)
  expect(networks.baseFees(84531)).toBeUndefined()
  expect(networks.head(84531)).toBe(101n)
})

test('the time between blocks is known with the second poll, and read again after 10 blocks', async () => {
  const { networks, reader, watch } = watchedTab()
  const asked: (bigint | Hash)[] = []
  const { getBlockTime } = reader
  reader.getBlockTime = (chainId, block) => {
    if (chainId === 84531) asked.push(block)
    return getBlockTime(chainId, block)
  }
  watch()
  await vi.advanceTimersByTimeAsync(0)
  expect(networks.blockInterval(84531)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(networks.blockInterval(84531)).toBe(2_000)
  expect(asked).toEqual([80n, 100n])
  reader.head = 109n
  await vi.advanceTimersByTimeAsync(8_000)
  expect(asked).toHaveLength(2)
  reader.head = 110n
  await vi.advanceTimersByTimeAsync(8_000)
  expect(asked).toEqual([80n, 100n, 90n, 110n])
})

test('a chain of few blocks has a time between them, and one of a single block after its genesis has none', async () => {
  const { networks, reader, watch } = watchedTab()
  reader.head = 0n
  watch()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(networks.blockInterval(84531)).toBeUndefined()
  reader.head = 1n
  await vi.advanceTimersByTimeAsync(8_000)
  expect(networks.blockInterval(84531)).toBeUndefined()
  reader.head = 3n
  await vi.advanceTimersByTimeAsync(8_000)
  expect(networks.blockInterval(84531)).toBe(2_000)
})

test('a network that cannot be reached has neither fees nor a time between blocks', async () => {
  const { networks, reader, watch } = watchedTab()
  watch()
  await vi.advanceTimersByTimeAsync(4_000)
  expect(networks.blockInterval(84531)).toBe(2_000)
  const down = async (chainId: number) => {
    throw new ChainReadError('timeout', chainId, '')
  }
  Object.assign(reader, { getBlockNumber: down, getRecentBaseFees: down, getBlockTime: down })
  await vi.advanceTimersByTimeAsync(4_000)
  expect([networks.baseFees(84531), networks.blockInterval(84531)]).toEqual([undefined, undefined])
})
