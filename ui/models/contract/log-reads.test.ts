// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { ChainReadError, type ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { approvalsBy } from '#domain/contract/allowance.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, bob } from '#ui/testing/fake-values.ts'

const range = { fromBlock: 0n, toBlock: 9n }
const query = approvalsBy(alice, [bob])
const { openTab, settled: passed } = openTabs()

/** A gateway whose answers a test gives one by one. */
function opened() {
  const gateway = new FakeContractGateway()
  const asked: { readonly chainId: number; readonly answer: (failure?: ChainReadFailure) => void }[] = []
  gateway.eventsOfMany = async (chainId) => {
    const { promise, resolve } = deferred<ChainReadFailure | undefined>()
    asked.push({ chainId, answer: resolve })
    const failure = await promise
    if (failure) throw new ChainReadError(failure, chainId, '')
    return []
  }
  return { reads: openTab({ contracts: gateway }).models.pagePorts.logs, asked }
}

test('of all searches of a network two queries are under way at a time, in the order in which they were made', async () => {
  const { reads, asked } = opened()
  const controllers = Array.from({ length: 3 }, () => new AbortController())
  const outcomes = controllers.flatMap(({ signal }) => {
    const search = reads.open(1, signal)
    return [search.read(query, range), search.read(query, range)]
  })
  const settled = Promise.allSettled(outcomes)
  void reads.open(2, new AbortController().signal).read(query, range)
  await passed()
  expect(asked.map(({ chainId }) => chainId)).toEqual([1, 1, 2])
  controllers[1]?.abort()
  asked[0]?.answer()
  await passed()
  expect(asked, 'what is abandoned while it waits is not asked').toHaveLength(4)
  for (let i = 1; i < 5; i++) {
    asked[i]?.answer()
    await passed()
  }
  expect((await settled).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
    'fulfilled',
    'fulfilled'
  ])
  expect(asked).toHaveLength(5)
})

test.each<[failure: ChainReadFailure, rests: boolean]>([
  ['refused', false],
  ['timeout', true],
  ['rate-limited', true]
])('a node whose answer is %s twice is left alone for a second or not', async (failure, rests) => {
  const { reads, asked } = opened()
  const search = reads.open(1, new AbortController().signal)
  for (let i = 0; i < 2; i++) {
    const reading = expect(search.read(query, range)).rejects.toMatchObject({ failure })
    await passed()
    asked[i]?.answer(failure)
    await reading
  }
  const third = search.read(query, range)
  await passed()
  expect(asked).toHaveLength(rests ? 2 : 3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(3)
  asked[2]?.answer()
  await third
})

test('a node that only fails is asked eight times, and anew by the next search', async () => {
  const { reads, asked } = opened()
  const search = reads.open(1, new AbortController().signal)
  for (let i = 0; i < 10; i++) {
    const reading = expect(search.read(query, range)).rejects.toMatchObject({ failure: 'unreachable' })
    await vi.advanceTimersByTimeAsync(8_000)
    asked[i]?.answer('unreachable')
    await reading
  }
  expect(asked).toHaveLength(8)
  void reads.open(1, new AbortController().signal).read(query, range)
  await passed()
  expect(asked).toHaveLength(9)
})
