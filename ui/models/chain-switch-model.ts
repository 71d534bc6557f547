import { makeAutoObservable, observableRef } from 'mobx'
import { findChain } from '#domain/chain.ts'
import { type ChainMark, type ChainSwitch, chainMark } from '#domain/chain-switch.ts'
import { messages } from '#domain/messages.ts'
import { walletFailure } from '#domain/wallet-failure.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { DialogsModel } from './dialogs-model.ts'

/** Moving the wallet to another configured chain. */
export class ChainSwitchModel {
  chainSwitch: ChainSwitch = { status: 'idle' }
  readonly #connection: ConnectionModel
  readonly #dialogs: DialogsModel
  /** Counts requests, so that an answer to an abandoned one is ignored. */
  #request = 0

  constructor(connection: ConnectionModel, dialogs: DialogsModel) {
    this.#connection = connection
    this.#dialogs = dialogs
    makeAutoObservable(this, { chainSwitch: observableRef }, { autoBind: true })
  }

  get canSwitch(): boolean {
    return this.#connection.connector?.canSwitchChain ?? true
  }

  mark(chainId: number): ChainMark {
    return chainMark(chainId, this.#connection.chainId, this.chainSwitch)
  }

  /** Pending until the wallet confirms, then the dialog closes; on a failure it stays, with the reason. */
  async switchTo(chainId: number): Promise<void> {
    const chain = findChain(this.#connection.chains, chainId)
    const { connector, wallet } = this.#connection
    if (!connector || chainId === this.#connection.chainId) return
    if (!chain) throw new Error(messages.errors.chainNotConfigured(chainId, wallet?.id ?? ''))
    const request = ++this.#request
    this.moveTo({ status: 'pending', chainId })
    try {
      await connector.switchChain(chain)
      if (request === this.#request) this.finish()
    } catch (cause) {
      if (request === this.#request) this.moveTo({ status: 'failed', chainId, reason: walletFailure(cause).reason })
    }
  }

  /** Stops waiting; the wallet may still move, and the page then follows. */
  cancel(): void {
    this.#request++
    this.moveTo({ status: 'idle' })
  }

  finish(): void {
    this.moveTo({ status: 'idle' })
    if (this.#dialogs.open === 'chain') this.#dialogs.close()
  }

  moveTo(chainSwitch: ChainSwitch): void {
    this.chainSwitch = chainSwitch
  }
}
