import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { findChain } from '#domain/chain/chain.ts'
import { type ChainMark, type ChainSwitch, chainMark } from '#domain/chain/chain-switch.ts'
import { MAX_NAME_LENGTH, plainText } from '#domain/plain-text.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { accountText } from '#domain/text/account.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import { stopAll } from '../stop-all.ts'

/** Moving the wallet to another configured chain. */
export class ChainSwitchModel {
  chainSwitch: ChainSwitch = { status: 'idle' }
  unable: Connector | undefined = undefined
  readonly #connection: ConnectionModel
  readonly #dialogs: DialogsModel
  /** Counts requests, so that an answer to an abandoned one is ignored. */
  #request = 0

  constructor(connection: ConnectionModel, dialogs: DialogsModel) {
    this.#connection = connection
    this.#dialogs = dialogs
    makeAutoObservable(this, { chainSwitch: observableRef, unable: observableRef }, { autoBind: true })
  }

  start(): () => void {
    return stopAll([
      reaction(
        () => this.#dialogs.open === 'chain',
        (isOpen) => isOpen || this.cancel()
      ),
      // What was said about another account or network is not true of this one.
      reaction(() => [this.#connection.account, this.#connection.chainId].join(), this.forgetFailure),
      // The next wallet may be reached through the same connector, and able to.
      reaction(() => this.#connection.active?.walletId, this.forgetInability)
    ])
  }

  /** False once the wallet has said that it has no such method, for as long as it is connected. */
  get canSwitch(): boolean {
    const { connector } = this.#connection
    return connector === undefined || (connector.canSwitchChain && connector !== this.unable)
  }

  mark(chainId: number): ChainMark {
    return chainMark(chainId, this.#connection.chainId, this.chainSwitch)
  }

  /** Pending until the wallet confirms, then the dialog closes; on a failure it stays, with the reason. */
  async switchTo(chainId: number): Promise<void> {
    const chain = findChain(this.#connection.chains, chainId)
    const { active } = this.#connection
    if (!active || chainId === active.chainId) return
    const request = ++this.#request
    if (!chain) {
      const reason = accountText.chains.notConfigured(chainId, plainText(active.walletId, MAX_NAME_LENGTH))
      return this.moveTo({ status: 'failed', chainId, reason, isRejection: false })
    }
    this.moveTo({ status: 'pending', chainId, since: Date.now() })
    try {
      const connector = await this.#connection.readyConnector()
      await connector.switchChain(chain)
      if (request === this.#request) this.finish()
      // Some wallets move without saying so.
      this.#connection.apply({ type: 'chainChanged', walletId: active.walletId, chainId })
    } catch (cause) {
      if (request === this.#request) this.fail(chainId, cause)
    }
  }

  /** Stops waiting; the wallet may still move, and the page then follows. */
  cancel(): void {
    this.#request++
    this.moveTo({ status: 'idle' })
  }

  forgetFailure(): void {
    if (this.chainSwitch.status === 'failed') this.moveTo({ status: 'idle' })
  }

  forgetInability(): void {
    this.unable = undefined
  }

  fail(chainId: number, cause: unknown): void {
    if (isWalletError(cause, 'unsupported')) this.unable = this.#connection.connector
    this.moveTo({ status: 'failed', chainId, ...walletFailure(cause) })
  }

  finish(): void {
    this.moveTo({ status: 'idle' })
    if (this.#dialogs.open === 'chain') this.#dialogs.close()
  }

  moveTo(chainSwitch: ChainSwitch): void {
    this.chainSwitch = chainSwitch
  }
}
