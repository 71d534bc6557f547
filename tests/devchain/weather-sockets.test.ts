import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import type { ExchangeFault } from '#devchain/weather/fault.ts'
import type { Weather } from '#devchain/weather/weather.ts'
import { call, type GatewayServer, RawSocket, startGateway } from './raw-clients.ts'

const BASE = 84531
const chainId = call('eth_chainId')
const good = { jsonrpc: '2.0', id: 1, result: '0x14a33' }
const goodText = JSON.stringify(good)

let devchain: Devchain
let node: string
let weather: Weather
let server: GatewayServer
let open: RawSocket[]

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: [BASE] })
  weather = devchain.weatherFor(0)
  server = await startGateway(devchain.gatewayFor(0))
  node = await devchain.url(BASE)
})

beforeEach(() => {
  open = []
})

afterEach(() => {
  for (const socket of open) socket.close()
  weather.clear()
})

afterAll(async () => {
  server?.close()
  await devchain?.stop()
})

function startSocket(): RawSocket {
  const socket = new RawSocket(server.port)
  open.push(socket)
  return socket
}

async function openSocket(): Promise<RawSocket> {
  const socket = startSocket()
  await socket.opened
  return socket
}

/** Waits until the gateway has received the request and applied this fault. */
async function untilApplied(fault: string): Promise<void> {
  await expect.poll(() => lastExchange()?.fault).toBe(fault)
}

function lastExchange() {
  return devchain.transcriptFor(0).entries().at(-1)
}

describe('a message over WebSocket', () => {
  test.each([{ kind: 'delay', ms: 3_600_000 }, { kind: 'hang' }, { kind: 'stalled' }] satisfies ExchangeFault[])(
    'with fault $kind is answered when the rule is lifted, and does not block others',
    async (fault) => {
      const socket = await openSocket()
      const lift = weather.set({ fault, times: 1 })
      socket.send(call('eth_chainId', [], 1))
      await untilApplied(fault.kind)
      expect(await socket.ask(call('eth_chainId', [], 2))).toMatchObject({ id: 2 })
      lift()
      expect(JSON.parse(await socket.next())).toEqual(good)
    }
  )

  test('that is delayed is answered after the delay', async () => {
    const socket = await openSocket()
    weather.set({ fault: { kind: 'delay', ms: 40 } })
    const began = performance.now()
    expect(await socket.ask(chainId)).toEqual(good)
    expect(performance.now() - began).toBeGreaterThanOrEqual(39)
  })

  test('that is dropped breaks its socket without a close frame', async () => {
    const socket = await openSocket()
    weather.set({ fault: { kind: 'drop' } })
    socket.send(chainId)
    expect(await socket.closed).toEqual({ code: 1006, reason: '' })
  })

  test.each([
    [{ kind: 'malformed' }, '<h1>It works!</h1>'],
    [{ kind: 'truncated' }, goodText.slice(0, Math.floor(goodText.length / 2))]
  ] satisfies [ExchangeFault, string][])('with fault %o gets a corrupted answer', async (fault, answer) => {
    const socket = await openSocket()
    weather.set({ fault })
    socket.send(chainId)
    expect(await socket.next()).toBe(answer)
  })

  test('with an omitted answer gets nothing', async () => {
    const socket = await openSocket()
    weather.set({ fault: { kind: 'omitted' }, times: 1 })
    socket.send(call('eth_chainId', [], 1))
    await untilApplied('omitted')
    expect(await socket.ask(call('eth_chainId', [], 2))).toMatchObject({ id: 2 })
  })

  test('is not affected by an HTTP status', async () => {
    const socket = await openSocket()
    weather.set({ fault: { kind: 'status', status: 503 } })
    expect(await socket.ask(chainId)).toEqual(good)
  })
})

describe('a WebSocket', () => {
  test('that is killed breaks without a close frame, and so do new ones until the rule is lifted', async () => {
    const socket = await openSocket()
    const lift = weather.set({ fault: { kind: 'killed' } })
    expect(await socket.closed).toEqual({ code: 1006, reason: '' })
    expect((await startSocket().closed).code).toBe(1006)
    lift()
    expect(await (await openSocket()).ask(chainId)).toEqual(good)
  })

  test('that is mute accepts messages but sends none until the rule is lifted', async () => {
    const socket = await openSocket()
    const { result: subscription } = (await socket.ask(call('eth_subscribe', ['newHeads']))) as { result: string }
    weather.set({ fault: { kind: 'mute' } })
    socket.send(call('eth_chainId', [], 2))
    await untilApplied('mute')
    await callNode(node, 'evm_mine')
    await expect
      .poll(lastExchange)
      .toMatchObject({ methods: ['eth_subscription'], fault: 'mute', failure: 'no answer' })
    weather.clear()
    await callNode(node, 'evm_mine')
    const number = await callNode(node, 'eth_blockNumber')
    expect(JSON.parse(await socket.next())).toMatchObject({ params: { subscription, result: { number } } })
  })

  test.each([
    [{ kind: 'refused' } as const, 503, undefined],
    [{ kind: 'refused', status: 429, retryAfter: 3 } as const, 429, '3']
  ])('is refused with %o', async (fault, status, retryAfter) => {
    weather.set({ fault })
    const { statusCode, headers } = await startSocket().refused
    expect([statusCode, headers['retry-after']]).toEqual([status, retryAfter])
  })

  test('with an unanswered upgrade opens when the rule is lifted', async () => {
    weather.set({ fault: { kind: 'unanswered' }, times: 1 })
    const socket = startSocket()
    await untilApplied('unanswered')
    expect(await (await openSocket()).ask(chainId)).toEqual(good)
    expect(socket.isOpen).toBe(false)
    weather.clear()
    await socket.opened
    expect(await socket.ask(chainId)).toEqual(good)
  })
})
