import { makeAutoObservable, reaction } from 'mobx'
import { canOpen, type Dialog, dialogAfter } from '#domain/connection/dialogs.ts'
import type { ConnectionModel } from './connection/connection-model.ts'
import type { SessionModel } from './session/session-model.ts'
import { stopAll } from './stop-all.ts'

/** The one dialog that is open. */
export class DialogsModel {
  open: Dialog | undefined = undefined
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
      )
    ])
  }

  openConnect(): void {
    this.openIfAllowed('connect')
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
    if (this.isAllowed(dialog)) this.#show(dialog)
  }

  isAllowed(dialog: Dialog): boolean {
    return canOpen(dialog, this.#session.status, this.#connection.chain !== undefined)
  }

  close(): void {
    this.#show(undefined)
  }

  #show(dialog: Dialog | undefined): void {
    this.open = dialog
  }
}
