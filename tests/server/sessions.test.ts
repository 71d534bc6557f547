import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { createSignInService, type SignInService } from '#server/app.ts'
import { createHttpServer } from '#server/http-server.ts'
import { listen } from './events.ts'
import { bob, type RunningService, startService, Visitor } from './visitor.ts'

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
let service: RunningService
let visitor: Visitor

beforeEach(async () => {
  service = await startService({ database: ':memory:' })
  visitor = new Visitor(service)
})

afterEach(() => service.stop())

async function signIn(by: Visitor): Promise<void> {
  if (!(await by.adapter.verify(await by.signed()))) throw new Error('The sign-in was refused.')
}

async function sessions(by = visitor): Promise<readonly Record<string, unknown>[]> {
  const response = await by.fetch(`${service.origin}/sessions`)
  return ((await response.json()) as { sessions: readonly Record<string, unknown>[] }).sessions
}

async function end(id: unknown, by = visitor): Promise<unknown> {
  const headers = { 'content-type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify({ id }) }
  const response = await by.fetch(`${service.origin}/end-session`, request)
  return [response.status, await response.json()]
}

test('a visitor sees the sessions of all browsers, and ends one of them', async () => {
  const phone = new Visitor(service)
  for (const browser of [visitor, phone]) await signIn(browser)
  const [own, other] = await sessions()
  expect([own?.['isCurrent'], other?.['isCurrent']]).toEqual([true, false])
  expect(await end(other?.['id'])).toEqual([200, { ended: 1 }])
  expect(await end(other?.['id'])).toEqual([200, { ended: 0 }])
  expect(await phone.adapter.getSession()).toBeUndefined()
  expect(await visitor.adapter.getSession()).toBeDefined()
  expect(await sessions()).toHaveLength(1)
})

test('without a session nothing is listed, ended or listened to', async () => {
  await signIn(visitor)
  const [own] = await sessions()
  const stranger = new Visitor(service)
  for (const path of ['/sessions', '/events'])
    expect((await stranger.fetch(`${service.origin}${path}`)).status).toBe(204)
  expect(await end(own?.['id'], stranger)).toEqual([200, { ended: 0 }])
  expect(await visitor.adapter.getSession()).toBeDefined()
})

test.each([undefined, null, 7, '', 'a'.repeat(32).toUpperCase(), 'z'.repeat(32), '0'.repeat(33), ['0'.repeat(32)]])(
  'the id %j is refused',
  async (id) => {
    await signIn(visitor)
    expect(await end(id)).toEqual([422, { error: 'body-invalid' }])
  }
)

test('an open page hears at once that its session was ended in another browser', async () => {
  const phone = new Visitor(service)
  for (const browser of [visitor, phone]) await signIn(browser)
  const { response, next } = await listen(phone, service)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await next()).toBe('data: open')
  const [, other] = await sessions()
  await end(other?.['id'])
  expect([await next(), await next()]).toEqual(['data: ended', 'closed'])
  expect((await listen(phone, service)).response.status).toBe(204)
})

test('an open page hears of a sign-in elsewhere, of a sign-out everywhere else, and of its own sign-out', async () => {
  await signIn(visitor)
  const own = await listen(visitor, service)
  expect(await own.next()).toBe('data: open')
  const phone = new Visitor(service)
  await signIn(phone)
  expect(await own.next()).toBe('data: changed')
  const other = await listen(phone, service)
  expect(await other.next()).toBe('data: open')
  await visitor.fetch(`${service.origin}/sign-out-others`, { method: 'POST' })
  expect([await other.next(), await other.next()]).toEqual(['data: ended', 'closed'])
  expect(await own.next()).toBe('data: changed')
  await visitor.adapter.signOut()
  expect([await own.next(), await own.next()]).toEqual(['data: ended', 'closed'])
})

test('an open page hears that another browser has signed out', async () => {
  const phone = new Visitor(service)
  for (const browser of [visitor, phone]) await signIn(browser)
  const { next } = await listen(visitor, service)
  expect(await next()).toBe('data: open')
  await phone.adapter.signOut()
  expect(await next()).toBe('data: changed')
})

test('a browser’s earlier session ends for its other pages when another account signs in there', async () => {
  await signIn(visitor)
  const { next } = await listen(visitor, service)
  expect(await next()).toBe('data: open')
  const phone = new Visitor(service)
  await signIn(phone)
  expect(await next()).toBe('data: changed')
  const elsewhere = await listen(phone, service)
  expect(await elsewhere.next()).toBe('data: open')
  const nonce = await visitor.adapter.getNonce()
  const message = await visitor.adapter.createMessage({ address: bob.address as Address, chainId: 84531, nonce })
  expect(await visitor.adapter.verify({ message, signature: await bob.signMessage({ message }) })).toBeDefined()
  expect([await next(), await next()]).toEqual(['data: ended', 'closed'])
  expect(await elsewhere.next()).toBe('data: changed')
})

test('what asks only for the headers of the events takes no stream', async () => {
  await signIn(visitor)
  for (let count = 0; count < 9; count++) {
    const { status, headers } = await visitor.fetch(`${service.origin}/events`, { method: 'HEAD' })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  }
  expect((await listen(visitor, service)).response.status).toBe(200)
})

test('too many streams of a session are refused for now', async () => {
  await signIn(visitor)
  for (let count = 0; count < 8; count++) expect((await listen(visitor, service)).response.status).toBe(200)
  const { response } = await listen(visitor, service)
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '60'])
})

test('a page of another origin cannot read the sessions, and ends none', async () => {
  await signIn(visitor)
  const [own] = await sessions()
  const other = new Visitor(service, 'http://127.0.0.1:1')
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  expect(await end(own?.['id'], other)).toEqual([403, { error: 'origin-refused' }])
  const response = await other.fetch(`${service.origin}/sessions`, { headers: { origin: 'http://127.0.0.1:1' } })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test('a sign-out without tokens still ends the session and its streams, and other browsers hear of it', async () => {
  await service.stop()
  service = await startService({ database: ':memory:', requestRates: { perAddress: 12, overall: 12 } })
  visitor = new Visitor(service)
  const phone = new Visitor(service)
  for (const browser of [visitor, phone]) await signIn(browser)
  const { next } = await listen(visitor, service)
  const elsewhere = await listen(phone, service)
  for (let count = 0; count < 12; count++) await visitor.fetch(`${service.origin}/other`)
  expect((await visitor.fetch(`${service.origin}/session`)).status).toBe(503)
  await visitor.adapter.signOut()
  expect(visitor.cookies.has('portside-session')).toBe(false)
  expect([await next(), await next()]).toEqual(['data: open', 'data: ended'])
  expect([await elsewhere.next(), await elsewhere.next()]).toEqual(['data: open', 'data: changed'])
})

test('neither the database nor a response has a raw address or user agent', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portside-places-'))
  const stored: SignInService = createSignInService({ database: join(folder, 'sign-in.db'), databaseWaitMs: 10_000 })
  const server = createHttpServer(stored, { proxies: 1, sockets: 10, requestTimeoutMs: 10_000, keepAliveMs: 1000 })
  try {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    const browser = new Visitor({ origin, stop: async () => undefined })
    const signed = await browser.signed()
    const headers = { 'content-type': 'application/json', 'user-agent': FIREFOX, 'x-forwarded-for': '198.51.100.77' }
    await browser.fetch(`${origin}/verify`, { method: 'POST', headers, body: JSON.stringify(signed) })
    expect(await browser.adapter.getSession()).toBeDefined()
    const listed = await (await browser.fetch(`${origin}/sessions`)).text()
    expect(JSON.parse(listed).sessions).toMatchObject([
      { browser: 'Firefox', system: 'Linux', network: '198.51.100.0/24', isCurrent: true }
    ])
    const files = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'latin1'))
    expect(files.join()).toContain('198.51.100.0/24')
    for (const text of [listed, ...files]) for (const raw of ['198.51.100.77', 'Gecko']) expect(text).not.toContain(raw)
  } finally {
    await new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
    stored.close()
    rmSync(folder, { recursive: true })
  }
})
