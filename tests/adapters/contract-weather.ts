import { describe, expect, test } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import type { ChainReadFailure } from '#domain/chain/chain-read-error.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import { MULTICALL_BATCH } from '#domain/chain/rpc.ts'
import type { ContractGateway } from '#domain/ports/contract-gateway.ts'
import { alice, type ContractFork, errorOf, id, nobody } from '../ports/contract-fork.ts'
import { answering, asList, forwardingTo, type Script, saying, sendJson, startScriptedNode } from './scripted-node.ts'

const TIMEOUT_MS = 300
const chainId = { result: `0x${id.toString(16)}` }
const another = { result: `0x${lineaGoerli.id.toString(16)}` }
const limit = { code: -32005, message: 'too many requests' }
/** More characters than a single call has. */
const LONG = 10_000
const refusing = (error: object) =>
  answering({ eth_chainId: chainId, eth_call: { error }, eth_getLogs: { error }, eth_blockNumber: { error } })

/** How a node fails, and the failure that results. `failsOver`: another node is asked. */
const failures: readonly (readonly [
  failure: ChainReadFailure,
  what: string,
  script: Script,
  after: { readonly failsOver: boolean }
])[] = [
  ['unreachable', 'answers HTTP 500', saying('', 500), { failsOver: true }],
  ['timeout', 'does not answer', () => undefined, { failsOver: true }],
  ['rate-limited', 'answers HTTP 429', saying('', 429), { failsOver: true }],
  ['rate-limited', 'limits calls', refusing(limit), { failsOver: true }],
  ['malformed', 'answers something else', saying('<html>'), { failsOver: true }],
  [
    'malformed',
    'answers a call with no bytes',
    answering({ eth_chainId: chainId, eth_call: { result: '0x123' }, eth_getLogs: { result: [{}] } }),
    { failsOver: true }
  ],
  [
    'wrong-chain',
    'serves another chain',
    answering({ eth_chainId: another, eth_call: { result: '0x' }, eth_getLogs: { result: [] } }),
    { failsOver: true }
  ],
  ['refused', 'supports no calls', refusing({ code: -32601, message: 'no such method' }), { failsOver: true }],
  [
    'insufficient-funds',
    'misses funds',
    refusing({ code: -32000, message: 'insufficient funds for gas * price + value' }),
    { failsOver: false }
  ]
]

/** What is read of contracts, each fails in the same way. */
const reads: readonly (readonly [
  what: string,
  read: (gateway: ContractGateway, fork: ContractFork) => Promise<unknown>
])[] = [
  ['a read', (gateway, { Journal }) => gateway.read(id, Journal.call('paid', 0n))],
  ['many reads', (gateway, { Journal }) => gateway.readMany(id, [Journal.call('paid', 0n), Journal.call('count')])],
  ['a call that is tried', (gateway, { Journal }) => gateway.tryCall(id, Journal.call('paid', 0n), { from: alice })],
  [
    'an explanation',
    (gateway, { Journal }) => gateway.explain(id, { from: alice, to: Journal.address, value: 0n, data: '0x' }, [], {})
  ],
  ['events', (gateway, { Journal }) => gateway.events(id, Journal.event('Nothing'), { fromBlock: 0n, toBlock: 0n })],
  [
    'events of many contracts',
    (gateway, { Journal }) => {
      const query = { ...Journal.event('Nothing'), addresses: [Journal.address, nobody] }
      return gateway.eventsOfMany(id, query, { fromBlock: 0n, toBlock: 0n })
    }
  ]
]

/** How every contract gateway handles endpoints that fail, one or the first of two. */
export function describeContractWeather(open: () => ContractFork): void {
  describe.each(failures)('%s: a node that %s', (failure, _what, script, { failsOver }) => {
    test.each(reads)(`fails %s${failsOver ? ', and another node answers instead' : ''}`, async (_name, read) => {
      const fork = open()
      fork.counted.script = script
      const good = await startScriptedNode(forwardingTo(fork.url))
      try {
        const alone = fork.connect({ timeoutMs: TIMEOUT_MS }).contracts
        const expected = { name: 'ChainReadError', failure, chainId: id }
        expect(await errorOf(read(alone, fork))).toMatchObject(expected)
        const rpcUrls = [fork.counted.url, good.url]
        const { contracts } = fork.connect({ rpcUrls, ...(failure === 'timeout' && { timeoutMs: TIMEOUT_MS }) })
        if (failsOver)
          expect(await read(contracts, fork)).toEqual(await read(fork.connect({ rpcUrls: [good.url] }).contracts, fork))
        else expect(await errorOf(read(contracts, fork))).toMatchObject(expected)
      } finally {
        good.close()
      }
    })
  })

  describe('a chain that is not configured', () => {
    test('is unreachable, for every method, and a wrong call is not', async () => {
      const { gateway, Journal, counted } = open()
      const call = Journal.call('paid', 0n)
      const attempts = [
        gateway.read(7, call),
        gateway.readMany(7, [call, call]),
        gateway.readMany(7, []),
        gateway.tryCall(7, call, { from: alice }),
        gateway.explain(7, { from: alice, to: Journal.address, value: 0n, data: '0x' }, [], {}),
        gateway.encode(7, call),
        gateway.estimate(7, call, { from: alice }),
        gateway.events(7, Journal.event('Nothing'), { fromBlock: 0n, toBlock: 0n }),
        gateway.eventsOfMany(7, { ...Journal.event('Nothing'), addresses: [nobody] }, { fromBlock: 0n, toBlock: 0n })
      ]
      const expected = { status: 'rejected', reason: { name: 'ChainReadError', failure: 'unreachable', chainId: 7 } }
      for (const outcome of await Promise.allSettled(attempts)) expect(outcome).toMatchObject(expected)
      expect(counted.requests).toEqual([])
    })

    test('without an endpoint is unreachable', async () => {
      const { connect, Journal } = open()
      const { contracts } = connect({ rpcUrls: [] })
      expect(await errorOf(contracts.read(id, Journal.call('count')))).toMatchObject({ failure: 'unreachable' })
    })
  })

  test('a batch of many reads that fails leaves the others their results', async () => {
    const fork = open()
    const { counted, url, Elementary } = fork
    const { contracts } = fork.connect()
    const length = MULTICALL_BATCH + 1
    counted.script = async (response, body) => {
      const answers = asList(body).map(async ({ id: number, method, params }) => {
        const isFirst = method === 'eth_call' && JSON.stringify(params).length > LONG
        const answer = isFirst ? { error: limit } : { result: await callNode(url, method, params) }
        return { jsonrpc: '2.0', id: number, ...answer }
      })
      sendJson(response, await Promise.all(answers))
    }
    const calls = Array.from({ length }, (_, i) => Elementary.call('echo(uint16)', i))
    const results = await contracts.readMany(id, calls)
    expect(results.at(-1)).toBe(MULTICALL_BATCH)
    expect(results).toHaveLength(length)
    for (const result of results.slice(0, -1))
      expect(result).toMatchObject({ name: 'ChainReadError', failure: 'rate-limited' })
  })

  test('an address without Multicall3 is detected once', async () => {
    const fork = open()
    const { Journal, counted } = fork
    const { contracts } = fork.connect({ chain: { ...baseGoerli, multicall3: nobody } })
    const calls = [Journal.call('paid', 0n), Journal.call('count')]
    await contracts.readMany(id, calls)
    counted.requests.length = 0
    await contracts.readMany(id, calls)
    expect(counted.requests.map((batch) => batch.toSorted())).toEqual([
      ['eth_blockNumber', 'eth_chainId'],
      ['eth_call', 'eth_call', 'eth_chainId']
    ])
  })

  test('a failing node that recovers is used again', async () => {
    const fork = open()
    const { contracts } = fork.connect()
    fork.counted.script = (response) => sendJson(response, { id: null, error: { code: -32005, message: 'slow down' } })
    const call = fork.Journal.call('paid', 0n)
    expect(await errorOf(contracts.read(id, call))).toMatchObject({ failure: 'rate-limited' })
    fork.counted.script = forwardingTo(fork.url)
    await expect.poll(() => contracts.read(id, call).catch((error: unknown) => error)).toBe(true)
  })
}
