import { afterEach, expect, test, vi } from 'vitest'
import type { SessionNews } from '#domain/ports/authentication-adapter.ts'
import { ServiceError } from '#domain/session/service-error.ts'
import { HttpAuthenticationAdapter } from './http-authentication-adapter.ts'

const listed = { id: 'a1', isCurrent: false, issuedAt: 1, usedAt: 2, expiresAt: 3 }

afterEach(() => void vi.useRealTimers())

async function controls(answer: (init: RequestInit) => Response) {
  const adapter = new HttpAuthenticationAdapter({
    url: '/auth',
    host: 'localhost:5173',
    origin: 'http://localhost:5173',
    appName: 'Portside',
    fetch: async (_, init = {}) => answer(init)
  })
  const { list, renew, watch, issueToken } = await adapter.sessionControls()
  if (!list || !renew || !watch || !issueToken) throw new Error('The adapter lacks a control.')
  return { list, renew, watch, issueToken }
}

const listing = async (sessions: unknown) => (await controls(() => Response.json({ sessions }))).list.read()

/** A response that arrives in these parts and then ends, or stays silent. */
function streaming(parts: readonly string[], isEndless = false) {
  return controls(() => {
    const body = new ReadableStream({
      start: (stream) => {
        for (const part of parts) stream.enqueue(new TextEncoder().encode(part))
        if (!isEndless) stream.close()
      }
    })
    return new Response(body)
  })
}

async function watched(parts: readonly string[]) {
  const news: SessionNews[] = []
  const { watch } = await streaming(parts)
  await watch((each) => news.push(each), new AbortController().signal)
  return news
}

test('listed sessions are read with what is known of them, as plain text', async () => {
  const client = { browser: 'Fire\u202efox', system: 'W'.repeat(100), network: 7, address: '192.0.2.1' }
  expect(await listing([listed, { ...listed, ...client }])).toEqual([
    listed,
    { ...listed, browser: 'Firefox', system: `${'W'.repeat(39)}…` }
  ])
})

test.each([
  [{}],
  [{ token: 'a.b.c' }],
  [{ token: 'a.b', remainingMs: 1 }],
  [{ token: 'a.b.c\r\nX: y', remainingMs: 1 }],
  [{ token: 7, remainingMs: 1 }],
  [{ token: 'a.b.c', remainingMs: '1' }]
])('the token %j rejects', async (body) => {
  const { issueToken } = await controls(() => Response.json(body))
  await expect(issueToken('https://api.example.com')).rejects.toThrow('sent an invalid response')
})

test('a token is asked for by its audience; without a session there is none, and a refusal rejects', async () => {
  const asked: unknown[] = []
  const { issueToken } = await controls(({ body }) => {
    asked.push(body)
    return Response.json({ token: 'a.b.c', expiresAt: 9, remainingMs: 8 })
  })
  expect(await issueToken('https://api.example.com')).toEqual({ token: 'a.b.c', remainingMs: 8 })
  expect(asked).toEqual(['{"audience":"https://api.example.com"}'])
  const answering = async (status: number) => (await controls(() => new Response(null, { status }))).issueToken('a')
  expect(await answering(204)).toBeUndefined()
  await expect(answering(403)).rejects.toThrow('403')
})

test.each([
  [403, '{"error":"audience-unknown"}', 'audience-unknown'],
  [429, '{"error":"too-many-requests"}', 'too-many-requests'],
  [502, '<h1>Bad Gateway</h1>', undefined],
  [403, '{"error":"<b>"}', undefined],
  [403, 'null', undefined]
])('a token that is refused with %d %s rejects with the code %s, and names it', async (status, body, code) => {
  const { issueToken } = await controls(() => new Response(body, { status }))
  const refusal = await issueToken('https://api.example.com').catch((cause: unknown) => cause)
  expect(refusal).toBeInstanceOf(ServiceError)
  const named = code === undefined ? '' : ` (${code})`
  expect(refusal).toMatchObject({ code, message: `The sign-in service answered with HTTP status ${status}${named}.` })
})

test('one that cannot be issued now has the code, and how long to wait', async () => {
  const headers = { 'retry-after': '5' }
  const { issueToken } = await controls(() => Response.json({ error: 'store-busy' }, { status: 503, headers }))
  await expect(issueToken('a')).rejects.toMatchObject({ code: 'store-busy', retryAfterMs: 5000 })
})

test('of endless lists, 100 sessions are read', async () => {
  expect(await listing(Array(1000).fill(listed))).toHaveLength(100)
})

test.each([
  undefined,
  {},
  [null],
  [7],
  [{ ...listed, id: '../x' }],
  [{ ...listed, id: '' }],
  [{ ...listed, isCurrent: 1 }],
  [{ ...listed, usedAt: -1 }],
  [{ ...listed, expiresAt: '3' }]
])('the list %j rejects', async (sessions) => {
  await expect(listing(sessions)).rejects.toThrow('sent an invalid response')
})

test('a session that is over is not renewed, lists nothing, and says so to whoever watches', async () => {
  const over = await controls(() => new Response(null, { status: 204 }))
  const report = vi.fn()
  await over.watch(report, new AbortController().signal)
  expect([await over.renew(), await over.list.read(), report.mock.calls]).toEqual([undefined, [], [['ended']]])
})

test.each([401, 404, 429, 500, 503])('a failure with status %d rejects', async (status) => {
  const { list, renew, watch } = await controls(() => Response.json({ error: 'internal' }, { status }))
  const report = vi.fn()
  const calls = [renew(), list.read(), list.end('a'), list.endOthers(), watch(report, new AbortController().signal)]
  for (const call of calls) await expect(call).rejects.toThrow(String(status))
  expect(report).not.toHaveBeenCalled()
})

test('news is read however it arrives, and nothing else is', async () => {
  expect(await watched(['data: op', 'en\n\n:\n\ndata: changed\n\nda', 'ta:ended\n\n'])).toEqual([
    'open',
    'changed',
    'ended'
  ])
  expect(await watched(['<!doctype html>\nended\ndata: {}\n\nevent: ended\n\ndata: endedx\n\n'])).toEqual([])
})

test('a line that never ends rejects', async () => {
  await expect(watched(['x'.repeat(2000)])).rejects.toThrow('invalid event')
})

test('a service that falls silent rejects after three heartbeats', async () => {
  vi.useFakeTimers()
  const { watch } = await streaming(['data: open\n\n'], true)
  const silent = expect(watch(() => undefined, new AbortController().signal)).rejects.toThrow('stopped sending')
  await vi.advanceTimersByTimeAsync(45_000)
  await silent
})
