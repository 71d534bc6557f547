import { makeAutoObservable, observableRef } from 'mobx'
import {
  type AuthenticationStatus,
  type ConnectionStatus,
  connectionStatus
} from '#domain/connection/connection-status.ts'
import type { AuthenticationAdapter, AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import type { SessionState } from '#domain/session/session.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'

/** Whether the connected account is signed in; a `SessionFollower` finds that out. Without an adapter there is no sign-in. */
export class SessionModel {
  state: SessionState = { status: 'loading', account: undefined }
  /** False until what follows an account is there: before, nobody knows what its visitor may do. */
  isFollowed = false
  readonly #connection: ConnectionModel
  readonly #hasSignIn: boolean

  constructor(connection: ConnectionModel, authentication: AuthenticationAdapter | undefined) {
    this.#connection = connection
    this.#hasSignIn = authentication !== undefined
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Whose session is looked for, from the first moment on: a wallet may take the account away before its follower is there. */
  start(): void {
    this.moveTo({ status: 'loading', account: this.#connection.account })
  }

  /** What is known of another account says nothing of the one that is connected by now. */
  get current(): SessionState {
    const { account } = this.#connection
    return this.state.account === account ? this.state : { status: 'loading', account }
  }

  get session(): AuthenticationSession | undefined {
    const { current } = this
    return current.status === 'authenticated' ? current.session : undefined
  }

  get authentication(): AuthenticationStatus {
    if (this.#hasSignIn) return this.current.status
    return this.isFollowed ? 'off' : 'loading'
  }

  /** Section 4: what the visitor may do now. */
  get status(): ConnectionStatus {
    return connectionStatus(this.#connection.connection, this.authentication)
  }

  follow(): void {
    this.isFollowed = true
  }

  moveTo(state: SessionState): void {
    this.state = state
  }
}
