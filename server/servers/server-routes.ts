import { Hono } from 'hono'
import { readJsonBody } from '#server/api/json-body.ts'
import { receivedRequest } from '#server/api/schemas.ts'
import { hashSecret, publicId } from '#server/secrets.ts'
import type { SessionStore } from '#server/store/session-store.ts'
import { refuse } from '../answers.ts'
import { type Cookies, SESSION_COOKIE } from '../cookies.ts'
import type { ServiceEnv } from '../service-env.ts'
import { isOfPage } from './page-request.ts'
import type { ServerStreams } from './server-streams.ts'

interface ServerRoutesOptions {
  readonly store: SessionStore
  readonly streams: ServerStreams
  readonly cookies: Cookies
  readonly origins: readonly string[] | undefined
  readonly isFramed: boolean
  readonly now: () => number
}

const PATH = /^(?:\/auth)?\/server\//

/** Whether only a server with a key may ask for it. */
export function isForServers(path: string): boolean {
  return PATH.test(path)
}

/** Whether a server asks below a path where the service is not: it sends no Origin that could be right or wrong. */
export function isMisdirected(path: string): boolean {
  return !isForServers(path) && /\/server\/(?:session|token)$/.test(path)
}

/** Serves `/server/session` and `/server/events` to a team's servers, whose key is known to be right. */
export function serverRoutes({ store, streams, cookies, origins, isFramed, now }: ServerRoutesOptions) {
  const routes = new Hono<ServiceEnv>()

  routes.post('/server/session', async (context) => {
    const read = await readJsonBody(context.req.raw)
    if ('error' in read) return refuse(context, read.error)
    const received = receivedRequest.safeParse(read.body)
    if (!received.success) return refuse(context, 'body-invalid')
    const { cookie, ...request } = received.data
    if (!isOfPage(request, { origins, isFramed })) return refuse(context, 'origin-refused')
    const id = cookies.readFrom(cookie, SESSION_COOKIE)
    const askedAt = now()
    const session = id && (await store.findSession(id, askedAt))
    if (!session) return refuse(context, 'signed-out')
    return context.json({ id: publicId(hashSecret(id)), ...session, remainingMs: session.expiresAt - askedAt })
  })

  routes.get('/server/events', (context) => {
    const headers = { 'Content-Type': 'text/event-stream', 'X-Accel-Buffering': 'no' }
    if (context.req.method === 'HEAD') return context.body(null, 200, headers)
    const stream = streams.open(context.var.server ?? '')
    return stream ? context.body(stream, 200, headers) : refuse(context, 'too-many-streams')
  })

  return routes
}
