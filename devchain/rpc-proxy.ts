import type { IncomingMessage, ServerResponse } from 'node:http'
import { assertLoopbackUrl, isLoopbackHost } from './loopback.ts'
import { pageMethods } from './rpc-methods.ts'

/** Works as a Vite or connect middleware and, with no `next`, as the whole of a Node server. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

export interface RpcProxyOptions {
  readonly chainIds: readonly number[]
  /** Asked anew for each request, since a node that died comes back elsewhere. Must be on this machine. */
  readonly nodeUrl: (chainId: number) => Promise<string>
  /** Requests to `<path>/<chainId>` are answered; `/rpc` by default. */
  readonly path?: string
  /** The methods that are let through; reading and sending what is signed, by default. */
  readonly methods?: ReadonlySet<string>
}

const MAX_BODY_BYTES = 2_000_000
const JSON_TYPE = /^application\/json\s*(?:;|$)/i

/** Why a request goes no further, as an HTTP status and a JSON-RPC error. */
class Refusal extends Error {
  readonly status: number
  readonly code: number
  constructor(status: number, code: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.status = status
    this.code = code
  }
}

/** The only way from a page to a node: same origin, this machine, JSON, and a list of methods. */
export function createRpcProxy(options: RpcProxyOptions): HttpHandler {
  const prefix = `${options.path ?? '/rpc'}/`
  return (request, response, next) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    if (!path.startsWith(prefix)) {
      if (next) next()
      else send(response, 404, failure(-32601, 'There is nothing here.'))
      return
    }
    const chainId = Number(path.slice(prefix.length).replace(/\/$/, ''))
    answer(request, chainId, options).then(
      (body) => send(response, 200, body),
      (cause: unknown) => {
        const refusal = cause instanceof Refusal ? cause : new Refusal(500, -32603, String(cause))
        send(response, refusal.status, failure(refusal.code, refusal.message))
      }
    )
  }
}

async function answer(request: IncomingMessage, chainId: number, options: RpcProxyOptions): Promise<string> {
  checkSender(request)
  if (!options.chainIds.includes(chainId)) throw new Refusal(404, -32601, 'This chain is not served here.')
  const body = await readBody(request)
  checkMethods(body, options.methods ?? pageMethods)
  return forward(body, chainId, options)
}

function checkSender({ headers, method }: IncomingMessage): void {
  if (!isLoopbackHost(headers.host)) throw new Refusal(403, -32600, 'Requests must be made to this machine.')
  if (headers.origin !== undefined && !isSameOrigin(headers.origin, headers.host)) {
    throw new Refusal(403, -32600, 'Requests must come from the page itself.')
  }
  if (method !== 'POST') throw new Refusal(405, -32600, 'Requests must be POST.')
  if (!JSON_TYPE.test(headers['content-type'] ?? '')) {
    throw new Refusal(415, -32600, 'Requests must be application/json.')
  }
}

function isSameOrigin(origin: string, host: string | undefined): boolean {
  return URL.canParse(origin) && new URL(origin).host === host
}

function readBody(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= MAX_BODY_BYTES) chunks.push(chunk)
      else reject(new Refusal(413, -32600, `Requests may have ${MAX_BODY_BYTES} bytes.`))
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')))
    request.on('error', reject)
  })
}

function checkMethods(body: string, allowed: ReadonlySet<string>): void {
  for (const call of parseCalls(body)) {
    const method = typeof call === 'object' && call !== null && 'method' in call ? call.method : undefined
    if (typeof method !== 'string') throw new Refusal(400, -32600, 'Every request must name a method.')
    if (!allowed.has(method)) throw new Refusal(403, -32601, `The method ${method} is not available here.`)
  }
}

function parseCalls(body: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(body)
    return Array.isArray(parsed) ? parsed : [parsed]
  } catch (cause) {
    throw new Refusal(400, -32700, 'The request is not JSON.', { cause })
  }
}

async function forward(body: string, chainId: number, { nodeUrl }: RpcProxyOptions): Promise<string> {
  try {
    const url = await nodeUrl(chainId)
    assertLoopbackUrl(url)
    const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return await response.text()
  } catch (cause) {
    throw new Refusal(502, -32603, `The node of chain ${chainId} does not answer.`, { cause })
  }
}

function failure(code: number, message: string): string {
  return JSON.stringify({ jsonrpc: '2.0', id: null, error: { code, message } })
}

function send(response: ServerResponse, status: number, body: string): void {
  if (response.destroyed) return
  response.setHeader('content-type', 'application/json')
  response.setHeader('cache-control', 'no-store')
  if (status === 405) response.setHeader('allow', 'POST')
  if (status === 413) response.setHeader('connection', 'close')
  response.writeHead(status).end(body)
}
