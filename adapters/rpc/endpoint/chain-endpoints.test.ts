import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { RPC_TIMEOUT_MS } from '#domain/chain/rpc.ts'
import { ChainEndpoints, type RpcOptions } from './chain-endpoints.ts'
import type { NumberedRequest } from './transport/json-rpc.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Beside a chain's other endpoints, an endpoint is asked for its head too. */
const heads: Readonly<Record<string, unknown>> = { eth_blockNumber: '0x1', eth_getBlockByNumber: { number: '0x1' } }

/** Endpoints by host name: `dead` never answers, any other tells its name as the result of most, after its slowness in ms. */
function fakeNetwork(limits: RpcOptions = {}) {
  const asked: { readonly host: string; readonly methods: readonly string[] }[] = []
  const dead = new Set<string>()
  const slowness = new Map<string, number>()
  const fakeFetch: typeof fetch = async (url, init) => {
    const host = new URL(String(url)).hostname
    const requests = [JSON.parse(String(init?.body))].flat() as NumberedRequest[]
    asked.push({ host, methods: requests.map(({ method }) => method) })
    if (dead.has(host)) return new Promise(() => {})
    if (slowness.has(host)) await new Promise((resolve) => setTimeout(resolve, slowness.get(host)))
    const answers = requests.map(({ id, method }) => ({
      id,
      result: method === 'eth_chainId' ? '0x14a33' : (heads[method] ?? host)
    }))
    return new Response(JSON.stringify(answers.length === 1 ? answers[0] : answers))
  }
  let health: readonly EndpointHealth[] = []
  const rpcAt = (...hosts: string[]) => {
    const rpcUrls = hosts.map((host) => `http://${host}:8545/secret-key`)
    return new ChainEndpoints({ ...baseGoerli, rpcUrls }, { fetch: fakeFetch, ...limits }, (endpoints) => {
      health = endpoints
    })
  }
  return { asked, dead, slowness, rpcAt, health: () => health }
}

async function settled<Result>(promise: Promise<Result>): Promise<PromiseSettledResult<Result>> {
  const [outcome] = await Promise.all([Promise.allSettled([promise]), vi.runAllTimersAsync()])
  return outcome[0]
}

test('a request settles after one timeout for each endpoint at the latest', async () => {
  const { dead, rpcAt } = fakeNetwork()
  dead.add('one').add('two')
  let isSettled = false
  const outcome = rpcAt('one', 'two')
    .send('web3_clientVersion', [])
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

test('the chain id is requested with every request, in the same HTTP request', async () => {
  const { asked, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  await settled(rpc.send('web3_clientVersion', []))
  await settled(rpc.send('web3_clientVersion', []))
  expect(asked.map(({ methods }) => methods)).toEqual(Array(2).fill(['eth_chainId', 'web3_clientVersion']))
})

test('an operator sets the timeout, the longest rest and the size of a batch', async () => {
  const { asked, dead, rpcAt, health } = fakeNetwork({ timeoutMs: 1_000, maxRestMs: 1_500, batchSize: 3 })
  const rpc = rpcAt('one')
  await settled(Promise.all(Array.from({ length: 5 }, (_, n) => rpc.send('web3_clientVersion', [n]))))
  expect(asked.map(({ methods }) => methods.length)).toEqual([3, 3, 2])
  dead.add('one')
  const startedAt = Date.now()
  await settled(rpc.send('eth_gasPrice', []))
  expect(Date.now() - startedAt).toBe(1_000)
  await settled(rpc.send('eth_gasPrice', []))
  await vi.advanceTimersByTimeAsync(1_000)
  await settled(rpc.send('eth_gasPrice', []))
  expect(health()[0]?.circuit).toMatchObject({ status: 'open', until: Date.now() + 1_500 })
})

test('no batch holds more than 50 requests', async () => {
  const { asked, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  await settled(Promise.all(Array.from({ length: 49 }, (_, n) => rpc.send('web3_clientVersion', [n]))))
  await settled(Promise.all(Array.from({ length: 120 }, (_, n) => rpc.send('web3_clientVersion', [n]))))
  expect(asked.map(({ methods }) => methods.length)).toEqual([50, 50, 50, 23])
})

test('equal requests in one tick are sent once, and both callers get the answer or the error', async () => {
  const { asked, dead, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  const ask = () => Promise.allSettled([1, 1, 2].map((n) => rpc.send('web3_clientVersion', [n])))
  const answered = { status: 'fulfilled', value: 'one' }
  expect(await settled(ask())).toMatchObject({ value: [answered, answered, answered] })
  await settled(ask())
  dead.add('one')
  const failed = { status: 'rejected', reason: { failure: 'timeout' } }
  expect(await settled(ask())).toMatchObject({ value: [failed, failed, failed] })
  const together = ['eth_chainId', 'web3_clientVersion', 'web3_clientVersion']
  expect(asked.map(({ methods }) => methods)).toEqual(Array(3).fill(together))
})

test('no request waits for a failing endpoint while another answers: it is probed in the background', async () => {
  const { asked, dead, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one', 'two')
  dead.add('one')
  expect(await settled(rpc.send('web3_clientVersion', []))).toMatchObject({ value: 'two' })
  asked.length = 0

  const startedAt = Date.now()
  const [second] = await Promise.all([rpc.send('web3_clientVersion', []), vi.advanceTimersByTimeAsync(5)])
  expect([second, Date.now() - startedAt]).toEqual(['two', 5])
  expect(asked).toContainEqual({ host: 'one', methods: ['eth_chainId'] })
  await Promise.all([rpc.send('web3_clientVersion', []), vi.advanceTimersByTimeAsync(5)])
  expect(asked.filter(({ host }) => host === 'one')).toHaveLength(1)

  await vi.runAllTimersAsync()
  dead.clear()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(await settled(rpc.send('web3_clientVersion', []))).toMatchObject({ value: 'two' })
  expect(await settled(rpc.send('web3_clientVersion', []))).toMatchObject({ value: 'one' })
})

test('while every circuit is open, a request fails immediately with the last failure', async () => {
  const { asked, dead, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  dead.add('one')
  for (let read = 0; read < 2; read++) await settled(rpc.send('web3_clientVersion', []))
  const [outcome] = await Promise.all([
    rpc.send('web3_clientVersion', []).catch((error: unknown) => error),
    vi.advanceTimersByTimeAsync(5)
  ])
  expect(outcome).toMatchObject({
    failure: 'timeout',
    message: 'Base Goerli: no complete answer within 10000 ms.',
    chainId: baseGoerli.id
  })
  expect(asked).toHaveLength(2)
})

test('a half-open endpoint gets one request at a time, and the others wait for its outcome', async () => {
  const { asked, dead, slowness, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  dead.add('one')
  await settled(rpc.send('web3_clientVersion', []))
  dead.clear()
  slowness.set('one', 3_000)
  asked.length = 0
  const first = rpc.send('web3_clientVersion', [])
  await vi.advanceTimersByTimeAsync(1_000)
  const second = rpc.send('web3_clientVersion', [])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(1)
  expect(await settled(Promise.all([first, second]))).toMatchObject({ value: ['one', 'one'] })
  expect(asked).toHaveLength(2)
})

test('a request that waited in vain for a probe is not sent as well', async () => {
  const { asked, dead, rpcAt } = fakeNetwork()
  const rpc = rpcAt('one')
  dead.add('one')
  await settled(rpc.send('web3_clientVersion', []))
  asked.length = 0
  const outcomes = [rpc.send('web3_clientVersion', [])]
  await vi.advanceTimersByTimeAsync(5_000)
  outcomes.push(rpc.send('web3_clientVersion', []))
  const startedAt = Date.now()
  const ended = Promise.allSettled(outcomes)
  await vi.advanceTimersByTimeAsync(5_010)
  expect((await ended).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected'])
  expect(Date.now() - startedAt).toBeLessThan(RPC_TIMEOUT_MS)
  expect(asked).toHaveLength(1)
})

test('endpoint health includes hosts, never the keys in their paths', async () => {
  const { rpcAt, health } = fakeNetwork()
  await settled(rpcAt('one', 'two').send('web3_clientVersion', []))
  expect(health()).toMatchObject([
    { host: 'one:8545', via: 'http', circuit: { status: 'closed' }, latencyMs: 0 },
    { host: 'two:8545', via: 'http', circuit: { status: 'closed' }, latencyMs: undefined }
  ])
  expect(JSON.stringify(health())).not.toContain('secret-key')
})

test('endpoint health shows which are slow or failing, and since when', async () => {
  const { dead, slowness, rpcAt, health } = fakeNetwork()
  const rpc = rpcAt('one', 'two')
  dead.add('one')
  slowness.set('two', 2_000)
  const startedAt = Date.now()
  await settled(rpc.send('web3_clientVersion', []))
  expect(health()).toMatchObject([
    { circuit: { status: 'half-open', lastFailure: 'timeout' }, latencyMs: undefined },
    { circuit: { status: 'closed' }, latencyMs: 2_000 }
  ])
  const [one, two] = health()
  expect(one?.circuit.status === 'half-open' && one.circuit.since - startedAt).toBe(RPC_TIMEOUT_MS)
  expect((two?.slowSince ?? 0) - startedAt).toBe(RPC_TIMEOUT_MS + 2_000)
})

test('a search for logs that was too wide for an endpoint is not asked of it again, nor is a wider one', async () => {
  const searched: number[] = []
  const fakeFetch: typeof fetch = async (_url, init) => {
    const requests = [JSON.parse(String(init?.body))].flat() as NumberedRequest[]
    const answers = requests.map(({ id, method, params }) => {
      if (method === 'eth_chainId') return { id, result: '0x14a33' }
      const { fromBlock, toBlock } = params[0] as { readonly fromBlock: string; readonly toBlock: string }
      const blocks = Number(toBlock) - Number(fromBlock) + 1
      searched.push(blocks)
      return blocks > 100 ? { id, error: { code: -32614, message: 'limited to a 100 range' } } : { id, result: [] }
    })
    return new Response(JSON.stringify(answers), { status: answers.some((answer) => 'error' in answer) ? 413 : 200 })
  }
  const statuses = new Set<string>()
  const rpc = new ChainEndpoints({ ...baseGoerli, rpcUrls: ['http://one'] }, { fetch: fakeFetch }, (endpoints) => {
    for (const { circuit } of endpoints) statuses.add(circuit.status)
  })
  const search = (toBlock: number) =>
    settled(rpc.send('eth_getLogs', [{ fromBlock: '0x1', toBlock: `0x${toBlock.toString(16)}` }]))
  for (const blocks of [500, 500]) expect(await search(blocks)).toMatchObject({ status: 'rejected' })
  expect(searched, 'an endpoint that has given no logs yet is asked again').toEqual([500, 500])
  expect(await search(50)).toMatchObject({ status: 'fulfilled' })
  for (const blocks of [500, 1_000, 200, 300]) expect(await search(blocks)).toMatchObject({ status: 'rejected' })
  expect(searched).toEqual([500, 500, 50, 200])
  expect([...statuses]).toEqual(['closed'])
})
