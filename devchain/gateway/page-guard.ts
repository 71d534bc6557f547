import type { MiddlewareHandler } from 'hono'
import { isOwnHost } from '../loopback.ts'

/** Answers a request that is refused. */
type Refuse = (reason: string, status: 403 | 415) => Response

const asText: Refuse = (reason, status) => new Response(reason, { status })

interface GuardOptions {
  readonly refuse?: Refuse
  /** A name of this machine besides its loopback names. */
  readonly own?: string | undefined
}

/** Reading requires a loopback `Host`; acting requires the page's own origin and JSON, which no form can send. */
export function pageGuard(policy: () => string, { refuse = asText, own }: GuardOptions = {}): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host')
    const origin = context.req.header('origin')
    if (!isOwnHost(host, own)) return refuse('Requests must be made to this machine.', 403)
    if (origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host)) {
      return refuse('Requests must come from the page itself.', 403)
    }
    if (context.req.method === 'POST' && !/^application\/json\b/i.test(context.req.header('content-type') ?? '')) {
      return refuse('Requests must be application/json.', 415)
    }
    await next()
    context.header('content-security-policy', policy())
    context.header('x-content-type-options', 'nosniff')
    context.header('cache-control', 'no-store')
  }
}
