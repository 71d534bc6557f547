// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { contract } from '#domain/contract/contract.ts'
import { openTabs } from '#src/testing/open-tabs.ts'
import { alice, bob, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { visitorMoves } from '#ui/testing/visitor-moves.ts'

const BASE = baseGoerli.id
const MINUTE = 60_000
const { openTab } = openTabs()
const counter = contract({
  address: '0x00000000000000000000000000000000000000aa',
  abi: [
    { type: 'function', name: 'count', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] },
    { type: 'event', name: 'Counted', inputs: [] }
  ]
})
const ignore = () => undefined

type Tab = ReturnType<typeof openTab>

/** Everything that polls a chain. */
const followers: Readonly<Record<string, (tab: Tab) => void | (() => void)>> = {
  'the balance': ({ models }) => models.balances.watch(BASE),
  'a network tile': ({ models }) => models.networks.watch(BASE),
  'a contract read': ({ models }) =>
    models.contractReads.watch(
      { key: 'count', chainId: BASE, call: counter.call('count'), blockNumber: undefined },
      ignore
    ),
  'contract events': ({ models }) =>
    models.contractEvents.watch({ key: 'Counted', chainId: BASE, query: counter.event('Counted') }, ignore),
  'a pending transaction': ({ models }) =>
    models.transactions.add({ hash: hashOf(1), description: 'Payment' }, { account: alice, chainId: BASE }),
  'an attempt with an unknown outcome': ({ models, connector }) => {
    connector.sendTransaction = () => new Promise(() => undefined)
    const request = { from: alice, to: bob, value: 1n, chainId: BASE, description: 'Payment', call: undefined }
    const attempt = models.attempts.begin(request, { nonce: 7n })
    void models.attempts.send(attempt, connector)
  }
}

/** The moments at which Base is asked for something: what is asked in one is sent as one request. */
async function opened() {
  const tab = openTab({ connector: new FakeConnector() })
  await tab.models.connection.connect('wallet')
  const moments = new Set<number>()
  const { reader } = tab
  for (const name of [
    'getBalances',
    'getBlockNumber',
    'getBlockTime',
    'getRecentBaseFees',
    'getTransactionCount',
    'getNextNonce',
    'getFeeRates',
    'getDelegate',
    'getReceipt',
    'getTransaction'
  ] as const) {
    const read = reader[name] as (chainId: number, ...rest: unknown[]) => Promise<unknown>
    Object.assign(reader, {
      [name]: (chainId: number, ...rest: unknown[]) => {
        if (chainId === BASE) moments.add(Date.now())
        return read.call(reader, chainId, ...rest)
      }
    })
  }
  /** After an event, if any. */
  const requestsIn = async (ms: number, happens: () => unknown = () => undefined) => {
    moments.clear()
    happens()
    await vi.advanceTimersByTimeAsync(ms)
    return moments.size
  }
  return { tab, requestsIn }
}

afterEach(() => void vi.restoreAllMocks())

test.each(Object.entries(followers))('%s takes 15, 1 or 0 requests a minute', async (_name, follow) => {
  const { tab, requestsIn } = await opened()
  expect(await requestsIn(MINUTE)).toBe(0)
  const unfollow = follow(tab)
  visitorMoves()
  // Until the quick polls of a new transaction are over.
  await requestsIn(20_000)
  visitorMoves()
  expect(await requestsIn(MINUTE)).toBe(15)
  expect(await requestsIn(MINUTE)).toBe(1)
  expect(await requestsIn(3 * MINUTE)).toBe(3)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await requestsIn(MINUTE)).toBe(0)
  visibility.mockRestore()
  expect(await requestsIn(0, () => document.dispatchEvent(new Event('visibilitychange')))).toBe(1)
  unfollow?.()
  if (unfollow) expect(await requestsIn(MINUTE)).toBe(0)
})

test('everything together takes as many requests as the most frequent alone', async () => {
  const { tab, requestsIn } = await opened()
  for (const follow of Object.values(followers)) follow(tab)
  tab.models.attention.watch(BASE)
  await requestsIn(20_000)
  visitorMoves()
  expect(await requestsIn(MINUTE)).toBe(15)
  expect(await requestsIn(MINUTE)).toBe(1)
  const hide = tab.models.transactions.showPending(BASE)
  await requestsIn(0)
  expect(await requestsIn(MINUTE)).toBe(15)
  hide()
  await requestsIn(4_000)
  expect(await requestsIn(MINUTE)).toBe(1)
})

test('what needs attention takes a request a minute by itself', async () => {
  const { tab, requestsIn } = await opened()
  expect(await requestsIn(0, () => tab.models.attention.watch(BASE))).toBe(1)
  visitorMoves()
  expect(await requestsIn(MINUTE)).toBe(1)
  expect(await requestsIn(MINUTE)).toBe(1)
})

test('an open review takes four requests a minute of a chain that is polled, and none while nobody is there', async () => {
  const { tab, requestsIn } = await opened()
  tab.models.balances.watch(BASE)
  await requestsIn(0)
  const { paymentForm } = tab.models
  paymentForm.edit('recipient', bob)
  paymentForm.edit('amount', '0.25')
  await paymentForm.submit()
  const newBlocks = setInterval(() => tab.reader.head++, 2_000)
  // The check follows the poll that brings the new block.
  let checks = 0
  const { isContract } = tab.reader
  tab.reader.isContract = (...question) => {
    checks++
    return isContract(...question)
  }
  await requestsIn(20_000)
  visitorMoves()
  checks = 0
  expect([await requestsIn(MINUTE), checks]).toEqual([15, 4])
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  checks = 0
  expect([await requestsIn(MINUTE), checks]).toEqual([0, 0])
  visibility.mockRestore()
  clearInterval(newBlocks)
})

test('a balance that is shown again within 4 seconds is the known one, and polled when that is over', async () => {
  const { tab, requestsIn } = await opened()
  let unwatch: () => void = () => undefined
  const show = () => {
    unwatch = tab.models.balances.watch(BASE)
  }
  expect(await requestsIn(1_000, show)).toBe(1)
  unwatch()
  expect(await requestsIn(2_999, show)).toBe(0)
  expect(await requestsIn(1)).toBe(1)
})
