import { type Address, isAddress } from '#domain/address.ts'
import type { ActiveSession, AuthenticationAdapter, SessionControls } from '#domain/ports/authentication-adapter.ts'
import type { SignInChains } from '#domain/session/sign-in-chains.ts'
import { formatSignInMessage, signInStatement } from '#domain/session/sign-in-message.ts'
import type { OneApprovalWay, SignedMessage, SignInRequest } from '#domain/session/sign-in-request.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { accepted, fieldsOf, type HttpAnswer, isPositiveInteger, malformed, retryAfterMs } from './answer.ts'
import { httpSessionControls } from './http-session-controls.ts'

interface HttpAuthenticationOptions {
  /** `AUTH_URL`: an absolute URL, or a path on the page's own origin. */
  readonly url: string
  /** The page's `location.host`, which the wallet shows as the requesting domain. */
  readonly host: string
  /** The page's `location.origin`. */
  readonly origin: string
  /** In the sentence that the visitor reads in the wallet; the service needs the same name. */
  readonly appName: string
  readonly fetch?: typeof fetch
}

const TIMEOUT_MS = 10_000
/** A wallet that could sign in as well waits for it; without an answer, it only connects. */
const SIGN_IN_REQUEST_MS = 5_000
/** Without a signature and harmless if they are answered twice, unlike `verify`, which may have used up its nonce. */
const REPEATABLE = new Set(['nonce', 'renew', 'session'])
/** A longer wait is left to the visitor. */
const MAX_RETRY_AFTER_MS = 5_000
const MAX_REPEATS = 3
/** For a nonce of which the service has not said when it expires. */
const MESSAGE_LIFETIME_MS = 10 * 60_000
/** The service keeps no more for one browser. */
const MAX_NONCES = 16

/** Talks to the sign-in service in `server/`; the session is a cookie that scripts cannot read. */
export class HttpAuthenticationAdapter implements AuthenticationAdapter {
  readonly #options: HttpAuthenticationOptions
  readonly #base: string
  /** The service's clock minus the visitor's: a wrong clock on the visitor's device must not make sign-in fail. */
  #aheadMs = 0
  /** When the last nonces expire, by the service's clock; their messages expire at the same moment. */
  readonly #nonceEnds = new Map<string, number>()

  #chains: SignInChains | undefined

  constructor(options: HttpAuthenticationOptions) {
    this.#options = options
    this.#base = new URL(options.url, options.origin).href.replace(/\/*$/, '')
  }

  async getSession(): Promise<ActiveSession | undefined> {
    const answer = await this.#call('GET', 'session')
    return answer.status === 204 ? undefined : this.#sessionOf(accepted(answer))
  }

  async getNonce(): Promise<string> {
    const { nonce, issuedAt, expiresAt, chains } = this.#issuedIn(accepted(await this.#call('POST', 'nonce')))
    this.#chains = chains
    this.#nonceEnds.set(nonce, expiresAt ?? issuedAt + MESSAGE_LIFETIME_MS)
    const [oldest] = this.#nonceEnds.keys()
    if (oldest !== undefined && this.#nonceEnds.size > MAX_NONCES) this.#nonceEnds.delete(oldest)
    return nonce
  }

  /** Of a service that knows the way, and says until when and on which chains the nonce counts. */
  async signInRequest(way: OneApprovalWay): Promise<SignInRequest | undefined> {
    const issued = this.#issuedIn(accepted(await this.#callOnce('POST', 'nonce', { way }, SIGN_IN_REQUEST_MS)))
    const { nonce, issuedAt, expiresAt, chains } = issued
    if (issued.way !== way || expiresAt === undefined || !chains) return undefined
    const { host: domain, origin: uri, appName } = this.#options
    return { nonce, domain, uri, statement: signInStatement(appName), issuedAt, expiresAt, ...chains }
  }

  /** Measures the service's clock, too. */
  #issuedIn(text: string) {
    const { nonce, way, issuedAt, expiresAt, chainIds, contractChainIds } = fieldsOf(text)
    if (
      typeof nonce !== 'string' ||
      !/^[a-zA-Z0-9]{8,128}$/.test(nonce) ||
      !isPositiveInteger(issuedAt) ||
      !(expiresAt === undefined || isPositiveInteger(expiresAt)) ||
      !(chainIds === undefined || areChainIds(chainIds)) ||
      !(contractChainIds === undefined || areChainIds(contractChainIds))
    )
      throw malformed()
    this.#aheadMs = issuedAt - Date.now()
    const chains = chainIds && { chainIds, contractChainIds: contractChainIds ?? chainIds }
    return { nonce, way, issuedAt, expiresAt, chains }
  }

  async createMessage(request: {
    readonly address: Address
    readonly chainId: number
    readonly nonce: string
  }): Promise<string> {
    const { host, origin, appName } = this.#options
    const issuedAt = Date.now() + this.#aheadMs
    return formatSignInMessage({
      ...request,
      domain: host,
      uri: origin,
      statement: signInStatement(appName),
      issuedAt,
      expiresAt: this.#nonceEnds.get(request.nonce) ?? issuedAt + MESSAGE_LIFETIME_MS
    })
  }

  async verify(signed: SignedMessage): Promise<ActiveSession | undefined> {
    const answer = await this.#call('POST', 'verify', signed)
    return answer.status === 401 || answer.status === 422 ? undefined : this.#sessionOf(accepted(answer))
  }

  async signOut(): Promise<void> {
    accepted(await this.#call('POST', 'sign-out'))
  }

  async signInChains(): Promise<SignInChains | undefined> {
    return this.#chains
  }

  async sessionControls(): Promise<SessionControls> {
    return httpSessionControls({
      call: (method, path, body) => this.#call(method, path, body),
      open: (path, signal) => this.#fetch('GET', path, { signal }),
      sessionOf: (text) => this.#sessionOf(text)
    })
  }

  /** If the service does not send `remainingMs`, it is derived from the known clock difference. */
  #sessionOf(text: string): ActiveSession {
    const { address, chainId, issuedAt, expiresAt, remainingMs } = fieldsOf(text)
    if (
      !isAddress(address) ||
      !isPositiveInteger(chainId) ||
      !isPositiveInteger(issuedAt) ||
      !isPositiveInteger(expiresAt) ||
      !(remainingMs === undefined || isPositiveInteger(remainingMs))
    )
      throw malformed()
    const session = { address, chainId, issuedAt, expiresAt }
    return { ...session, remainingMs: remainingMs ?? expiresAt - Date.now() - this.#aheadMs }
  }

  async #call(method: 'GET' | 'POST', path: string, body?: unknown): Promise<HttpAnswer> {
    for (let repeats = 0; ; repeats++) {
      const answer = await this.#callOnce(method, path, body)
      const { retryAfterMs: waitMs = Number.POSITIVE_INFINITY } = answer
      if (!REPEATABLE.has(path) || waitMs > MAX_RETRY_AFTER_MS || repeats === MAX_REPEATS) return answer
      await sleep(waitMs)
    }
  }

  async #callOnce(method: 'GET' | 'POST', path: string, body: unknown, timeoutMs = TIMEOUT_MS): Promise<HttpAnswer> {
    const response = await this.#fetch(method, path, {
      signal: AbortSignal.timeout(timeoutMs),
      ...(body !== undefined && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
    })
    const { status, ok } = response
    return { status, ok, text: await response.text(), retryAfterMs: retryAfterMs(response) }
  }

  async #fetch(method: 'GET' | 'POST', path: string, init: RequestInit): Promise<Response> {
    // Not called as a method: a browser's fetch throws unless its `this` is the window.
    const { fetch = globalThis.fetch } = this.#options
    return fetch(`${this.#base}/${path}`, {
      method,
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      ...init
    })
  }
}

function areChainIds(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(isPositiveInteger)
}
