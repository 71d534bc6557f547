import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createSignInService, type SignInService } from '#server/app.ts'
import { type ConnectionLimits, createHttpServer } from '#server/http-server.ts'

const limits: ConnectionLimits = { proxies: 0, sockets: 500, requestTimeoutMs: 30_000, keepAliveMs: 30_000 }
const CHUNK = `400\r\n${'a'.repeat(1024)}\r\n`
let service: SignInService
let server: Server
let host: string
let failures: unknown[]

beforeEach(() => {
  failures = []
  const observer = {
    answered: () => undefined,
    failed: (reason: unknown) => void failures.push(reason),
    warned: () => undefined
  }
  service = createSignInService({ databaseWaitMs: 10_000, observer })
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  service.close()
  expect(failures).toEqual([])
})

async function listen(changed: Partial<ConnectionLimits> = {}): Promise<void> {
  server = createHttpServer(service, { ...limits, ...changed }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
}

async function open(sent = ''): Promise<Socket> {
  // The service closes it while this still writes.
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

const headersOf = (request: string, ...more: readonly string[]) =>
  [`${request} HTTP/1.1`, `Host: ${host}`, `Origin: http://${host}`, 'Content-Type: application/json', ...more].join(
    '\r\n'
  )

/** Sends this again and again until the connection is closed. @returns all that was answered. */
async function answerToEndless(start: string, part: string): Promise<string> {
  const socket = await open(start)
  const writing = setInterval(() => socket.writable && socket.write(part), 1)
  return answerOn(socket).finally(() => clearInterval(writing))
}

async function answerOn(socket: Socket): Promise<string> {
  let answer = ''
  socket.on('data', (data) => {
    answer += data
  })
  await new Promise((closed) => socket.on('close', closed))
  return answer
}

const refusal = (status: number, error: string) =>
  expect.stringMatching(new RegExp(`^HTTP/1.1 ${status} [\\s\\S]*\\{"error":"${error}"\\}`))

test('headers that come a byte at a time are given up', async () => {
  await listen({ requestTimeoutMs: 200 })
  expect(await answerToEndless(headersOf('POST /nonce', 'X-Slow: '), 'a')).toEqual(refusal(408, 'request-timeout'))
})

test('a body that comes a byte at a time is given up', async () => {
  await listen({ requestTimeoutMs: 200 })
  const start = `${headersOf('POST /verify', 'Content-Length: 16000')}\r\n\r\n{"message":"`
  expect(await answerToEndless(start, 'a')).toEqual(refusal(408, 'request-timeout'))
})

test('chunks a byte at a time are given up', async () => {
  await listen({ requestTimeoutMs: 200 })
  const start = `${headersOf('POST /verify', 'Transfer-Encoding: chunked')}\r\n\r\n`
  expect(await answerToEndless(start, '1\r\na\r\n')).toEqual(refusal(408, 'request-timeout'))
})

test.each([
  ['POST /verify', 413, 'body-too-large'],
  ['POST /nonce', 413, 'body-too-large'],
  ['PUT /session', 413, 'body-too-large'],
  ['GET /nowhere', 404, 'not-found']
])('%s with chunks without end is answered, and its connection ends', async (request, status, error) => {
  await listen({ requestTimeoutMs: 2000 })
  const start = `${headersOf(request, 'Transfer-Encoding: chunked')}\r\n\r\n`
  expect(await answerToEndless(start, CHUNK)).toEqual(refusal(status, error))
})

test('a length that is announced but too large is refused before it arrives', async () => {
  await listen({ requestTimeoutMs: 2000 })
  const start = `${headersOf('POST /verify', 'Content-Length: 1000000000000')}\r\n\r\n`
  expect(await answerToEndless(start, CHUNK)).toEqual(refusal(413, 'body-too-large'))
})

test.each([
  ['two lengths', ['Content-Length: 2', 'Content-Length: 3']],
  ['a length and chunks', ['Content-Length: 2', 'Transfer-Encoding: chunked']],
  ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 2']],
  ['an unknown coding', ['Transfer-Encoding: gzip']]
])('a request whose end proxies may read otherwise is refused: %s', async (_, headers) => {
  await listen()
  const socket = await open(`${headersOf('POST /verify', ...headers)}\r\n\r\n{}`)
  expect(await answerOn(socket)).toEqual(refusal(400, 'request-invalid'))
})

test('idle connections are given up, and keep nobody from being served meanwhile', async () => {
  await listen({ requestTimeoutMs: 2000 })
  const idle = await Promise.all(Array.from({ length: 200 }, () => open()))
  const answers = Promise.all(idle.map(answerOn))
  const served = await open(`${headersOf('POST /nonce', 'Content-Length: 0', 'Connection: close')}\r\n\r\n`)
  expect(await answerOn(served)).toMatch(/^HTTP\/1.1 200 /)
  for (const answer of await answers) expect(answer).toEqual(refusal(408, 'request-timeout'))
})
