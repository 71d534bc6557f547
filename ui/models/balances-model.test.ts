// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChainReadError } from '#domain/errors.ts'
import { bob, deferred, fakeWorld } from './fakes.ts'

const MINUTE = 60_000
let worlds: { stop: () => void }[] = []

async function connected() {
  const world = fakeWorld()
  worlds.push(world)
  await world.models.connection.connect('wallet')
  return world
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const { stop } of worlds) stop()
  worlds = []
  vi.useRealTimers()
})

test('the first balance costs one read, and following it at most 15 a minute, however many views show it', async () => {
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

test('an unreachable network says why, keeps the last balance, and recovers by itself', async () => {
  const { models, reader } = await connected()
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(0)
  const { getBalance } = reader
  reader.getBalance = async () => {
    throw new ChainReadError('timeout', 84531, 'No answer in 10000 ms')
  }
  await vi.advanceTimersByTimeAsync(4000)
  expect(models.balances.of(84531)).toMatchObject({
    status: 'unreachable',
    failure: 'timeout',
    last: { value: 10n ** 18n }
  })
  reader.getBalance = getBalance
  await vi.advanceTimersByTimeAsync(4000)
  expect(models.balances.of(84531).status).toBe('known')
})

test('a balance that arrives after the account changed is not shown as the new account’s', async () => {
  const { models, reader, connector } = await connected()
  const hers = deferred<bigint>()
  reader.getBalance = (_chainId, account) => (account === bob ? new Promise(() => undefined) : hers.promise)
  models.balances.watch(84531)
  connector.emit({ type: 'accountsChanged', accounts: [bob] })
  hers.resolve(5n)
  await vi.advanceTimersByTimeAsync(0)
  expect(models.balances.of(84531).status).toBe('loading')
})

test('an older answer never replaces a newer one, and a slow node is not asked twice at once', async () => {
  const { models, reader } = await connected()
  const answers = [deferred<bigint>(), deferred<bigint>()]
  let asked = 0
  reader.getBalance = () => answers[asked++]?.promise ?? Promise.resolve(0n)
  models.balances.watch(84531)
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(asked).toBe(1)
  void models.balances.refresh(84531)
  answers[1]?.resolve(2n)
  await vi.advanceTimersByTimeAsync(0)
  answers[0]?.resolve(1n)
  await vi.advanceTimersByTimeAsync(0)
  expect(models.balances.of(84531)).toMatchObject({ value: 2n })
})
