import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Cookies } from '../cookies.ts'
import { ServerStreams } from '../servers/server-streams.ts'
import type { ServiceEnv } from '../service-env.ts'
import { SqliteStore } from '../sqlite/sqlite-store.ts'
import { sessionRoutes } from './session-routes.ts'
import { SessionStreams } from './session-streams.ts'

class FullStore extends SqliteStore {
  override endSessionSoon(): boolean {
    return false
  }
}

test('the cookie is cleared although there is neither a token for the sign-out nor room to remember it', async () => {
  const store = new FullStore(':memory:')
  const streams = new SessionStreams(async () => undefined)
  const cookies = new Cookies({ isSecure: false, isFramed: false })
  const app = new Hono<ServiceEnv>()
  app.use((context, next) => {
    context.set('isOverLimit', true)
    return next()
  })
  const servers = new ServerStreams()
  app.route('/', sessionRoutes({ store, streams, servers, cookies, now: Date.now }))
  const headers = { cookie: 'portside-session=of-somebody' }
  const response = await app.request('/sign-out', { method: 'POST', headers })
  expect([response.status, await response.json()]).toEqual([503, { error: 'store-busy' }])
  expect([response.headers.get('retry-after'), response.headers.getSetCookie()]).toEqual([
    '1',
    ['portside-session=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict']
  ])
  store.close()
})
