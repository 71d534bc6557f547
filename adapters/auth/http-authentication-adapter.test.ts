import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HttpAuthenticationAdapter } from './http-authentication-adapter.ts'

const ADDRESS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const session = { address: ADDRESS, chainId: 84531, issuedAt: 1, expiresAt: 4, remainingMs: 3 }

const adapter = (answer: (url: string, init: RequestInit) => Response | Promise<Response>, url = '/auth') =>
  new HttpAuthenticationAdapter({
    url,
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    appName: 'Portside',
    fetch: async (input, init = {}) => answer(String(input), init)
  })

const answering = (body: unknown, status = 200) =>
  adapter(() => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }))

afterEach(() => vi.restoreAllMocks())

test.each([
  ['/auth', 'http://localhost:5173/auth/session'],
  ['/auth/', 'http://localhost:5173/auth/session'],
  ['https://auth.example.com', 'https://auth.example.com/session'],
  ['https://example.com/sign-in/', 'https://example.com/sign-in/session']
])('AUTH_URL %s is called as %s, with credentials', async (url, expected) => {
  const seen: unknown[] = []
  await adapter((called, init) => {
    seen.push(called, init.credentials)
    return new Response(null, { status: 204 })
  }, url).getSession()
  expect(seen).toEqual([expected, 'include'])
})

test('204 is no session, and a whole session is read', async () => {
  expect(await adapter(() => new Response(null, { status: 204 })).getSession()).toBeUndefined()
  expect(await answering({ ...session, more: true }).getSession()).toEqual(session)
})

test.each([
  ['<!doctype html>'],
  ['null'],
  ['[]'],
  [''],
  [{ ...session, address: 'vitalik.eth' }],
  [{ ...session, chainId: '84531' }],
  [{ ...session, chainId: -1 }],
  [{ ...session, issuedAt: 1.5 }],
  [{ ...session, expiresAt: null }],
  [{ ...session, remainingMs: '3' }],
  [{ ...session, remainingMs: null }]
])('the session %j rejects', async (body) => {
  await expect(answering(body).getSession()).rejects.toThrow('sent an invalid response')
  await expect(answering(body).verify({ message: 'a', signature: '0x00' })).rejects.toThrow('sent an invalid response')
})

test.each([
  [{}],
  [{ nonce: 7, issuedAt: 1 }],
  [{ nonce: 'a b c d e f', issuedAt: 1 }],
  [{ nonce: 'a1b2c3d4' }],
  [{ nonce: 'a1b2c3d4', issuedAt: 1, expiresAt: 'soon' }],
  [{ nonce: 'a1b2c3d4', issuedAt: 1, chainIds: 1 }],
  [{ nonce: 'a1b2c3d4', issuedAt: 1, chainIds: ['1'] }],
  [{ nonce: 'a1b2c3d4', issuedAt: 1, contractChainIds: [0] }],
  ['null']
])('the nonce %j rejects', async (body) => {
  await expect(answering(body).getNonce()).rejects.toThrow('sent an invalid response')
})

const issued = { nonce: 'a1b2c3d4', way: 'wallet_connect', issuedAt: 5, expiresAt: 9, chainIds: [1, 2] }

test('what a wallet signs with the connection is asked for by its way, and has the fields of the page and the service', async () => {
  const asked: unknown[] = []
  const answering = adapter((url, { body, headers }) => {
    asked.push([url, body, headers])
    return new Response(JSON.stringify({ ...issued, contractChainIds: [2] }))
  })
  expect(await answering.signInRequest('wallet_connect')).toEqual({
    nonce: 'a1b2c3d4',
    domain: 'localhost:5173',
    uri: 'http://localhost:5173',
    statement: 'Sign in to Portside. This moves nothing and costs nothing.',
    issuedAt: 5,
    expiresAt: 9,
    chainIds: [1, 2],
    contractChainIds: [2]
  })
  const headers = { 'Content-Type': 'application/json' }
  expect(asked).toEqual([['http://localhost:5173/auth/nonce', '{"way":"wallet_connect"}', headers]])
})

test('a wallet waits five seconds for it, and it is not asked for again', async () => {
  const limits = vi.spyOn(AbortSignal, 'timeout')
  let calls = 0
  const busy = adapter(() => {
    calls++
    return new Response('{"error":"store-busy"}', { status: 503, headers: { 'retry-after': '1' } })
  })
  await expect(busy.signInRequest('wallet_connect')).rejects.toThrow('503')
  expect([calls, limits.mock.calls]).toEqual([1, [[5_000]]])
})

test.each([
  ['knows no ways', { way: undefined }],
  ['answers for another way', { way: 'personal_sign' }],
  ['does not say until when', { expiresAt: undefined }],
  ['does not say on which chains', { chainIds: undefined }]
])('of a service that %s, nothing is signed with the connection', async (_, changed) => {
  expect(await answering({ ...issued, ...changed }).signInRequest('wallet_connect')).toBeUndefined()
})

test('a refused signature is undefined, any other failure rejects', async () => {
  for (const status of [401, 422]) {
    expect(
      await answering({ error: 'signature-invalid' }, status).verify({ message: 'a', signature: '0x00' })
    ).toBeUndefined()
  }
  for (const status of [403, 404, 413, 500, 502, 503]) {
    const failing = answering({ error: 'internal' }, status)
    await expect(failing.verify({ message: 'a', signature: '0x00' })).rejects.toThrow(String(status))
    await expect(failing.getSession()).rejects.toThrow(String(status))
    await expect(failing.getNonce()).rejects.toThrow(String(status))
    await expect(failing.signOut()).rejects.toThrow(String(status))
  }
})

test('a message is dated by the service’s clock, however wrong the visitor’s is', async () => {
  const serviceTime = Date.UTC(2030, 0, 1)
  const away = answering({ nonce: 'a1b2c3d4e5f6', issuedAt: serviceTime })
  const nonce = await away.getNonce()
  const message = await away.createMessage({ address: ADDRESS, chainId: 84531, nonce })
  expect(message).toMatch(
    /Nonce: a1b2c3d4e5f6\nIssued At: 2030-01-01T00:00:0.*\nExpiration Time: 2030-01-01T00:10:00.000Z/
  )
  expect(message).toMatch(/^localhost:5173 wants you.*\nURI: http:\/\/localhost:5173\n/s)
})

test('without remainingMs, the remaining validity is derived from the service’s clock', async () => {
  vi.useFakeTimers({ now: 1_000 })
  const { remainingMs: _, ...silent } = { ...session, expiresAt: 9_000 }
  const away = answering({ ...silent, nonce: 'a1b2c3d4e5f6', issuedAt: 4_000 })
  const before = await away.getSession()
  await away.getNonce()
  const after = await away.getSession()
  vi.useRealTimers()
  expect([before?.remainingMs, after?.remainingMs]).toEqual([8_000, 5_000])
})

test('a message expires with its nonce, however late it is created', async () => {
  vi.useFakeTimers({ now: 0 })
  const home = answering({ nonce: 'a1b2c3d4e5f6', issuedAt: 1 })
  const nonce = await home.getNonce()
  vi.setSystemTime(60_000)
  const message = await home.createMessage({ address: ADDRESS, chainId: 84531, nonce })
  vi.useRealTimers()
  expect(message).toMatch(/Issued At: 1970-01-01T00:01:00.001Z\nExpiration Time: 1970-01-01T00:10:00.001Z$/)
})

test('a message expires when the service says that its own nonce does, even if a newer one has arrived', async () => {
  const nonces = ['a1b2c3d4e5f6', 'b1b2c3d4e5f6'].map((nonce, index) => ({
    nonce,
    issuedAt: 1 + index,
    expiresAt: 99_001 + index
  }))
  const home = adapter(() => Response.json(nonces.shift()))
  const [first] = [await home.getNonce(), await home.getNonce()]
  const message = await home.createMessage({ address: ADDRESS, chainId: 84531, nonce: first })
  expect(message).toMatch(/Nonce: a1b2c3d4e5f6\nIssued At: .*\nExpiration Time: 1970-01-01T00:01:39.001Z$/)
})

test('a response body that never ends times out after 10 seconds', async () => {
  const { timeout } = AbortSignal
  const asked = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 30))
  const hanging = adapter((_, init) => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{'))
        init.signal?.addEventListener('abort', () => stream.error(init.signal?.reason))
      }
    })
    return new Response(body)
  })
  await expect(hanging.getSession()).rejects.toThrow(/timeout/)
  expect(asked).toHaveBeenCalledWith(10_000)
})

/** Answers 503 that often, then as `body` says; the paths that were called are counted. */
function busyFor(times: number, retryAfter: string, body: unknown) {
  const called: string[] = []
  const busy = adapter((url) => {
    called.push(url.slice(url.lastIndexOf('/')))
    if (called.length > times) return new Response(JSON.stringify(body))
    return new Response('{"error":"store-busy"}', { status: 503, headers: { 'retry-after': retryAfter } })
  })
  return { busy, called }
}

describe('when the service is busy', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('asking for a nonce, and reading or renewing a session, is repeated after the time that it says', async () => {
    const nonce = { nonce: 'a1b2c3d4', issuedAt: 1 }
    for (const [body, ask] of [
      [nonce, (each: HttpAuthenticationAdapter) => each.getNonce()],
      [session, (each: HttpAuthenticationAdapter) => each.getSession()],
      [session, async (each: HttpAuthenticationAdapter) => (await each.sessionControls()).renew?.()]
    ] as const) {
      const { busy, called } = busyFor(2, '5', body)
      const answer = ask(busy)
      await vi.advanceTimersByTimeAsync(4_999)
      expect(called).toHaveLength(1)
      await vi.advanceTimersByTimeAsync(5_001)
      expect(await answer).toBeDefined()
      expect(called).toHaveLength(3)
    }
  })

  test('it is not repeated for ever, nor after more than 5 s, and how long to wait is said', async () => {
    const endless = busyFor(Number.POSITIVE_INFINITY, '1', {})
    const ended = expect(endless.busy.getNonce()).rejects.toMatchObject({ retryAfterMs: 1_000 })
    await vi.advanceTimersByTimeAsync(60_000)
    await ended
    expect(endless.called).toHaveLength(4)
    const long = busyFor(1, '60', {})
    await expect(long.busy.getNonce()).rejects.toMatchObject({ retryAfterMs: 60_000 })
    expect(long.called).toHaveLength(1)
  })

  test('a verification is never repeated', async () => {
    const { busy, called } = busyFor(1, '1', session)
    const verified = busy.verify({ message: 'a', signature: '0x00' })
    await expect(verified).rejects.toMatchObject({ retryAfterMs: 1_000 })
    expect(called).toEqual(['/verify'])
  })
})

test('which chains the service takes is what it said with the last nonce', async () => {
  const answers: readonly object[] = [{ chainIds: [1, 2], contractChainIds: [2] }, { chainIds: [3] }, {}]
  let asked = 0
  const talking = adapter(() => new Response(JSON.stringify({ nonce: 'a1b2c3d4', issuedAt: 1, ...answers[asked++] })))
  const said: unknown[] = [await talking.signInChains()]
  for (const _ of answers) {
    await talking.getNonce()
    said.push(await talking.signInChains())
  }
  expect(said).toEqual([
    undefined,
    { chainIds: [1, 2], contractChainIds: [2] },
    { chainIds: [3], contractChainIds: [3] },
    undefined
  ])
})
