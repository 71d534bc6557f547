import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { walletStyles } from '#devchain/dev-wallet/styles.ts'
import { isLoopbackHost } from '#devchain/loopback.ts'
import { liveScript } from './parts/live-script.ts'
import { explorerStyle } from './parts/style.ts'

declare module 'hono' {
  interface ContextVariableMap {
    /** Set for a page whose scripts have it, which also shows wallets. */
    scriptNonce?: string
  }
}

const STYLE = sourceHash(explorerStyle)
const SCRIPT = sourceHash(liveScript)
const POLICY = policy(STYLE, SCRIPT, "'self'")
/** Dev Wallet brings its own styles, and every announced wallet an icon (EIP-6963). */
const STYLES_WITH_WALLETS = [STYLE, ...walletStyles.map(sourceHash)].join(' ')

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
  const nonce = context.get('scriptNonce')
  context.header(
    'content-security-policy',
    nonce === undefined ? POLICY : policy(STYLES_WITH_WALLETS, `${SCRIPT} 'nonce-${nonce}'`, "'self' data:")
  )
  // Not no-referrer: forms would then be sent with the origin `null`.
  context.header('referrer-policy', 'same-origin')
  context.header('x-content-type-options', 'nosniff')
  context.header('cache-control', 'no-store')
}

/** Only the listed styles, scripts and images, and no framing. */
function policy(styles: string, scripts: string, images: string): string {
  return [
    "default-src 'none'",
    `style-src ${styles}`,
    `script-src ${scripts}`,
    `img-src ${images}`,
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'"
  ].join('; ')
}

/** Browsers send an origin with every form, so a request without one does not come from our pages. */
function isSameOrigin(origin: string | undefined, host: string | undefined): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
