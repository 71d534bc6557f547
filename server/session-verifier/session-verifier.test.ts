import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSessionVerifier, type ReceivedRequest, type SessionVerifier } from '@portside/session-verifier'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const KEY = 'k'.repeat(32)
const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const session = { id: 'a'.repeat(32), address: ADDRESS, chainId: 1, issuedAt: 1, expiresAt: 2 }
const request = { method: 'GET', headers: { cookie: 'theme=dark; portside-session=secret' } }

let service: Server
let asked: { readonly body: unknown; readonly authorization: string | undefined }[]
/** The stream of events, once it is open. */
let events: ServerResponse | undefined
let answer: (response: ServerResponse) => void
let hasEvents: boolean
let url: string
let verifier: SessionVerifier
let now: number

beforeEach(async () => {
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  asked = []
  events = undefined
  hasEvents = true
  answer = (response) => void json(response, 200, { ...session, remainingMs: 60_000 })
  service = createServer((incoming, response) => void respond(incoming, response))
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  verifier = createSessionVerifier({ url, key: KEY })
})

afterEach(async () => {
  verifier.close()
  service.closeAllConnections()
  await new Promise((closed) => service.close(closed))
  vi.restoreAllMocks()
})

async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  if (incoming.url === '/server/events') {
    if (!hasEvents) return json(response, 503, { error: 'too-many-streams' })
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: open\n\n')
    events = response
    return
  }
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  const body: unknown = JSON.parse(Buffer.concat(chunks).toString())
  asked.push({ body, authorization: incoming.headers.authorization })
  answer(response)
}

function json(response: ServerResponse, status: number, body: object, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

const verify = (each: ReceivedRequest = request) => verifier.verifySession(each)

/** An answer is kept only once the events are heard. */
async function listening(): Promise<void> {
  await verify()
  await expect.poll(() => events).toBeDefined()
  await expect.poll(async () => (await isAsked()) === false).toBe(true)
}

/** Whether the service is asked, or an answer was kept. */
async function isAsked(): Promise<boolean> {
  const before = asked.length
  await verify()
  return asked.length > before
}

test('the service is told of the session’s cookie only, and of what says where the request comes from', async () => {
  const headers = new Headers({ cookie: 'a=b; __Host-portside-session=x; portside-session=y', host: 'app.test' })
  headers.set('origin', 'https://app.test')
  headers.set('sec-fetch-site', 'same-origin')
  expect(await verify({ method: 'POST', headers })).toEqual({ session })
  expect(asked).toEqual([
    {
      authorization: `Bearer ${KEY}`,
      body: {
        cookie: '__Host-portside-session=x; portside-session=y',
        method: 'POST',
        origin: 'https://app.test',
        host: 'app.test',
        fetchSite: 'same-origin'
      }
    }
  ])
})

test.each([[undefined], [''], ['theme=dark'], ['x-portside-session=secret'], ['portside-session2=a']])(
  'without a session’s cookie (%s) nobody is asked: the visitor is signed out',
  async (cookie) => {
    expect(await verify({ method: 'GET', headers: { cookie } })).toEqual({ error: 'signed-out', status: 401 })
    expect(asked).toEqual([])
  }
)

test('many requests of one visitor ask once, and another request of the same visitor asks anew', async () => {
  await Promise.all(Array.from({ length: 20 }, () => verify()))
  expect(asked).toHaveLength(1)
  await verify({ ...request, method: 'POST' })
  expect(asked).toHaveLength(2)
})

test('with events an answer is kept for 15 seconds, and no longer than the session lasts', async () => {
  await listening()
  now += 14_999
  expect(await isAsked()).toBe(false)
  now += 1
  answer = (response) => void json(response, 200, { ...session, remainingMs: 3000 })
  expect(await isAsked()).toBe(true)
  now += 2999
  expect(await isAsked()).toBe(false)
  now += 1
  expect(await isAsked()).toBe(true)
})

test('without events an answer is kept for 5 seconds, also one from before the stream broke', async () => {
  hasEvents = false
  await verify()
  now += 4999
  expect(await isAsked()).toBe(false)
  now += 1
  expect(await isAsked()).toBe(true)
  hasEvents = true
  await expect.poll(() => events).toBeDefined()
  await listening()
  hasEvents = false
  events?.destroy()
  now += 5000
  await expect.poll(isAsked).toBe(true)
})

test.each([`ended ${session.id}`, `changed ${ADDRESS}`])(
  'after "%s" the service is asked again, and its answer counts',
  async (event) => {
    await listening()
    answer = (response) => void json(response, 401, { error: 'signed-out' })
    events?.write(`data: ended ${'b'.repeat(32)}\n\ndata: chan`)
    expect(await verify()).toEqual({ session })
    // In two parts, as networks cut it.
    events?.write(`ged 0x70997970C51812dc3A010C7d01b50e0d17dc79C8\n\ndata: ${event}\n\n`)
    await expect.poll(() => verify()).toEqual({ error: 'signed-out', status: 401 })
  }
)

test('an answer that was on its way while its session ended is not kept', async () => {
  await listening()
  const other = { method: 'GET', headers: { cookie: 'portside-session=other' } }
  const otherId = 'c'.repeat(32)
  answer = (response) => void json(response, 200, { ...session, id: otherId, remainingMs: 60_000 })
  await verify(other)
  now += 14_999
  const waiting: ServerResponse[] = []
  answer = (response) => void waiting.push(response)
  now += 1
  const verifying = verify()
  await expect.poll(() => waiting).toHaveLength(1)
  now -= 1
  events?.write(`data: ended ${session.id}\n\ndata: ended ${otherId}\n\n`)
  // Once it has forgotten the other, it has heard of both.
  await expect.poll(() => Promise.race([verify(other), 'asked'])).toBe('asked')
  for (const response of waiting) json(response, 200, { ...session, remainingMs: 60_000 })
  expect(await verifying).toEqual({ session })
  answer = (response) => void json(response, 401, { error: 'signed-out' })
  expect(await verify()).toEqual({ error: 'signed-out', status: 401 })
})

test('a stream that comes back forgets what was kept, as ends may have been missed', async () => {
  await listening()
  const before = events
  before?.destroy()
  await expect.poll(() => events !== before).toBe(true)
  await expect.poll(isAsked).toBe(true)
})

test.each([
  [401, 'signed-out', { status: 401 }],
  [403, 'origin-refused', { status: 403 }],
  [401, 'server-key-refused', { status: 503, retryAfterS: 1 }],
  [429, 'too-many-requests', { status: 503, retryAfterS: 7 }],
  [503, 'store-busy', { status: 503, retryAfterS: 7 }]
] as const)('%i %s of the service is passed on, and not kept', async (status, error, expected) => {
  const headers: Record<string, string> = status === 429 || status === 503 ? { 'retry-after': '7' } : {}
  answer = (response) => json(response, status, { error }, headers)
  expect(await verify()).toEqual({ error, ...expected })
  expect(await isAsked()).toBe(true)
})

test.each([
  ['text', (response: ServerResponse) => void response.end('<h1>It works!</h1>')],
  ['no reason', (response: ServerResponse) => json(response, 502, {})],
  ['a redirect', (response: ServerResponse) => void response.writeHead(307, { location: '/elsewhere' }).end()],
  ['nothing', (response: ServerResponse) => void response.destroy()]
])('a service that answers with %s is unreachable, and signs nobody in', async (_, script) => {
  answer = script
  expect(await verify()).toEqual({ error: 'service-unreachable', status: 503, retryAfterS: 1 })
})

test('a question that a process has not answered because it ended is asked once more, and no question a third time', async () => {
  let failures = 1
  answer = (response) => {
    if (failures-- > 0) response.destroy()
    else json(response, 200, { ...session, remainingMs: 60_000 })
  }
  expect(await verify()).toEqual({ session })
  expect(asked).toHaveLength(2)
  failures = 3
  expect(await verify({ ...request, method: 'POST' })).toMatchObject({ error: 'service-unreachable' })
  expect(asked).toHaveLength(4)
})

test('without a service, or after it was closed, a verifier refuses', async () => {
  verifier.close()
  expect(await verify()).toMatchObject({ error: 'service-unreachable' })
  const nowhere = createSessionVerifier({ url: 'http://127.0.0.1:1', key: KEY })
  expect(await nowhere.verifySession(request)).toMatchObject({ error: 'service-unreachable' })
  nowhere.close()
})

test.each([undefined, '', 'k'.repeat(31), `${KEY} `, `${KEY}\n`, `${KEY}é`])('the key %j is refused at once', (key) => {
  expect(() => createSessionVerifier({ url, key })).toThrow(TypeError)
})
