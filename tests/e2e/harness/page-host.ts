import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener } from '@hono/node-server'
import type { Gateway, HttpHandler } from '#devchain/gateway/gateway.ts'
import { RELAY_PATH } from '#devchain/phone/phone-paths.ts'
import { Relay } from '#devchain/relay/relay.ts'
import type { ExchangeFault } from '#devchain/weather/fault.ts'
import { answerInstead } from '#devchain/weather/http-fault.ts'
import { Weather } from '#devchain/weather/weather.ts'
import { createSignInService, type SignInService } from '#server/app.ts'
import { sendFile } from './static-files.ts'

/**
 * Faults of a node or a service:
 * - `down`: the connection breaks without a response
 * - `slow`: requests wait until the fault is lifted
 * - `garbled`: responses that are not JSON
 * - `refused`: responses with HTTP 401
 * - a chain id: another chain's node answers
 */
export type Fault = keyof typeof namedFaults | number

const namedFaults = {
  down: { kind: 'drop' },
  slow: { kind: 'hang' },
  garbled: { kind: 'malformed' },
  refused: { kind: 'status', status: 401, body: '{}' }
} as const satisfies Readonly<Record<string, ExchangeFault>>

const EVENTS_PATH = '/auth/events'

interface PageHostOptions {
  /** The built page. */
  readonly folder: string
  /** Serves `/rpc/<chainId>`. */
  readonly gateway: Gateway
  /** That of the gateway. */
  readonly weather: Weather
  /** For the sign-in service, which otherwise signs no contract account in. */
  readonly nodeUrl?: (chainId: number) => Promise<string>
  /** For the sign-in service: other sites show the page in a frame. */
  readonly isFramed?: boolean
  /** Answers a request itself if it returns true. */
  readonly answerFirst?: (pathname: string, request: IncomingMessage, response: ServerResponse) => boolean
}

interface Counts {
  readonly asked: number
  /** Without aborted requests. */
  readonly answered: number
}

/**
 * One origin for a built page, its nodes under `/rpc`, its sign-in service under `/auth` and its WalletConnect relay at
 * `/relay`, with faults on demand.
 */
export class PageHost {
  /** Has its own faults. */
  readonly relay = new Relay({ path: RELAY_PATH })
  readonly #options: PageHostOptions
  readonly #server: Server
  readonly #signIn: SignInService
  /** That of the sign-in service, whose paths are its methods. */
  readonly #signInWeather = new Weather()
  /** Functions that lift the rules of each path. */
  readonly #repairs = new Map<string, readonly (() => void)[]>()
  readonly #counts = new Map<string, Counts>()
  readonly #openResponses = new Set<ServerResponse>()
  readonly #sockets = new Set<Duplex>()
  /** Paths that had a fault during this test; `/rpc/` is every node. */
  readonly #everBroken = new Set<string>()
  readonly #stopListening: () => void

  constructor(options: PageHostOptions) {
    this.#options = options
    const { nodeUrl, isFramed = false } = options
    this.#signIn = createSignInService({
      database: ':memory:',
      databaseWaitMs: 5000,
      isFramed,
      ...(nodeUrl && { nodeUrl })
    })
    const signIn = getRequestListener(this.#signIn.fetch)
    this.#server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://host')
      if (options.answerFirst?.(pathname, request, response)) return
      if (pathname.startsWith('/rpc/')) this.#serve(pathname, request, response, options.gateway.handle)
      else if (pathname.startsWith('/auth/'))
        this.#serve(pathname, request, response, this.#behindWeather(pathname, signIn))
      else sendFile(response, this.#options.folder, pathname)
    })
    this.#server.on('upgrade', (request, socket, head) => {
      this.#sockets.add(socket)
      socket.once('close', () => this.#sockets.delete(socket))
      const isTaken = this.relay.upgrade(request, socket, head) || options.gateway.upgrade(request, socket, head)
      if (!isTaken) socket.destroy()
    })
    this.#stopListening = options.weather.onRule(({ chainId }) => this.#everBroken.add(`/rpc/${chainId ?? ''}`))
  }

  /** The faults of the nodes. */
  get weather(): Weather {
    return this.#options.weather
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return this
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  get relayUrl(): string {
    return `${this.origin.replace('http', 'ws')}${RELAY_PATH}`
  }

  /** Such as `break('/rpc/84531', 'down')`; `weather` has more faults for nodes. */
  break(path: string, fault: Fault): void {
    this.#everBroken.add(path)
    const rule = { fault: typeof fault === 'number' ? otherChain(fault) : namedFaults[fault] }
    const [, service, chainId] = path.split('/')
    const lift =
      service === 'rpc'
        ? this.weather.set({ ...rule, chainId: Number(chainId) })
        : this.#signInWeather.set({ ...rule, methods: [path] })
    this.#repairs.set(path, [...(this.#repairs.get(path) ?? []), lift])
  }

  /**
   * For a relay, `down` cuts connections and accepts no new ones; `refused` closes them because the project is unknown.
   */
  breakRelay(fault: 'down' | 'refused'): void {
    this.#everBroken.add(RELAY_PATH)
    if (fault === 'refused') this.relay.faults.refusesProjects = true
    else this.relay.faults.refusesUpgrades = 503
    this.relay.drop()
  }

  repairRelay(): void {
    this.relay.faults.clear()
  }

  /** Lifts the fault; waiting requests continue. */
  repair(path: string): void {
    for (const lift of this.#repairs.get(path) ?? []) lift()
    this.#repairs.delete(path)
  }

  /** A test answers this URL itself, with a failure. */
  expectFailure(url: string): void {
    this.#everBroken.add(new URL(url).pathname)
  }

  /** Whether the test itself makes requests to this URL fail. */
  wasBroken(url: string): boolean {
    if (!URL.canParse(url)) return false
    const { pathname } = new URL(url)
    return this.#everBroken.has(pathname) || (this.#everBroken.has('/rpc/') && pathname.startsWith('/rpc/'))
  }

  /** HTTP requests to a path since the last `resetCounts`. */
  counts(path: string): Counts {
    return this.#counts.get(path) ?? { asked: 0, answered: 0 }
  }

  /** HTTP requests to all nodes since the last `resetCounts`. */
  get nodeRequests(): number {
    return [...this.#counts].reduce((sum, [path, { asked }]) => (path.startsWith('/rpc/') ? sum + asked : sum), 0)
  }

  /** True while a request to a node or the sign-in service is open, other than for events, which stays open. */
  get isBusy(): boolean {
    return this.#openResponses.size > 0
  }

  resetCounts(): void {
    this.#counts.clear()
  }

  /** Resets everything that the last test changed. */
  reset(): void {
    this.weather.clear()
    this.#signInWeather.clear()
    this.#repairs.clear()
    this.#everBroken.clear()
    this.relay.faults.clear()
    this.relay.forget()
    this.relay.transcript.clear()
    this.resetCounts()
  }

  async stop(): Promise<void> {
    this.reset()
    this.#stopListening()
    this.relay.close()
    for (const socket of this.#sockets) socket.destroy()
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
    this.#signIn.close()
  }

  #serve(path: string, request: IncomingMessage, response: ServerResponse, handle: HttpHandler): void {
    this.#count(path, 'asked')
    if (path !== EVENTS_PATH) this.#openResponses.add(response)
    response.once('finish', () => this.#count(path, 'answered'))
    response.once('close', () => this.#openResponses.delete(response))
    handle(request, response)
  }

  #behindWeather(path: string, handle: HttpHandler): HttpHandler {
    return async (request, response) => {
      const applied = this.#signInWeather.applyToExchange({ chainId: 0, methods: [path], via: 'http' })
      if (!applied || !(await answerInstead(applied, response))) handle(request, response)
    }
  }

  #count(path: string, what: keyof Counts): void {
    const counts = this.counts(path)
    this.#counts.set(path, { ...counts, [what]: counts[what] + 1 })
  }
}

function otherChain(chainId: number): ExchangeFault {
  return { kind: 'other-chain', chainId }
}
