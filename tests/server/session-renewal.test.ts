import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ActiveSession } from '#domain/ports/authentication-adapter.ts'
import { alice, type RunningService, startService, Visitor } from './visitor.ts'

const DAY = 24 * 60 * 60_000
let passedMs: number
let service: RunningService
let visitor: Visitor

beforeEach(async () => {
  passedMs = 0
  service = await startService({ database: ':memory:', now: () => Date.now() + passedMs })
  visitor = new Visitor(service)
})

afterEach(() => service.stop())

async function post(path: string, by = visitor): Promise<{ status: number; body: unknown }> {
  const response = await by.fetch(`${service.origin}${path}`, { method: 'POST' })
  return { status: response.status, body: response.status === 204 ? undefined : await response.json() }
}

async function signIn(by = visitor): Promise<ActiveSession> {
  const session = await by.adapter.verify(await by.signed())
  if (!session) throw new Error('The sign-in was refused.')
  return session
}

test('a session is renewed for another seven days without a signature, with its cookie', async () => {
  const { issuedAt } = await signIn()
  passedMs = 6 * DAY
  const renewed = (await post('/renew')).body as ActiveSession
  expect(renewed).toMatchObject({ address: alice.address, chainId: 84531, issuedAt, remainingMs: 7 * DAY })
  expect(visitor.setCookies.at(-1)).toMatch(/^portside-session=[\w-]{86}; Max-Age=604800; Path=\/; HttpOnly;/)
  passedMs = 12 * DAY
  expect(await visitor.adapter.getSession()).toMatchObject({ expiresAt: renewed.expiresAt })
})

test('a session ends 30 days after its signature, however often it was renewed', async () => {
  const { issuedAt } = await signIn()
  for (const day of [6, 12, 18, 24]) {
    passedMs = day * DAY
    expect(await post('/renew')).toMatchObject({ status: 200 })
  }
  expect(await visitor.adapter.getSession()).toMatchObject({ expiresAt: issuedAt + 30 * DAY })
  passedMs = 30 * DAY + 1
  expect(await post('/renew')).toEqual({ status: 204, body: undefined })
  expect(await visitor.adapter.getSession()).toBeUndefined()
})

test('without a session, there is nothing to renew, and no other session ends', async () => {
  await signIn()
  const stranger = new Visitor(service)
  expect(await post('/renew', stranger)).toEqual({ status: 204, body: undefined })
  expect(await post('/sign-out-others', stranger)).toEqual({ status: 200, body: { ended: 0 } })
  expect(stranger.setCookies).toEqual([])
  expect(await visitor.adapter.getSession()).toBeDefined()
})

test('a visitor can end the sessions in all other browsers', async () => {
  const [phone, tablet] = [new Visitor(service), new Visitor(service)]
  for (const browser of [visitor, phone, tablet]) await signIn(browser)
  expect(await post('/sign-out-others')).toEqual({ status: 200, body: { ended: 2 } })
  for (const browser of [phone, tablet]) expect(await browser.adapter.getSession()).toBeUndefined()
  expect(await visitor.adapter.getSession()).toBeDefined()
})

test('a page of another origin can neither renew a session nor end others', async () => {
  await signIn()
  const other = new Visitor(service, 'http://127.0.0.1:1')
  for (const [name, value] of visitor.cookies) other.cookies.set(name, value)
  for (const path of ['/renew', '/sign-out-others']) expect(await post(path, other)).toMatchObject({ status: 403 })
})
