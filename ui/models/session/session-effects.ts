import { reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import type { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { ServiceBusyError } from '#domain/session/service-busy-error.ts'
import type { SessionEffect } from '#domain/session/session.ts'
import { parseSharedSession, type SharedSession, serialiseSharedSession } from '#domain/session/shared-session.ts'
import type { SignInRefusal } from '#domain/session/sign-in.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { ConnectionModel, SignedConnection } from '#ui/models/connection/connection-model.ts'
import type { PollTimer } from '../poll-timer.ts'
import { stopAll } from '../stop-all.ts'
import { RENEWAL_KEY, SESSION_KEY } from '../stored-settings.ts'
import type { SessionModel } from './session-model.ts'

/** How long other tabs leave a renewal to the tab that has begun it. */
const RENEWAL_MS = 60_000

/** What was signed with the connection has signed nobody in; without a problem, the service has not accepted it. */
export interface SignedRefusal {
  readonly account: Address
  readonly problem?: SignInRefusal
}

/** Sends account, tab, service and time events to the session, and performs its effects. */
export class SessionEffects {
  readonly #session: SessionModel
  readonly #connection: ConnectionModel
  readonly #store: KeyValueStore
  readonly #pollTimer: PollTimer
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #request = new Latest()
  #ending: Promise<void> | undefined
  /** What was signed with a connection, once its verification has begun. */
  #verifying: SignedConnection | undefined
  #refusal: SignedRefusal | undefined

  constructor(
    session: SessionModel,
    connection: ConnectionModel,
    store: KeyValueStore,
    pollTimer: PollTimer,
    authentication: AuthenticationAdapter | undefined
  ) {
    this.#session = session
    this.#connection = connection
    this.#store = store
    this.#pollTimer = pollTimer
    this.#authentication = authentication
  }

  /** @returns a function that stops. */
  start(): () => void {
    const { send, onEffect } = this.#session
    if (!this.#authentication) return () => undefined
    onEffect(this.#perform)
    return stopAll([
      () => this.#request.cancel(),
      this.#pollTimer.subscribe(() => send({ type: 'timePassed', now: Date.now() })),
      this.#store.subscribe(SESSION_KEY, () => send({ type: 'otherTabChanged', shared: this.#shared })),
      reaction(() => this.#connection.account, this.#followAccount, { fireImmediately: true })
    ])
  }

  /** Resolves when no sign-out is pending, so that none can end the next session. */
  async whenSignedOut(): Promise<void> {
    await this.#ending
  }

  /** Why what this account has signed with its connection was not accepted; once. */
  takeRefusal(account: Address): SignedRefusal | undefined {
    const refusal = this.#refusal
    this.#refusal = undefined
    return refusal?.account === account ? refusal : undefined
  }

  get #shared(): SharedSession | undefined {
    return parseSharedSession(this.#store.read(SESSION_KEY))
  }

  readonly #followAccount = (account: Address | undefined): void => {
    const { isEndedByOtherTab, lost, wallet } = this.#connection
    const isGivenUp = lost === undefined && !isEndedByOtherTab
    const isHost = wallet?.isHost?.() === true
    this.#session.send({ type: 'accountChanged', account, shared: this.#shared, isHost, isGivenUp })
    // A session that is being ended is not asked for, but another one can begin after it.
    if (this.#unverified) void this.#requestSession()
  }

  readonly #perform = (effect: SessionEffect): void => {
    const { session } = this.#session
    if (effect === 'ask') void this.#requestSession()
    if (effect === 'ignoreAnswer') this.#request.cancel()
    if (effect === 'renew') void this.#renew()
    if (effect === 'share' && session) this.#share(session)
    if (effect === 'end') this.#end()
  }

  async #requestSession(): Promise<void> {
    const signal = this.#request.start()
    if (this.#unverified) return this.#verify(this.#unverified)
    const event = await this.#authentication?.getSession().then(
      (session) => ({ type: 'answered', session, shared: this.#shared }) as const,
      () => ({ type: 'unreachable' }) as const
    )
    if (event && !signal.aborted) this.#session.send({ ...event, now: Date.now() })
  }

  get #unverified(): SignedConnection | undefined {
    const { signed } = this.#connection
    return signed === this.#verifying ? undefined : signed
  }

  /** Its answer counts whatever has happened since; a session for an account that the wallet has left is ended. */
  async #verify(signed: SignedConnection): Promise<void> {
    const { account, message, signature, expiresAt } = signed
    this.#verifying = signed
    await this.whenSignedOut()
    const verified = await this.#authentication?.verify({ message, signature }).then(
      (session) => session ?? (Date.now() < expiresAt ? undefined : ({ kind: 'late' } as const)),
      (cause: unknown) => (cause instanceof ServiceBusyError ? busyFor(cause) : undefined)
    )
    this.#connection.dropSigned(signed)
    if (verified && !('kind' in verified)) {
      this.#session.send({ type: 'signatureAccepted', session: verified, now: Date.now() })
    } else if (this.#connection.account === account) {
      this.#refusal = { account, ...(verified && { problem: verified }) }
      // An earlier signature may still count.
      await this.#requestSession()
    }
  }

  /** What fails is not shown: the session is valid until its end. */
  async #renew(): Promise<void> {
    const { session } = this.#session
    const event = await this.#renewOnService().catch(() => ({ type: 'notRenewed' }) as const)
    if (event && this.#session.session === session) this.#session.send({ ...event, now: Date.now() })
  }

  /** Undefined without a service that renews. */
  async #renewOnService() {
    const { renew } = (await this.#authentication?.sessionControls?.()) ?? {}
    if (!renew) return undefined
    const begunAt = Number(this.#store.read(RENEWAL_KEY))
    if (!hasPassed(RENEWAL_MS, begunAt, Date.now())) return { type: 'notRenewed' } as const
    this.#store.write(RENEWAL_KEY, String(Date.now()))
    return { type: 'renewed', session: await renew() } as const
  }

  #share(shared: SharedSession): void {
    this.#store.write(SESSION_KEY, serialiseSharedSession(shared))
  }

  /** One at a time, because a second sign-out could clear a newer session's cookie. */
  #end(): void {
    this.#share('ending')
    this.#ending ??= this.#endOnService().finally(() => {
      this.#ending = undefined
    })
  }

  async #endOnService(): Promise<void> {
    try {
      await this.#authentication?.signOut()
      if (this.#shared === 'ending') this.#share('ended')
    } catch {
      // It stays `ending`: the next visit retries.
    }
  }
}

function busyFor({ retryAfterMs }: ServiceBusyError): SignInRefusal {
  return { kind: 'busy', until: Date.now() + retryAfterMs }
}
