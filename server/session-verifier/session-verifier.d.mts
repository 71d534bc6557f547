export interface SessionVerifierOptions {
  /** The sign-in service, as this server reaches it, such as `http://127.0.0.1:8787`; with `/auth` if a proxy needs that. */
  readonly url: string
  /** One of the service's `AUTH_SERVER_KEYS`. */
  readonly key: string | undefined
  /**
   * Gets a sentence for this server's log if the service cannot be asked, such as for a wrong key or address: at once, and
   * again after a minute for as long as it lasts. `console.warn` by default.
   */
  readonly onProblem?: ((problem: string) => void) | undefined
}

/** A request as most frameworks have it: the web's `Request`, or Node's `IncomingMessage`. */
export interface ReceivedRequest {
  readonly method?: string | undefined
  readonly headers: Pick<Headers, 'get'> | Readonly<Record<string, string | readonly string[] | undefined>>
}

/** A visitor who is signed in. Times are milliseconds since 1970, by the clock of the service. */
export interface VerifiedSession {
  /** Names the session, but signs nobody in. */
  readonly id: string
  /** With its checksum (EIP-55). */
  readonly address: `0x${string}`
  /** On which the visitor signed; the account may be a contract of that chain. */
  readonly chainId: number
  readonly issuedAt: number
  readonly expiresAt: number
}

/** Why a request is not answered. */
export interface SessionRefusal {
  /**
   * - `signed-out`: the visitor is not signed in
   * - `origin-refused`: the request does not come from the page
   * - `service-unreachable`: the service does not answer, or a proxy says so
   * - `service-not-found`: something else answers at that address
   * - any other: a code of the service, such as `server-key-refused`
   */
  readonly error: string
  /** For this server's own response. */
  readonly status: 401 | 403 | 503
  /** In seconds, of a 503. */
  readonly retryAfterS?: number
}

export type Verification = { readonly session: VerifiedSession } | SessionRefusal

export interface SessionVerifier {
  /** Who the visitor of a request is. Never rejects. */
  readonly verifySession: (request: ReceivedRequest) => Promise<Verification>
  /** Ends the stream that would keep the process running. */
  readonly close: () => void
}

/**
 * Asks the sign-in service about visitors, and keeps its answers while it listens to the service's events: 15 seconds at most,
 * and 5 without the events.
 * @throws TypeError that names the option, if the key or the URL is missing or malformed.
 */
export function createSessionVerifier(options: SessionVerifierOptions): SessionVerifier
