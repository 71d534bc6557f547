import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Connector, Grant } from '#domain/ports/connector.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { type WalletFailure, walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import { stopAll } from '../stop-all.ts'

export type AccountChoice =
  | { readonly status: 'idle' }
  /** `since` is milliseconds since 1970. */
  | { readonly status: 'pending'; readonly since: number }
  | ({ readonly status: 'failed' } & WalletFailure)

/** "Switch account": the visitor chooses another one in the wallet. */
export class AccountChoiceModel {
  choice: AccountChoice = { status: 'idle' }
  unable: Connector | undefined = undefined
  readonly #connection: ConnectionModel
  readonly #dialogs: DialogsModel
  /** Counts requests, so that an answer to an abandoned one is ignored. */
  #request = 0

  constructor(connection: ConnectionModel, dialogs: DialogsModel) {
    this.#connection = connection
    this.#dialogs = dialogs
    makeAutoObservable(this, { choice: observableRef, unable: observableRef }, { autoBind: true })
  }

  start(): () => void {
    return stopAll([
      reaction(
        () => this.#dialogs.open === 'account',
        (isOpen) => isOpen || this.cancel()
      ),
      // What the wallet did without the question having been answered has answered it.
      reaction(() => this.#connection.account, this.cancel)
    ])
  }

  /** False for wallets in which alone an account is chosen, and once a wallet has said that it has no such method. */
  get canChoose(): boolean {
    const { connector } = this.#connection
    return connector === undefined || (connector.canChooseAccount && connector !== this.unable)
  }

  /** A rejection leaves everything as it is. */
  async choose(): Promise<void> {
    const { active } = this.#connection
    if (!active || this.choice.status === 'pending') return
    const request = ++this.#request
    this.moveTo({ status: 'pending', since: Date.now() })
    try {
      const connector = await this.#connection.readyConnector()
      const grant = await connector.chooseAccount()
      if (request === this.#request) this.moveTo({ status: 'idle' })
      await this.#accept(active.walletId, connector, grant)
    } catch (cause) {
      if (request === this.#request) this.fail(cause)
    }
  }

  /** Stops waiting; the visitor may still choose, and the page then follows. */
  cancel(): void {
    this.#request++
    this.moveTo({ status: 'idle' })
  }

  fail(cause: unknown): void {
    if (isWalletError(cause, 'unsupported')) this.unable = this.#connection.connector
    this.moveTo({ status: 'failed', ...walletFailure(cause) })
  }

  moveTo(choice: AccountChoice): void {
    this.choice = choice
  }

  /** Not every wallet says that the account has changed. What is chosen after the visitor has left is given back. */
  async #accept(walletId: string, connector: Connector, { account, chainId }: Grant): Promise<void> {
    if (this.#connection.active?.walletId !== walletId)
      return this.#connection.revocations.revokeUnused({ walletId }, connector)
    this.#connection.apply({ type: 'accountsChanged', walletId, accounts: [account] })
    this.#connection.apply({ type: 'chainChanged', walletId, chainId })
  }
}
