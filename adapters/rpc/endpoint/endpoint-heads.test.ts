import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import type { NodeAnswer } from '#domain/chain/endpoint-lag.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { POLLING_INTERVAL_MS } from '#domain/chain/rpc.ts'
import { ChainEndpoints } from './chain-endpoints.ts'
import type { NumberedRequest } from './transport/json-rpc.ts'

const NOW = 1_700_000_000_000

beforeEach(() => {
  vi.useFakeTimers()
  vi.setSystemTime(NOW)
})

afterEach(() => {
  vi.useRealTimers()
})

/** A node of a chain with a block every two seconds, whose block 100 was made at `NOW`. */
interface FakeNode {
  head: number
  /** What it says of its head, whatever that is. */
  named?: number
  /** When its blocks were made, if later than on the chain, in milliseconds. */
  later?: number
  isDown?: true
  /** Answers no `eth_getBalance`. */
  isPartial?: true
  /** Does not simulate. */
  isSimple?: true
}

const hex = (value: number) => `0x${value.toString(16)}`

function answerOf(node: FakeNode, { id, method, params }: NumberedRequest) {
  const head = node.named ?? node.head
  switch (method) {
    case 'eth_chainId':
      return { id, result: hex(84531) }
    case 'eth_blockNumber':
      return { id, result: hex(head) }
    case 'eth_getBlockByNumber': {
      const number = params[0] === 'latest' ? node.head : Number(params[0])
      const time = NOW + (number - 100) * 2_000 + (node.later ?? 0)
      return { id, result: number > node.head ? null : { number: hex(number), timestamp: hex(time / 1000) } }
    }
    case 'eth_getTransactionReceipt':
      return { id, result: { blockNumber: params[0], blockHash: `0x${'1'.repeat(64)}` } }
    case 'eth_simulateV1':
      return node.isSimple ? { id, error: { code: -32601, message: 'no such method' } } : { id, result: [] }
    default:
      return node.isPartial ? { id: -1, result: '0x1' } : { id, result: '0x1' }
  }
}

function chainAt(...nodes: FakeNode[]) {
  const asked: (readonly string[])[] = []
  const fakeFetch: typeof fetch = async (url, init) => {
    const node = nodes[Number(new URL(String(url)).pathname.slice(1))]
    if (!node || node.isDown) throw new TypeError('no connection')
    const requests = [JSON.parse(String(init?.body))].flat() as NumberedRequest[]
    asked.push(requests.map(({ method }) => method))
    return new Response(JSON.stringify(requests.map((request) => answerOf(node, request))))
  }
  let health: readonly EndpointHealth[] = []
  const rpcUrls = nodes.map((_, i) => `http://node${i}.example/${i}`)
  const rpc = new ChainEndpoints({ ...baseGoerli, rpcUrls }, { fetch: fakeFetch }, (endpoints) => {
    health = endpoints
  })
  /** What it takes, with who answered the last of them. */
  const ask = async (...requests: readonly (readonly [method: string, ...params: unknown[]])[]) => {
    const answers: NodeAnswer[] = []
    const sent = requests.map(([method, ...params]) => rpc.send(method, params, (answer) => answers.push(answer)))
    await vi.advanceTimersByTimeAsync(10)
    await Promise.allSettled(sent)
    return answers.at(-1)
  }
  const poll = () => ask(['eth_blockNumber'], ['eth_getBalance', '0x'])
  const behind = () => health.map(({ lag }) => lag?.blocks)
  return { rpc, asked, ask, poll, behind }
}

test('with one endpoint, nothing is asked for beside what is read', async () => {
  const { asked, poll, behind } = chainAt({ head: 100 })
  await poll()
  expect(asked).toEqual([['eth_chainId', 'eth_blockNumber', 'eth_getBalance']])
  expect(behind()).toEqual([undefined])
})

test('with several, the block of the head comes in the same exchange as the head, and the others are left alone', async () => {
  const { asked, poll, ask } = chainAt({ head: 100 }, { head: 100 })
  await poll()
  expect(asked).toEqual([['eth_chainId', 'eth_getBlockByNumber', 'eth_blockNumber', 'eth_getBalance']])
  await ask(['eth_getBalance', '0x'])
  expect(asked.slice(1), 'soon after, its head is known').toEqual([['eth_chainId', 'eth_getBalance']])
  await vi.advanceTimersByTimeAsync(POLLING_INTERVAL_MS)
  await ask(['eth_getBalance', '0x'])
  expect(asked.at(-1)).toEqual(['eth_chainId', 'eth_blockNumber', 'eth_getBlockByNumber', 'eth_getBalance'])
})

test('after a failover to a node that is behind, its answers and its health say how far, until it has caught up', async () => {
  const [first, second] = [{ head: 100 } as FakeNode, { head: 50 } as FakeNode]
  const { poll, behind } = chainAt(first, second)
  expect(await poll()).toEqual({ host: 'node0.example' })
  first.isDown = true
  expect(await poll()).toEqual({ host: 'node1.example', lag: { blocks: 50n, at: expect.any(Number) } })
  expect(behind()).toEqual([undefined, 50n])
  second.head = 100
  expect(await poll()).toEqual({ host: 'node1.example' })
  expect(behind()).toEqual([undefined, undefined])
})

test('a node that answers only what another has left out is asked for its head in the same exchange', async () => {
  const { asked, poll } = chainAt({ head: 100, isPartial: true }, { head: 50 })
  expect(await poll()).toMatchObject({ host: 'node1.example', lag: { blocks: 50n } })
  expect(asked).toHaveLength(2)
})

test('a node that simulates instead of another is asked for its head before its answer counts', async () => {
  const { ask } = chainAt({ head: 100, isSimple: true }, { head: 50 })
  expect(await ask(['eth_blockNumber'], ['eth_simulateV1'])).toMatchObject({
    host: 'node1.example',
    lag: { blocks: 50n }
  })
})

test.each([
  ['a confirmed transaction', true],
  ['none', false]
])(
  'a node whose head is two seconds older is behind only below the block of a transaction: %s',
  async (_what, isConfirmed) => {
    const first: FakeNode = { head: 100 }
    const { ask, poll, behind } = chainAt(first, { head: 99 })
    await poll()
    if (isConfirmed) await ask(['eth_getTransactionReceipt', hex(100)])
    first.isDown = true
    await poll()
    expect(behind()).toEqual([undefined, isConfirmed ? 1n : undefined])
  }
)

test.each<[string, FakeNode]>([
  ['whose block it does not give', { head: 100, named: 9_999 }],
  ['of the future', { head: 9_999, later: 1_000_000 }]
])('a head %s makes no other node late', async (_what, first) => {
  const { poll, behind } = chainAt(first, { head: 100 })
  await poll()
  first.isDown = true
  await poll()
  expect(behind()).toEqual([undefined, undefined])
})

test('a node that names a lower head than its newest block is as far as it says', async () => {
  const [first, second] = [{ head: 100 } as FakeNode, { head: 100, named: 50 } as FakeNode]
  const { poll, behind } = chainAt(first, second)
  await poll()
  first.isDown = true
  await poll()
  await vi.advanceTimersByTimeAsync(10)
  expect(behind()).toEqual([undefined, 50n])
})

test('once the chain starts over, no node is behind', async () => {
  const first: FakeNode = { head: 100 }
  const { rpc, poll, behind } = chainAt(first, { head: 50 })
  await poll()
  first.isDown = true
  await poll()
  expect(behind()).toEqual([undefined, 50n])
  rpc.startOver()
  expect(behind()).toEqual([undefined, undefined])
  expect(await poll()).toEqual({ host: 'node1.example' })
})
