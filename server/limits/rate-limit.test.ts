import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSignInService, type SignInService } from '../app.ts'
import { UNREADABLE } from './client-address.ts'

const ORIGIN = 'https://app.example.com'
let service: SignInService

beforeEach(() => {
  // Time stands still unless a test moves it.
  vi.useFakeTimers()
  const requestRates = { perAddress: 12, overall: 30 }
  service = createSignInService({ database: ':memory:', origins: [ORIGIN], requestRates })
})

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  service.close()
})

async function call(client: string | undefined, path = '/session', method = 'GET') {
  const url = `https://auth.example.com${path}`
  const response = await service.fetchFrom(client, new Request(url, { method, headers: { origin: ORIGIN } }))
  const { error } = response.status === 204 ? { error: undefined } : ((await response.json()) as { error?: string })
  return { status: response.status, error, headers: response.headers, retryAfter: response.headers.get('retry-after') }
}

const tooMany = { status: 429, error: 'too-many-requests' }
const overloaded = { status: 503, error: 'overloaded' }

test('an address that sends too many requests is refused until it may send one again, and the others are served', async () => {
  for (let count = 0; count < 12; count++) expect(await call('192.0.2.1')).toMatchObject({ status: 204 })
  expect(await call('192.0.2.1')).toMatchObject({ ...tooMany, retryAfter: '5' })
  expect(await call('192.0.2.2')).toMatchObject({ status: 204 })
  vi.advanceTimersByTime(5000)
  expect(await call('192.0.2.1')).toMatchObject({ status: 204 })
  expect(await call('192.0.2.1')).toMatchObject(tooMany)
})

test('a verification counts as four requests, under /auth too', async () => {
  for (const path of ['/verify', '/auth/verify', '/verify'])
    expect(await call('192.0.2.1', path, 'POST')).toMatchObject({ status: 415 })
  expect(await call('192.0.2.1')).toMatchObject({ ...tooMany, retryAfter: '5' })
  expect(await call('192.0.2.1', '/verify', 'POST')).toMatchObject({ ...tooMany, retryAfter: '20' })
})

test('too many requests from everybody are refused, whoever sends the next one', async () => {
  for (let count = 0; count < 30; count++) expect(await call(`192.0.2.${count}`)).toMatchObject({ status: 204 })
  expect(await call('198.51.100.1')).toMatchObject({ ...overloaded, retryAfter: '2' })
  expect(await call(undefined)).toMatchObject(overloaded)
  vi.advanceTimersByTime(2000)
  expect(await call(undefined)).toMatchObject({ status: 204 })
})

test('an address that is refused takes nothing from everybody', async () => {
  for (let count = 0; count < 100; count++) await call('192.0.2.1')
  for (let count = 0; count < 18; count++) expect(await call(undefined)).toMatchObject({ status: 204 })
  expect(await call(undefined)).toMatchObject(overloaded)
})

test('requests whose sender is not known are limited overall only', async () => {
  for (let count = 0; count < 30; count++) expect(await call(undefined)).toMatchObject({ status: 204 })
  expect(await call(undefined)).toMatchObject(overloaded)
})

test('a customer of a provider with every /64 of a /48 takes at most half, and a visitor is served meanwhile', async () => {
  const refused = []
  for (let count = 0; count < 100; count++) {
    const answer = await call(`2001:db8:1:${count.toString(16)}::/64`)
    if (answer.status !== 204) refused.push(answer)
  }
  expect(refused).toHaveLength(85)
  expect(refused[0]).toMatchObject({ ...tooMany, retryAfter: '4' })
  for (let count = 0; count < 12; count++) expect(await call('192.0.2.1')).toMatchObject({ status: 204 })
  expect(await call('2001:db8:2:0::/64'), 'another /48').toMatchObject({ status: 204 })
})

const told = (calls: readonly unknown[][]) => calls.filter(([line]) => String(line).includes('X-Forwarded-For')).length

test('requests whose address the proxies did not write share one limit, which is said once', async () => {
  const say = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (let count = 0; count < 15; count++) expect(await call(UNREADABLE)).toMatchObject({ status: 204 })
  expect(await call(UNREADABLE)).toMatchObject(tooMany)
  expect(await call('192.0.2.1')).toMatchObject({ status: 204 })
  expect(told(say.mock.calls)).toBe(1)
})

test('balancers ask for the health without any limit, whatever their header says', async () => {
  const say = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (let count = 0; count < 100; count++) expect(await call(UNREADABLE, '/healthz')).toMatchObject({ status: 200 })
  for (let count = 0; count < 100; count++) expect(await call(UNREADABLE, '/readyz')).toMatchObject({ status: 200 })
  expect(await call(UNREADABLE)).toMatchObject({ status: 204 })
  expect(told(say.mock.calls)).toBe(1)
})

test('a page can read that it was refused', async () => {
  for (let count = 0; count < 12; count++) await call('192.0.2.1')
  const { headers, ...refused } = await call('192.0.2.1')
  expect(refused).toMatchObject(tooMany)
  expect(headers.get('access-control-allow-origin')).toBe(ORIGIN)
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a sign-out is never refused, and clears the cookie, whoever has used up all requests', async () => {
  for (let count = 0; count < 12; count++) await call('192.0.2.1')
  for (let count = 0; count < 30; count++) await call(undefined)
  for (const client of ['192.0.2.1', '192.0.2.2']) {
    const { status, headers } = await call(client, '/sign-out', 'POST')
    expect(status).toBe(204)
    expect(headers.get('set-cookie')).toMatch(/^__Host-portside-session=; Max-Age=0;/)
  }
})
