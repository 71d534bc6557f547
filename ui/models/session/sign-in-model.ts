import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { isSameAddress } from '#domain/address.ts'
import type { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { canPressSignIn, type SignIn, type SignInFailure, signInError, signInLabel } from '#domain/session/sign-in.ts'
import { accountText } from '#domain/text/account.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { type WalletFailure, walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import type { SessionFollower } from './session-follower.ts'
import type { SessionModel } from './session-model.ts'

/** How old a nonce may be when the wallet is asked: the rest of its life belongs to those who sign. */
export const NONCE_FRESH_MS = 60_000

/** The sign-in dialog: a nonce, the message, the signature, the service's word on it. */
export class SignInModel {
  signIn: SignIn = { status: 'idle' }
  /** Since when the wallet is being asked to sign; milliseconds since 1970. */
  startedAt: number | undefined = undefined
  /** Why the wallet did not sign: beside the error, and alone for a rejection, which is none. */
  walletFailure: WalletFailure | undefined = undefined
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #connection: ConnectionModel
  readonly #session: SessionModel
  readonly #follower: SessionFollower
  readonly #dialogs: DialogsModel
  /** Counts rounds, so that an answer to an abandoned one is ignored. */
  #round = 0
  #fetching: Promise<string> | undefined
  /** In ms since 1970. */
  #fetchedAt = 0

  constructor(
    connection: ConnectionModel,
    session: SessionModel,
    follower: SessionFollower,
    dialogs: DialogsModel,
    authentication: AuthenticationAdapter | undefined
  ) {
    this.#connection = connection
    this.#session = session
    this.#follower = follower
    this.#dialogs = dialogs
    this.#authentication = authentication
    makeAutoObservable(this, { signIn: observableRef, walletFailure: observableRef }, { autoBind: true })
  }

  /** Prepares a message whenever the dialog asks an account for one, and drops what was begun for another. */
  start(): () => void {
    return reaction(
      () => (this.isAsked ? this.#connection.account : undefined),
      (account) => (account ? void this.prepare() : this.abandon())
    )
  }

  get isAsked(): boolean {
    return this.#dialogs.open === 'connect' && this.#session.status === 'unauthenticated'
  }

  get label(): string {
    return signInLabel(this.signIn)
  }

  get canPress(): boolean {
    return canPressSignIn(this.signIn)
  }

  get error(): string | undefined {
    return signInError(this.signIn)
  }

  get isRejected(): boolean {
    return this.walletFailure?.isRejection === true
  }

  /**
   * Fetches a nonce ahead of the click; keeps the failure of the round before on screen.
   * @throws Error on a page without an authentication adapter, with the text of section 8.
   */
  async prepare(failure?: SignInFailure): Promise<void> {
    const adapter = this.#adapter
    const round = ++this.#round
    this.moveTo({ status: 'idle', ...(failure && failure !== 'preparing' && { failure }) })
    try {
      const nonce = await this.#fetchNonce(adapter)
      if (round === this.#round) this.moveTo({ ...this.signIn, status: 'idle', nonce })
    } catch {
      // Whatever it was, the button prepares again.
      if (round !== this.#round) return
      this.explain(undefined)
      this.moveTo({ status: 'idle', failure: 'preparing' })
    }
  }

  /** The primary button: signs, or prepares again after that failed. @throws Error as `prepare` does. */
  async press(): Promise<void> {
    if (this.signIn.status !== 'idle') return
    if (this.signIn.nonce === undefined) return this.prepare()
    const round = ++this.#round
    const outcome = await this.#sign(this.signIn.nonce, round)
    if (round !== this.#round) return
    if (outcome === 'signed-in') this.moveTo({ status: 'idle' })
    else await this.prepare(outcome)
  }

  /** Dismissing the dialog, however it is done, disconnects: a wallet that is not signed in is not left behind. */
  async cancel(): Promise<void> {
    this.abandon()
    await this.#connection.disconnect()
  }

  abandon(): void {
    this.#round++
    this.explain(undefined)
    this.moveTo({ status: 'idle' })
  }

  explain(failure: WalletFailure | undefined): void {
    this.walletFailure = failure
  }

  moveTo(signIn: SignIn): void {
    this.signIn = signIn
    this.startedAt = signIn.status === 'signing' ? Date.now() : undefined
  }

  /** Each nonce is spent by one round: a rejection returns to idle without an error, any other failure has its text. */
  async #sign(nonce: string, round: number): Promise<'signed-in' | SignInFailure | undefined> {
    const { active } = this.#connection
    const adapter = this.#adapter
    if (!active) return 'unknown'
    this.explain(undefined)
    this.moveTo({ status: 'signing' })
    let step: SignInFailure = 'preparing'
    try {
      const isFresh = Date.now() - this.#fetchedAt < NONCE_FRESH_MS
      const fresh = isFresh ? nonce : await this.#fetchNonce(adapter)
      if (round !== this.#round) return undefined
      step = 'unknown'
      const { account: address, chainId } = active
      const message = await adapter.createMessage({ address, chainId, nonce: fresh })
      step = 'signing'
      const connector = await this.#connection.readyConnector()
      const signature = await connector.signMessage(active.account, message)
      if (round !== this.#round) return undefined
      step = 'verifying'
      this.moveTo({ status: 'verifying' })
      const session = await adapter.verify({ message, signature })
      if (!session) return 'verifying'
      const { account } = this.#connection
      const isWanted = round === this.#round && account !== undefined && isSameAddress(account, session.address)
      if (isWanted) this.#follower.begin(session)
      else await this.#follower.signOut()
      return 'signed-in'
    } catch (cause) {
      if (step === 'signing' && round === this.#round) this.explain(walletFailure(cause))
      return isWalletError(cause, 'rejected') ? undefined : step
    }
  }

  /** One at a time: two first requests at once would each get a cookie, and only the later one would count. */
  #fetchNonce(adapter: AuthenticationAdapter): Promise<string> {
    this.#fetching ??= this.#follower
      .whenSignedOut()
      .then(() => {
        this.#fetchedAt = Date.now()
        return adapter.getNonce()
      })
      .finally(() => {
        this.#fetching = undefined
      })
    return this.#fetching
  }

  get #adapter(): AuthenticationAdapter {
    if (!this.#authentication) throw new Error(accountText.signIn.noAdapter)
    return this.#authentication
  }
}
