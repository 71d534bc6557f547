import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { isLoopbackHost } from '#devchain/loopback.ts'
import { liveScript } from './parts/live-script.ts'
import { explorerStyle } from './parts/style.ts'

/** Only the page's own style and script, and no framing. */
const POLICY = [
  "default-src 'none'",
  `style-src ${sourceHash(explorerStyle)}`,
  `script-src ${sourceHash(liveScript)}`,
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'"
].join('; ')

/** Reading requires a loopback `Host`, which rules out DNS rebinding; acting requires these pages as origin. */
export const guard: MiddlewareHandler = async (context, next) => {
  const { method } = context.req
  const host = context.req.header('host')
  const origin = context.req.header('origin')
  if (!isLoopbackHost(host)) return context.text('Requests must be made to this machine.', 403)
  if (method === 'POST' && !isSameOrigin(origin, host)) {
    return context.text('Requests must come from the explorer itself.', 403)
  }
  if (method !== 'POST' && method !== 'GET' && method !== 'HEAD') {
    return context.text('Requests must be GET or POST.', 405, { allow: 'GET, HEAD, POST' })
  }
  await next()
  context.header('content-security-policy', POLICY)
  // Not no-referrer: forms would then be sent with the origin `null`.
  context.header('referrer-policy', 'same-origin')
  context.header('x-content-type-options', 'nosniff')
  context.header('cache-control', 'no-store')
}

/** Browsers send an origin with every form, so a request without one does not come from our pages. */
function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
