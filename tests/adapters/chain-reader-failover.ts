import { describe, expect, test } from 'vitest'
import type { Hex } from '#domain/address.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { limit } from '../run/limits.mjs'
import { read, readNames } from './chain-reads.ts'
import { FALLBACK_URL, fetchWithFallback } from './fallback-node.ts'
import { receiptAnswer, transactionAnswer } from './node-answers.ts'
import {
  account,
  anotherChain,
  balance,
  type CreateEndpointReader,
  good,
  id,
  readBalance,
  useScriptedChain
} from './scripted-chain.ts'
import { altering, answering, asList, isBatch, type Script, saying } from './scripted-node.ts'

const refusedBatch = { jsonrpc: '2.0', id: null, error: { code: -32600, message: 'batches are not supported' } }

const hash: Hex = `0x${'12'.repeat(32)}`
/** A working node, but of another chain than Base Goerli. */
const anotherNetwork = answering({
  ...good,
  eth_chainId: { result: '0x1' },
  eth_getTransactionReceipt: { result: receiptAnswer },
  eth_getTransactionByHash: { result: transactionAnswer }
})

/** How every adapter handles batches and several endpoints, some of them broken. */
export function describeFailover(name: string, createReader: CreateEndpointReader): void {
  describe(`${name} over several endpoints`, () => {
    const chain = useScriptedChain(createReader)

    test.each<[string, Script]>([
      ['a lone JSON-RPC error', saying(JSON.stringify(refusedBatch))],
      ['HTTP 400', saying('No batches here', 400)]
    ])('a node that refuses batches with %s gets single requests from then on', async (_what, refusal) => {
      const alone = answering(good)
      chain.node.script = (response, body) => (isBatch(body) ? refusal : alone)(response, body)
      const reader = chain.readerAt([chain.node.url])
      expect(await Promise.all([readBalance(reader), reader.getBlockNumber(id)])).toEqual([7n, 16n])
      expect(chain.node.requests[0]).toEqual(['eth_chainId', 'eth_getBalance', 'eth_blockNumber'])
      expect(chain.node.requests.slice(1).flat().sort()).toEqual(['eth_blockNumber', 'eth_chainId', 'eth_getBalance'])
      chain.node.requests.length = 0
      await Promise.all([readBalance(reader), reader.getBlockNumber(id)])
      expect(chain.node.requests.flat().sort()).toEqual(['eth_blockNumber', 'eth_chainId', 'eth_getBalance'])
      expect(chain.node.requests).toHaveLength(3)
    })

    test.each<[string, Script]>([
      ['HTTP 413', saying('', 413)],
      [
        'HTTP 500 and a bare error',
        saying('{"code":31,"message":"Batch of more than 2 requests are not allowed"}', 500)
      ],
      ['an error for the first of them', saying('[{"id":1,"error":{"code":-32600,"message":"batch too large"}}]')]
    ])('a node that refuses more than two at once with %s gets no more from then on', async (_what, refusal) => {
      const few = answering(good)
      chain.node.script = (response, body) => (asList(body).length > 2 ? refusal : few)(response, body)
      const reader = chain.readerAt([chain.node.url])
      const health: string[] = []
      reader.watchHealth((_chainId, endpoints) => health.push(...endpoints.map(({ circuit }) => circuit.status)))
      const both = () => Promise.all([readBalance(reader), reader.getBlockNumber(id)])
      expect(await both()).toEqual([7n, 16n])
      expect(chain.node.requests.map(({ length }) => length)).toEqual([3, 2, 1])
      expect(await both()).toEqual([7n, 16n])
      expect(
        chain.node.requests
          .slice(3)
          .map(({ length }) => length)
          .sort()
      ).toEqual([1, 2])
      expect(new Set(health)).toEqual(new Set(['closed']))
    })

    test.each(['method', 'state'])(
      'what one endpoint lacks, such as a %s, is asked of another from then on',
      async (what) => {
        const error =
          what === 'method' ? { code: -32601, message: 'no' } : { code: -32000, message: 'missing trie node 0x1' }
        chain.node.script = answering({ ...good, eth_getTransactionCount: { error } })
        chain.fallback.script = answering({ ...good, eth_getTransactionCount: { result: '0x9' } })
        const reader = chain.readerAt([chain.node.url, chain.fallback.url])
        let health: readonly EndpointHealth[] = []
        reader.watchHealth((_chainId, endpoints) => {
          health = endpoints
        })
        const count = () => reader.getTransactionCount(id, account, 5n)
        expect(await count()).toBe(9n)
        expect(await Promise.all([count(), readBalance(reader)])).toEqual([9n, 7n])
        expect(chain.node.requests.slice(1)).toEqual([['eth_chainId', 'eth_getBalance']])
        expect(health.map(({ circuit }) => circuit.status)).toEqual(['closed', 'closed'])
      }
    )

    test.each(['unauthorized: invalid API key', 'upstream error', 'monthly quota exceeded'])(
      'where an endpoint says "%s", another one is asked',
      async (message) => {
        chain.node.script = answering({ ...good, eth_getBalance: { error: { code: -32000, message } } })
        chain.fallback.script = answering({ ...good, eth_getBalance: { result: '0x9' } })
        expect(await readBalance(chain.readerAt([chain.node.url, chain.fallback.url]))).toBe(9n)
      }
    )

    test('a node that refuses batches and serves another chain is rejected', async () => {
      const alone = anotherChain
      chain.node.script = (response, body) => (isBatch(body) ? saying('', 400) : alone)(response, body)
      await expect(readBalance(chain.readerAt([chain.node.url]))).rejects.toMatchObject({
        failure: 'wrong-chain'
      })
    })

    test.each(readNames)('a node that changes to another chain gives no %s from then on', async (what) => {
      const reader = chain.readerAt([chain.node.url])
      expect(await readBalance(reader)).toBe(7n)
      chain.node.script = anotherNetwork
      await expect(read(reader, what, { account, hash, blockNumber: 1n })).rejects.toMatchObject({
        failure: 'wrong-chain',
        chainId: id
      })
    })

    test('a node that changes to another chain is reported, and another node answers instead', async () => {
      const reader = chain.readerAt([chain.node.url, chain.fallback.url])
      let health: readonly EndpointHealth[] = []
      reader.watchHealth((_chainId, endpoints) => {
        health = endpoints
      })
      expect(await readBalance(reader)).toBe(7n)
      chain.node.script = anotherNetwork
      expect(await readBalance(reader)).toBe(8n)
      expect(health).toMatchObject([
        { circuit: { status: 'half-open', lastFailure: 'wrong-chain' } },
        { circuit: { status: 'closed' } }
      ])

      chain.node.script = answering(good)
      await expect.poll(() => readBalance(reader), { timeout: limit(10_000) }).toBe(7n)
      expect(health).toMatchObject([{ circuit: { status: 'closed' } }, { circuit: { status: 'closed' } }])
    })

    test('batch responses may come in any order', async () => {
      chain.node.script = altering(good, (batch) => [...batch].reverse())
      const reader = chain.readerAt([chain.node.url])
      expect(await Promise.all([readBalance(reader), reader.getBlockNumber(id)])).toEqual([7n, 16n])
    })

    test('a response missing from a batch fails its own request only', async () => {
      chain.node.script = altering(good, (batch) => batch.slice(0, -1))
      const reader = chain.readerAt([chain.node.url])
      const [kept, lost] = await Promise.allSettled([readBalance(reader), reader.getBlockNumber(id)])
      expect(kept).toEqual({ status: 'fulfilled', value: 7n })
      expect(lost).toMatchObject({ status: 'rejected', reason: { failure: 'malformed' } })
    })

    test.each<[string, Script]>([
      ['HTTP 429', saying('', 429)],
      ['JSON-RPC error -32005', balance({ error: { code: -32005, message: 'limit exceeded' } })],
      ['JSON-RPC error -32016', balance({ error: { code: -32016, message: 'over rate limit' } })]
    ])('the second endpoint answers when the first is rate-limited with %s', async (_what, script) => {
      chain.node.script = script
      expect(await readBalance(chain.readerAt([chain.node.url, chain.fallback.url]))).toBe(8n)
    })

    test('a first endpoint that hangs costs one timeout, once', async () => {
      const hangingUrl = 'https://hanging.example/'
      const asked: string[] = []
      const fetch: typeof globalThis.fetch = (url, init) => {
        if (String(init?.body).includes('eth_getBalance')) asked.push(String(url))
        return String(url) === hangingUrl ? new Promise(() => undefined) : fetchWithFallback(url, init)
      }
      const reader = chain.readerAt([hangingUrl, FALLBACK_URL], { fetch, timeoutMs: 500 })
      let health: readonly EndpointHealth[] = []
      reader.watchHealth((_chainId, endpoints) => {
        health = endpoints
      })
      expect(await readBalance(reader)).toBe(8n)
      expect(await readBalance(reader)).toBe(8n)
      expect(asked).toEqual([hangingUrl, FALLBACK_URL, FALLBACK_URL])
      expect(health, 'the second read waited for no second failure').toMatchObject([{ circuit: { failures: 1 } }, {}])
    })

    test('only the request that the first endpoint left unanswered goes to the second, which says how far it is as well', async () => {
      chain.node.script = altering(good, (batch) => batch.slice(0, -1))
      const reader = chain.readerAt([chain.node.url, chain.fallback.url])
      expect(await Promise.all([reader.getBlockNumber(id), readBalance(reader)])).toEqual([16n, 8n])
      expect(chain.fallback.requests).toEqual([
        ['eth_chainId', 'eth_blockNumber', 'eth_getBlockByNumber', 'eth_getBalance']
      ])
    })

    test('an error from the node itself is final: no other endpoint is tried', async () => {
      chain.node.script = balance({ error: { code: 3, message: 'execution reverted' } })
      const reader = chain.readerAt([chain.node.url, chain.fallback.url])
      await expect(readBalance(reader)).rejects.toMatchObject({ failure: 'reverted' })
      expect(chain.fallback.requests).toEqual([])
    })

    test('when all endpoints fail, the most specific failure is reported', async () => {
      chain.node.script = saying('', 500)
      chain.fallback.script = saying('', 429)
      await expect(readBalance(chain.readerAt([chain.node.url, chain.fallback.url]))).rejects.toMatchObject({
        failure: 'rate-limited'
      })
    })

    test('a dead first endpoint is skipped while its circuit is open, and is then used again automatically', async () => {
      chain.node.script = saying('', 502)
      const reader = chain.readerAt([chain.node.url, chain.fallback.url])
      for (let read = 0; read < 10; read++) expect(await readBalance(reader)).toBe(8n)
      expect(chain.node.requests.length).toBeLessThanOrEqual(2)

      chain.node.script = answering(good)
      chain.now += 8_000
      expect(await readBalance(reader)).toBe(8n)
      await expect.poll(() => readBalance(reader), { timeout: limit(10_000) }).toBe(7n)
    })

    test('the only endpoint may fail once, then its circuit opens, then it recovers', async () => {
      chain.node.script = saying('', 500)
      const reader = chain.readerAt([chain.node.url])
      const read = () => readBalance(reader)
      for (let attempt = 0; attempt < 5; attempt++)
        await expect(read()).rejects.toMatchObject({ failure: 'unreachable' })
      expect(chain.node.requests).toHaveLength(2)

      chain.node.script = answering(good)
      chain.now += 1_000
      expect(await read()).toBe(7n)
      expect(await read()).toBe(7n)
    })

    test('a Retry-After is honoured, up to a minute', async () => {
      chain.node.script = saying('', 429, { 'retry-after': '86400' })
      const reader = chain.readerAt([chain.node.url])
      const read = () => readBalance(reader)
      await expect(read()).rejects.toMatchObject({ failure: 'rate-limited' })
      chain.node.script = answering(good)
      chain.now += 59_000
      await expect(read()).rejects.toMatchObject({ failure: 'rate-limited' })
      expect(chain.node.requests).toHaveLength(1)
      chain.now += 1_000
      expect(await read()).toBe(7n)
    })

    test.each([
      ['of itself', saying('', 500), 4],
      ['as long as it has asked for', saying('', 429, { 'retry-after': '60' }), 1]
    ])(
      'an endpoint that rests %s is asked again once the clock was set back by an hour',
      async (_why, broken, times) => {
        chain.node.script = broken
        const reader = chain.readerAt([chain.node.url])
        for (let failure = 0; failure < times; failure++)
          await expect(readBalance(reader)).rejects.toMatchObject({ chainId: id })
        const asked = chain.node.requests.length
        await expect(readBalance(reader), 'it rests').rejects.toBeDefined()
        expect(chain.node.requests).toHaveLength(asked)
        chain.node.script = answering(good)
        chain.now -= 3_600_000
        expect(await readBalance(reader)).toBe(7n)
      }
    )

    test('a visitor who asks again is answered at once although the endpoint rests after failures', async () => {
      chain.node.script = saying('', 500)
      const reader = chain.readerAt([chain.node.url])
      const read = () => readBalance(reader)
      for (let attempt = 0; attempt < 3; attempt++)
        await expect(read()).rejects.toMatchObject({ failure: 'unreachable' })
      expect(chain.node.requests).toHaveLength(2)
      chain.node.script = answering(good)
      reader.endRests(id)
      expect(chain.node.requests, 'asking is left to the read').toHaveLength(2)
      expect(await read()).toBe(7n)
    })

    test('an endpoint that fails a visitor who asks again rests longer than before', async () => {
      chain.node.script = saying('', 500)
      const reader = chain.readerAt([chain.node.url])
      let health: readonly EndpointHealth[] = []
      reader.watchHealth((_chainId, endpoints) => {
        health = endpoints
      })
      for (let attempt = 0; attempt < 2; attempt++)
        await expect(readBalance(reader), 'it may be asked again').rejects.toMatchObject({ pausedUntil: undefined })
      expect(health).toMatchObject([{ circuit: { status: 'open', until: chain.now + 1_000 } }])
      reader.endRests(id)
      expect(health).toMatchObject([{ circuit: { status: 'half-open' } }])
      await expect(readBalance(reader)).rejects.toBeDefined()
      expect(health).toMatchObject([{ circuit: { status: 'open', until: chain.now + 2_000 } }])
    })

    test('a visitor who asks again does not reach an endpoint before the time that it has named', async () => {
      chain.node.script = saying('', 429, { 'retry-after': '60' })
      const reader = chain.readerAt([chain.node.url])
      const paused = { failure: 'rate-limited', pausedUntil: chain.now + 60_000 }
      await expect(readBalance(reader)).rejects.toMatchObject(paused)
      chain.node.script = answering(good)
      reader.endRests(id)
      await expect(readBalance(reader)).rejects.toMatchObject(paused)
      expect(chain.node.requests).toHaveLength(1)
      chain.now += 60_000
      expect(await readBalance(reader)).toBe(7n)
    })

    test('an endpoint that is a path is on the page’s origin', async () => {
      const reader = chain.readerAt(['/rpc/84531'], { origin: chain.node.url })
      expect(await readBalance(reader)).toBe(7n)
    })
  })
}
