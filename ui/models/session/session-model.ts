import { makeAutoObservable, observableRef } from 'mobx'
import { type ConnectionStatus, connectionStatus } from '#domain/connection/connection-status.ts'
import type { AuthenticationSession } from '#domain/ports/authentication-adapter.ts'
import { nextSession, type Session, type SessionEffect, type SessionEvent } from '#domain/session/session.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'

/** Whether the connected account is signed in. Until what follows an account is there, nobody knows that. */
export class SessionModel {
  private state: Session = { status: 'loading', account: undefined }
  readonly #connection: ConnectionModel
  #perform: (effect: SessionEffect) => void = () => undefined

  constructor(connection: ConnectionModel) {
    this.#connection = connection
    makeAutoObservable<SessionModel, 'state'>(this, { state: observableRef }, { autoBind: true })
  }

  /** Whose session is looked for, from the first moment on: a wallet may take the account away before that is followed. */
  start(): void {
    this.state = { status: 'loading', account: this.#connection.account }
  }

  /** What is known of another account says nothing of the one that is connected by now. */
  get current(): Session {
    const { state } = this
    const { account } = this.#connection
    return state.status === 'off' || state.account === account ? state : { status: 'loading', account }
  }

  get session(): AuthenticationSession | undefined {
    const { current } = this
    return current.status === 'authenticated' ? current.session : undefined
  }

  /** Section 4: what the visitor may do now. */
  get status(): ConnectionStatus {
    return connectionStatus(this.#connection.connection, this.current.status)
  }

  /** @param perform does what the session asks for; its code comes later than this. */
  follow(perform: (effect: SessionEffect) => void): void {
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
