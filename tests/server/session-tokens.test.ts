import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SignInServiceOptions } from '#server/app.ts'
import { createTokenKey } from '#server/tokens/token-keys.ts'
import { alice, type RunningService, startService, Visitor } from './visitor.ts'

const SERVER_KEY = 'k'.repeat(32)
const API = 'https://api.example.com'
const MINUTE = 60_000
let keys: string[]
let services: RunningService[]
/** By how much the services' clocks are ahead. */
let ahead: number

beforeEach(() => {
  keys = [createTokenKey()]
  services = []
  ahead = 0
})

afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()))
})

async function start(options: SignInServiceOptions = {}): Promise<RunningService> {
  const service = await startService({
    database: ':memory:',
    serverKeys: [SERVER_KEY],
    tokens: { keys, audiences: [API, 'urn:other'], url: '/auth' },
    now: () => Date.now() + ahead,
    ...options
  })
  services.push(service)
  return service
}

async function signIn(service: RunningService): Promise<Visitor> {
  const visitor = new Visitor(service)
  if (!(await visitor.adapter.verify(await visitor.signed()))) throw new Error('The sign-in was refused.')
  return visitor
}

async function post(by: Visitor, url: string, body: unknown, headers: Record<string, string> = {}) {
  const all = { 'content-type': 'application/json', ...headers }
  const response = await by.fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) })
  return [response.status, response.status === 204 ? undefined : await response.json()] as const
}

async function tokenOf(by: Visitor, { origin }: RunningService, audience = API): Promise<string> {
  const [status, body] = await post(by, `${origin}/auth/token`, { audience })
  if (status !== 200) throw new Error(`The token was refused: ${JSON.stringify(body)}`)
  return body.token
}

const check = (by: Visitor, { origin }: RunningService, token: string, audience = API) =>
  post(by, `${origin}/server/token`, { token, audience }, { authorization: `Bearer ${SERVER_KEY}` })

test('whoever has the published keys can tell who is signed in, with any library for JWTs and from any process', async () => {
  const [first, second] = [await start(), await start()]
  const token = await tokenOf(await signIn(first), first)
  for (const { origin } of [first, second]) {
    const published = createRemoteJWKSet(new URL(`${origin}/auth/.well-known/jwks.json`))
    const expected = {
      issuer: `${first.origin}/auth`,
      audience: API,
      typ: 'portside-session+jwt',
      algorithms: ['EdDSA']
    }
    const { payload } = await jwtVerify(token, published, expected)
    expect(payload.sub).toBe(`eip155:84531:${alice.address}`)
    const foreign = { ...expected, audience: 'urn:other' }
    await expect(jwtVerify(token, published, foreign)).rejects.toMatchObject({
      code: 'ERR_JWT_CLAIM_VALIDATION_FAILED'
    })
  }
})

test('a token lasts five minutes, and says for how long', async () => {
  const service = await start()
  const [, issued] = await post(await signIn(service), `${service.origin}/token`, { audience: API })
  expect(issued.remainingMs).toBeGreaterThan(5 * MINUTE - 10_000)
  expect(issued.remainingMs).toBeLessThanOrEqual(5 * MINUTE)
})

test('only the page gets a token, for a visitor who is signed in and an audience that is listed', async () => {
  const service = await start()
  const visitor = await signIn(service)
  const url = `${service.origin}/auth/token`
  const stranger = new Visitor(service, 'http://localhost:1')
  for (const [name, value] of visitor.cookies) stranger.cookies.set(name, value)
  expect(await post(stranger, url, { audience: API })).toEqual([403, { error: 'origin-refused' }])
  expect(await post(new Visitor(service), url, { audience: API })).toEqual([204, undefined])
  for (const audience of ['https://api.example.com/', `${API}.evil.test`, 'API', '*'])
    expect(await post(visitor, url, { audience })).toEqual([403, { error: 'audience-unknown' }])
  for (const body of [{}, { audience: '' }, { audience: [API] }, { audience: 'a'.repeat(257) }, null])
    expect(await post(visitor, url, body)).toEqual([422, { error: 'body-invalid' }])
})

test('without keys or audiences there are no tokens, and no keys are published', async () => {
  const service = await start({ tokens: undefined })
  const visitor = await signIn(service)
  expect(await post(visitor, `${service.origin}/token`, { audience: API })).toEqual([
    403,
    { error: 'audience-unknown' }
  ])
  expect(await (await visitor.fetch(`${service.origin}/.well-known/jwks.json`)).json()).toEqual({ keys: [] })
})

test('the public keys may be kept for five minutes, and nothing else may', async () => {
  const service = await start()
  const cacheOf = async (path: string) => (await fetch(service.origin + path)).headers.get('cache-control')
  expect(await cacheOf('/auth/.well-known/jwks.json')).toBe('public, max-age=300')
  expect(await cacheOf('/auth/session')).toBe('no-store')
})

test('a team’s server has a token checked: forged, expired, foreign and replayed ones are refused, each with its code', async () => {
  const service = await start()
  const visitor = await signIn(service)
  const token = await tokenOf(visitor, service)
  expect(await check(visitor, service, token)).toMatchObject([200, { address: alice.address, chainId: 84531 }])
  const [head, , signature] = token.split('.')
  const [, otherBody] = (await tokenOf(visitor, service, 'urn:other')).split('.')
  expect(await check(visitor, service, [head, otherBody, signature].join('.'))).toEqual([
    401,
    { error: 'token-invalid' }
  ])
  expect(await check(visitor, service, token, 'urn:other')).toEqual([401, { error: 'audience-mismatch' }])
  expect(await check(visitor, service, token, 'urn:unknown')).toEqual([403, { error: 'audience-unknown' }])
  await visitor.adapter.signOut()
  expect(await check(visitor, service, token)).toEqual([401, { error: 'session-ended' }])
  ahead = 5 * MINUTE
  expect(await check(visitor, service, token)).toEqual([401, { error: 'token-expired' }])
})

test('only a server with a key has a token checked', async () => {
  const service = await start()
  const visitor = await signIn(service)
  const body = { token: await tokenOf(visitor, service), audience: API }
  for (const authorization of ['', `Bearer ${SERVER_KEY.slice(1)}`, `Bearer ${body.token}`])
    expect(await post(visitor, `${service.origin}/server/token`, body, { authorization })).toEqual([
      401,
      { error: 'server-key-refused' }
    ])
})

test('a token is no session: as a cookie it signs nobody in', async () => {
  const service = await start()
  const visitor = await signIn(service)
  const token = await tokenOf(visitor, service)
  visitor.cookies.set('portside-session', token)
  expect(await visitor.adapter.getSession()).toBeUndefined()
})
