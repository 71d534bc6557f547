import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type Address, isSameAddress } from '#domain/address.ts'
import { type AuthenticationStatus, type ConnectionStatus, connectionStatus } from '#domain/connection-status.ts'
import type { AuthenticationAdapter, AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import type { ConnectionModel } from './connection-model.ts'

/** Whether the connected account is signed in. Without an authentication adapter there is no sign-in at all. */
export class SessionModel {
  session: AuthenticationSession | undefined = undefined
  isLoading = false
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #connection: ConnectionModel
  /** Counts questions to the service, so that the answer for an earlier account is ignored. */
  #question = 0

  constructor(connection: ConnectionModel, authentication: AuthenticationAdapter | undefined) {
    this.#connection = connection
    this.#authentication = authentication
    makeAutoObservable(this, { session: observableRef }, { autoBind: true })
  }

  /** Restores the session of an account that appears, ends the session of one that goes. @returns a function that stops. */
  start(): () => void {
    if (!this.#authentication) return () => undefined
    return reaction(
      () => this.#connection.account,
      (account) => void (account ? this.restore(account) : this.end()),
      { fireImmediately: true }
    )
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

  async signOut(): Promise<void> {
    this.use(undefined)
    await this.#authentication?.signOut().catch(() => undefined)
  }

  /** A wallet that is only slow to come back keeps its session for the next visit; any other goodbye ends it. */
  async end(): Promise<void> {
    const wasKnown = this.session !== undefined || this.isLoading
    if (wasKnown && this.#connection.wasSlow) this.use(undefined)
    else if (wasKnown) await this.signOut()
  }

  async restore(account: Address): Promise<void> {
    if (this.session) {
      if (isSameAddress(this.session.address, account)) return
      await this.signOut()
    }
    const question = this.ask()
    const session = await this.#authentication?.getSession().catch(() => undefined)
    if (question !== this.#question) return
    const isTheirs = session !== undefined && isSameAddress(session.address, account)
    this.use(isTheirs ? session : undefined)
    if (session && !isTheirs) await this.#authentication?.signOut().catch(() => undefined)
  }

  ask(): number {
    this.isLoading = true
    return ++this.#question
  }

  use(session: AuthenticationSession | undefined): void {
    this.#question++
    this.isLoading = false
    this.session = session
  }
}
