import { createServer, request as httpRequest, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGateway } from './gateway.ts'

let node: Server
let nodeUrl: string
let proxy: Server
let port: number
let received: string[]

beforeAll(async () => {
  node = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    let body = ''
    request.on('data', (chunk) => {
      body += chunk
    })
    request.on('end', () => {
      received.push(body)
      const answer = '{"jsonrpc":"2.0","id":1,"result":"0x14a33"}'
      response.end(body.startsWith('[') ? `[${answer}]` : answer)
    })
  })
  nodeUrl = `http://127.0.0.1:${await listen(node)}`
  const { handle } = createGateway({
    chainIds: [84531, 59140, 1],
    nodeUrl: async (chainId) => urlOf(chainId)
  })
  proxy = createServer({ keepAliveTimeout: 0 }, handle)
  port = await listen(proxy)
})

function urlOf(chainId: number): string {
  if (chainId === 59140) return 'http://127.0.0.1:1'
  // This would reach the node, but is not a loopback address.
  return chainId === 1 ? nodeUrl.replace('127.0.0.1', '0.0.0.0') : nodeUrl
}

beforeEach(() => {
  received = []
})

afterAll(() => {
  node.close()
  proxy.close()
})

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

interface Question {
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** fetch cannot set Host and Origin. */
function ask({ path = '/rpc/84531', method = 'POST', headers = {}, body = call('eth_chainId') }: Question) {
  return new Promise<{ status: number | undefined; body: unknown }>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers: { 'content-type': 'application/json', ...headers }
    }
    const question = httpRequest(options, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        resolve({ status: response.statusCode, body: text === '' ? undefined : JSON.parse(text) })
      )
    })
    question.on('error', reject)
    question.end(body)
  })
}

const call = (method: string, id = 1) => JSON.stringify({ jsonrpc: '2.0', id, method, params: [] })
const refused = (code: number, message: string, id: number) => ({ jsonrpc: '2.0', id, error: { code, message } })

test("a request from the page reaches its chain's node unchanged", async () => {
  const answer = await ask({ headers: { origin: `http://127.0.0.1:${port}` } })
  expect(answer).toEqual({ status: 200, body: { jsonrpc: '2.0', id: 1, result: '0x14a33' } })
  expect(received).toEqual([call('eth_chainId')])
})

test('a batch is forwarded when all its methods are allowed', async () => {
  const batch = `[${call('eth_chainId')},${call('eth_blockNumber')}]`
  expect((await ask({ body: batch })).status).toBe(200)
  expect(received).toEqual([batch])
})

test('signed transactions are forwarded', async () => {
  expect((await ask({ body: call('eth_sendRawTransaction') })).status).toBe(200)
})

test('localhost and [::1] count as this machine', async () => {
  expect((await ask({ headers: { host: `localhost:${port}` } })).status).toBe(200)
  expect((await ask({ headers: { host: '[::1]' } })).status).toBe(200)
})

test.each([
  ['another Host (DNS rebinding)', { headers: { host: 'evil.example' } }, 403],
  ['a Host that only starts like this machine', { headers: { host: 'localhost.evil.example' } }, 403],
  ['a foreign Origin', { headers: { origin: 'https://evil.example' } }, 403],
  ['another port of this machine', { headers: { origin: 'http://127.0.0.1:1' } }, 403],
  ['an opaque Origin', { headers: { origin: 'null' } }, 403],
  ['GET', { method: 'GET', body: '' }, 405],
  ['a form', { headers: { 'content-type': 'text/plain' } }, 415],
  ['a type that only starts like JSON', { headers: { 'content-type': 'application/json-evil' } }, 415],
  ['a chain that is not served', { path: '/rpc/2' }, 404],
  ['a path without a chain', { path: '/rpc/' }, 404],
  ['a body that is not JSON', { body: '{' }, 400],
  ['a batch without a request', { body: '[]' }, 400],
  ['a body of more than 2 MB', { body: ' '.repeat(2_000_001) }, 413]
] satisfies [string, Question, number][])('%s is rejected', async (_what, question, status) => {
  expect((await ask(question)).status).toBe(status)
  expect(received).toEqual([])
})

test.each([
  'eth_sendTransaction',
  'personal_sign',
  'eth_accounts',
  'anvil_setBalance',
  'anvil_nodeInfo',
  'evm_mine',
  'debug_traceCall'
])('%s is rejected under its own id, and the rest of its batch is answered', async (method) => {
  const error = refused(-32601, `The method ${method} is not available here.`, 7)
  expect(await ask({ body: call(method, 7) })).toEqual({ status: 200, body: error })
  expect(await ask({ body: `[${call(method, 7)}]` })).toEqual({ status: 200, body: [error] })
  expect(received).toEqual([])
  const body = `[${call(method, 7)},${call('eth_chainId')},${call(method, 7)}]`
  expect(await ask({ body })).toEqual({
    status: 200,
    body: [error, { jsonrpc: '2.0', id: 1, result: '0x14a33' }, error]
  })
  expect(received).toEqual([`[${call('eth_chainId')}]`])
})

const malformed = (id: unknown = null) => ({
  jsonrpc: '2.0',
  id,
  error: { code: -32600, message: expect.stringMatching(/^A request must have/) }
})

test.each<[string, unknown, unknown]>([
  ['an object without a method', { foo: 'boo' }, null],
  ['a number', 1, null],
  ['null', null, null],
  ['a batch', [{ jsonrpc: '2.0', id: 1, method: 'eth_chainId' }], null],
  ['a method that is no text', { jsonrpc: '2.0', method: 1, params: 'bar' }, null],
  ['parameters that are no list', { jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: 'bar' }, 7],
  ['another version', { jsonrpc: '1.0', id: 'a', method: 'eth_chainId' }, 'a'],
  ['no version', { id: 7, method: 'eth_chainId' }, 7],
  ['an id with a fraction', { jsonrpc: '2.0', id: 1.5, method: 'eth_chainId' }, null],
  ['an id that is an object', { jsonrpc: '2.0', id: {}, method: 'eth_chainId' }, null]
])('%s never spoils the batch that it is in', async (_what, member, id) => {
  const body = JSON.stringify([member, JSON.parse(call('eth_chainId')), member])
  const answer = { jsonrpc: '2.0', id: 1, result: '0x14a33' }
  expect(await ask({ body })).toEqual({ status: 200, body: [malformed(id), answer, malformed(id)] })
  expect(received).toEqual([`[${call('eth_chainId')}]`])
  received = []
  expect(await ask({ body: JSON.stringify([member, member]) })).toEqual({
    status: 200,
    body: [malformed(id), malformed(id)]
  })
  if (!Array.isArray(member)) expect((await ask({ body: JSON.stringify(member) })).body).toEqual(malformed(id))
  expect(received).toEqual([])
})

test('a batch without a request gets one error', async () => {
  expect((await ask({ body: '[]' })).body).toMatchObject({ id: null, error: { code: -32600 } })
})

test('a notification gets no answer, not even a refusal', async () => {
  const notification = JSON.stringify({ jsonrpc: '2.0', method: 'evm_mine', params: [] })
  expect((await ask({ body: `[${notification},${call('eth_chainId')}]` })).body).toEqual([
    { jsonrpc: '2.0', id: 1, result: '0x14a33' }
  ])
  expect(await ask({ body: notification })).toEqual({ status: 204, body: undefined })
  expect(await ask({ body: `[${notification}]` })).toEqual({ status: 204, body: undefined })
  const down = { path: '/rpc/59140', body: JSON.stringify({ jsonrpc: '2.0', method: 'eth_chainId' }) }
  expect(await ask(down)).toEqual({ status: 204, body: undefined })
})

test('a node that is down gives a 502 that names the chain, with the id of each call', async () => {
  expect(await ask({ path: '/rpc/59140' })).toEqual({
    status: 502,
    body: refused(-32603, 'The node of chain 59140 does not answer.', 1)
  })
  const body = `[${call('eth_chainId', 5)},${call('eth_blockNumber', 7)}]`
  expect((await ask({ path: '/rpc/59140', body })).body).toEqual([
    refused(-32603, 'The node of chain 59140 does not answer.', 5),
    refused(-32603, 'The node of chain 59140 does not answer.', 7)
  ])
})

test('a node on another machine is never called', async () => {
  expect((await ask({ path: '/rpc/1' })).status).toBe(502)
  expect(received).toEqual([])
})

test('other paths are passed to the next handler', async () => {
  const handled = createServer({ keepAliveTimeout: 0 }, (request, response) =>
    createGateway({ chainIds: [], nodeUrl: async () => nodeUrl }).handle(request, response, () =>
      response.end('{"next":true}')
    )
  )
  const response = await fetch(`http://127.0.0.1:${await listen(handled)}/rpcs`)
  expect(await response.json()).toEqual({ next: true })
  handled.close()
})
