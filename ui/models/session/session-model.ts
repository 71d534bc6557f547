import { makeAutoObservable, observableRef } from 'mobx'
import type { Address } from '#domain/address.ts'
import { type ConnectionStatus, connectionStatus } from '#domain/connection/connection.ts'
import type { AuthenticationAdapter, AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import {
  nextSession,
  type Session,
  type SessionEffect,
  type SessionEvent,
  type SignInDemand
} from '#domain/session/session.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'

/** Whether the connected account is signed in; `loading` until the account stage has loaded and the service has answered. */
export class SessionModel {
  private state: Session = { status: 'loading', account: undefined }
  readonly #connection: ConnectionModel
  readonly #signIn: SignInDemand
  readonly #isConfigured: boolean
  #perform: (effect: SessionEffect) => void = () => undefined

  constructor(connection: ConnectionModel, signIn: SignInDemand, authentication?: AuthenticationAdapter) {
    this.#connection = connection
    this.#isConfigured = authentication !== undefined
    this.#signIn = signIn
    makeAutoObservable<SessionModel, 'state'>(this, { state: observableRef }, { autoBind: true })
  }

  /**
   * Without a service there is nothing to wait for. With one, the account is recorded at once: the wallet may withdraw it
   * before the account stage follows it.
   */
  start(): void {
    this.state = this.#isConfigured ? { status: 'loading', account: this.#connection.account } : { status: 'off' }
  }

  /** `loading` while the state is still about a previous account. */
  get current(): Session {
    const { state } = this
    const { account } = this.#connection
    return state.status === 'off' || state.account === account ? state : { status: 'loading', account }
  }

  get session(): AuthenticationSession | undefined {
    const { current } = this
    return current.status === 'authenticated' ? current.session : undefined
  }

  /** An account that is not signed in can only sign in or disconnect. */
  get isRequired(): boolean {
    return this.#isConfigured && this.#signIn === 'required'
  }

  /** An account is connected, and the service has said that it is not signed in. */
  get isSignedOut(): boolean {
    return this.#connection.active !== undefined && this.current.status === 'unauthenticated'
  }

  /** The service has ended the session that this tab has shown. */
  get hasEnded(): boolean {
    const { current } = this
    return current.status === 'unauthenticated' && current.hasEnded === true
  }

  /** The account whose session has ended because the wallet switched from it. */
  get left(): Address | undefined {
    return 'left' in this.current ? this.current.left : undefined
  }

  /** What the visitor may do now. */
  get status(): ConnectionStatus {
    return connectionStatus(this.#connection.connection, this.current.status, this.#signIn)
  }

  /** @param perform performs the session's effects; its code is loaded later than this model. */
  onEffect(perform: (effect: SessionEffect) => void): void {
    this.#perform = perform
  }

  send(event: SessionEvent): void {
    const [next, ...effects] = nextSession(this.state, event)
    this.state = next
    for (const effect of effects) this.#perform(effect)
  }

  signOut(): void {
    this.send({ type: 'signedOut' })
  }
}
