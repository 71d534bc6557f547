import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSessionVerifier } from '@portside/session-verifier'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SignInServiceOptions } from '#server/app.ts'
import { createSignInService } from '#server/app.ts'
import { createHttpServer } from '#server/http-server.ts'
import { findRedisServer } from '../run/redis.mjs'
import { startRedis } from './redis-server.ts'
import { alice, type RunningService, startService, Visitor } from './visitor.ts'

const [KEY, NEXT_KEY] = ['k'.repeat(32), 'n'.repeat(43)]
const closers: (() => unknown)[] = []
/** The endpoints that the services have served. */
let served: string[]
/** In ms, since answers are kept. */
let passed: number

beforeEach(() => {
  served = []
  passed = 0
})

afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  vi.restoreAllMocks()
})

async function start(options: SignInServiceOptions = {}): Promise<RunningService> {
  const observer = {
    answered: ({ route }: { route: string }) => void served.push(route),
    failed: () => undefined,
    warned: () => undefined
  }
  const service = await startService({ database: ':memory:', serverKeys: [KEY], observer, ...options })
  closers.push(() => service.stop())
  return service
}

/** A team's own server, which tells each visitor who they are. */
async function startApi({ origin }: RunningService, key = KEY) {
  const verifier = createSessionVerifier({ url: `${origin}/auth`, key })
  const api: Server = createServer(async (request, response) => {
    const verified = await verifier.verifySession(request)
    const [status, body] = 'error' in verified ? [verified.status, verified.error] : [200, verified.session.address]
    response.writeHead(status).end(body)
  })
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    verifier.close()
    api.closeAllConnections()
    api.close()
  })
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}/api/me`
  /** As the visitor's browser does it. */
  const ask = async (by: Visitor, { method = 'GET', ...headers }: Record<string, string> = {}) => {
    const cookie = [...by.cookies].map((pair) => pair.join('=')).join('; ')
    const response = await fetch(url, { method, headers: { cookie, ...headers } })
    return `${response.status} ${await response.text()}`
  }
  return { verifier, ask }
}

async function signIn(service: RunningService): Promise<Visitor> {
  const visitor = new Visitor(service, service.origin)
  if (!(await visitor.adapter.verify(await visitor.signed()))) throw new Error('The sign-in was refused.')
  return visitor
}

/** From now on answers are kept, and time stands still, so that nothing but an event ends that. */
async function untilKept(ask: (by: Visitor) => Promise<string>, by: Visitor): Promise<void> {
  const frozen = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => frozen + passed)
  const asksService = async () => {
    const before = questions()
    await ask(by)
    return questions() > before
  }
  await expect.poll(asksService).toBe(false)
}

const questions = () => served.filter((route) => route === '/server/session').length

test('a team’s server hears who is signed in, and at once that the visitor has signed out', async () => {
  const service = await start()
  const { ask } = await startApi(service)
  const visitor = await signIn(service)
  expect(await ask(visitor)).toBe(`200 ${alice.address}`)
  expect(await ask(new Visitor(service))).toBe('401 signed-out')
  await untilKept(ask, visitor)
  const cookies = [...visitor.cookies]
  await visitor.adapter.signOut()
  expect(visitor.cookies.has('portside-session')).toBe(false)
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  await expect.poll(() => ask(visitor)).toBe('401 signed-out')
})

test('a session that is ended in another browser is refused at once, and so is a made-up one', async () => {
  const service = await start()
  const { ask } = await startApi(service)
  const [laptop, phone] = [await signIn(service), await signIn(service)]
  await untilKept(ask, phone)
  await laptop.fetch(`${service.origin}/sign-out-others`, { method: 'POST' })
  await expect.poll(() => ask(phone)).toBe('401 signed-out')
  expect(await ask(laptop)).toBe(`200 ${alice.address}`)
  phone.cookies.set('portside-session', 'x'.repeat(86))
  expect(await ask(phone)).toBe('401 signed-out')
})

test('anything but reading needs the Origin of the page', async () => {
  const service = await start()
  const { ask } = await startApi(service)
  const visitor = await signIn(service)
  const site = { 'sec-fetch-site': 'same-origin' }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    expect(await ask(visitor, { method, origin: 'https://evil.test' })).toBe('403 origin-refused')
    expect(await ask(visitor, { method, ...site })).toBe('403 origin-refused')
    // The page's dev server passes requests on.
    expect(await ask(visitor, { method, origin: 'http://localhost:5173', ...site })).toBe(`200 ${alice.address}`)
  }
})

test('of a page that other sites frame, reading needs the Origin or Sec-Fetch-Site, too', async () => {
  const service = await start({ isFramed: true })
  const { ask } = await startApi(service)
  const visitor = await signIn(service)
  expect(await ask(visitor)).toBe('403 origin-refused')
  expect(await ask(visitor, { 'sec-fetch-site': 'cross-site' })).toBe('403 origin-refused')
  expect(await ask(visitor, { 'sec-fetch-site': 'same-origin' })).toBe(`200 ${alice.address}`)
})

test('on https only the __Host- cookie counts', async () => {
  const service = createSignInService({ database: ':memory:', serverKeys: [KEY], origins: ['https://app.test'] })
  closers.push(() => service.close())
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const response = await service.fetch(new Request(input, init))
    return Object.defineProperty(response, 'url', { value: String(input) })
  })
  const visitor = await signIn({ origin: 'https://app.test', stop: async () => undefined })
  const secret = visitor.cookies.get('__Host-portside-session')
  const ask = async (cookie: string) => {
    const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ cookie, method: 'GET' })
    return (await fetch('https://app.test/auth/server/session', { method: 'POST', headers, body })).status
  }
  expect(secret).toBeDefined()
  expect(await ask(`__Host-portside-session=${secret}`)).toBe(200)
  for (const cookie of [`portside-session=${secret}`, `__Secure-portside-session=${secret}`, '', ';;=;'])
    expect(await ask(cookie)).toBe(401)
})

describe('a server proves itself by its key', () => {
  test('either of two, while one is replaced', async () => {
    const service = await start({ serverKeys: [KEY, NEXT_KEY] })
    const visitor = await signIn(service)
    for (const key of [KEY, NEXT_KEY]) {
      const { ask } = await startApi(service, key)
      expect(await ask(visitor)).toBe(`200 ${alice.address}`)
    }
  })

  test('with another key it learns nothing, and its visitors are asked to try again', async () => {
    const service = await start()
    const { ask } = await startApi(service, NEXT_KEY)
    expect(await ask(await signIn(service))).toBe('503 server-key-refused')
  })

  test.each([['/server/session'], ['/auth/server/session'], ['/server/events']])(
    'without a key, %s answers nobody, a visitor with a session and an accepted Origin included',
    async (path) => {
      const service = await start()
      const visitor = await signIn(service)
      const method = path.endsWith('events') ? 'GET' : 'POST'
      for (const authorization of ['', 'Bearer', `Bearer ${KEY}x`, `Bearer ${KEY.slice(1)}`, `Basic ${KEY}`]) {
        const response = await visitor.fetch(`${service.origin}${path}`, { method, headers: { authorization } })
        expect([response.status, await response.json()]).toEqual([401, { error: 'server-key-refused' }])
      }
    }
  )

  test('and is counted by it, while whoever has none is counted by the address', async () => {
    const service = createSignInService({
      database: ':memory:',
      serverKeys: [KEY, NEXT_KEY],
      requestRates: { perAddress: 10, overall: 40 }
    })
    const limits = { proxies: 1, sockets: 100, requestTimeoutMs: 10_000, keepAliveMs: 90_000 }
    const server = createHttpServer(service, limits)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    closers.push(() => {
      server.closeAllConnections()
      server.close()
      service.close()
    })
    const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/server/session`
    const statuses = async (count: number, headers: Record<string, string>) => {
      const all: number[] = []
      for (let nth = 0; nth < count; nth++) {
        const request = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
        all.push((await fetch(url, { ...request, body: '{"cookie":"a=b","method":"GET"}' })).status)
      }
      return [...new Set(all)]
    }
    const keyed = (key: string) => ({ authorization: `Bearer ${key}` })
    // From the address that has nothing left, too.
    const address = { 'x-forwarded-for': '192.0.2.1' }
    expect(await statuses(12, { ...address, ...keyed('x'.repeat(32)) })).toEqual([401, 429])
    expect(await statuses(39, { ...address, ...keyed(KEY) })).toEqual([401])
    expect(await statuses(3, keyed(KEY))).toEqual([401, 429])
    expect(await statuses(3, keyed(NEXT_KEY))).toEqual([401])
    // Not told that X-Forwarded-For is missing: nobody reads it.
    expect(errors).not.toHaveBeenCalled()
  })
})

test('several processes on one SQLite file hear of an end within 15 seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portside-verified-'))
  closers.push(() => rmSync(folder, { recursive: true }))
  const options = { database: join(folder, 'sign-in.db') }
  const [first, second] = [await start(options), await start(options)]
  const { ask } = await startApi(second)
  const [laptop, phone] = [await signIn(first), await signIn(first)]
  await untilKept(ask, phone)
  await laptop.fetch(`${first.origin}/sign-out-others`, { method: 'POST' })
  expect(await ask(phone)).toBe(`200 ${alice.address}`)
  passed += 15_000
  expect(await ask(phone)).toBe('401 signed-out')
})

test.skipIf(!findRedisServer())(
  'a server that listens to one process hears at once what another one ends',
  async () => {
    const redis = await startRedis()
    closers.push(() => redis.stop())
    const options = { redisUrl: redis.url, databaseWaitMs: 10_000 }
    const [first, second] = [await start(options), await start(options)]
    for (const { origin } of [first, second])
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(200)
    const { ask } = await startApi(second)
    const visitor = await signIn(first)
    await untilKept(ask, visitor)
    const cookies = [...visitor.cookies]
    await visitor.adapter.signOut()
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    await expect.poll(() => ask(visitor)).toBe('401 signed-out')
  }
)
