import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { type ConnectionLimits, createHttpServer } from './http-server.ts'

const limits: ConnectionLimits = { proxies: 0, sockets: 100, requestTimeoutMs: 60_000, keepAliveMs: 90_000 }
const REQUEST = 'GET / HTTP/1.1\r\nHost: a.test\r\n'
let server: Server
let keys: (string | undefined)[]

async function listen(changed: Partial<ConnectionLimits> = {}): Promise<void> {
  keys = []
  const fetchFrom = async (key: string | undefined, request: Request) => {
    keys.push(key)
    return new Response(await request.text())
  }
  server = createHttpServer({ fetchFrom }, { ...limits, ...changed })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
}

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

async function open(sent = ''): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(sent)
  return socket
}

/** All that the server sends until it closes the connection. */
const answerTo = async (sent: string) => text(await open(sent))

const refusal = (status: string, error: string) => {
  const start = `^HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\n`
  return expect.stringMatching(new RegExp(`${start}[\\s\\S]*\r\n\r\n\\{"error":"${error}"\\}$`))
}

test('a connection stays open for longer than proxies keep theirs', async () => {
  await listen()
  expect(server.keepAliveTimeout).toBe(90_000)
  const socket = await open(`${REQUEST}\r\n`)
  const [answer] = await once(socket, 'data')
  expect(String(answer)).toMatch(/^HTTP\/1.1 200 OK\r\n.*Keep-Alive: timeout=90\r\n/s)
})

test('headers have half the time of a whole request, and a connection may not stall', async () => {
  await listen({ requestTimeoutMs: 10_000 })
  expect([server.requestTimeout, server.headersTimeout, server.timeout]).toEqual([10_000, 5000, 30_000])
})

test.each([
  ['that never comes', ''],
  ['whose headers stop', REQUEST],
  ['whose body stops', `${REQUEST.replace('GET', 'POST')}Content-Length: 5\r\n\r\nab`]
])('a request %s is given up', async (_, sent) => {
  await listen({ requestTimeoutMs: 20 })
  expect(await answerTo(sent)).toEqual(refusal('408 Request Timeout', 'request-timeout'))
})

test('headers that are too large are refused', async () => {
  await listen()
  const sent = `${REQUEST}X: ${'a'.repeat(17 * 1024)}\r\n\r\n`
  expect(await answerTo(sent)).toEqual(refusal('431 Request Header Fields Too Large', 'headers-too-large'))
})

test.each(['\0\r\n\r\n', 'GET / HTTP/9.9\r\n\r\n', `${REQUEST}Content-Length: x\r\n\r\n`])(
  'what is not HTTP is refused: %j',
  async (sent) => {
    await listen()
    expect(await answerTo(sent)).toEqual(refusal('400 Bad Request', 'request-invalid'))
  }
)

test('connections beyond the limit are closed, and the others are served', async () => {
  await listen({ sockets: 2 })
  const [first] = [await open(), await open()]
  expect(await answerTo(`${REQUEST}\r\n`)).toBe('')
  first.write(`${REQUEST}\r\n`)
  expect(String((await once(first, 'data'))[0])).toMatch(/^HTTP\/1.1 200/)
})

test('the service gets the address of the visitor, which a proxy has appended', async () => {
  await listen({ proxies: 1 })
  const address = 'X-Forwarded-For: 192.0.2.1, 198.51.100.7\r\nConnection: close\r\n\r\n'
  await answerTo(REQUEST + address)
  expect(keys).toEqual(['198.51.100.7'])
})

test('a health check by HTTP/1.0, which names no host, is answered', async () => {
  await listen()
  expect(await answerTo('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /)
  expect(await answerTo('GET /healthz HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /)
})
