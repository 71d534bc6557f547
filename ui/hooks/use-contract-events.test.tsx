// @vitest-environment happy-dom
import { act, cleanup } from '@testing-library/react'
import { afterEach, expect, expectTypeOf, test, vi } from 'vitest'
import { contract } from '#domain/contract/contract.ts'
import type { ContractEvent } from '#domain/contract/contract-call.ts'
import { mountHook } from '#src/testing/mount-hook.tsx'
import { openTabs } from '#src/testing/open-tabs.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { FakeReader } from '#ui/testing/fake-reader.ts'
import { hashOf } from '#ui/testing/fake-values.ts'
import { useContractEvents } from './use-contract-events.ts'

const BEAT = 4_000
const MINUTE = 60_000
const { openTab } = openTabs()

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

/** Described anew with every rendering. */
function written(page?: bigint) {
  const journal = contract({
    address: '0x00000000000000000000000000000000000000aa',
    abi: [{ type: 'event', name: 'Written', inputs: [{ name: 'page', type: 'uint256', indexed: true }] }]
  })
  return journal.event('Written', page === undefined ? {} : { page })
}

function eventOf(page: bigint): ContractEvent {
  return { args: { page }, blockNumber: 90n, blockHash: hashOf(90), logIndex: Number(page), transactionHash: hashOf(1) }
}

const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('events are followed once for each head by strict components too, and render only what is new', async () => {
  const { models, contracts, reader } = openTab()
  contracts.logs.set('Written', [eventOf(1n)])
  const reads = vi.spyOn(contracts, 'events')
  const { current, given, unmount } = await mountHook(() => useContractEvents(written()), { models, isStrict: true })
  await advance(0)
  expectTypeOf(current().data).toEqualTypeOf<readonly ContractEvent<{ readonly page: bigint }>[] | undefined>()
  expect(current()).toEqual({ status: 'success', data: [eventOf(1n)], error: undefined })
  const before = given.length
  reader.head++
  await advance(BEAT)
  expect([given.length, reads.mock.calls.length]).toEqual([before, 2])
  contracts.logs.set('Written', [eventOf(1n), eventOf(2n)])
  reader.head++
  await advance(BEAT)
  expect(current().data).toEqual([eventOf(1n), eventOf(2n)])
  unmount()
  reader.head++
  await advance(MINUTE)
  expect(reads).toHaveBeenCalledTimes(3)
})

test('another filter is another list, and no query is none', async () => {
  const { models, contracts } = openTab()
  contracts.logs.set('Written', [eventOf(1n), eventOf(2n)])
  let page: bigint | undefined = 1n
  const { current, rerender } = await mountHook(
    () => useContractEvents(page === undefined ? page : written(page), { chainId: 59140 }),
    { models }
  )
  await advance(0)
  expect(current().data).toEqual([eventOf(1n)])
  page = 2n
  rerender()
  await advance(0)
  expect(current().data).toEqual([eventOf(2n)])
  page = undefined
  rerender()
  expect(current().status).toBe('pending')
})

test('a chain that is not configured is an error', async () => {
  const { models } = openTab({ reader: new FakeReader([84531]), contracts: new FakeContractGateway([84531]) })
  const { current } = await mountHook(() => useContractEvents(written(1n), { chainId: 999 }), { models })
  await advance(0)
  expect(current()).toMatchObject({ status: 'error', data: undefined, error: { failure: 'unreachable', chainId: 999 } })
})
