import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type Address, isSameAddress } from '#domain/address.ts'
import { type AuthenticationStatus, type ConnectionStatus, connectionStatus } from '#domain/connection-status.ts'
import type { AuthenticationAdapter, AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import type { KeyValueStore } from '#domain/ports/key-value-store.ts'
import type { ConnectionModel } from './connection-model.ts'
import { stopAll } from './stop-all.ts'
import { SESSION_KEY } from './stored-settings.ts'

/** Kept while the service has not confirmed a sign-out: the next visit asks for it again instead of restoring. */
const ENDING = 'ending'
const ENDED = 'ended'

/** The longest time that a timer can wait. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** Whether the connected account is signed in, alike in every tab. Without an adapter there is no sign-in at all. */
export class SessionModel {
  session: AuthenticationSession | undefined = undefined
  isLoading = false
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #connection: ConnectionModel
  readonly #store: KeyValueStore
  /** Counts questions to the service, so that the answer for an earlier account is ignored. */
  #question = 0
  #ending: Promise<void> | undefined
  #expiry: ReturnType<typeof setTimeout> | undefined

  constructor(connection: ConnectionModel, store: KeyValueStore, authentication: AuthenticationAdapter | undefined) {
    this.#connection = connection
    this.#store = store
    this.#authentication = authentication
    makeAutoObservable(this, { session: observableRef }, { autoBind: true })
  }

  /** Restores the session of an account that appears, ends the session of one that goes. @returns a function that stops. */
  start(): () => void {
    if (!this.#authentication) return () => undefined
    return stopAll([
      () => clearTimeout(this.#expiry),
      this.#store.subscribe(SESSION_KEY, this.followOtherTab),
      reaction(
        () => this.#connection.account,
        (account) => void (account ? this.restore(account) : this.end()),
        { fireImmediately: true }
      )
    ])
  }

  get authentication(): AuthenticationStatus {
    if (!this.#authentication) return 'off'
    if (this.isLoading) return 'loading'
    return this.session ? 'authenticated' : 'unauthenticated'
  }

  /** Section 4: what the visitor may do now. */
  get status(): ConnectionStatus {
    return connectionStatus(this.#connection.connection, this.authentication)
  }

  /** The service accepted a signature. */
  begin(session: AuthenticationSession): void {
    this.use(session)
    this.#store.write(SESSION_KEY, String(session.issuedAt))
  }

  /** One at a time, because the cookie that it clears might be a newer session's by then. */
  async signOut(): Promise<void> {
    this.use(undefined)
    this.#store.write(SESSION_KEY, ENDING)
    this.#ending ??= this.#endOnService().finally(() => {
      this.#ending = undefined
    })
    await this.#ending
  }

  /** Resolves when no sign-out is under way, so that it cannot end the next session. */
  async whenSignedOut(): Promise<void> {
    await this.#ending
  }

  /** A wallet that only could not be asked keeps its session for the next visit; any other goodbye ends it. */
  async end(): Promise<void> {
    const wasKnown = this.session !== undefined || this.isLoading
    if (wasKnown && (this.#connection.lost !== undefined || this.#isSuperseded())) this.use(undefined)
    else if (wasKnown) await this.signOut()
  }

  /** What the service says counts: another tab may have signed this account in by now. */
  async restore(account: Address): Promise<void> {
    if (this.session && isSameAddress(this.session.address, account)) return
    if (this.#store.read(SESSION_KEY) === ENDING) return this.signOut()
    this.use(undefined)
    const question = this.ask()
    // A service that cannot be asked knows nobody for now: signing in is what tells the visitor.
    const session = await this.#authentication?.getSession().catch(() => undefined)
    if (question !== this.#question) return
    if (session && !isSameAddress(session.address, account)) await this.signOut()
    else this.use(session)
  }

  /** Another tab signed in or out. */
  followOtherTab(): void {
    const { account } = this.#connection
    const stored = this.#store.read(SESSION_KEY)
    if (stored === ENDING || stored === ENDED) this.use(undefined)
    else if (account && !this.session) void this.restore(account)
  }

  async #endOnService(): Promise<void> {
    try {
      await this.#authentication?.signOut()
      if (this.#store.read(SESSION_KEY) === ENDING) this.#store.write(SESSION_KEY, ENDED)
    } catch {
      // It stays `ending`: the next visit asks again.
    }
  }

  /** Another tab has signed in since: that session is not this tab's to end. */
  #isSuperseded(): boolean {
    const stored = Number(this.#store.read(SESSION_KEY))
    return this.session !== undefined && stored > this.session.issuedAt
  }

  ask(): number {
    this.isLoading = true
    return ++this.#question
  }

  use(session: AuthenticationSession | undefined): void {
    this.#question++
    this.isLoading = false
    this.session = session
    clearTimeout(this.#expiry)
    if (!session) return
    const rest = Math.min(session.expiresAt - Date.now(), MAX_TIMER_MS)
    this.#expiry = setTimeout(() => this.use(undefined), rest)
  }
}
