import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { Address } from '#domain/address.ts'
import { knownChains } from '#domain/chain/known-chains.ts'
import type { ActiveSession, AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { signInStatement } from '#domain/session/sign-in-message.ts'
import { type RefusalCode, refuse } from './answers.ts'
import { endpointOf } from './api/endpoints.ts'
import { readOptionalJsonBody } from './api/json-body.ts'
import { openApiDocument } from './api/open-api.ts'
import { nonceRequest } from './api/schemas.ts'
import { Cookies, SESSION_COOKIE } from './cookies.ts'
import { UNREADABLE } from './limits/client-address.ts'
import { RateLimit, type RateRefusal, REQUEST_RATES, type RequestRates } from './limits/rate-limit.ts'
import { consoleObserver, type Observer } from './operations/observer.ts'
import { Readiness } from './operations/readiness.ts'
import { acceptedOrigin, originsProblem } from './origins.ts'
import { ServerKeys } from './servers/server-keys.ts'
import { isForServers, isMisdirected, serverRoutes } from './servers/server-routes.ts'
import { ServerStreams } from './servers/server-streams.ts'
import type { ServiceEnv } from './service-env.ts'
import { sessionRoutes } from './sessions/session-routes.ts'
import { SessionStreams } from './sessions/session-streams.ts'
import { SessionUses } from './sessions/session-uses.ts'
import {
  messageRefusal,
  parseReceivedMessage,
  readSignedMessage,
  statementWarning
} from './signature/received-message.ts'
import { type NodeUrl, SignatureVerifier } from './signature/signature-verifier.ts'
import { clientDetails } from './store/client-details.ts'
import { openStore, type StoreOptions } from './store/open-store.ts'
import { StoreError } from './store/store-error.ts'
import { sweepRegularly } from './store/sweep-regularly.ts'
import { SweepTime } from './store/sweep-time.ts'
import { SessionTokens, type TokenOptions } from './tokens/session-tokens.ts'
import { tokenRoutes } from './tokens/token-routes.ts'

export interface SignInServiceOptions extends StoreOptions {
  /** Exact origins of the pages that may sign in. Without it, only a page on loopback, on the request's own host, may. */
  readonly origins?: readonly string[]
  /** The page's `APP_NAME`, 'Portside' by default: it is in the sentence that visitors sign. */
  readonly appName?: string | undefined
  /** The chains that visitors may sign in on; by default those of `domain/chain/known-chains.ts`. */
  readonly chainIds?: readonly number[]
  /**
   * The node of a chain whose contract accounts may sign in (EIP-1271, EIP-6492), looked up each time; if there are
   * several, all have to agree. Without one, only key-based accounts can: a contract's signature is invalid.
   */
  readonly nodeUrl?: NodeUrl
  /** Those of `chainIds` that have such a node; by default all if `nodeUrl` is given. */
  readonly contractChainIds?: readonly number[]
  /** Other sites, such as Safe{Wallet}, show the page in a frame, where its cookies must be sent too. */
  readonly isFramed?: boolean
  /** The secrets of a team's own servers, which may ask about any visitor; none by default. */
  readonly serverKeys?: readonly string[] | undefined
  /** Tokens for servers that cannot ask the service; none by default. */
  readonly tokens?: TokenOptions | undefined
  /** How many requests a minute are served; a verification counts as four. */
  readonly requestRates?: RequestRates
  /** How many event streams of open pages are served at once; 500 by default. */
  readonly maxStreams?: number | undefined
  /** By default failures are printed. */
  readonly observer?: Observer
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly nonceTtlMs?: number
  readonly sessionTtlMs?: number
  /** How long a session can last in total if it is renewed. */
  readonly sessionMaxMs?: number
}

export interface SignInService {
  /** Limits only the overall rate of requests. */
  fetch(request: Request): Promise<Response>
  /** @param clientKey whose requests count together (`limits/client-address.ts`); undefined if that is not known. */
  fetchFrom(clientKey: string | undefined, request: Request): Promise<Response>
  /** The code of what is wrong with the store, at most a second ago, or `draining`; undefined if it can be used. */
  problem(): Promise<RefusalCode | undefined>
  /** Still serves, but `/readyz` tells balancers to send requests elsewhere, and no connection is kept alive. */
  drain(): void
  /** Ends the event streams of open pages, and accepts no more: they would keep a server from closing. */
  endStreams(): void
  /** How many event streams are open. */
  openStreams(): number
  /** What it serves, for the test that holds its document to it. */
  readonly routes: readonly { readonly method: string; readonly path: string }[]
  close(): void
}

/** Long enough for several owners to sign, one after the other. */
const NONCE_TTL_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000
const SESSION_TTL_MS = 7 * DAY_MS
/** From the signature on, however often the session was renewed. */
const SESSION_MAX_MS = 30 * DAY_MS
/** As in the page's `src/config.ts`. */
const DEFAULT_APP_NAME = 'Portside'
const MAX_BODY_BYTES = 16 * 1024
/** By far the most of a verification's time goes into the signature. */
const VERIFICATION_COST = 4
const HOLDER_COOKIE = 'portside-pre-session'

/** Serves `/nonce`, `/verify`, `/session`, `/renew` and what `sessionRoutes` serves, also under `/auth`. */
export function createSignInService(options: SignInServiceOptions): SignInService {
  const { origins, now = Date.now, nonceTtlMs = NONCE_TTL_MS, sessionTtlMs = SESSION_TTL_MS } = options
  const { sessionMaxMs = Math.max(SESSION_MAX_MS, sessionTtlMs) } = options
  const { chainIds = knownChains.map(({ id }) => id) } = options
  const { contractChainIds = options.nodeUrl ? chainIds : [] } = options
  const statement = signInStatement(options.appName ?? DEFAULT_APP_NAME)
  const problem = origins && originsProblem(origins)
  if (problem) throw new Error(`Origins of the sign-in service: ${problem}`)
  const { observer = consoleObserver } = options
  const report = (reason: unknown) => observer.failed(reason)
  const store = openStore(options)
  const readiness = new Readiness(() => store.check())
  const sweepTime = new SweepTime()
  const stopSweeping = sweepRegularly(async () => store.sweep(sweepTime.read(now(), performance.now())), report)
  const uses = new SessionUses(store)
  const streams = new SessionStreams(
    (id) => store.findSession(id, now()),
    options.maxStreams === undefined ? {} : { overall: options.maxStreams }
  )
  const servers = new ServerStreams()
  const serverKeys = new ServerKeys(options.serverKeys ?? [])
  store.watch((address) => {
    servers.changed(address)
    return streams.changed(address)
  }, report)
  const verifier = new SignatureVerifier(options.nodeUrl ?? (() => undefined), report)
  const isSecure = origins?.every((origin) => origin.startsWith('https:')) ?? false
  const { isFramed = false } = options
  const cookies = new Cookies({ isSecure, isFramed })
  const rateLimit = new RateLimit(options.requestRates ?? REQUEST_RATES, store)
  const routes = new Hono<ServiceEnv>()
  let hasToldUnreadable = false
  let hasToldStatement = false

  routes.post('/nonce', async (context) => {
    const read = await readOptionalJsonBody(context.req.raw)
    if ('error' in read) return refuse(context, read.error)
    const request = nonceRequest.safeParse(read.body ?? {})
    if (!request.success) return refuse(context, 'body-invalid')
    const { way = 'personal_sign' } = request.data
    const [issuedAt, holder] = [now(), cookies.read(context, HOLDER_COOKIE)]
    const issued = await store.issueNonce(holder, issuedAt, issuedAt + nonceTtlMs, way)
    if (!issued) return refuse(context, 'too-many-nonces')
    cookies.write(context, HOLDER_COOKIE, issued.holder, nonceTtlMs)
    const { nonce } = issued
    return context.json({ nonce, way, issuedAt, expiresAt: issuedAt + nonceTtlMs, chainIds, contractChainIds })
  })

  routes.post('/verify', async (context) => {
    const signed = await readSignedMessage(context.req.raw)
    if ('error' in signed) return refuse(context, signed.error)
    const received = parseReceivedMessage(signed.message)
    if (!received) return refuse(context, 'message-malformed')
    const holder = cookies.read(context, HOLDER_COOKIE)
    const consumed = holder && (await store.consumeNonce(received.message.nonce, holder, now()))
    if (!consumed) return refuse(context, 'nonce-refused')
    const nonce = { ...consumed, issuedAt: consumed.expiresAt - nonceTtlMs }
    const expected = { origin: context.var.origin, statement, chainIds, nonce, now: now() }
    const refusal = messageRefusal(signed.message, received, expected)
    if (refusal === 'statement-mismatch' && !hasToldStatement) {
      hasToldStatement = true
      observer.warned(statementWarning(statement, received.message.statement))
    }
    if (refusal) return refuse(context, refusal)
    const { address, chainId } = received.message
    const failure = await verifier.failure({ ...signed, address, chainId })
    if (failure) return refuse(context, failure)
    const issuedAt = now()
    const session: AuthenticationSession = { address, chainId, issuedAt, expiresAt: issuedAt + sessionTtlMs }
    const earlierId = cookies.read(context, SESSION_COOKIE)
    const id = await store.beginSession(session, earlierId)
    cookies.write(context, SESSION_COOKIE, id, sessionTtlMs)
    noteUse(context, id, issuedAt)
    if (earlierId) ended(earlierId)
    changed(address)
    return context.json(activeSession(session, issuedAt))
  })

  routes.get('/session', async (context) => {
    const id = cookies.read(context, SESSION_COOKIE)
    const askedAt = now()
    const session = id && (await store.findSession(id, askedAt))
    if (!session) return context.body(null, 204)
    noteUse(context, id, askedAt)
    return context.json(activeSession(session, askedAt))
  })

  routes.post('/renew', async (context) => {
    const id = cookies.read(context, SESSION_COOKIE)
    const askedAt = now()
    const session = id && (await store.renewSession(id, askedAt, { forMs: sessionTtlMs, atMostMs: sessionMaxMs }))
    if (!session) return context.body(null, 204)
    noteUse(context, id, askedAt)
    cookies.write(context, SESSION_COOKIE, id, session.expiresAt - askedAt)
    return context.json(activeSession(session, askedAt))
  })

  routes.route('/', sessionRoutes({ store, streams, servers, cookies, now }))
  const tokens = new SessionTokens(options.tokens ?? { keys: [], audiences: [], url: '' }, origins)
  routes.route('/', tokenRoutes({ store, tokens, cookies, now }))
  routes.route('/', serverRoutes({ store, streams: servers, cookies, origins, isFramed, now }))

  function ended(id: string): void {
    streams.end(id)
    servers.ended(id)
  }

  function changed(address: Address): void {
    servers.changed(address)
    void streams.changed(address)
  }

  function endStreams(): void {
    streams.close()
    servers.close()
  }

  function noteUse(context: Context<ServiceEnv>, id: string, at: number): void {
    uses.note(id, at, clientDetails(context.req.header('user-agent'), context.env.clientKey))
  }

  const app = new Hono<ServiceEnv>()
  app.onError((error, context) => {
    // A request that the client aborted is not our failure.
    if (error instanceof StoreError || !context.req.raw.signal.aborted) observer.failed(error)
    if (error instanceof StoreError) return refuse(context, error.kind)
    return refuse(context, 'internal')
  })
  app.notFound((context) => refuse(context, 'not-found'))
  app.use(async (context, next) => {
    const arrivedAt = performance.now()
    await next()
    context.header('Cache-Control', context.get('cacheControl') ?? 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
    // A connection that is kept alive would be cut at the end, perhaps in the middle of a request.
    if (readiness.isDraining) context.header('Connection', 'close')
    const { method, path } = context.req
    observer.answered({
      ...endpointOf(method, path),
      status: context.res.status,
      error: context.get('error'),
      durationMs: performance.now() - arrivedAt,
      clientKey: context.env.clientKey
    })
  })
  // Before the limits: a balancer asks often, and from one address.
  app.get('/healthz', (context) => context.json({ status: 'ok' }))
  app.get('/readyz', async (context) => {
    const problem = await readiness.problem(performance.now())
    return problem === undefined ? context.json({ status: 'ok' }) : refuse(context, problem, 503)
  })
  if (origins) {
    const share = cors({
      origin: [...origins],
      credentials: true,
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 600
    })
    app.use((context, next) => (acceptedOrigin(context.req.raw, origins) ? share(context, next) : next()))
  }
  app.on('POST', '*', async (context, next) => {
    // No page can send a server's key.
    if (isForServers(context.req.path)) return next()
    if (isMisdirected(context.req.path)) return refuse(context, 'not-found')
    const origin = acceptedOrigin(context.req.raw, origins)
    if (!origin) return refuse(context, 'origin-refused')
    context.set('origin', origin)
    await next()
  })
  app.use(async (context, next) => {
    const { method, path } = context.req
    if (isForServers(path)) {
      const server = serverKeys.nameOf(context.req.header('authorization'))
      // Before anything else is read of the request.
      if (server !== undefined) {
        context.set('server', server)
        const refusal = rateLimit.refusalOfServer(server, performance.now())
        return refusal ? refuseForNow(context, refusal) : next()
      }
    }
    const isVerification = path.endsWith('/verify')
    const request = {
      cost: isVerification ? VERIFICATION_COST : 1,
      // These fill the store and use the processor, however many processes there are.
      isShared: method === 'POST' && (isVerification || path.endsWith('/nonce'))
    }
    if (context.env.clientKey === UNREADABLE && !hasToldUnreadable) {
      hasToldUnreadable = true
      report('X-Forwarded-For has no address where AUTH_PROXIES says that it is: all such requests share one limit.')
    }
    const refusal = await rateLimit.refusal(context.env.clientKey, request, performance.now())
    if (!refusal) return isForServers(path) ? refuse(context, 'server-key-refused') : next()
    if (method === 'POST' && path.endsWith('/sign-out')) {
      // No flood keeps a visitor signed in.
      context.set('isOverLimit', true)
      return next()
    }
    return refuseForNow(context, refusal)
  })
  const limitBody = bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => refuse(context, 'body-too-large') })
  // Most requests have no body, and to ask the HTTP adapter for one is the dearest part of reading them.
  app.use((context, next) => (context.req.header('content-length') === '0' ? next() : limitBody(context, next)))
  routes.get('/openapi.json', (context) => context.json(openApiDocument()))
  app.route('/', routes)
  app.route('/auth', routes)

  return {
    fetch: async (request) => app.fetch(request, { clientKey: undefined }),
    fetchFrom: async (clientKey, request) => app.fetch(request, { clientKey }),
    // Middleware has no method of its own, or every path.
    routes: app.routes.filter(({ method, path }) => method !== 'ALL' && !path.endsWith('*')),
    problem: () => readiness.problem(performance.now()),
    drain: () => readiness.drain(),
    endStreams,
    openStreams: () => streams.size + servers.size,
    close: () => {
      stopSweeping()
      endStreams()
      store.close()
    }
  }
}

function refuseForNow(context: Context, { error, retryAfterS }: RateRefusal): Response {
  context.header('Retry-After', String(retryAfterS))
  return refuse(context, error)
}

/** Adds the remaining validity as a duration, because the client's clock may be wrong. */
function activeSession(session: AuthenticationSession, now: number): ActiveSession {
  return { ...session, remainingMs: session.expiresAt - now }
}
