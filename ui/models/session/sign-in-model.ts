import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import {
  canPressSignIn,
  nextSignIn,
  type SignIn,
  type SignInEvent,
  type SignInFailure,
  signInError,
  signInLabel
} from '#domain/session/sign-in.ts'
import { accountText } from '#domain/text/account.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletRequestModel } from '#ui/models/request/wallet-request-model.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import type { SessionEffects } from './session-effects.ts'
import type { SessionModel } from './session-model.ts'

/** How old a nonce may be when the wallet is asked: the rest of its lifetime is left for signing. */
export const NONCE_FRESH_MS = 60_000

type RoundEnd = SignInEvent & { readonly type: 'accepted' | 'refused' }

/** The sign-in dialog: nonce, message, signature, and its verification by the service. */
export class SignInModel {
  signIn: SignIn = { status: 'idle' }
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #connection: ConnectionModel
  readonly #session: SessionModel
  readonly #effects: SessionEffects
  readonly #dialogs: DialogsModel
  readonly #request: WalletRequestModel
  /** Each round prepares, requests a signature and verifies it. */
  readonly #rounds = new Latest()
  #fetching: Promise<string> | undefined
  /** In ms since 1970. */
  #fetchedAt = 0

  constructor(
    connection: ConnectionModel,
    session: SessionModel,
    effects: SessionEffects,
    dialogs: DialogsModel,
    authentication: AuthenticationAdapter | undefined
  ) {
    this.#connection = connection
    this.#session = session
    this.#effects = effects
    this.#dialogs = dialogs
    this.#authentication = authentication
    this.#request = new WalletRequestModel(connection)
    makeAutoObservable(this, { signIn: observableRef }, { autoBind: true })
  }

  /** Prepares a message whenever the dialog opens for an account, and abandons one for another account. */
  start(): () => void {
    return reaction(
      () => {
        const isAsked = this.#dialogs.open === 'connect' && this.#session.status === 'unauthenticated'
        return isAsked ? this.#connection.account : undefined
      },
      (account) => (account ? void this.prepare() : this.abandon())
    )
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

  /** When the pending signature request was sent; milliseconds since 1970. */
  get startedAt(): number | undefined {
    return this.#request.state.status === 'pending' ? this.#request.state.since : undefined
  }

  /** Why the wallet did not sign; a rejection is shown without an error. */
  get walletFailure(): WalletFailure | undefined {
    return this.#request.state.status === 'failed' ? this.#request.state : undefined
  }

  get isRejected(): boolean {
    return this.walletFailure?.isRejection === true
  }

  /** Prefetches a nonce. @throws Error without an adapter (section 8). */
  async prepare(): Promise<void> {
    const adapter = this.#authentication
    if (!adapter) throw new Error(accountText.signIn.noAdapter)
    this.apply({ type: 'opened' })
    await this.#prepare(adapter)
  }

  /** The primary button: signs, or prepares again after a failure. @throws Error as `prepare` does. */
  async press(): Promise<void> {
    const { signIn } = this
    const adapter = this.#authentication
    if (signIn.status === 'signing' || signIn.status === 'verifying') return
    if (signIn.status !== 'ready' || !adapter) return this.prepare()
    const round = this.#rounds.start()
    this.apply({ type: 'pressed' })
    const outcome = await this.#sign(adapter, signIn.nonce, round)
    if (round.aborted) return
    this.apply(outcome)
    // Each round uses up a nonce.
    if (outcome.type === 'refused') await this.#prepare(adapter)
  }

  /** Dismissing the dialog in any way disconnects, so that no wallet stays connected without a session. */
  async cancel(): Promise<void> {
    this.abandon()
    await this.#connection.disconnect()
  }

  private abandon(): void {
    this.#rounds.cancel()
    this.#request.cancel()
    this.apply({ type: 'abandoned' })
  }

  private apply(event: SignInEvent): void {
    this.signIn = nextSignIn(this.signIn, event)
  }

  async #prepare(adapter: AuthenticationAdapter): Promise<void> {
    const round = this.#rounds.start()
    try {
      const nonce = await this.#fetchNonce(adapter)
      if (!round.aborted) this.apply({ type: 'prepared', nonce })
    } catch {
      // Whatever the cause, the button prepares again.
      if (round.aborted) return
      this.#request.cancel()
      this.apply({ type: 'notPrepared' })
    }
  }

  async #sign(adapter: AuthenticationAdapter, nonce: string, round: AbortSignal): Promise<RoundEnd> {
    const { active } = this.#connection
    if (!active) return refused('unknown')
    this.#request.cancel()
    let failure: SignInFailure | undefined
    try {
      const isFresh = Date.now() - this.#fetchedAt < NONCE_FRESH_MS
      const fresh = isFresh ? nonce : await this.#fetchNonce(adapter)
      failure = 'unknown'
      const { account, chainId } = active
      const message = await adapter.createMessage({ address: account, chainId, nonce: fresh })
      if (round.aborted) return refused()
      const signed = await this.#request.run({}, (connector) => connector.signMessage(account, message))
      if (round.aborted) return refused()
      if (!signed) return refused(this.isRejected ? undefined : 'signing')
      failure = 'verifying'
      this.apply({ type: 'signed' })
      const session = await adapter.verify({ message, signature: signed.answer })
      if (!session) return refused('verifying')
      if (round.aborted) this.#session.signOut()
      else this.#session.send({ type: 'signatureAccepted', session, now: Date.now() })
      await this.#effects.whenSignedOut()
      return { type: 'accepted' }
    } catch {
      return refused(failure)
    }
  }

  /** One at a time: two concurrent first requests would each set a cookie, and only the later one would count. */
  #fetchNonce(adapter: AuthenticationAdapter): Promise<string> {
    this.#fetching ??= this.#effects
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
}

/** Without a failure after a rejection, or if no fresh nonce could be fetched: then preparing fails. */
function refused(failure?: SignInFailure): RoundEnd {
  return { type: 'refused', failure }
}
