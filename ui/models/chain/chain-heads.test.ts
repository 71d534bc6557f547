// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { contract } from '#domain/contract/contract.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'

const BASE = 84531
const MINUTE = 60_000
const counter = contract({
  address: '0x00000000000000000000000000000000000000aa',
  abi: [
    { type: 'function', name: 'count', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
    { type: 'event', name: 'Counted', inputs: [] }
  ]
})
const query = { key: 'count', chainId: BASE, call: counter.call('count'), blockNumber: undefined }
const events = { key: 'Counted', chainId: BASE, query: counter.event('Counted') }
const { openTab, settled } = openTabs()
const ignore = () => undefined

/** Reads follow the heads, as do events. */
function openCounter() {
  const tab = openTab()
  const { reader, contracts } = tab
  contracts.answers.set('count', () => reader.head)
  return { ...tab, heads: vi.spyOn(reader, 'getBlockNumber'), reads: tab.models.contractReads }
}

test('reads and events of a chain share one poll of its head', async () => {
  const { reads, models, heads } = openCounter()
  reads.watch(query, ignore)
  models.contractEvents.watch(events, ignore)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(heads).toHaveBeenCalledTimes(16)
})

test('a slow chain gets no concurrent polls', async () => {
  const { reads, heads } = openCounter()
  const answer = deferred<bigint>()
  heads.mockReturnValueOnce(answer.promise)
  reads.watch(query, ignore)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(heads).toHaveBeenCalledTimes(1)
  answer.resolve(7n)
  await settled()
  expect(reads.stateOf(query).status).toBe('success')
})

test('a chain that is followed again is polled immediately: its head may be old', async () => {
  const { reads, heads } = openCounter()
  reads.watch(query, ignore)()
  await vi.advanceTimersByTimeAsync(MINUTE)
  reads.watch(query, ignore)
  await settled()
  expect(heads).toHaveBeenCalledTimes(1)
})

test('all that is read of a chain in one poll shares one read of its head', async () => {
  const { models, heads } = openCounter()
  await models.connection.connect('wallet')
  models.transactions.add({ hash: hashOf(1), description: 'Payment' }, { account: alice, chainId: BASE })
  models.balances.watch(BASE)
  models.networks.watch(BASE)
  models.contractReads.watch(query, ignore)
  // Until the quick polls of a new transaction are over.
  await vi.advanceTimersByTimeAsync(20_000)
  heads.mockClear()
  visitorMoves()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(heads).toHaveBeenCalledTimes(15)
})

test('a chain that is followed again at once has its head, and is asked for nothing', async () => {
  const { reads, heads, models } = openCounter()
  const unwatch = models.networks.watch(BASE)
  await settled()
  unwatch()
  await vi.advanceTimersByTimeAsync(1_000)
  models.networks.watch(BASE)
  reads.watch(query, ignore)
  await settled()
  expect(heads).toHaveBeenCalledTimes(1)
  expect([models.networks.head(BASE), reads.stateOf(query).status]).toEqual([100n, 'success'])
})

test('the head of the network before it started over is ignored when it comes late', async () => {
  const { reads, heads, networkResets, reader } = openCounter()
  networkResets.update(new Map([[BASE, 'one']]))
  const [late, next] = [deferred<bigint>(), deferred<bigint>()]
  heads.mockReturnValueOnce(late.promise).mockReturnValueOnce(next.promise)
  reads.watch(query, ignore)
  await settled()
  networkResets.update(new Map([[BASE, 'two']]))
  late.resolve(500n)
  await settled()
  expect(reads.stateOf(query).status).toBe('pending')
  reader.head = 3n
  next.resolve(3n)
  await settled()
  expect(reads.stateOf(query).data).toBe(3n)
})
