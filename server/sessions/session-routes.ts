import { Hono } from 'hono'
import type { Address } from '#domain/address.ts'
import { readJsonBody } from '#server/api/json-body.ts'
import { listedSessionId } from '#server/api/schemas.ts'
import type { ServerStreams } from '#server/servers/server-streams.ts'
import type { SessionStore } from '#server/store/session-store.ts'
import { refuse } from '../answers.ts'
import { type Cookies, SESSION_COOKIE } from '../cookies.ts'
import type { ServiceEnv } from '../service-env.ts'
import type { SessionStreams } from './session-streams.ts'

interface SessionRoutesOptions {
  readonly store: SessionStore
  readonly streams: SessionStreams
  /** Hear of what the pages' streams hear. */
  readonly servers: Pick<ServerStreams, 'ended' | 'changed'>
  readonly cookies: Cookies
  readonly now: () => number
}

/** Serves `/sign-out`, `/sessions`, `/end-session`, `/sign-out-others` and `/events` to the holder of a session. */
export function sessionRoutes({ store, streams, servers, cookies, now }: SessionRoutesOptions): Hono<ServiceEnv> {
  const routes = new Hono<ServiceEnv>()

  routes.post('/sign-out', async (context) => {
    const id = cookies.read(context, SESSION_COOKIE)
    // First, so that the cookie is cleared even if the database fails.
    cookies.clear(context, SESSION_COOKIE)
    if (!id) return context.body(null, 204)
    streams.end(id)
    if (context.var.isOverLimit) {
      const isEnding = store.endSessionSoon(id)
      servers.ended(id)
      return isEnding ? context.body(null, 204) : refuse(context, 'store-busy')
    }
    const session = await store.findSession(id, now()).catch(() => undefined)
    // After it, as a server that asks again must not find the session.
    await store.endSession(id).finally(() => servers.ended(id))
    if (session) void changed(session.address)
    return context.body(null, 204)
  })

  routes.get('/sessions', async (context) => {
    const id = cookies.read(context, SESSION_COOKIE)
    const sessions = id && (await store.listSessions(id, now()))
    return sessions ? context.json({ sessions }) : context.body(null, 204)
  })

  routes.post('/end-session', async (context) => {
    const id = cookies.read(context, SESSION_COOKIE)
    const read = await readJsonBody(context.req.raw)
    if ('error' in read) return refuse(context, read.error)
    const listedId = listedSessionId.safeParse(read.body).data?.id
    if (listedId === undefined) return refuse(context, 'body-invalid')
    return context.json({
      ended: await ending(id, async (own) => Number(await store.endListedSession(own, listedId, now())))
    })
  })

  routes.post('/sign-out-others', async (context) => {
    const id = cookies.read(context, SESSION_COOKIE)
    return context.json({ ended: await ending(id, (own) => store.endOtherSessions(own, now())) })
  })

  routes.get('/events', async (context) => {
    const id = cookies.read(context, SESSION_COOKIE)
    const session = id && (await store.findSession(id, now()))
    if (!session) return context.body(null, 204)
    // Proxies such as nginx pass each event on immediately.
    const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
    // Nobody would read the stream, or leave it.
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    const stream = streams.open(id, session.address, context.env.clientKey)
    return stream ? context.body(stream, 200, headers) : refuse(context, 'too-many-streams')
  })

  /** Ends sessions of the account, and the streams of those. */
  async function ending(id: string | undefined, end: (id: string) => Promise<number>): Promise<number> {
    const session = id && (await store.findSession(id, now()))
    if (!session) return 0
    const ended = await end(id)
    if (ended > 0) await changed(session.address)
    return ended
  }

  function changed(address: Address): Promise<void> {
    servers.changed(address)
    return streams.changed(address)
  }

  return routes
}
