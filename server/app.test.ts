import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignInService, type SignInService } from './app.ts'

const APP = 'https://app.example.com'
let service: SignInService

beforeEach(() => {
  // Time stands still, so nothing times out on a busy machine.
  vi.useFakeTimers()
  service = createSignInService({ database: ':memory:', origins: [APP] })
})

afterEach(() => {
  vi.useRealTimers()
  service.close()
})

const call = (path: string, init: RequestInit = {}) =>
  service.fetch(new Request(`https://auth.example.com${path}`, init))
const post = (path: string, body: BodyInit = '', headers: Record<string, string> = {}) =>
  call(path, { method: 'POST', body, headers: { origin: APP, 'content-type': 'application/json', ...headers } })

test.each(['', '/auth'])('the service answers at its own root and under /auth: "%s"', async (mount) => {
  expect((await call(`${mount}/session`)).status).toBe(204)
  expect((await post(`${mount}/nonce`)).status).toBe(200)
  expect((await post(`${mount}/verify`, '{}')).status).toBe(422)
  expect((await post(`${mount}/sign-out`)).status).toBe(204)
  expect((await call(`${mount}/other`)).status).toBe(404)
})

test.each(['/other/server/session', '/auth/auth/server/session', '/auth/auth/server/token'])(
  'a team’s server that asks at %s, as its address of the service is wrong, is told so, and not of an Origin',
  async (path) => {
    const response = await call(path, { method: 'POST', headers: { authorization: `Bearer ${'k'.repeat(32)}` } })
    expect([response.status, await response.json()]).toEqual([404, { error: 'not-found' }])
  }
)

test('on https, cookies are Secure and have the __Host- prefix', async () => {
  expect((await post('/nonce')).headers.get('set-cookie')).toMatch(
    /^__Host-portside-pre-session=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Strict$/
  )
  expect((await post('/sign-out')).headers.get('set-cookie')).toBe(
    '__Host-portside-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict'
  )
})

test('for a framed page, cookies are partitioned by the embedding site', async () => {
  service = createSignInService({ database: ':memory:', origins: [APP], isFramed: true })
  expect((await post('/nonce')).headers.get('set-cookie')).toMatch(
    /^__Host-portside-pre-session=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None; Partitioned$/
  )
})

test.each(['/nonce', '/verify', '/sign-out'])(
  'a POST to %s from another origin, or from none, is refused',
  async (path) => {
    for (const origin of ['https://evil.test', 'null', '', 'https://auth.example.com', `${APP}.evil.test`]) {
      const response = await post(path, '{}', { origin })
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({ error: 'origin-refused' })
      expect(response.headers.get('set-cookie')).toBeNull()
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
    expect((await call(path, { method: 'POST' })).status).toBe(403)
  }
)

test('only configured origins may read answers across origins, with credentials', async () => {
  const preflight = (origin: string) =>
    call('/verify', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }
    })
  const allowed = await preflight(APP)
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get('access-control-allow-origin')).toBe(APP)
  expect(allowed.headers.get('access-control-allow-credentials')).toBe('true')
  expect(allowed.headers.get('access-control-allow-headers')).toBe('Content-Type')
  const session = await call('/session', { headers: { origin: APP } })
  expect(session.headers.get('access-control-allow-origin')).toBe(APP)
  for (const response of [
    await preflight('https://evil.test'),
    await call('/session', { headers: { origin: 'null' } })
  ]) {
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test.each([
  ['invalid JSON', '{"message":', 400],
  ['an empty body', '', 400],
  ['bytes that are not UTF-8', new Uint8Array([0xff, 0xfe, 0x00]), 400],
  ['null', 'null', 422],
  ['an array', '["a","b"]', 422],
  ['a number', '7', 422],
  ['a text', '"message"', 422],
  ['an empty object', '{}', 422],
  ['null fields', '{"message":null,"signature":null}', 422],
  ['array fields', '{"message":["a"],"signature":["0x00"]}', 422],
  ['an object as the message', '{"message":{},"signature":"0x00"}', 422],
  ['a signature that is not hex', '{"message":"a","signature":"0xzz"}', 422],
  ['a signature with an odd number of digits', '{"message":"a","signature":"0x0"}', 422],
  ['a field given twice', '{"message":"a","message":null,"signature":"0x00"}', 422],
  ['a prototype', '{"__proto__":{"message":"a","signature":"0x00"}}', 422],
  ['a message in another format', '{"message":"a","signature":"0x00"}', 422],
  ['deep nesting', '['.repeat(8000), 400],
  ['17 KiB', `"${'a'.repeat(17 * 1024)}"`, 413]
])('a body with %s is rejected with a 4xx and a reason', async (_, body, status) => {
  const response = await post('/verify', body)
  expect(response.status).toBe(status)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^[a-z-]+$/) })
})

test('only JSON is accepted, so that a plain form cannot post', async () => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', '']) {
    expect((await post('/verify', '{}', { 'content-type': type })).status).toBe(415)
    expect((await post('/end-session', '{}', { 'content-type': type })).status).toBe(415)
  }
  expect((await post('/verify', '{}', { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(422)
})

test.each(['/verify', '/end-session'])('a body of %s that could be read in two ways is refused', async (path) => {
  for (const body of ['{"id":"a","id":"b"}', '{"a":{"b":[{"c":1,"\\u0063":2}]}}', '{"__proto__":1,"__proto__":2}']) {
    const response = await post(path, body)
    expect([response.status, await response.json()]).toEqual([422, { error: 'body-ambiguous' }])
  }
  for (const body of [
    '{"a:b":"c:d"}',
    '{"a":"\\":\\"","b":[":",{"a":1}]}',
    '{"__proto__":1}',
    '":"',
    '['.repeat(8000) + ']'.repeat(8000)
  ]) {
    expect(await (await post(path, body)).json()).toEqual({ error: 'body-invalid' })
  }
})

test.each(['/verify', '/end-session'])('a compressed body of %s is refused as that', async (path) => {
  const body = gzipSync('{"message":"a","signature":"0x00","id":"a"}')
  for (const coding of ['gzip', 'br', 'GZIP', 'gzip, identity', 'what']) {
    const response = await post(path, body, { 'content-encoding': coding })
    expect([response.status, await response.json()]).toEqual([415, { error: 'encoding-unsupported' }])
  }
  expect((await post(path, '{}', { 'content-encoding': 'identity' })).status).toBe(422)
})

test('malformed cookies sign nobody in', async () => {
  for (const cookie of ['__Host-portside-session', '__Host-portside-session=%ff', '=;;=', 'portside-session=a', 'é']) {
    expect((await call('/session', { headers: { cookie: Buffer.from(cookie).toString('latin1') } })).status).toBe(204)
  }
})

test('no response is cached, and a failure reveals no internals', async () => {
  const printed: unknown[] = []
  const { error } = console
  console.error = (...words: unknown[]) => void printed.push(...words)
  const broken = createSignInService({ database: ':memory:' })
  broken.close()
  try {
    const headers = { cookie: 'portside-session=a' }
    const response = await broken.fetch(new Request('http://127.0.0.1/session', { headers }))
    expect(response.status).toBe(500)
    expect(await response.text()).toBe('{"error":"internal"}')
    expect(printed).toHaveLength(1)
    for (const answer of [response, await call('/session'), await post('/nonce'), await call('/other')]) {
      expect(answer.headers.get('cache-control')).toBe('no-store')
    }
  } finally {
    console.error = error
  }
})

test('a balancer learns whether the process answers and whether it can serve, whatever the limits', async () => {
  const requestRates = { perAddress: 1, overall: 1 }
  const limited = createSignInService({ requestRates, databaseWaitMs: 10_000 })
  const ask = async (path: string) => {
    const response = await limited.fetch(new Request(`http://127.0.0.1${path}`))
    return [response.status, await response.json()]
  }
  vi.useRealTimers()
  for (let count = 0; count < 3; count++) {
    expect(await ask('/healthz')).toEqual([200, { status: 'ok' }])
    expect(await ask('/readyz')).toEqual([200, { status: 'ok' }])
  }
  limited.drain()
  expect(await ask('/healthz')).toEqual([200, { status: 'ok' }])
  expect(await ask('/readyz')).toEqual([503, { error: 'draining' }])
  limited.close()
})

test('the service does not start with an invalid origin', () => {
  expect(() => createSignInService({ database: ':memory:', origins: ['*'] })).toThrow('not an exact origin')
})
