// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { contract } from '#domain/contract/contract.ts'
import { type ContractEvent, eventQueryKey } from '#domain/contract/contract-call.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { hashOf } from '#ui/testing/fake-values.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'
import type { FollowedEvents } from './contract-events-model.ts'

const BASE = 84531
const BEAT = 4_000
const MINUTE = 60_000
const journal = contract({
  address: '0x00000000000000000000000000000000000000aa',
  abi: [{ type: 'event', name: 'Written', inputs: [{ name: 'page', type: 'uint256', indexed: true }] }]
})
const { openTab, settled } = openTabs()

afterEach(() => void vi.restoreAllMocks())

function openedJournal() {
  const tab = openTab()
  const { contracts, reader, models } = tab
  const ranges: (readonly bigint[])[] = []
  const { events } = contracts
  contracts.events = (chainId, query, range) => {
    ranges.push([range.fromBlock, range.toBlock])
    return events(chainId, query, range)
  }
  const write = (...pages: readonly ContractEvent[]) => void contracts.logs.set('Written', pages)
  const mine = async (blocks = 1n) => {
    reader.head += blocks
    await vi.advanceTimersByTimeAsync(BEAT)
  }
  return { ...tab, model: models.contractEvents, ranges, write, mine, events }
}

function written(page: bigint, blockNumber: bigint, fork = 0): ContractEvent {
  const blockHash = hashOf(Number(blockNumber) * 10 + fork)
  return { args: { page }, blockNumber, blockHash, logIndex: 0, transactionHash: hashOf(Number(page)) }
}

function pages(page?: bigint): FollowedEvents {
  const query = journal.event('Written', page === undefined ? {} : { page })
  return { key: `${BASE} ${eventQueryKey(query)}`, chainId: BASE, query }
}

const ignore = () => undefined

test('the newest 500 blocks are read, then each new head with 64 blocks before the last one, and no head twice', async () => {
  const { model, ranges, mine, reader } = openedJournal()
  reader.head = 1_000n
  model.watch(pages(), ignore)
  await settled()
  await vi.advanceTimersByTimeAsync(MINUTE)
  visitorMoves()
  await mine()
  expect(ranges).toEqual([
    [501n, 1_000n],
    [937n, 1_001n]
  ])
})

test('the state is the same object, and nobody is notified, while no event is new', async () => {
  const { model, write, mine } = openedJournal()
  write(written(1n, 90n))
  let notified = 0
  model.watch(pages(), () => notified++)
  await settled()
  const before = model.stateOf(pages())
  expect(before).toEqual({ status: 'success', data: [written(1n, 90n)], error: undefined })
  await mine()
  expect(model.stateOf(pages())).toBe(before)
  write(written(1n, 90n), written(2n, 102n))
  await mine()
  expect(model.stateOf(pages()).data).toEqual([written(1n, 90n), written(2n, 102n)])
  expect(notified).toBe(2)
})

test('what a reorganisation has removed leaves the list', async () => {
  const { model, write, mine } = openedJournal()
  write(written(1n, 90n), written(2n, 99n))
  model.watch(pages(), ignore)
  await settled()
  write(written(1n, 90n), written(3n, 99n, 1))
  await mine()
  expect(model.stateOf(pages()).data).toEqual([written(1n, 90n), written(3n, 99n, 1)])
})

test('a page that was hidden for long catches up in several reads', async () => {
  const { model, ranges, mine, write } = openedJournal()
  model.watch(pages(), ignore)
  await settled()
  write(written(1n, 150n), written(2n, 1_090n))
  await mine(1_000n)
  expect(ranges.slice(1)).toEqual([
    [37n, 536n],
    [473n, 972n],
    [909n, 1_100n]
  ])
  expect(model.stateOf(pages()).data).toEqual([written(1n, 150n), written(2n, 1_090n)])
})

test('a page that slept for days starts over with the newest blocks, and keeps nothing from before the gap', async () => {
  const { model, ranges, mine, write } = openedJournal()
  write(written(1n, 90n))
  const seen: unknown[] = []
  model.watch(pages(), () => seen.push(model.stateOf(pages()).data))
  await settled()
  write(written(1n, 90n), written(2n, 150_000n), written(3n, 300_000n))
  await mine(300_000n)
  expect(ranges.slice(1)).toEqual([[299_601n, 300_100n]])
  expect(seen).toEqual([[written(1n, 90n)], [written(3n, 300_000n)]])
  await mine()
  expect(ranges.slice(2)).toEqual([[300_037n, 300_101n]])
  expect(model.stateOf(pages()).data).toEqual([written(3n, 300_000n)])
})

test('what was there stays beside the error of a page that slept for days', async () => {
  const { model, mine, write, contracts, events } = openedJournal()
  write(written(1n, 90n))
  model.watch(pages(), ignore)
  await settled()
  contracts.events = async (chainId) => {
    throw new ChainReadError('refused', chainId, 'Too many.')
  }
  await mine(300_000n)
  expect(model.stateOf(pages())).toMatchObject({ status: 'error', data: [written(1n, 90n)] })
  contracts.events = events
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(pages())).toEqual({ status: 'success', data: [], error: undefined })
})

test('nothing is requested once nothing is watched, nor by a hidden page', async () => {
  const { model, ranges, mine } = openedJournal()
  const stop = model.watch(pages(), ignore)
  await settled()
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await mine()
  vi.restoreAllMocks()
  stop()
  await mine()
  expect(ranges).toHaveLength(1)
  expect(model.stateOf(pages()).status).toBe('pending')
})

test('equal queries are read once, and another filter on its own', async () => {
  const { model, ranges } = openedJournal()
  for (const query of [pages(), pages(), pages(1n)]) model.watch(query, ignore)
  await settled()
  expect(ranges).toHaveLength(2)
})

test('an error keeps the list, and the next poll reads again', async () => {
  const { model, write, mine, contracts, events } = openedJournal()
  write(written(1n, 90n))
  model.watch(pages(), ignore)
  await settled()
  contracts.events = async (chainId) => {
    throw new ChainReadError('refused', chainId, 'Too many.')
  }
  await mine()
  expect(model.stateOf(pages())).toMatchObject({
    status: 'error',
    data: [written(1n, 90n)],
    error: { failure: 'refused' }
  })
  contracts.events = events
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(pages())).toEqual({ status: 'success', data: [written(1n, 90n)], error: undefined })
})

test('an unreachable chain is an error until its head can be read again', async () => {
  const { model, reader } = openedJournal()
  const { getBlockNumber } = reader
  reader.getBlockNumber = async (chainId) => {
    throw new ChainReadError('timeout', chainId, 'Too slow.')
  }
  model.watch(pages(), ignore)
  await settled()
  expect(model.stateOf(pages())).toMatchObject({ status: 'error', data: undefined, error: { failure: 'timeout' } })
  reader.getBlockNumber = getBlockNumber
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(pages())).toEqual({ status: 'success', data: [], error: undefined })
  vi.spyOn(reader, 'getBlockNumber').mockRejectedValueOnce(new ChainReadError('timeout', BASE, 'Too slow.'))
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(pages())).toMatchObject({ status: 'error', data: [] })
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(pages()).status).toBe('success')
})

test('a page that is hidden while it catches up reads no further until it is visible again', async () => {
  const { model, ranges, mine, contracts } = openedJournal()
  model.watch(pages(), ignore)
  await settled()
  const { events } = contracts
  contracts.events = (...request) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    return events(...request)
  }
  await mine(1_000n)
  expect(ranges).toHaveLength(2)
  contracts.events = events
  vi.restoreAllMocks()
  document.dispatchEvent(new Event('visibilitychange'))
  await settled()
  expect(ranges).toHaveLength(4)
})

test('when a local network starts over, the list is dropped and read anew, and a late answer is ignored', async () => {
  const { model, networkResets, write, mine, contracts, events, reader } = openedJournal()
  networkResets.update(new Map([[BASE, 'one']]))
  write(written(1n, 90n))
  model.watch(pages(), ignore)
  await settled()
  const late = deferred<readonly ContractEvent[]>()
  contracts.events = <Arguments>() => late.promise as Promise<readonly ContractEvent<Arguments>[]>
  await mine()
  contracts.events = events
  write(written(2n, 3n))
  const head = deferred<bigint>()
  vi.spyOn(reader, 'getBlockNumber').mockReturnValueOnce(head.promise)
  networkResets.update(new Map([[BASE, 'two']]))
  late.resolve([written(1n, 90n)])
  await settled()
  expect(model.stateOf(pages())).toEqual({ status: 'pending', data: undefined, error: undefined })
  head.resolve(5n)
  await settled()
  expect(model.stateOf(pages()).data).toEqual([written(2n, 3n)])
})
