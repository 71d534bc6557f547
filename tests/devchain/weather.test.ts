import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TEST_MNEMONIC, testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { ExchangeFault } from '#devchain/weather/fault.ts'
import type { Weather } from '#devchain/weather/weather.ts'
import type { Hex } from '#domain/address.ts'
import { call, type GatewayServer, RawRequest, RawSocket, startGateway } from './raw-clients.ts'

const BASE = 84531
const LINEA = 59140
const BASE_ID = '0x14a33'
const bob = testAccounts[1] as Hex

let devchain: Devchain
let node: string
let weather: Weather
let server: GatewayServer

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [BASE, LINEA] })
  weather = devchain.weatherFor(0)
  server = await startGateway(devchain.gatewayFor(0))
  node = await devchain.url(BASE)
})

afterEach(() => {
  weather.clear()
  devchain.transcriptFor(0).clear()
})

afterAll(async () => {
  server?.close()
  await devchain?.stop()
})

const ask = (message: unknown, chainId = BASE) => new RawRequest(server.port, message, chainId)

/** Waits until the gateway has received the request and applied this fault. */
async function untilApplied(fault: string): Promise<void> {
  await expect.poll(() => devchain.transcriptFor(0).entries().at(-1)?.fault).toBe(fault)
}

/** Whether it is still pending after another, unaffected request was answered. */
async function isStillWaiting(promise: Promise<unknown>): Promise<boolean> {
  expect(await ask(chainId).json()).toEqual(good)
  return Promise.race([promise.then(() => false), new Promise<true>((resolve) => setImmediate(resolve, true))])
}

/** A signed transaction, not sent yet. */
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
  test('that is delayed is answered after the delay', async () => {
    weather.set({ fault: { kind: 'delay', ms: 40 } })
    const began = performance.now()
    expect(await ask(chainId).json()).toEqual(good)
    expect(performance.now() - began).toBeGreaterThanOrEqual(39)
  })

  test.each([{ kind: 'delay', ms: 3_600_000 }, { kind: 'hang' }] satisfies ExchangeFault[])(
    'with fault $kind resumes when the rule is lifted',
    async (fault) => {
      const lift = weather.set({ fault, times: 1 })
      const request = ask(chainId)
      await untilApplied(fault.kind)
      expect(await isStillWaiting(request.headers)).toBe(true)
      lift()
      expect(await request.json()).toEqual(good)
    }
  )

  test('that is dropped gets no answer and never reaches the node', async () => {
    const before = await nonceOf(bob)
    weather.set({ fault: { kind: 'drop' } })
    const request = ask(call('eth_sendRawTransaction', [await signedTransfer()]))
    await expect(request.headers).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await nonceOf(bob)).toBe(before)
  })

  test.each([403, 429, 500, 503])('gets status %i', async (status) => {
    weather.set({ fault: { kind: 'status', status, body: '{"error":"no"}' } })
    const request = ask(chainId)
    const { statusCode, headers } = await request.headers
    await request.ended
    expect([statusCode, headers['retry-after'], request.body]).toEqual([status, undefined, '{"error":"no"}'])
  })

  test.each([
    [7, '7'],
    [new Date(Date.UTC(2031, 1, 3, 4, 5, 6)), 'Mon, 03 Feb 2031 04:05:06 GMT']
  ])('gets a Retry-After of %s', async (retryAfter, header) => {
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
  ])('gets a malformed body with %o', async (fault, type, body) => {
    weather.set({ fault })
    const request = ask(chainId)
    const { statusCode, headers } = await request.headers
    expect([statusCode, headers['content-type'], await request.ended, request.body]).toEqual([
      200,
      type,
      'complete',
      body
    ])
  })

  test('with a truncated answer gets half of the announced bytes', async () => {
    weather.set({ fault: { kind: 'truncated' } })
    const request = ask(chainId)
    const { statusCode, headers } = await request.headers
    expect([statusCode, headers['content-length']]).toEqual([200, String(goodText.length)])
    expect(await request.ended).toBe('broken')
    expect(goodText.startsWith(request.body)).toBe(true)
    expect(request.body).toHaveLength(Math.floor(goodText.length / 2))
  })

  test('with a stalled answer gets the rest when the rule is lifted', async () => {
    weather.set({ fault: { kind: 'stalled' }, times: 1 })
    const request = ask(chainId)
    expect((await request.headers).statusCode).toBe(200)
    expect(await isStillWaiting(request.ended)).toBe(true)
    expect(request.body).toHaveLength(Math.floor(goodText.length / 2))
    weather.clear()
    expect(await request.json()).toEqual(good)
  })

  test('with its only answer omitted gets an empty body', async () => {
    weather.set({ fault: { kind: 'omitted' } })
    const request = ask(chainId)
    expect(await request.ended).toBe('complete')
    expect(request.body).toBe('')
  })

  test('ends when its client disconnects, and never reaches the node', async () => {
    weather.set({ fault: { kind: 'hang' } })
    const before = await nonceOf(bob)
    const abandon = new AbortController()
    const abandoned = fetch(`http://127.0.0.1:${server.port}/rpc/${BASE}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(call('eth_sendRawTransaction', [await signedTransfer()])),
      signal: abandon.signal
    })
    await untilApplied('hang')
    abandon.abort()
    await expect(abandoned).rejects.toThrow()
    await expect.poll(() => devchain.transcriptFor(0).entries().at(-1)?.failure).toBe('the client disconnected')
    weather.clear()
    expect(await ask(chainId).json()).toEqual(good)
    expect(await nonceOf(bob)).toBe(before)
  })
})

describe('the weather of one worker', () => {
  test('does not affect another worker', async () => {
    const other = await startGateway(devchain.gatewayFor(1))
    weather.usePreset('down')
    await expect(ask(chainId).headers).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await new RawRequest(other.port, chainId).json()).toEqual(good)
    const socket = await RawSocket.open(other.port)
    expect(await socket.ask(chainId)).toEqual(good)
    other.close()
  })

  test('can affect only one chain', async () => {
    weather.set({ fault: { kind: 'drop' }, chainId: LINEA })
    await expect(ask(chainId, LINEA).headers).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(await ask(chainId).json()).toEqual(good)
  })

  test('is recorded in the transcript', async () => {
    const lift = weather.set({ fault: { kind: 'hang' } })
    const request = ask(chainId)
    await untilApplied('hang')
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
