import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import type { AuthenticationSession, StandingSession } from '#domain/ports/authentication-adapter.ts'
import { Cookies } from './cookies.ts'
import { isSignedBy } from './is-signed-by.ts'
import { type ContractSignature, isSignedByContract, UnverifiableError } from './is-signed-by-contract.ts'
import { acceptedOrigin, originsProblem } from './origins.ts'
import { messageRefusal, parseReceivedMessage } from './received-message.ts'
import { SessionStore } from './session-store.ts'
import { readSignedMessage } from './signed-message.ts'

export interface SignInServiceOptions {
  /** A file's path, or `:memory:`. */
  readonly database: string
  /** Exact origins of the pages that may sign in. Without it, only a page on loopback on the request's own host may. */
  readonly origins?: readonly string[]
  /**
   * The node of a chain whose contract accounts may sign in (EIP-1271, EIP-6492), asked for anew each time. Without one,
   * only keys sign in: a contract's signature is invalid then.
   */
  readonly nodeUrl?: (chainId: number) => string | undefined | Promise<string>
  /** The page is also shown in frames of other sites, such as a Safe: its cookies have to come along there. */
  readonly isFramed?: boolean
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly nonceTtlMs?: number
  readonly sessionTtlMs?: number
}

export interface SignInService {
  fetch(request: Request): Promise<Response>
  close(): void
}

/** Several people may have to sign, one after the other. */
const NONCE_TTL_MS = 10 * 60_000
const SESSION_TTL_MS = 7 * 24 * 60 * 60_000
const MAX_BODY_BYTES = 16 * 1024
const SESSION_COOKIE = 'portside-session'
const HOLDER_COOKIE = 'portside-pre-session'

/** Answers at `/nonce`, `/verify`, `/session` and `/sign-out`, and at the same names under `/auth`. */
export function createSignInService(options: SignInServiceOptions): SignInService {
  const { origins, now = Date.now, nonceTtlMs = NONCE_TTL_MS, sessionTtlMs = SESSION_TTL_MS } = options
  const problem = origins && originsProblem(origins)
  if (problem) throw new Error(`Origins of the sign-in service: ${problem}`)
  const store = new SessionStore(options.database)
  const isSecure = origins?.every((origin) => origin.startsWith('https:')) ?? false
  const cookies = new Cookies({ isSecure, isFramed: options.isFramed ?? false })
  const routes = new Hono<{ Variables: { origin: URL } }>()

  routes.post('/nonce', (context) => {
    const issuedAt = now()
    const known = cookies.read(context, HOLDER_COOKIE)
    const { nonce, holder } = store.issueNonce(known, issuedAt, issuedAt + nonceTtlMs)
    cookies.write(context, HOLDER_COOKIE, holder, nonceTtlMs)
    return context.json({ nonce, issuedAt })
  })

  routes.post('/verify', async (context) => {
    const signed = await readSignedMessage(context.req.raw)
    if ('error' in signed) return refuse(context, signed.status, signed.error)
    const message = parseReceivedMessage(signed.message)
    if (!message) return refuse(context, 422, 'message-malformed')
    const holder = cookies.read(context, HOLDER_COOKIE)
    if (!holder || !store.consumeNonce(message.nonce, holder, now())) return refuse(context, 401, 'nonce-refused')
    const refusal = messageRefusal(message, { origin: context.var.origin, now: now(), maxAgeMs: nonceTtlMs })
    if (refusal) return refuse(context, 401, refusal)
    const { address, chainId } = message
    const failure = await signatureFailure({ ...signed, address, chainId }, options)
    if (failure) return refuse(context, failure === 'signature-invalid' ? 401 : 503, failure)
    const issuedAt = now()
    const session: AuthenticationSession = { address, chainId, issuedAt, expiresAt: issuedAt + sessionTtlMs }
    endSession(context)
    cookies.write(context, SESSION_COOKIE, store.createSession(session), sessionTtlMs)
    return context.json(standing(session, issuedAt))
  })

  routes.get('/session', (context) => {
    const id = cookies.read(context, SESSION_COOKIE)
    const askedAt = now()
    const session = id && store.findSession(id, askedAt)
    return session ? context.json(standing(session, askedAt)) : context.body(null, 204)
  })

  routes.post('/sign-out', (context) => {
    endSession(context)
    cookies.clear(context, SESSION_COOKIE)
    return context.body(null, 204)
  })

  const endSession = (context: Context): void => {
    const id = cookies.read(context, SESSION_COOKIE)
    if (id) store.endSession(id)
  }

  const app = new Hono<{ Variables: { origin: URL } }>()
  app.onError((error, context) => {
    // A body that its sender broke off is no failure of ours.
    if (!context.req.raw.signal.aborted) console.error(error)
    return refuse(context, 500, 'internal')
  })
  app.notFound((context) => refuse(context, 404, 'not-found'))
  app.use(async (context, next) => {
    await next()
    context.header('Cache-Control', 'no-store')
    context.header('X-Content-Type-Options', 'nosniff')
  })
  if (origins) {
    const share = cors({
      origin: [...origins],
      credentials: true,
      allowMethods: ['GET', 'POST'],
      allowHeaders: ['Content-Type'],
      maxAge: 600
    })
    app.use((context, next) => (acceptedOrigin(context.req.raw, origins) ? share(context, next) : next()))
  }
  app.on('POST', '*', async (context, next) => {
    const origin = acceptedOrigin(context.req.raw, origins)
    if (!origin) return refuse(context, 403, 'origin-refused')
    context.set('origin', origin)
    await next()
  })
  app.use(bodyLimit({ maxSize: MAX_BODY_BYTES, onError: (context) => refuse(context, 413, 'body-too-large') }))
  app.route('/', routes)
  app.route('/auth', routes)

  return { fetch: async (request) => app.fetch(request), close: () => store.close() }
}

/** Undefined for a good signature. What cannot be verified is not let in either, and is not called invalid. */
async function signatureFailure(
  signed: ContractSignature,
  { nodeUrl }: Pick<SignInServiceOptions, 'nodeUrl'>
): Promise<'signature-invalid' | 'signature-unverifiable' | undefined> {
  if (await isSignedBy(signed.address, signed.message, signed.signature)) return undefined
  try {
    const url = await nodeUrl?.(signed.chainId)
    return url !== undefined && (await isSignedByContract(signed, url)) ? undefined : 'signature-invalid'
  } catch (cause) {
    if (!(cause instanceof UnverifiableError)) throw cause
    console.error(cause)
    return 'signature-unverifiable'
  }
}

/** A duration, because the clock of whoever asks may be wrong. */
function standing(session: AuthenticationSession, now: number): StandingSession {
  return { ...session, remainingMs: session.expiresAt - now }
}

function refuse(
  context: Context,
  status: 400 | 401 | 403 | 404 | 413 | 415 | 422 | 500 | 503,
  error: string
): Response {
  return context.json({ error }, status)
}
