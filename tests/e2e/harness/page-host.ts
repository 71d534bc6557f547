import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { HttpHandler } from '#devchain/rpc-proxy.ts'
import { createSignInService, type SignInService } from '#server/app.ts'
import { sendFile } from './static-files.ts'

/**
 * What may be wrong with a node or a service:
 * - `down`: the connection breaks without an answer
 * - `slow`: requests wait until it is mended
 * - `garbled`: answers that are no JSON
 * - `refused`: answers with HTTP 401
 * - a chain id: another chain's node answers
 */
export type Fault = 'down' | 'slow' | 'garbled' | 'refused' | number

interface PageHostOptions {
  /** The built page. */
  readonly folder: string
  /** Serves `/rpc/<chainId>`. */
  readonly rpc: HttpHandler
}

interface Counts {
  readonly asked: number
  /** Those that were broken off are not. */
  readonly answered: number
}

/** One origin with a built page, its nodes under `/rpc` and its sign-in service under `/auth`, and faults on demand. */
export class PageHost {
  readonly #options: PageHostOptions
  readonly #server: Server
  readonly #signIn: SignInService
  readonly #faults = new Map<string, Fault>()
  readonly #counts = new Map<string, Counts>()
  readonly #underWay = new Set<ServerResponse>()
  /** Paths that had a fault during this test. */
  readonly #brokenOnce = new Set<string>()
  #waiting: readonly { readonly path: string; readonly proceed: () => void }[] = []

  constructor(options: PageHostOptions) {
    this.#options = options
    this.#signIn = createSignInService({ database: ':memory:' })
    const signIn = getRequestListener(this.#signIn.fetch)
    this.#server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      if (pathname.startsWith('/rpc/')) this.#serve(pathname, request, response, options.rpc)
      else if (pathname.startsWith('/auth/')) this.#serve(pathname, request, response, signIn)
      else sendFile(response, this.#options.folder, pathname)
    })
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Such as `break('/rpc/84531', 'down')`. */
  break(path: string, fault: Fault): void {
    this.#faults.set(path, fault)
    this.#brokenOnce.add(path)
  }

  /** Requests that waited go on now. */
  mend(path: string): void {
    this.#faults.delete(path)
    const proceeding = this.#waiting.filter((waiting) => waiting.path === path)
    this.#waiting = this.#waiting.filter((waiting) => waiting.path !== path)
    for (const { proceed } of proceeding) proceed()
  }

  /** Whether a failed request to this URL is the test's own doing. */
  wasBroken(url: string): boolean {
    return URL.canParse(url) && this.#brokenOnce.has(new URL(url).pathname)
  }

  /** HTTP requests to a path since the last `resetCounts`. */
  counts(path: string): Counts {
    return this.#counts.get(path) ?? { asked: 0, answered: 0 }
  }

  /** HTTP requests to all nodes since the last `resetCounts`. */
  get nodeRequests(): number {
    return [...this.#counts].reduce((sum, [path, { asked }]) => (path.startsWith('/rpc/') ? sum + asked : sum), 0)
  }

  /** True while a node or the sign-in service owes an answer. */
  get isBusy(): boolean {
    return this.#underWay.size > 0
  }

  resetCounts(): void {
    this.#counts.clear()
  }

  /** Forgets everything that the last test did. */
  reset(): void {
    for (const path of this.#faults.keys()) this.mend(path)
    this.#brokenOnce.clear()
    this.resetCounts()
  }

  async stop(): Promise<void> {
    this.reset()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    this.#signIn.close()
  }

  #serve(path: string, request: IncomingMessage, response: ServerResponse, handle: HttpHandler): void {
    this.#count(path, 'asked')
    this.#underWay.add(response)
    response.once('finish', () => this.#count(path, 'answered'))
    response.once('close', () => this.#underWay.delete(response))
    const fault = this.#faults.get(path)
    if (fault === 'down') request.socket.destroy()
    else if (fault === 'slow') this.#waiting = [...this.#waiting, { path, proceed: () => handle(request, response) }]
    else if (fault === 'garbled') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>It works!</h1>')
    else if (fault === 'refused') response.writeHead(401, { 'content-type': 'application/json' }).end('{}')
    else {
      if (typeof fault === 'number') request.url = `/rpc/${fault}`
      handle(request, response)
    }
  }

  #count(path: string, what: keyof Counts): void {
    const counts = this.counts(path)
    this.#counts.set(path, { ...counts, [what]: counts[what] + 1 })
  }
}
