import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Cookies } from '../cookies.ts'
import { hashSecret, publicId } from '../secrets.ts'
import { ServerStreams } from '../servers/server-streams.ts'
import type { ServiceEnv } from '../service-env.ts'
import { SqliteStore } from '../sqlite/sqlite-store.ts'
import { StoreError } from '../store/store-error.ts'
import { sessionRoutes } from './session-routes.ts'
import { SessionStreams } from './session-streams.ts'

class FullStore extends SqliteStore {
  override endSessionSoon(): boolean {
    return false
  }
}

interface Parts {
  readonly store: SqliteStore
  readonly servers: ServerStreams
  readonly isOverLimit: true | undefined
}

function appWith({ store, servers, isOverLimit }: Parts): Hono<ServiceEnv> {
  const app = new Hono<ServiceEnv>()
  app.use((context, next) => {
    if (isOverLimit) context.set('isOverLimit', isOverLimit)
    return next()
  })
  const streams = new SessionStreams(async () => undefined)
  const cookies = new Cookies({ isSecure: false, isFramed: false })
  app.onError((_, context) => context.body(null, 503))
  return app.route('/', sessionRoutes({ store, streams, servers, cookies, now: Date.now })) as Hono<ServiceEnv>
}

test('the cookie is cleared although there is neither a token for the sign-out nor room to remember it', async () => {
  const store = new FullStore(':memory:')
  const app = appWith({ store, servers: new ServerStreams(), isOverLimit: true })
  const headers = { cookie: 'portside-session=of-somebody' }
  const response = await app.request('/sign-out', { method: 'POST', headers })
  expect([response.status, await response.json()]).toEqual([503, { error: 'store-busy' }])
  expect([response.headers.get('retry-after'), response.headers.getSetCookie()]).toEqual([
    '1',
    ['portside-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']
  ])
  store.close()
})

test('a team’s server hears of every end, also of one that the store has not been able to keep', async () => {
  class FailingStore extends SqliteStore {
    override endSession(): Promise<void> {
      return Promise.reject(new StoreError('store-failed', 'the disk is full'))
    }
  }
  for (const [store, isOverLimit] of [
    [new FullStore(':memory:'), true],
    [new FailingStore(':memory:'), undefined]
  ] as const) {
    const servers = new ServerStreams()
    const reader = servers.open('server 0')?.getReader()
    const next = async () => new TextDecoder().decode((await reader?.read())?.value)
    expect(await next()).toBe('data: open\n\n')
    const app = appWith({ store, servers, isOverLimit })
    await app.request('/sign-out', { method: 'POST', headers: { cookie: 'portside-session=of-somebody' } })
    expect(await next()).toBe(`data: ended ${publicId(hashSecret('of-somebody'))}\n\n`)
    servers.close()
    store.close()
  }
})
