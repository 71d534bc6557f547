import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { isLoopbackHost } from '#devchain/loopback.ts'
import { liveScript } from './parts/live-script.ts'
import { explorerStyle } from './parts/style.ts'

/** Nothing but the page's own style and script runs in it, and nobody else's page may hold it. */
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

/** Who may look: this machine under its own name, so that no foreign name can be made to point here. Who may act: these pages. */
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
  // Not no-referrer: with it a form would be sent from the origin `null`.
  context.header('referrer-policy', 'same-origin')
  context.header('x-content-type-options', 'nosniff')
  context.header('cache-control', 'no-store')
}

/** Browsers name the origin of every form that is sent; what names none is no page of ours. */
function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
