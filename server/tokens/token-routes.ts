import { Hono } from 'hono'
import { readJsonBody } from '#server/api/json-body.ts'
import { presentedToken, tokenRequest } from '#server/api/schemas.ts'
import { hashSecret, publicId } from '#server/secrets.ts'
import type { SessionStore } from '#server/store/session-store.ts'
import { refuse } from '../answers.ts'
import { type Cookies, SESSION_COOKIE } from '../cookies.ts'
import type { ServiceEnv } from '../service-env.ts'
import type { SessionTokens } from './session-tokens.ts'

interface TokenRoutesOptions {
  readonly store: SessionStore
  readonly tokens: SessionTokens
  readonly cookies: Cookies
  readonly now: () => number
}

/** A key is published before it signs, for longer than this. */
const JWKS_CACHE = 'public, max-age=300'

/** Serves `/token` to the page, `/server/token` to a team's servers, and `/.well-known/jwks.json` to everybody. */
export function tokenRoutes({ store, tokens, cookies, now }: TokenRoutesOptions) {
  const routes = new Hono<ServiceEnv>()

  routes.post('/token', async (context) => {
    const read = await readJsonBody(context.req.raw)
    if ('error' in read) return refuse(context, read.error)
    const audience = tokenRequest.safeParse(read.body).data?.audience
    if (audience === undefined) return refuse(context, 'body-invalid')
    if (!tokens.isFor(audience)) return refuse(context, 'audience-unknown')
    const id = cookies.read(context, SESSION_COOKIE)
    const askedAt = now()
    const session = id && (await store.findSession(id, askedAt))
    if (!session) return context.body(null, 204)
    const { origin } = context.var.origin
    const issued = await tokens.issue(session, { id: publicId(hashSecret(id)), audience, origin, now: askedAt })
    return context.json({ ...issued, remainingMs: Math.max(0, issued.expiresAt - askedAt) })
  })

  routes.post('/server/token', async (context) => {
    const read = await readJsonBody(context.req.raw)
    if ('error' in read) return refuse(context, read.error)
    const presented = presentedToken.safeParse(read.body)
    if (!presented.success) return refuse(context, 'body-invalid')
    const { token, audience } = presented.data
    if (!tokens.isFor(audience)) return refuse(context, 'audience-unknown')
    const askedAt = now()
    const claims = await tokens.read(token, audience, askedAt)
    if ('error' in claims) return refuse(context, claims.error)
    const { id, address } = claims
    const session = await store.findListedSession(address, id, askedAt)
    if (!session) return refuse(context, 'session-ended')
    return context.json({ id, ...session, remainingMs: session.expiresAt - askedAt })
  })

  routes.get('/.well-known/jwks.json', async (context) => {
    context.set('cacheControl', JWKS_CACHE)
    return context.json(await tokens.published())
  })

  return routes
}
