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
let asked: { url: string | undefined; authorization: string | undefined }

beforeAll(async () => {
  server = createServer((request, response) => {
    asked = { url: request.url, authorization: request.headers.authorization }
    request.resume().on('end', () => response.writeHead(answer.status ?? 200).end(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => server.close())

afterEach(() => void vi.restoreAllMocks())

const nodeAt = (path: string, credentials = '') => new ForeignNode(new URL(`http://${credentials}${origin}${path}`))

/** What comes of an answer at a URL with keys in it. */
async function passedOn(
  given: Answer,
  node = nodeAt('/v2/base/path-key?chain=84531&apikey=query%2Fkey', 'us%40er:password@')
) {
  answer = given
  const { status, text } = await node.post('{}')
  return { status, text }
}

test('a node is asked at its whole URL, user and password as the header for them', async () => {
  answer = { body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' }
  expect(await nodeAt('/v2/key?a=b', 'us%40er:p%zz@').ask('eth_chainId')).toBe('0x1')
  const token = Buffer.from('us@er:p%zz').toString('base64')
  expect(asked).toEqual({ url: '/v2/key?a=b', authorization: `Basic ${token}` })
  await nodeAt('/').ask('eth_chainId')
  expect(asked.authorization).toBeUndefined()
})

test('a result is passed on byte for byte, whatever looks like a key in it', async () => {
  const body = '{ "jsonrpc":"2.0", "id":1, "result":"0x84531 path-key" }'
  expect(await passedOn({ body })).toEqual({ status: 200, text: body })
  expect(await passedOn({ body: `[${body},${body}]` })).toEqual({ status: 200, text: `[${body},${body}]` })
})

test('an error shows no key, as it was written or as it is meant; data in hex stays', async () => {
  const token = Buffer.from('us@er:password').toString('base64')
  const words = `path-key, query%2Fkey, query/key, us%40er, password, ${token}, base, 84531`
  const error = { code: -32000, message: words, data: { at: words, revert: '0x84531' } }
  const { text } = await passedOn({ status: 429, body: JSON.stringify({ jsonrpc: '2.0', id: 1, error }) })
  const left = '…, …, …, …, …, …, base, 84531'
  expect(JSON.parse(text).error).toEqual({ code: -32000, message: left, data: { at: left, revert: '0x84531' } })
})

test('in a batch, too, an error shows no key', async () => {
  const error = { code: -32000, message: 'path-key' }
  const { text } = await passedOn({
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
  ['a page of words', '<p>path-key</p>', 403, 403],
  ['words in JSON', '{"message":"path-key"}', 401, 401],
  ['a page in place of an answer', '<p>path-key</p>', 200, 502],
  ['nothing', '', 503, 503]
])('%s is passed on as its status alone', async (_what, body, status, passedStatus) => {
  const error = { code: -32000, message: `status ${status} and no JSON-RPC` }
  const passed = await passedOn({ status, body })
  expect(passed.status).toBe(passedStatus)
  expect(JSON.parse(passed.text)).toEqual({ jsonrpc: '2.0', id: null, error })
  await expect(nodeAt('/path-key').ask('eth_chainId')).rejects.toThrow(NodeError)
})

test('an answer of more than 64 MB is not read to its end', async () => {
  answer = { body: Buffer.alloc(64_000_001, ' ') }
  await expect(nodeAt('/').post('{}')).rejects.toThrow('The answer has more than 64000000 bytes.')
})

test('a request whose connection is closed before an answer is sent once more', async () => {
  answer = { body: '{"jsonrpc":"2.0","id":1,"result":"0x1"}' }
  server.prependOnceListener('request', ({ socket }) => socket.destroy())
  expect(await nodeAt('/').ask('eth_chainId')).toBe('0x1')
})

test('a node that does not answer within 45 s is given up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort(new Error('late')))
  await expect(nodeAt('/').post('{}')).rejects.toThrow('late')
  expect(timeout).toHaveBeenCalledExactlyOnceWith(45_000)
})
