import { tmpdir } from 'node:os'
import { createServer } from 'vite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { devWalletPlugin } from '#devchain/dev-wallet/dev-wallet-plugin.ts'
import { createGateway } from '#devchain/gateway/gateway.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { Weather } from '#devchain/weather/weather.ts'
import type { Hex } from '#domain/address.ts'
import { nodeWith } from './nodes.ts'
import { call, type GatewayServer, RawSocket, startGateway } from './raw-clients.ts'

const CHAIN = 84531
const CHAIN_ID = '0x14a33'

let open: { close(): void }[]

beforeEach(() => {
  open = []
})

afterEach(() => {
  for (const each of open) each.close()
})

function connect(port: number, options: ConstructorParameters<typeof RawSocket>[1] = {}): RawSocket {
  const socket = new RawSocket(port, options)
  open.push(socket)
  return socket
}

describe('a WebSocket through the gateway', () => {
  let devchain: Devchain
  let gateway: GatewayServer

  beforeAll(async () => {
    devchain = await startDevchain({ chainIds: [CHAIN], log: () => undefined })
    gateway = await startGateway(devchain.gatewayFor(0))
    await devchain.url(CHAIN)
  })

  afterAll(async () => {
    gateway?.close()
    await devchain?.stop()
  })

  async function connected(): Promise<RawSocket> {
    const socket = connect(gateway.port)
    await socket.opened
    return socket
  }

  test('from the page can read, one call or a batch', async () => {
    const socket = connect(gateway.port, { origin: `http://127.0.0.1:${gateway.port}` })
    await socket.opened
    expect(await socket.ask(call('eth_chainId'))).toEqual({ jsonrpc: '2.0', id: 1, result: CHAIN_ID })
    expect(await socket.ask([call('eth_chainId', [], 1), call('net_version', [], 2)])).toEqual([
      { jsonrpc: '2.0', id: 1, result: CHAIN_ID },
      { jsonrpc: '2.0', id: 2, result: String(CHAIN) }
    ])
  })

  test('receives new blocks until it unsubscribes', async () => {
    const socket = await connected()
    const { result: subscription } = (await socket.ask(call('eth_subscribe', ['newHeads']))) as { result: Hex }
    const node = await devchain.url(CHAIN)
    await callNode(node, 'evm_mine')
    const number = await callNode<Hex>(node, 'eth_blockNumber')
    expect(JSON.parse(await socket.next())).toMatchObject({
      method: 'eth_subscription',
      params: { subscription, result: { number } }
    })
    expect(await socket.ask(call('eth_unsubscribe', [subscription]))).toMatchObject({ result: true })
    await callNode(node, 'evm_mine')
    expect(await socket.ask(call('eth_chainId', [], 2))).toMatchObject({ id: 2 })
  })

  test.each(['https://evil.example', 'http://127.0.0.1:1', 'null'])('from a page at %s is rejected', async (origin) => {
    expect((await connect(gateway.port, { origin }).refused).statusCode).toBe(403)
  })

  test('to another Host (DNS rebinding) is rejected', async () => {
    expect((await connect(gateway.port, { host: 'evil.example' }).refused).statusCode).toBe(403)
  })

  test('to a chain that is not served is rejected', async () => {
    expect((await connect(gateway.port, { chainId: 2 }).refused).statusCode).toBe(404)
  })

  test('rejects methods that a page may not call, and stays open', async () => {
    const socket = await connected()
    const refused = { code: -32601, message: 'The method evm_mine is not available here.' }
    expect(await socket.ask(call('evm_mine', [], 7))).toEqual({ jsonrpc: '2.0', id: 7, error: refused })
    const batch = [call('evm_mine', [], 8), call('eth_chainId', [], 9), call('evm_mine', [], 10)]
    expect(await socket.ask(batch)).toEqual([
      { jsonrpc: '2.0', id: 8, error: refused },
      { jsonrpc: '2.0', id: 9, result: CHAIN_ID },
      { jsonrpc: '2.0', id: 10, error: refused }
    ])
    expect(await socket.ask([call('evm_mine', [], 11)])).toEqual([{ jsonrpc: '2.0', id: 11, error: refused }])
    expect(await socket.ask('{')).toMatchObject({ id: null, error: { code: -32700 } })
    expect(await socket.ask(call('eth_chainId'))).toMatchObject({ result: CHAIN_ID })
  })

  test('answers the rest of a batch with members that are no requests', async () => {
    const socket = await connected()
    const malformed = { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } }
    const answer = { jsonrpc: '2.0', id: 1, result: CHAIN_ID }
    const notification = { jsonrpc: '2.0', method: 'eth_chainId', params: [] }
    expect(await socket.ask([call('eth_chainId'), { foo: 'boo' }])).toEqual([answer, malformed])
    expect(await socket.ask([1, 2, 3])).toEqual([malformed, malformed, malformed])
    expect(await socket.ask([])).toMatchObject({ id: null, error: { code: -32600 } })
    expect(await socket.ask({ foo: 'boo' })).toEqual(malformed)
    // The node has an error of its own for the first one.
    const mixed = await socket.ask([{ ...notification, foo: 'boo' }, 1, call('eth_chainId')])
    expect(mixed).toHaveLength(3)
    expect(mixed).toEqual(expect.arrayContaining([answer, malformed]))
    socket.send([notification])
    expect(await socket.ask(call('eth_chainId'))).toEqual(answer)
  })

  test('is closed for a message of more than 2 MB', async () => {
    const socket = await connected()
    socket.send(' '.repeat(2_000_001))
    expect((await socket.closed).code).toBe(1009)
  })

  test('also opens on the dev server, alongside the socket of Vite', async () => {
    const server = await createServer({
      root: tmpdir(),
      configFile: false,
      logLevel: 'error',
      plugins: [devWalletPlugin(devchain)],
      optimizeDeps: { noDiscovery: true },
      server: { host: '127.0.0.1', port: 0 }
    })
    await server.listen()
    const port = Number(new URL(server.resolvedUrls?.local[0] ?? '').port)
    const viteSocket = new WebSocket(`ws://127.0.0.1:${port}/`, 'vite-ping')
    await new Promise((resolve, reject) => viteSocket.once('open', resolve).once('error', reject))
    const socket = connect(port, { origin: `http://127.0.0.1:${port}` })
    await socket.opened
    expect(await socket.ask(call('eth_chainId'))).toMatchObject({ result: CHAIN_ID })
    await server.close()
    await socket.closed
  })

  test('is closed with a reason when its node crashes', async () => {
    const socket = await connected()
    process.kill(nodeWith('--fork-url'), 'SIGKILL')
    expect(await socket.closed).toEqual({ code: 1012, reason: `The node of chain ${CHAIN} disconnected.` })
  })
})

describe('in front of a fake node', () => {
  async function gatewayTo(nodeUrl: string, weather = new Weather()): Promise<GatewayServer> {
    const gateway = await startGateway(createGateway({ chainIds: [CHAIN], nodeUrl: async () => nodeUrl, weather }))
    open.push(gateway)
    return gateway
  }

  async function startNode(): Promise<{ readonly server: WebSocketServer; readonly url: string }> {
    const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
    await new Promise((resolve) => server.once('listening', resolve))
    open.push(server)
    const address = server.address()
    return { server, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}` }
  }

  test('an upgrade gets a 502 when the node is down', async () => {
    const { port } = await gatewayTo('http://127.0.0.1:1')
    expect((await connect(port).refused).statusCode).toBe(502)
  })

  test('a node on another machine is never called', async () => {
    const { server, url } = await startNode()
    const { port } = await gatewayTo(url.replace('127.0.0.1', '0.0.0.0')) // would reach it, but is not a loopback address
    expect((await connect(port).refused).statusCode).toBe(502)
    expect(server.clients.size).toBe(0)
  })

  test('the sockets to nodes close with the client’s, including that of another chain', async () => {
    const { server, url } = await startNode()
    const weather = new Weather()
    weather.set({ fault: { kind: 'other-chain', chainId: 59140 } })
    const { port } = await gatewayTo(url, weather)
    const socket = connect(port)
    await socket.opened
    socket.send(call('eth_chainId'))
    await expect.poll(() => server.clients.size).toBe(2)
    socket.close()
    await expect.poll(() => server.clients.size).toBe(0)
  })

  test('a client may have at most 1000 open requests', async () => {
    const { url } = await startNode()
    const { port } = await gatewayTo(url)
    const socket = connect(port)
    await socket.opened
    for (let id = 0; id <= 1_000; id++) socket.send(call('eth_chainId', [], id))
    expect((await socket.closed).code).toBe(1013)
  })
})
