import { makeAutoObservable, reaction } from 'mobx'
import type { WalletRequest } from '#domain/wallet/request.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import { stopAll } from '../stop-all.ts'
import type { PendingRequests } from './pending-requests.ts'
import { WalletRequestModel } from './wallet-request-model.ts'

/** "Switch account": the visitor chooses another account in the wallet. */
export class AccountChoiceModel {
  readonly #connection: ConnectionModel
  readonly #dialogs: DialogsModel
  readonly #request: WalletRequestModel

  constructor(connection: ConnectionModel, dialogs: DialogsModel, pending: PendingRequests) {
    this.#connection = connection
    this.#dialogs = dialogs
    this.#request = new WalletRequestModel(connection, pending)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  start(): () => void {
    return stopAll([
      this.#request.start(),
      reaction(
        () => this.#dialogs.open === 'account',
        (isOpen) => isOpen || this.cancel()
      ),
      // An account change, however it came about, settles the request.
      reaction(() => this.#connection.account, this.cancel)
    ])
  }

  get choice(): WalletRequest {
    return this.#request.state
  }

  /** False for wallets that do not let pages request this, and once a wallet has reported the method as unsupported. */
  get canChoose(): boolean {
    return this.#request.isSupported && this.#connection.connector?.canChooseAccount !== false
  }

  /** A rejection leaves everything as it is. */
  async choose(): Promise<void> {
    if (!this.#connection.active || this.#request.isPending) return
    await this.#request.run({}, () => this.#connection.chooseAccount())
  }

  /** Stops waiting; the visitor may still choose, and the page then follows. */
  cancel(): void {
    this.#request.cancel()
  }
}
