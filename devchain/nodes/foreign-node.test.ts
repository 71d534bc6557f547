import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { NodeError } from '../json-rpc.ts'
import { ForeignNode } from './foreign-node.ts'

interface Answer {
  readonly status?: number
  readonly body: string | Buffer
}

let server: Server
let origin: string
let answer: Answer
let received: { url: string | undefined; authorization: string | undefined }

beforeAll(async () => {
  server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    received = { url: request.url, authorization: request.headers.authorization }
    request.resume().on('end', () => response.writeHead(answer.status ?? 200).end(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

afterEach(() => void vi.restoreAllMocks())

const nodeAt = (path: string, credentials = '') => new ForeignNode(new URL(`http://${credentials}${origin}${path}`))

/** What an answer becomes at a URL that contains keys. */
async function forwarded(
  given: Answer,
  node = nodeAt('/v2/base/path-key?chain=84531&apikey=query%2Fkey', 'us%40er:password@')
) {
  answer = given
  const { status, text } = await node.post('{}')
  return { status, text }
}

test('a node is called at its full URL, with user and password in the Authorization header', async () => {
  answer = { body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' }
  expect(await nodeAt('/v2/key?a=b', 'us%40er:p%zz@').ask('eth_chainId')).toBe('0x1')
  const token = Buffer.from('us@er:p%zz').toString('base64')
  expect(received).toEqual({ url: '/v2/key?a=b', authorization: `Basic ${token}` })
  await nodeAt('/').ask('eth_chainId')
  expect(received.authorization).toBeUndefined()
})

test('a result is forwarded byte for byte, even where it contains a key', async () => {
  const body = '{ "jsonrpc":"2.0", "id":1, "result":"0x84531 path-key" }'
  expect(await forwarded({ body })).toEqual({ status: 200, text: body })
  expect(await forwarded({ body: `[${body},${body}]` })).toEqual({ status: 200, text: `[${body},${body}]` })
})

test('keys in an error are masked, encoded or decoded; hex data stays', async () => {
  const token = Buffer.from('us@er:password').toString('base64')
  const text = `path-key, query%2Fkey, query/key, us%40er, password, ${token}, base, 84531`
  const error = { code: -32000, message: text, data: { at: text, revert: '0x84531' } }
  const answer = await forwarded({ status: 429, body: JSON.stringify({ jsonrpc: '2.0', id: 1, error }) })
  const masked = '…, …, …, …, …, …, base, 84531'
  expect(JSON.parse(answer.text).error).toEqual({
    code: -32000,
    message: masked,
    data: { at: masked, revert: '0x84531' }
  })
})

test('keys in an error are masked in a batch, too', async () => {
  const error = { code: -32000, message: 'path-key' }
  const { text } = await forwarded({
    body: JSON.stringify([
      { id: 1, result: '0x1' },
      { id: 2, error }
    ])
  })
  expect(JSON.parse(text)).toEqual([
    { id: 1, result: '0x1' },
    { id: 2, error: { code: -32000, message: '…' } }
  ])
})

test.each([
  ['an HTML page', '<p>path-key</p>', 403, 403],
  ['other JSON', '{"message":"path-key"}', 401, 401],
  ['an HTML page with status 200', '<p>path-key</p>', 200, 502],
  ['an empty body', '', 503, 503]
])('%s is reduced to its status', async (_what, body, status, passedStatus) => {
  const error = { code: -32000, message: `status ${status} without JSON-RPC` }
  const passed = await forwarded({ status, body })
  expect(passed.status).toBe(passedStatus)
  expect(JSON.parse(passed.text)).toEqual({ jsonrpc: '2.0', id: null, error })
  await expect(nodeAt('/path-key').ask('eth_chainId')).rejects.toThrow(NodeError)
})

test('an answer of more than 64 MB is not read to the end', async () => {
  answer = { body: Buffer.alloc(64_000_001, ' ') }
  await expect(nodeAt('/').post('{}')).rejects.toThrow('The answer has more than 64000000 bytes.')
})

test('a request is retried once when its connection closes before an answer', async () => {
  answer = { body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' }
  server.prependOnceListener('request', ({ socket }) => socket.destroy())
  expect(await nodeAt('/').ask('eth_chainId')).toBe('0x1')
})

test('a request to a node times out after 45 s', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')))
  await expect(nodeAt('/').post('{}')).rejects.toThrow('late')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(45_000)
})
