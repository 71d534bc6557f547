// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { contract } from '#domain/contract/contract.ts'
import { callKey } from '#domain/contract/contract-call.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import type { FakeCall } from '#ui/testing/fake-contract-gateway.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'
import type { CallQuery } from './contract-reads-model.ts'

const BASE = 84531
const BEAT = 4_000
const MINUTE = 60_000
const uint256 = { type: 'uint256' } as const
const shop = contract({
  address: '0x00000000000000000000000000000000000000aa',
  abi: [{ type: 'function', name: 'priceOf', stateMutability: 'view', inputs: [uint256], outputs: [uint256] }]
})
const { openTab, settled } = openTabs()

afterEach(() => void vi.restoreAllMocks())

/** A shop whose price is the number of the thing plus that of the block. */
function openedShop() {
  const tab = openTab()
  const { contracts, reader, models } = tab
  contracts.answers.set('priceOf', ({ args, blockNumber = reader.head }: FakeCall) => [Number(args[0]), blockNumber])
  const heads = vi.spyOn(reader, 'getBlockNumber')
  const reads = vi.spyOn(contracts, 'readMany')
  const mine = async () => {
    reader.head++
    await vi.advanceTimersByTimeAsync(BEAT)
  }
  return { ...tab, model: models.contractReads, heads, reads, mine }
}

function priceOf(thing: number, { chainId = BASE, blockNumber = undefined as bigint | undefined } = {}): CallQuery {
  const call = shop.call('priceOf', BigInt(thing))
  return { key: `${chainId} ${blockNumber} ${callKey(call)}`, chainId, call, blockNumber }
}

function setVisibility(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange'))
}

const ignore = () => undefined

test('20 watched calls make one readMany for each new head, and none for a head that was read', async () => {
  const { model, reads, heads, mine } = openedShop()
  const things = Array.from({ length: 20 }, (_, thing) => priceOf(thing))
  for (const query of things) model.watch(query, ignore)
  await settled()
  expect(reads).toHaveBeenCalledTimes(1)
  expect(reads.mock.calls[0]?.[1]).toHaveLength(20)
  expect(things.map((query) => model.stateOf(query).data)).toEqual(things.map((_, thing) => [thing, 100n]))
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(reads).toHaveBeenCalledTimes(1)
  expect(heads).toHaveBeenCalledTimes(16)
  visitorMoves()
  await mine()
  expect(reads).toHaveBeenCalledTimes(2)
  expect(model.stateOf(priceOf(3)).data).toEqual([3, 101n])
})

test('equal calls are read once, and both watchers are notified', async () => {
  const { model, contracts } = openedShop()
  const notified: string[] = []
  model.watch(priceOf(1), () => notified.push('first'))
  model.watch(priceOf(1), () => notified.push('second'))
  await settled()
  expect(contracts.calls).toHaveLength(1)
  expect(notified).toEqual(['first', 'second'])
})

test('calls that are watched later are read together immediately, and the others are not read again', async () => {
  const { model, reads, heads } = openedShop()
  model.watch(priceOf(1), ignore)
  await settled()
  model.watch(priceOf(2), ignore)
  model.watch(priceOf(3), ignore)
  await settled()
  expect(reads.mock.calls.map(([, calls]) => calls.length)).toEqual([1, 2])
  expect(heads).toHaveBeenCalledTimes(1)
})

test('nothing is requested once nothing is watched', async () => {
  const { model, reads, heads } = openedShop()
  const stops = [model.watch(priceOf(1), ignore), model.watch(priceOf(2), ignore)]
  await settled()
  for (const stop of stops) stop()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([reads.mock.calls.length, heads.mock.calls.length]).toEqual([1, 1])
  expect(model.stateOf(priceOf(1)).status).toBe('pending')
})

test('what is watched, dropped and watched again in one tick is read once', async () => {
  const { model, reads, heads } = openedShop()
  model.watch(priceOf(1), ignore)()
  const stop = model.watch(priceOf(1), ignore)
  await settled()
  expect([reads.mock.calls.length, heads.mock.calls.length]).toEqual([1, 1])
  stop()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(heads).toHaveBeenCalledTimes(1)
})

test('a hidden page requests nothing, and reads immediately when it is visible again', async () => {
  const { model, reads, heads, reader } = openedShop()
  setVisibility('hidden')
  model.watch(priceOf(1), ignore)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([reads.mock.calls.length, heads.mock.calls.length]).toEqual([0, 0])
  setVisibility('visible')
  await settled()
  expect(model.stateOf(priceOf(1)).data).toEqual([1, 100n])
  setVisibility('hidden')
  reader.head++
  void model.refetch(priceOf(1))
  model.watch(priceOf(2), ignore)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect([reads.mock.calls.length, heads.mock.calls.length]).toEqual([1, 1])
  setVisibility('visible')
  await settled()
  expect(model.stateOf(priceOf(2)).data).toEqual([2, 101n])
})

test('the state is the same object, and nobody is notified, while the result is equal', async () => {
  const { model, contracts, mine } = openedShop()
  contracts.answers.set('priceOf', () => [1n, { currency: 'ETH' }])
  let notified = 0
  model.watch(priceOf(1), () => notified++)
  await settled()
  const before = model.stateOf(priceOf(1))
  await mine()
  expect(contracts.calls).toHaveLength(2)
  expect(model.stateOf(priceOf(1))).toBe(before)
  expect(notified).toBe(1)
})

test('an unreachable chain keeps the last result beside the error, and is read again with the next poll', async () => {
  const { model, reader, reads } = openedShop()
  model.watch(priceOf(1), ignore)
  await settled()
  const { getBlockNumber } = reader
  reader.getBlockNumber = async (chainId) => {
    throw new ChainReadError('timeout', chainId, 'Too slow.')
  }
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(priceOf(1))).toMatchObject({
    status: 'error',
    data: [1, 100n],
    error: { failure: 'timeout' }
  })
  reader.getBlockNumber = getBlockNumber
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(priceOf(1))).toEqual({ status: 'success', data: [1, 100n], error: undefined })
  expect(reads).toHaveBeenCalledTimes(2)
})

test('a contract that reverts is read again with the next head only, and fails no other call', async () => {
  const { model, contracts, reads, mine } = openedShop()
  const reverted = new ContractError('reverted', 'Sold out.')
  contracts.answers.set('priceOf', ({ args }: FakeCall) => (args[0] === 1n ? reverted : 7n))
  model.watch(priceOf(1), ignore)
  model.watch(priceOf(2), ignore)
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(priceOf(1))).toEqual({ status: 'error', data: undefined, error: reverted })
  expect(model.stateOf(priceOf(2)).data).toBe(7n)
  expect(reads).toHaveBeenCalledTimes(1)
  await mine()
  expect(reads).toHaveBeenCalledTimes(2)
})

test('a read that fails is repeated with the next poll, and what is no error of the chain becomes one', async () => {
  const { model, contracts } = openedShop()
  const { readMany } = contracts
  contracts.readMany = async () => {
    throw new TypeError('Broken.')
  }
  model.watch(priceOf(1), ignore)
  await settled()
  expect(model.stateOf(priceOf(1)).error).toMatchObject({ name: 'ChainReadError', failure: 'malformed' })
  contracts.readMany = readMany
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(priceOf(1)).data).toEqual([1, 100n])
})

test('a call at a block is read once, whatever the head, until the network starts over', async () => {
  const { model, networkResets, reads, reader, mine } = openedShop()
  networkResets.update(new Map([[BASE, 'one']]))
  const old = priceOf(1, { blockNumber: 7n })
  model.watch(old, ignore)
  model.watch(priceOf(1), ignore)
  await settled()
  expect(reads.mock.calls.map(([, , at]) => at)).toEqual([{ blockNumber: 7n }, {}])
  await mine()
  expect(reads).toHaveBeenCalledTimes(3)
  vi.spyOn(reader, 'getBlockNumber').mockRejectedValueOnce(new ChainReadError('timeout', BASE, 'Too slow.'))
  await vi.advanceTimersByTimeAsync(BEAT)
  expect([model.stateOf(priceOf(1)).status, model.stateOf(old).status]).toEqual(['error', 'success'])
  expect(model.stateOf(old).data).toEqual([1, 7n])
  reads.mockClear()
  networkResets.update(new Map([[BASE, 'one']]))
  await settled()
  expect(reads).not.toHaveBeenCalled()
  networkResets.update(new Map([[BASE, 'two']]))
  await settled()
  expect(reads.mock.calls.map(([, , at]) => at)).toEqual([{ blockNumber: 7n }, {}])
})

test('each chain is read on its own, with its own head', async () => {
  const { model, reads } = openedShop()
  model.watch(priceOf(1), ignore)
  model.watch(priceOf(1, { chainId: 59140 }), ignore)
  await settled()
  expect(reads.mock.calls.map(([chainId]) => chainId)).toEqual([BASE, 59140])
})

test('a slow chain gets no concurrent reads, and what was asked for meanwhile is read after', async () => {
  const { model, contracts, reader } = openedShop()
  const answer = deferred<unknown>()
  contracts.answers.set('priceOf', () => answer.promise)
  model.watch(priceOf(1), ignore)
  await settled()
  reader.head++
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(contracts.calls).toHaveLength(1)
  const refetched = model.refetch(priceOf(1))
  answer.resolve(5n)
  await refetched
  expect(contracts.calls).toHaveLength(2)
  expect(model.stateOf(priceOf(1)).data).toBe(5n)
})

test('refetching reads a call now; what is not watched is not read', async () => {
  const { model, contracts } = openedShop()
  model.watch(priceOf(1), ignore)
  await settled()
  contracts.answers.set('priceOf', 9n)
  await model.refetch(priceOf(1))
  await model.refetch(priceOf(2))
  expect(model.stateOf(priceOf(1)).data).toBe(9n)
  expect(contracts.calls).toHaveLength(2)
})

test('a call is read again at once although endpoints rest and no head was ever read', async () => {
  const { model, reader } = openedShop()
  const { getBlockNumber } = reader
  reader.getBlockNumber = async (chainId, onAnswer) => {
    if (!reader.restsEnded.includes(chainId)) throw new ChainReadError('timeout', chainId, 'It rests.')
    return getBlockNumber(chainId, onAnswer)
  }
  model.watch(priceOf(1), ignore)
  model.watch(priceOf(2), ignore)
  await settled()
  expect(model.stateOf(priceOf(1)).status).toBe('error')
  await Promise.all([model.refetch(priceOf(1)), model.refetch(priceOf(2))])
  expect([1, 2].map((thing) => model.stateOf(priceOf(thing)).data)).toEqual([
    [1, 100n],
    [2, 100n]
  ])
})

test('the same failure with another pause is another one', async () => {
  const { model, reader } = openedShop()
  const failure = (pausedUntil: number) => new ChainReadError('rate-limited', BASE, 'HTTP 429', { pausedUntil })
  reader.getBlockNumber = async () => Promise.reject(failure(1))
  model.watch(priceOf(1), ignore)
  await settled()
  reader.getBlockNumber = async () => Promise.reject(failure(2))
  await vi.advanceTimersByTimeAsync(BEAT)
  expect(model.stateOf(priceOf(1)).error).toMatchObject({ pausedUntil: 2 })
})

test('a function that changes the chain and returns nothing has an error in place of a result that never comes', async () => {
  const { model, contracts } = openedShop()
  contracts.answers.set('leave', undefined)
  const abi = [{ type: 'function', name: 'leave', stateMutability: 'nonpayable', inputs: [], outputs: [] }] as const
  const query: CallQuery = {
    key: 'leave',
    chainId: BASE,
    call: contract({ address: '0x00000000000000000000000000000000000000aa', abi }).call('leave'),
    blockNumber: undefined
  }
  model.watch(query, ignore)
  await settled()
  expect(model.stateOf(query)).toMatchObject({ status: 'error', error: { failure: 'misused' } })
})
