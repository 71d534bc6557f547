import { makeAutoObservable, reaction } from 'mobx'
import { canOpen, type Dialog, dialogAfter } from '#domain/connection/dialogs.ts'
import type { ConnectionModel } from './connection/connection-model.ts'
import type { SessionModel } from './session/session-model.ts'
import { stopAll } from './stop-all.ts'

/** The one dialog that is open, or opens once the wallet of the last visit has answered: without it, it would vanish. */
export class DialogsModel {
  open: Dialog | undefined = undefined
  /** Asked for while that wallet has not answered. */
  awaited: Dialog | undefined = undefined
  readonly #connection: ConnectionModel
  readonly #session: SessionModel

  constructor(connection: ConnectionModel, session: SessionModel) {
    this.#connection = connection
    this.#session = session
    makeAutoObservable(this, {}, { autoBind: true })
  }

  start(): () => void {
    return stopAll([
      reaction(
        () => this.#session.status,
        (status) => this.#show(dialogAfter(this.open, status))
      ),
      // Otherwise it would reopen automatically with the network.
      reaction(
        () => this.open === 'account' && !this.#connection.chain,
        (isLost) => isLost && this.close()
      ),
      reaction(
        () => this.open === 'sign-in' && this.#session.session !== undefined,
        (isDone) => isDone && this.close()
      ),
      reaction(
        () => this.#connection.isRestoring,
        (isRestoring) => isRestoring || this.#openAwaited()
      )
    ])
  }

  openConnect(): void {
    this.openIfAllowed('connect')
  }

  openSignIn(): void {
    this.openIfAllowed(this.#session.isRequired ? 'connect' : 'sign-in')
  }

  /** Before sign-in, the sign-in dialog instead; on an unsupported network, the chain dialog. */
  openAccount(): void {
    if (this.#session.status === 'unauthenticated') this.openConnect()
    else if (this.#connection.chain) this.openIfAllowed('account')
    else this.openChain()
  }

  openChain(): void {
    this.openIfAllowed('chain')
  }

  openIfAllowed(dialog: Dialog): void {
    if (this.#connection.isRestoring) this.awaited = dialog
    else if (this.isAllowed(dialog)) this.#show(dialog)
  }

  isAllowed(dialog: Dialog): boolean {
    const { isSignedOut, status } = this.#session
    return canOpen(dialog, status, { isChainSupported: this.#connection.chain !== undefined, isSignedOut })
  }

  close(): void {
    this.#show(undefined)
  }

  #openAwaited(): void {
    const dialog = this.awaited
    this.awaited = undefined
    // A visitor who is disconnected now is told why, and has not asked to connect.
    if (!dialog || !this.#connection.active) return
    if (dialog === 'account') this.openAccount()
    else this.openIfAllowed(dialog)
  }

  #show(dialog: Dialog | undefined): void {
    this.open = dialog
  }
}
