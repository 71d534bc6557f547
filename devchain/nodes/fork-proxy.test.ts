import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ForeignNode } from './foreign-node.ts'
import { type ForkProxy, openForkProxy } from './fork-proxy.ts'

const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}'
const json = { 'content-type': 'application/json' }

let foreign: Server
let proxy: ForkProxy
let url: URL
let received: string[]

beforeAll(async () => {
  received = []
  foreign = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    received.push(request.url ?? '')
    request.resume().on('end', () => response.end('{"jsonrpc":"2.0","id":1,"result":"0x14a33"}'))
  })
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve))
  const { port } = foreign.address() as AddressInfo
  proxy = await openForkProxy(
    new Map([
      [84531, { node: new ForeignNode(new URL(`http://127.0.0.1:${port}/key`)), block: 7 }],
      [59140, { node: new ForeignNode(new URL('http://me:secret@127.0.0.1:1/key')), block: 8 }]
    ])
  )
  url = new URL(proxy.sources.get(84531)?.url ?? '')
})

afterAll(() => {
  proxy.close()
  foreign.close()
})

interface Question {
  readonly path?: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** fetch cannot set Host and Origin. */
function ask({ path = url.pathname, method = 'POST', headers = {}, body = CALL }: Question) {
  return new Promise<{ status: number | undefined; body: unknown; cors: readonly string[] }>((resolve, reject) => {
    const sent = request(new URL(path, url), { method, headers: { ...json, ...headers } }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      const cors = Object.keys(response.headers).filter((name) => name.startsWith('access-control'))
      response.on('end', () => resolve({ status: response.statusCode, body: JSON.parse(text), cors }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

test('each fork has its own unguessable path, and its block', () => {
  const sources = [...proxy.sources.values()]
  expect(sources.map(({ block }) => block)).toEqual([7, 8])
  expect(new Set(sources.map((source) => source.url)).size).toBe(2)
  for (const source of sources) expect(source.url).toMatch(/^http:\/\/127\.\d+\.\d+\.\d+:\d+\/[\w-]{32}$/)
})

test('the proxy does not announce a keep-alive timeout', async () => {
  const response = await fetch(url, { method: 'POST', headers: json, body: CALL })
  expect([response.status, response.headers.get('keep-alive')]).toEqual([200, null])
  received.length = 0
})

test('a request on the path reaches the node', async () => {
  const answer = { jsonrpc: '2.0', id: 1, result: '0x14a33' }
  expect(await ask({})).toEqual({ status: 200, body: answer, cors: [] })
  expect(received.splice(0)).toEqual(['/key'])
})

test.each([
  ['another path', () => ({ path: `${url.pathname}x` }), 404],
  ['no path', () => ({ path: '/' }), 404],
  ['a path with a query', () => ({ path: `${url.pathname}?a` }), 404],
  ['another Host (DNS rebinding)', () => ({ headers: { host: 'evil.example' } }), 404],
  ['a foreign page', () => ({ headers: { origin: 'https://evil.example' } }), 404],
  ['a page of this machine', () => ({ headers: { origin: url.origin } }), 404],
  ['a preflight', () => ({ method: 'OPTIONS', headers: { origin: 'https://evil.example' }, body: '' }), 404],
  ['GET', () => ({ method: 'GET', body: '' }), 405],
  ['a form', () => ({ headers: { 'content-type': 'text/plain' } }), 415],
  ['a body of more than 2 MB', () => ({ body: ' '.repeat(2_000_001) }), 413]
] satisfies [string, () => Question, number][])('%s is rejected', async (_what, question, status) => {
  expect(await ask(question())).toMatchObject({ status, cors: [] })
  expect(received).toEqual([])
})

test('a node that does not answer is reported without its key', async () => {
  expect(await ask({ path: new URL(proxy.sources.get(59140)?.url ?? '').pathname })).toEqual({
    status: 502,
    body: { jsonrpc: '2.0', id: null, error: { code: -32603, message: 'The node at 127.0.0.1:1 does not answer.' } },
    cors: []
  })
})
