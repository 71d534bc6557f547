import { createServer, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { SignInService } from './app.ts'
import { clientKey } from './limits/client-address.ts'

export interface ConnectionLimits {
  /** The operator's own proxies that each request passes. */
  readonly proxies: number
  /** Further connections are closed without a response. */
  readonly sockets: number
  /** For a whole request to arrive; its headers have half of it. */
  readonly requestTimeoutMs: number
  /** For a connection without a request. Longer than a proxy's, or the proxy may send one just as it closes. */
  readonly keepAliveMs: number
}

/** An HTTP error of a connection whose request could not be read. */
interface ClientError extends Error {
  readonly code?: string
}

const MAX_HEADER_BYTES = 16 * 1024
/** A balancer's health check by HTTP/1.0 names no host; Node refuses a request of HTTP/1.1 that does not. */
const HTTP_1_0 = { hostname: 'localhost' }
/** How often Node looks for requests that take too long. */
const CHECK_EVERY_MS = 1000
/** For a connection on which nothing moves during a request; a verification takes up to 8 seconds. */
const STALLED_MS = 30_000

/** Serves the sign-in service over HTTP. It does not listen yet. */
export function createHttpServer(
  service: Pick<SignInService, 'fetchFrom'>,
  { proxies, sockets, requestTimeoutMs, keepAliveMs }: ConnectionLimits
): Server {
  const options = {
    requestTimeout: requestTimeoutMs,
    headersTimeout: Math.ceil(requestTimeoutMs / 2),

    keepAliveTimeout: keepAliveMs,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, requestTimeoutMs),
    maxHeaderSize: MAX_HEADER_BYTES
  }
  const listener = getRequestListener((request, { incoming }) => {
    const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined
    return service.fetchFrom(clientKey({ peer: incoming.socket.remoteAddress, forwardedFor, proxies }), request)
  }, HTTP_1_0)
  const server = createServer(options, listener)
  server.maxConnections = sockets
  server.timeout = STALLED_MS
  return server.on('clientError', refuseConnection)
}

/** Node's own answers have no body. */
function refuseConnection({ code }: ClientError, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, error] = refusalOf(code)
  const body = JSON.stringify({ error })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    'Cache-Control: no-store'
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function refusalOf(code: string | undefined): readonly [status: number, error: string] {
  if (code === 'HPE_HEADER_OVERFLOW') return [431, 'headers-too-large']
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return [408, 'request-timeout']
  return [400, 'request-invalid']
}
