import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type Chain, findChain } from '#domain/chain/chain.ts'
import { type ChainMark, type ChainNotConfigured, type ChainSwitch, chainMark } from '#domain/chain/chain-switch.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import { stopAll } from '../stop-all.ts'
import type { PendingRequests } from './pending-requests.ts'
import { WalletRequestModel } from './wallet-request-model.ts'

/** Moving the wallet to another configured chain. */
export class ChainSwitchModel {
  /** Where the wallet has moved by itself, of the configured chains: the focus tells of a move that the visitor asked for here. */
  movedTo: Chain | undefined = undefined
  readonly #connection: ConnectionModel
  readonly #dialogs: DialogsModel
  readonly #request: WalletRequestModel<{ readonly chainId: number }, never, ChainNotConfigured>

  constructor(connection: ConnectionModel, dialogs: DialogsModel, pending: PendingRequests) {
    this.#connection = connection
    this.#dialogs = dialogs
    this.#request = new WalletRequestModel(connection, pending)
    makeAutoObservable(this, { movedTo: observableRef }, { autoBind: true })
  }

  start(): () => void {
    return stopAll([
      this.#request.start(),
      reaction(
        () => this.#dialogs.open === 'chain',
        (isOpen) => isOpen || this.cancel()
      ),
      reaction(() => this.#connection.account, this.forgetFailure),
      reaction(
        () => this.#connection.chainId,
        (_now, before) => {
          this.noteMove(before)
          const isAwaited = !this.canSwitch || this.chainSwitch.status === 'failed'
          this.forgetFailure()
          // The wallet was switched by itself, as the dialog advised.
          if (isAwaited && this.#connection.chain && this.#dialogs.open === 'chain') this.#dialogs.close()
        }
      )
    ])
  }

  get chainSwitch(): ChainSwitch {
    return this.#request.state
  }

  get canSwitch(): boolean {
    return this.#request.isSupported && this.#connection.connector?.canSwitchChain !== false
  }

  mark(chainId: number): ChainMark {
    return chainMark(chainId, this.#connection.chainId, this.chainSwitch)
  }

  /** Pending until the wallet confirms, which closes the dialog; after a failure it stays open with the reason. */
  async switchTo(chainId: number): Promise<void> {
    const chain = findChain(this.#connection.chains, chainId)
    const { active } = this.#connection
    if (!active || chainId === active.chainId) return
    if (!chain) {
      const problem = { kind: 'chain-not-configured', chainId, connector: active.wallet.id } as const
      return this.#request.refuse({ chainId }, { problem, isRejection: false })
    }
    const switched = await this.#request.run({ chainId }, () => this.#connection.switchChain(chain))
    if ('answer' in switched && !switched.isLate && this.#dialogs.open === 'chain') this.#dialogs.close()
  }

  private noteMove(from: number | undefined): void {
    const { chain } = this.#connection
    const isAsked = this.chainSwitch.status === 'pending' || this.#dialogs.open === 'chain'
    this.movedTo = from === undefined || isAsked ? undefined : chain
  }

  /** A failure does not apply to another account or network. */
  private forgetFailure(): void {
    if (this.chainSwitch.status === 'failed') this.cancel()
  }

  /** Stops waiting; if the wallet still switches, the page follows. */
  cancel(): void {
    this.#request.cancel()
  }
}
