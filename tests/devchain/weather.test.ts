import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TEST_MNEMONIC, testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { ExchangeFault } from '#devchain/weather/fault.ts'
import type { Weather } from '#devchain/weather/weather.ts'
import type { Hex } from '#domain/address.ts'
import { call, type Entrance, openEntrance, RawRequest, RawSocket } from './raw-clients.ts'

const BASE = 84531
const LINEA = 59140
const BASE_ID = '0x14a33'
const bob = testAccounts[1] as Hex

let devchain: Devchain
let node: string
let weather: Weather
let entrance: Entrance

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [BASE, LINEA] })
  weather = devchain.weatherFor(0)
  entrance = await openEntrance(devchain.gatewayFor(0))
  node = await devchain.url(BASE)
})

afterEach(() => {
  weather.clear()
  devchain.transcriptFor(0).clear()
})

afterAll(async () => {
  entrance?.close()
  await devchain?.stop()
})

const ask = (message: unknown, chainId = BASE) => new RawRequest(entrance.port, message, chainId)

/** The gateway has taken in what was sent, and done to it what the weather says. */
async function struckBy(fault: string): Promise<void> {
  await expect.poll(() => devchain.transcriptFor(0).entries().at(-1)?.fault).toBe(fault)
}

/** Somebody else, whom the weather does not touch, has asked and been answered since. */
async function isStillWaiting(promise: Promise<unknown>): Promise<boolean> {
  expect(await ask(chainId).json()).toEqual(good)
  return Promise.race([promise.then(() => false), new Promise<true>((resolve) => setImmediate(resolve, true))])
}

/** Nobody has sent it yet. */
async function signedTransfer(): Promise<string> {
  const nonce = Number(await nonceOf(bob))
  const account = mnemonicToAccount(TEST_MNEMONIC, { addressIndex: 1 })
  const gwei = 1_000_000_000n
  const fees = { maxFeePerGas: 1_000n * gwei, maxPriorityFeePerGas: gwei }
  return account.signTransaction({ chainId: BASE, nonce, to: bob, value: 1n, gas: 21_000n, ...fees })
}

function nonceOf(account: string): Promise<string> {
  return callNode<string>(node, 'eth_getTransactionCount', [account, 'latest'])
}

const chainId = call('eth_chainId')
const good = { jsonrpc: '2.0', id: 1, result: BASE_ID }
const goodText = JSON.stringify(good)

describe('an HTTP request', () => {
  test('that is delayed is answered when the time is over', async () => {
    weather.set({ fault: { kind: 'delay', ms: 40 } })
    const began = performance.now()
    expect(await ask(chainId).json()).toEqual(good)
    expect(performance.now() - began).toBeGreaterThanOrEqual(39)
  })

  test.each([{ kind: 'delay', ms: 3_600_000 }, { kind: 'hang' }] satisfies ExchangeFault[])(
    'that meets $kind goes on when the rule is lifted',
    async (fault) => {
      const lift = weather.set({ fault, times: 1 })
      const request = ask(chainId)
      await struckBy(fault.kind)
      expect(await isStillWaiting(request.headers)).toBe(true)
      lift()
      expect(await request.json()).toEqual(good)
    }
  )

  test('that is dropped breaks without an answer, and the node is not asked', async () => {
    const before = await nonceOf(bob)
    weather.set({ fault: { kind: 'drop' } })
    const request = ask(call('eth_sendRawTransaction', [await signedTransfer()]))
    await expect(request.headers).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await nonceOf(bob)).toBe(before)
  })

  test.each([403, 429, 500, 503])('is answered with status %i', async (status) => {
    weather.set({ fault: { kind: 'status', status, body: '{"error":"no"}' } })
    const request = ask(chainId)
    const { statusCode, headers } = await request.headers
    await request.ended
    expect([statusCode, headers['retry-after'], request.body]).toEqual([status, undefined, '{"error":"no"}'])
  })

  test.each([
    [7, '7'],
    [new Date(Date.UTC(2031, 1, 3, 4, 5, 6)), 'Mon, 03 Feb 2031 04:05:06 GMT']
  ])('is told to come back after %s', async (retryAfter, header) => {
    weather.set({ fault: { kind: 'status', status: 429, retryAfter } })
    const { statusCode, headers } = await ask(chainId).headers
    expect([statusCode, headers['retry-after']]).toEqual([429, header])
  })

  test.each([
    [{ kind: 'malformed' } as const, 'text/html', '<h1>It works!</h1>'],
    [
      { kind: 'malformed', body: '{"jsonrpc"', contentType: 'application/json' } as const,
      'application/json',
      '{"jsonrpc"'
    ]
  ])('is answered with something else: %o', async (fault, type, body) => {
    weather.set({ fault })
    const request = ask(chainId)
    const { statusCode, headers } = await request.headers
    expect([statusCode, headers['content-type'], await request.ended, request.body]).toEqual([200, type, 'whole', body])
  })

  test('whose answer is truncated gets half of what was announced', async () => {
    weather.set({ fault: { kind: 'truncated' } })
    const request = ask(chainId)
    const { statusCode, headers } = await request.headers
    expect([statusCode, headers['content-length']]).toEqual([200, String(goodText.length)])
    expect(await request.ended).toBe('broken')
    expect(goodText.startsWith(request.body)).toBe(true)
    expect(request.body).toHaveLength(Math.floor(goodText.length / 2))
  })

  test('whose answer stalls gets headers, and the rest when the rule is lifted', async () => {
    weather.set({ fault: { kind: 'stalled' }, times: 1 })
    const request = ask(chainId)
    expect((await request.headers).statusCode).toBe(200)
    expect(await isStillWaiting(request.ended)).toBe(true)
    expect(request.body).toHaveLength(Math.floor(goodText.length / 2))
    weather.clear()
    expect(await request.json()).toEqual(good)
  })

  test('whose one answer is omitted has an empty body', async () => {
    weather.set({ fault: { kind: 'omitted' } })
    const request = ask(chainId)
    expect(await request.ended).toBe('whole')
    expect(request.body).toBe('')
  })

  test('whose client does not wait ends with it, and never reaches the node', async () => {
    weather.set({ fault: { kind: 'hang' } })
    const before = await nonceOf(bob)
    const abandon = new AbortController()
    const abandoned = fetch(`http://127.0.0.1:${entrance.port}/rpc/${BASE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call('eth_sendRawTransaction', [await signedTransfer()])),
      signal: abandon.signal
    })
    await struckBy('hang')
    abandon.abort()
    await expect(abandoned).rejects.toThrow()
    await expect.poll(() => devchain.transcriptFor(0).entries().at(-1)?.failure).toBe('the client did not wait')
    weather.clear()
    expect(await ask(chainId).json()).toEqual(good)
    expect(await nonceOf(bob)).toBe(before)
  })
})

describe('the weather of one worker', () => {
  test('is not that of another', async () => {
    const other = await openEntrance(devchain.gatewayFor(1))
    weather.usePreset('down')
    await expect(ask(chainId).headers).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await new RawRequest(other.port, chainId).json()).toEqual(good)
    const socket = await RawSocket.open(other.port)
    expect(await socket.ask(chainId)).toEqual(good)
    other.close()
  })

  test('may be that of one chain only', async () => {
    weather.set({ fault: { kind: 'drop' }, chainId: LINEA })
    await expect(ask(chainId, LINEA).headers).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await ask(chainId).json()).toEqual(good)
  })

  test('writes down what it did to whom', async () => {
    const lift = weather.set({ fault: { kind: 'hang' } })
    const request = ask(chainId)
    await struckBy('hang')
    weather.set({ fault: { kind: 'null-result' } })
    lift()
    const response = JSON.stringify({ ...good, result: null })
    expect(JSON.stringify(await request.json())).toBe(response)
    expect(devchain.transcriptFor(0).entries()).toEqual([
      {
        time: expect.any(Number),
        chainId: BASE,
        via: 'http',
        methods: ['eth_chainId'],
        request: JSON.stringify(chainId),
        response,
        fault: 'hang, null-result',
        ms: expect.any(Number)
      }
    ])
  })
})
