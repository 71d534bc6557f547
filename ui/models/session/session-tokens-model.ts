import { reaction } from 'mobx'
import type { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { stopAll } from '../stop-all.ts'
import type { SessionModel } from './session-model.ts'

interface HeldToken {
  readonly token: string
  /** Milliseconds since 1970, by the visitor's clock. */
  readonly receivedAt: number
  readonly remainingMs: number
}

/** Before its end, so that it is still valid once a server reads it. */
const RENEWED_BEFORE_MS = 60_000

/** Tokens of the session for servers that get no cookie. They are held in memory only, and dropped with the session. */
export class SessionTokensModel {
  readonly #session: SessionModel
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #held = new Map<string, Promise<HeldToken | undefined>>()

  constructor(session: SessionModel, authentication: AuthenticationAdapter | undefined) {
    this.#session = session
    this.#authentication = authentication
  }

  /** @returns a function that stops. */
  start(): () => void {
    return stopAll([
      () => this.#held.clear(),
      reaction(
        () => this.#session.session?.issuedAt,
        () => this.#held.clear()
      )
    ])
  }

  /**
   * @returns undefined if nobody is signed in, or the service has none.
   * @throws Error if the service cannot be reached, or issues none for this audience.
   */
  async read(audience: string): Promise<string | undefined> {
    const held = this.#held.get(audience)
    // One that could not be issued is asked for again.
    const token = await held?.catch(() => undefined)
    if (!this.#session.session) return undefined
    const current = this.#held.get(audience)
    if (current && current === held && token && isFresh(token)) return token.token
    // Somebody else may have asked meanwhile, or the session changed.
    return (await (current && current !== held ? current : this.#issue(audience)))?.token
  }

  #issue(audience: string): Promise<HeldToken | undefined> {
    const asking = this.#ask(audience)
    this.#held.set(audience, asking)
    return asking
  }

  async #ask(audience: string): Promise<HeldToken | undefined> {
    const controls = await this.#authentication?.sessionControls?.()
    const issued = await controls?.issueToken?.(audience)
    return issued && { ...issued, receivedAt: Date.now() }
  }
}

function isFresh({ receivedAt, remainingMs }: HeldToken): boolean {
  return !hasPassed(remainingMs - RENEWED_BEFORE_MS, receivedAt, Date.now())
}
