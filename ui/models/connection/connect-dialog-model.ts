import { computed, makeAutoObservable, observableRef, reaction } from 'mobx'
import {
  type ConnectStep,
  type ConnectStepEvent,
  type ConnectSteps,
  currentStep,
  firstStep,
  firstSteps,
  isSameStep,
  nextSteps,
  walletOffer
} from '#domain/wallet/connect-steps.ts'
import {
  extensionDownloadUrl,
  isReady,
  mobileDownloadUrl,
  type Wallet,
  type WalletTransport
} from '#domain/wallet/wallet.ts'
import type { ConnectFailure } from '#domain/wallet/wallet-failure.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { WalletsModel } from './wallets-model.ts'

/** The steps of the connect dialog. CONNECT sends a request if the wallet can be reached; leaving it cancels that. */
export class ConnectDialogModel {
  private steps: ConnectSteps = firstSteps
  readonly #connection: ConnectionModel
  readonly #wallets: WalletsModel
  readonly #dialogs: DialogsModel
  readonly #recover: (cause: unknown, isRetry: boolean) => void

  /** @param recover receives the reason when a wallet that the visitor picked, or retried, fails to connect. */
  constructor(
    connection: ConnectionModel,
    wallets: WalletsModel,
    dialogs: DialogsModel,
    recover: (cause: unknown, isRetry: boolean) => void = () => undefined
  ) {
    this.#connection = connection
    this.#wallets = wallets
    this.#dialogs = dialogs
    this.#recover = recover
    makeAutoObservable<ConnectDialogModel, 'steps'>(this, { steps: observableRef }, { autoBind: true })
  }

  start(): () => void {
    return reaction(
      () => this.#dialogs.open === 'connect',
      // The dialog reopens at the list, and a pending request is cancelled.
      (isOpen) => isOpen || this.#move({ type: 'closed' })
    )
  }

  /** The list, if the step's wallet is no longer available. */
  get step(): ConnectStep {
    const step = currentStep(this.steps)
    return 'walletId' in step && !this.#find(step) ? firstStep : step
  }

  /** The wallet that the step is about. */
  get wallet(): Wallet | undefined {
    return this.#find(this.step)
  }

  /** Whether the step is about this wallet: computed for each, so that a pick draws its row anew, and not all rows. */
  isAbout(walletId: string): boolean {
    return computed(() => this.wallet?.id === walletId).get()
  }

  /** How the wallet on screen is reached. A pairing remains one, even if the wallet has since appeared in the page. */
  get transport(): WalletTransport | undefined {
    return this.#connection.pairing ? { kind: 'pairing' } : this.wallet?.transport()
  }

  /** Why the wallet on screen did not connect. */
  get failure(): ConnectFailure | undefined {
    const { failure } = this.#connection
    return this.step.name === 'CONNECT' && failure?.walletId === this.step.walletId ? failure : undefined
  }

  /** Where to get the extension of the wallet on screen for the visitor's browser. */
  get extensionUrl(): string | undefined {
    return this.wallet && extensionDownloadUrl(this.wallet, this.#wallets.device)
  }

  /** Where to get the app of the wallet on screen: for this phone, or for one that scans the code. */
  get appUrl(): string | undefined {
    return this.wallet && mobileDownloadUrl(this.wallet, this.#wallets.device)
  }

  /** True once an extension that was being installed has appeared in this page. */
  get hasArrived(): boolean {
    const { step } = this
    return 'walletId' in step && this.#wallets.find(step.walletId)?.transport().kind === 'here'
  }

  /** From the list. A ready wallet starts connecting immediately. */
  pick(walletId: string): void {
    this.#moveWith('picked', walletId)
  }

  openLearn(): void {
    this.#move({ type: 'learnOpened' })
  }

  openGetWallet(): void {
    this.#move({ type: 'getOpened' })
  }

  /** From "Get a Wallet": to install it, not to connect it yet. */
  pickToGet(walletId: string): void {
    this.#moveWith('getPicked', walletId)
  }

  openExtension(): void {
    this.#move({ type: 'extensionOpened' })
  }

  chooseApp(): void {
    this.#move({ type: 'appChosen' })
  }

  proceed(): void {
    if ('walletId' in this.step) this.#moveWith('continued', this.step.walletId)
  }

  retry(): void {
    if (this.step.name === 'CONNECT') this.#connect(this.step.walletId, true)
  }

  back(): void {
    this.#move({ type: 'wentBack' })
  }

  #moveWith(type: 'picked' | 'getPicked' | 'continued', walletId: string): void {
    const wallet = this.#wallets.find(walletId)
    const described = this.#wallets.described(walletId)
    if (!wallet || !described) return
    // If several wallets match, the visitor must pick one from the list.
    const isAmbiguous = type === 'continued' && this.#wallets.isAmbiguous({ id: walletId, isPaired: false })
    const offer = { ...walletOffer(described, this.#wallets.device), walletId, isReady: isReady(wallet) }
    this.#move({ type, offer: isAmbiguous ? { ...offer, isReady: false, opensPage: false } : offer })
  }

  #move(event: ConnectStepEvent): void {
    const before = this.step
    this.steps = nextSteps(this.steps, event)
    const { step } = this
    const isSame = isSameStep(before, step)
    if (step.name !== 'CONNECT' || !isSame) this.#connection.cancel()
    if (step.name !== 'CONNECT' || (isSame && !this.failure)) return
    if (this.transport?.kind === 'here' || this.transport?.kind === 'pairing') this.#connect(step.walletId)
  }

  #connect(walletId: string, isRetry = false): void {
    // The step shows the reason beside RETRY.
    this.#connection.connect(walletId).catch((cause: unknown) => this.#recover(cause, isRetry))
  }

  #find(step: ConnectStep): Wallet | undefined {
    if (!('walletId' in step)) return undefined
    return step.name === 'CONNECT' ? this.#wallets.find(step.walletId) : this.#wallets.described(step.walletId)
  }
}
