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
/** Or what is answered instead. */
let hasEvents: boolean | ((response: ServerResponse) => void)
let url: string
let verifier: SessionVerifier
let problems: string[]
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
  problems = []
  verifier = createSessionVerifier({ url, key: KEY, onProblem: (problem) => problems.push(problem) })
})

afterEach(async () => {
  verifier.close()
  service.closeAllConnections()
  await new Promise((closed) => service.close(closed))
  vi.restoreAllMocks()
})

async function respond(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  if (incoming.url === '/server/events') {
    if (hasEvents !== true)
      return hasEvents === false ? json(response, 503, { error: 'too-many-streams' }) : hasEvents(response)
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
  ['nothing', (response: ServerResponse) => void response.destroy(), /cannot be reached: \w+\.$/],
  [
    'the error of a proxy',
    (response: ServerResponse) => json(response, 502, {}),
    /cannot be reached: HTTP status 502\.$/
  ]
])('a service that answers with %s is unreachable, and signs nobody in', async (_, script, problem) => {
  answer = script
  expect(await verify()).toEqual({ error: 'service-unreachable', status: 503, retryAfterS: 1 })
  expect(problems).toEqual([expect.stringMatching(problem)])
})

test.each([
  ['a page', (response: ServerResponse) => void response.end('<h1>It works!</h1>'), 'HTTP status 200'],
  ['another 200', (response: ServerResponse) => json(response, 200, { address: ADDRESS }), 'HTTP status 200'],
  ['null', (response: ServerResponse) => void response.end('null'), 'HTTP status 200'],
  ['a 404', (response: ServerResponse) => void response.writeHead(404).end('<h1>No</h1>'), 'HTTP status 404'],
  [
    'a 404 of the service',
    (response: ServerResponse) => json(response, 404, { error: 'not-found' }),
    'HTTP status 404'
  ],
  [
    'a redirect',
    (response: ServerResponse) => void response.writeHead(307, { location: '/elsewhere' }).end(),
    'HTTP status 307, to /elsewhere'
  ]
])(
  'where %s is answered there is no service: nobody is signed in, and the operator is told',
  async (_, script, reason) => {
    answer = script
    expect(await verify()).toEqual({ error: 'service-not-found', status: 503, retryAfterS: 1 })
    expect(problems).toEqual([
      `There is no sign-in service at AUTH_SERVICE, ${url}: ${url}/server/ answers with ${reason}.`
    ])
  }
)

const refusedKey = (response: ServerResponse) => json(response, 401, { error: 'server-key-refused' })
const KEY_REFUSED =
  /^The sign-in service at AUTH_SERVICE, http\S+, refuses AUTH_SERVER_KEY: it is none of the service's/

test('a problem is told once, however many visitors meet it, and again after a minute', async () => {
  answer = refusedKey
  hasEvents = refusedKey
  for (let visitor = 0; visitor < 5; visitor++) await verify()
  now += 59_999
  await verify()
  expect(problems).toEqual([expect.stringMatching(KEY_REFUSED)])
  expect(problems.join()).not.toContain(KEY)
  now += 1
  await verify()
  expect(problems).toHaveLength(2)
})

test('another problem is told at once, and one that comes back after the service was heard again', async () => {
  answer = (response) => json(response, 503, { error: 'store-busy' })
  await verify()
  await expect.poll(() => events).toBeDefined()
  await verify()
  answer = refusedKey
  await verify()
  const both = [
    expect.stringMatching(/refuses requests of this server: store-busy\.$/),
    expect.stringMatching(KEY_REFUSED)
  ]
  expect(problems.slice(-2)).toEqual(both)
  const before = events
  before?.destroy()
  await expect.poll(() => events !== before).toBe(true)
  const told = problems.length
  await expect
    .poll(async () => {
      await verify()
      return problems.length > told
    })
    .toBe(true)
  expect(problems.at(-1)).toMatch(KEY_REFUSED)
})

test('a stream that the service refuses is told to the operator, although visitors are answered', async () => {
  hasEvents = (response) => json(response, 404, { error: 'not-found' })
  expect(await verify()).toEqual({ session })
  await expect.poll(() => problems).toEqual([expect.stringContaining('There is no sign-in service at AUTH_SERVICE')])
})

test('a visitor’s own refusals are no problem of the operator', async () => {
  for (const error of ['signed-out', 'origin-refused']) {
    answer = (response) => json(response, 401, { error })
    await verify()
  }
  expect(problems).toEqual([])
})

test('without an option the operator is told on the console', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const plain = createSessionVerifier({ url, key: KEY })
  answer = refusedKey
  await plain.verifySession(request)
  plain.close()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(KEY_REFUSED))
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
  expect(problems).toEqual([])
  const nowhere = createSessionVerifier({
    url: 'http://127.0.0.1:9',
    key: KEY,
    onProblem: (text) => problems.push(text)
  })
  expect(await nowhere.verifySession(request)).toMatchObject({ error: 'service-unreachable' })
  nowhere.close()
  expect(problems).toEqual([
    expect.stringMatching(/^The sign-in service at AUTH_SERVICE, http:\/\/127\.0\.0\.1:9, cannot be reached: /)
  ])
})

test.each([undefined, '', 'k'.repeat(31), `${KEY} `, `${KEY}\n`, `${KEY}é`])(
  'the key %j is refused at once, by the name of its option and its variable',
  (key) => {
    const create = () => createSessionVerifier({ url, key })
    expect(create).toThrow(TypeError)
    expect(create).toThrow(/The option key\b.*AUTH_SERVER_KEY\b.*AUTH_SERVER_KEYS/)
    expect(create).toThrow(key ? /32 visible ASCII/ : /is missing/)
    if (key) expect(create).not.toThrow(key)
  }
)

test.each(['127.0.0.1:8787', 'localhost:8787/auth', '', '/auth', 'ftp://a', 'http://a/?b', 'http://u:secret@a'])(
  'the address "%s" is refused at once, by the name of its option and its variable',
  (address) => {
    const create = () => createSessionVerifier({ url: address, key: KEY })
    expect(create).toThrow(TypeError)
    expect(create).toThrow(/The option url, AUTH_SERVICE, has to be .* such as http:\/\/127\.0\.0\.1:8787/)
    expect(create).not.toThrow('secret')
  }
)
