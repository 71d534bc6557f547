// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Token } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { openTab } from '#src/testing/open-tab.ts'
import { deferred } from '#ui/testing/deferred.ts'
import { bob } from '#ui/testing/fake-values.ts'

const MINUTE = 60_000
let tabs: { stop: () => void }[] = []

async function connected() {
  const tab = openTab()
  tabs.push(tab)
  await tab.models.connection.connect('wallet')
  return tab
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { stop } of tabs) stop()
  tabs = []
  vi.useRealTimers()
})

test('the first balance takes one read, and polling at most 15 a minute, however many views show it', async () => {
  const { models, reader } = await connected()
  for (let i = 0; i < 5; i++) models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  expect(reader.reads).toBe(1)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(reader.reads).toBe(16)
  expect(models.balances.of(84531)).toMatchObject({ status: 'known', value: 10n ** 18n })
})

test('nothing is read while nothing shows it, or while the page is hidden', async () => {
  const { models, reader } = await connected()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(reader.reads).toBe(0)
  const unwatch = models.balances.watch(84531)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(reader.reads).toBe(1)
  visibility.mockRestore()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(reader.reads).toBe(2)
  unwatch()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(reader.reads).toBe(2)
})

test('a balance that is expected is read in the turn in which the wallet answers, and once', async () => {
  const tab = openTab()
  tabs.push(tab)
  const { models, reader } = tab
  const stop = models.balances.expect()
  models.connection.followAccount(() => expect(reader.reads).toBe(1))
  await models.connection.connect('wallet')
  expect(models.balances.isAwaited).toBe(true)
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  expect(reader.reads).toBe(1)
  expect(models.balances.of(84531).status).toBe('known')
  stop()
  await models.connection.disconnect()
  const unexpected = openTab()
  tabs.push(unexpected)
  unexpected.models.balances.expect()()
  await unexpected.models.connection.connect('wallet')
  expect(unexpected.reader.reads).toBe(0)
})

test('the balance of an account that is already there is read as soon as it is expected, unless it is being read', async () => {
  const tab = openTab()
  tabs.push(tab)
  const { models, reader } = tab
  await models.connection.connect('wallet')
  expect(reader.reads).toBe(0)
  models.balances.expect()
  expect([reader.reads, models.balances.isAwaited]).toEqual([1, true])
  models.balances.expect()
  await vi.advanceTimersByTimeAsync(0)
  models.balances.expect()
  expect([reader.reads, models.balances.isAwaited]).toEqual([1, false])
})

test('a balance that was expected, and that nothing shows, is not awaited once it is read', async () => {
  const tab = openTab()
  tabs.push(tab)
  const { models, reader } = tab
  models.balances.expect()
  await models.connection.connect('wallet')
  await vi.advanceTimersByTimeAsync(0)
  expect([models.balances.isAwaited, reader.reads]).toEqual([false, 1])
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(reader.reads).toBe(1)
})

test('an unreachable network says why, keeps the last balance, and recovers automatically', async () => {
  const { models, reader } = await connected()
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  const { getBalances } = reader
  reader.getBalances = async () => {
    throw new ChainReadError('timeout', 84531, 'No answer in 10000 ms')
  }
  await vi.advanceTimersByTimeAsync(4000)
  expect(models.balances.of(84531)).toMatchObject({
    status: 'unreachable',
    failure: 'timeout',
    last: { value: 10n ** 18n }
  })
  reader.getBalances = getBalances
  await vi.advanceTimersByTimeAsync(4000)
  expect(models.balances.of(84531).status).toBe('known')
})

test('a balance that arrives after the account changed is not shown as the new account’s', async () => {
  const { models, reader, connector } = await connected()
  const hers = deferred<readonly bigint[]>()
  reader.getBalances = (_chainId, [read]) => (read?.account === bob ? new Promise(() => undefined) : hers.promise)
  models.balances.watch(84531)
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  hers.resolve([5n])
  await vi.advanceTimersByTimeAsync(0)
  expect(models.balances.of(84531).status).toBe('loading')
})

test('an older answer never replaces a newer one, and a slow node gets no concurrent reads', async () => {
  const { models, reader } = await connected()
  const answers = [deferred<readonly bigint[]>(), deferred<readonly bigint[]>()]
  let asked = 0
  reader.getBalances = () => answers[asked++]?.promise ?? Promise.resolve([0n])
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked).toBe(1)
  void models.balances.refresh(84531)
  answers[1]?.resolve([2n])
  await vi.advanceTimersByTimeAsync(0)
  answers[0]?.resolve([1n])
  await vi.advanceTimersByTimeAsync(0)
  expect(models.balances.of(84531)).toMatchObject({ value: 2n })
})

test('tokens are read with the native balance, and one that cannot be read does not affect the others', async () => {
  const [first, second] = [
    { address: '0x00000000000000000000000000000000000000aa', symbol: 'AAA', decimals: 6 },
    { address: '0x00000000000000000000000000000000000000bb', symbol: 'BBB', decimals: 18 }
  ] as const satisfies readonly Token[]
  const tab = openTab({ chains: [{ ...baseGoerli, tokens: [first, second] }] })
  tabs.push(tab)
  await tab.models.connection.connect('wallet')
  tab.reader.getBalances = async (chainId, reads) => {
    expect(reads.map(({ token }) => token)).toEqual([undefined, first.address, second.address])
    return [1n, new ChainReadError('reverted', chainId, ''), 3n]
  }
  tab.models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  expect(tab.models.balances.of(84531)).toMatchObject({
    status: 'known',
    value: 1n,
    tokens: [
      { token: first, value: undefined },
      { token: second, value: 3n }
    ]
  })
})

test('a native balance that fails alone makes the network unreachable', async () => {
  const { models, reader } = await connected()
  reader.getBalances = async (chainId) => [new ChainReadError('refused', chainId, 'no')]
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  expect(models.balances.of(84531)).toMatchObject({ status: 'unreachable', failure: 'refused' })
})

test('a balance says which block it is of and which endpoint answered, as far as they are known', async () => {
  const { models, reader } = await connected()
  reader.answer = { host: 'second.example' }
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  expect(models.balances.lastKnown(84531)).toMatchObject({ block: 100n, host: 'second.example', at: Date.now() })
  reader.getBlockNumber = async (chainId) => {
    throw new ChainReadError('refused', chainId, 'no')
  }
  await vi.advanceTimersByTimeAsync(4000)
  expect(models.balances.of(84531)).toMatchObject({ status: 'known', value: 10n ** 18n, block: undefined })
})

test('a balance from a node that is behind is an old one, until a node answers that is not', async () => {
  const { models, reader } = await connected()
  reader.answer = { host: 'late.example', lag: { blocks: 50n, at: Date.now() } }
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  expect(models.balances.of(84531)).toMatchObject({
    status: 'unreachable',
    failure: 'behind',
    details: 'late.example is 50 blocks behind.',
    last: { value: 10n ** 18n, host: 'late.example' }
  })
  reader.answer = { host: 'current.example' }
  await vi.advanceTimersByTimeAsync(4000)
  expect(models.balances.of(84531)).toMatchObject({ status: 'known', value: 10n ** 18n, host: 'current.example' })
})

test('a balance from a node that is behind replaces none of a later block', async () => {
  const { models, reader } = await connected()
  const { getBalances } = reader
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  reader.answer = { host: 'late.example', lag: { blocks: 1n, at: Date.now() } }
  reader.getBalances = async (...request) => {
    await getBalances(...request)
    return [9n]
  }
  reader.head = 99n
  await vi.advanceTimersByTimeAsync(4000)
  expect(models.balances.of(84531)).toMatchObject({ failure: 'behind', last: { value: 10n ** 18n, block: 100n } })
  reader.head = 101n
  await vi.advanceTimersByTimeAsync(4000)
  expect(models.balances.of(84531)).toMatchObject({ failure: 'behind', last: { value: 9n, block: 101n } })
})

test('a visitor who asks again is answered at once, although endpoints rest after failures', async () => {
  const { models, reader } = await connected()
  const { getBalances } = reader
  reader.getBalances = async (chainId, reads) => {
    if (!reader.restsEnded.includes(chainId)) throw new ChainReadError('timeout', chainId, 'It rests.')
    return getBalances(chainId, reads)
  }
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(models.balances.of(84531).status).toBe('unreachable')
  await models.balances.retry(84531)
  expect(models.balances.of(84531).status).toBe('known')
})

test('while every endpoint has named a time itself, an unreachable network says until when it is not asked', async () => {
  const { models, reader } = await connected()
  const pausedUntil = Date.now() + MINUTE
  const { getBalances } = reader
  reader.getBalances = async (chainId) => {
    throw new ChainReadError('rate-limited', chainId, 'HTTP 429', { pausedUntil })
  }
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(models.balances.of(84531)).toMatchObject({ status: 'unreachable', pausedUntil })
  reader.getBalances = getBalances
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(models.balances.of(84531)).not.toHaveProperty('pausedUntil')
})

test('a network is empty once everything on it is known to be zero', async () => {
  const token: Token = { address: '0x00000000000000000000000000000000000000aa', symbol: 'AAA', decimals: 6 }
  const tab = openTab({ chains: [{ ...baseGoerli, tokens: [token] }] })
  tabs.push(tab)
  await tab.models.connection.connect('wallet')
  const { balances } = tab.models
  expect(balances.isEmpty(84531)).toBe(false)
  const answers: readonly (readonly [readonly (bigint | ChainReadError)[], boolean])[] = [
    [[0n, 0n], true],
    [[0n, 1n], false],
    [[1n, 0n], false],
    [[0n, new ChainReadError('reverted', 84531, '')], false]
  ]
  for (const [answer, isEmpty] of answers) {
    tab.reader.getBalances = async () => answer
    await balances.refresh(84531)
    expect(balances.isEmpty(84531)).toBe(isEmpty)
  }
})
