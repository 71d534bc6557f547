import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { baseGoerli } from '#domain/chains.ts'
import { RPC_TIMEOUT_MS } from '#domain/rpc.ts'
import { ChainRpc } from './chain-rpc.ts'
import type { NumberedRequest } from './json-rpc.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Endpoints by host name: `dead` never answers, any other tells its name as the result of everything. */
function fakeNetwork() {
  const asked: { readonly host: string; readonly methods: readonly string[] }[] = []
  const dead = new Set<string>()
  const fakeFetch: typeof fetch = async (url, init) => {
    const host = new URL(String(url)).hostname
    const requests = [JSON.parse(String(init?.body))].flat() as NumberedRequest[]
    asked.push({ host, methods: requests.map(({ method }) => method) })
    if (dead.has(host)) return new Promise(() => {})
    const answers = requests.map(({ id, method }) => ({ id, result: method === 'eth_chainId' ? '0x14a33' : host }))
    return new Response(JSON.stringify(answers.length === 1 ? answers[0] : answers))
  }
  const rpcAt = (...hosts: string[]) =>
    new ChainRpc({ ...baseGoerli, rpcUrls: hosts.map((host) => `http://${host}`) }, { fetch: fakeFetch })
  return { asked, dead, rpcAt }
}

async function settled<Result>(promise: Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const [outcome] = await Promise.all([Promise.allSettled([promise]), vi.runAllTimersAsync()])
  return outcome[0]
}

test('a request settles after one time-out for each endpoint, and no later', async () => {
  const { dead, rpcAt } = fakeNetwork()
  dead.add('one').add('two')
  let isSettled = false
  const outcome = rpcAt('one', 'two')
    .send('eth_blockNumber', [])
    .catch((error: unknown) => error)
    .finally(() => {
      isSettled = true
    })
  await vi.advanceTimersByTimeAsync(2 * RPC_TIMEOUT_MS - 1)
  expect(isSettled).toBe(false)
  await vi.advanceTimersByTimeAsync(5)
  expect(isSettled).toBe(true)
  expect(await outcome).toMatchObject({ failure: 'timeout' })
})

test('the chain id is asked for once, beside the first request', async () => {
  const { asked, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  await settled(rpc.send('eth_blockNumber', []))
  await settled(rpc.send('eth_blockNumber', []))
  expect(asked.map(({ methods }) => methods)).toEqual([['eth_chainId', 'eth_blockNumber'], ['eth_blockNumber']])
})

test('no batch holds more than 50 requests', async () => {
  const { asked, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  await settled(rpc.send('eth_blockNumber', []))
  await settled(Promise.all(Array.from({ length: 120 }, () => rpc.send('eth_blockNumber', []))))
  expect(asked.slice(1).map(({ methods }) => methods.length)).toEqual([50, 50, 20])
})

test('nobody waits for a failing endpoint while another one answers: it is probed in the background', async () => {
  const { asked, dead, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one', 'two')
  dead.add('one')
  expect(await settled(rpc.send('eth_blockNumber', []))).toMatchObject({ value: 'two' })
  asked.length = 0

  const startedAt = Date.now()
  const [second] = await Promise.all([rpc.send('eth_blockNumber', []), vi.advanceTimersByTimeAsync(5)])
  expect([second, Date.now() - startedAt]).toEqual(['two', 5])
  expect(asked).toContainEqual({ host: 'one', methods: ['eth_chainId'] })
  await Promise.all([rpc.send('eth_blockNumber', []), vi.advanceTimersByTimeAsync(5)])
  expect(asked.filter(({ host }) => host === 'one')).toHaveLength(1)

  await vi.runAllTimersAsync()
  dead.clear()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await settled(rpc.send('eth_blockNumber', []))).toMatchObject({ value: 'two' })
  expect(await settled(rpc.send('eth_blockNumber', []))).toMatchObject({ value: 'one' })
})

test('while every endpoint rests, a request fails at once and with the reason of the last', async () => {
  const { asked, dead, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  dead.add('one')
  for (let read = 0; read < 2; read++) await settled(rpc.send('eth_blockNumber', []))
  const [outcome] = await Promise.all([
    rpc.send('eth_blockNumber', []).catch((error: unknown) => error),
    vi.advanceTimersByTimeAsync(5)
  ])
  expect(outcome).toMatchObject({
    failure: 'timeout',
    message: 'Base Goerli: no whole answer within 10000 ms.',
    chainId: baseGoerli.id
  })
  expect(asked).toHaveLength(2)
})
