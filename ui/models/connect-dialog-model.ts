import { makeAutoObservable, observableRef, reaction } from 'mobx'
import {
  type ConnectStep,
  type ConnectSteps,
  currentStep,
  firstStep,
  firstSteps,
  stepsAfterBack,
  stepsAfterPicking
} from '#domain/connect-steps.ts'
import { isReady, type Wallet } from '#domain/wallet.ts'
import type { ConnectFailure, ConnectionModel } from './connection-model.ts'
import type { DialogsModel } from './dialogs-model.ts'
import type { WalletsModel } from './wallets-model.ts'

/** The steps of the connect dialog. */
export class ConnectDialogModel {
  steps: ConnectSteps = firstSteps
  readonly #connection: ConnectionModel
  readonly #wallets: WalletsModel

  readonly #dialogs: DialogsModel

  constructor(connection: ConnectionModel, wallets: WalletsModel, dialogs: DialogsModel) {
    this.#connection = connection
    this.#wallets = wallets
    this.#dialogs = dialogs
    makeAutoObservable(this, { steps: observableRef }, { autoBind: true })
  }

  start(): () => void {
    return reaction(
      () => this.#dialogs.open === 'connect',
      (isOpen) => isOpen || this.reset()
    )
  }

  /** A wallet that has gone meanwhile has no step: the list is shown. */
  get step(): ConnectStep {
    const step = currentStep(this.steps)
    return step.name === 'CONNECT' && !this.#wallets.find(step.walletId) ? firstStep : step
  }

  get wallet(): Wallet | undefined {
    return this.step.name === 'CONNECT' ? this.#wallets.find(this.step.walletId) : undefined
  }

  /** Why the wallet on screen did not connect. */
  get failure(): ConnectFailure | undefined {
    const { failure } = this.#connection
    return failure && failure.walletId === this.wallet?.id ? failure : undefined
  }

  /** A ready wallet starts connecting at once. */
  pick(walletId: string): void {
    this.steps = stepsAfterPicking(this.steps, walletId)
    if (this.wallet && isReady(this.wallet)) void this.#connection.connect(walletId)
  }

  retry(): void {
    if (this.step.name === 'CONNECT') void this.#connection.connect(this.step.walletId)
  }

  back(): void {
    this.#connection.cancel()
    this.steps = stepsAfterBack(this.steps)
  }

  /** The dialog closed: the next visit begins at the list, and no wallet is waited for. */
  reset(): void {
    this.#connection.cancel()
    this.steps = firstSteps
  }
}
