import { makeAutoObservable, observableRef, reaction } from 'mobx'
import { type ChainView, chainView } from '#domain/chain/chain-view.ts'
import type { ActiveConnection } from '#domain/connection/connection.ts'
import type { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { checkSignInMessage, type SignInTimes, signInTimes } from '#domain/session/check-sign-in-message.ts'
import {
  canPressSignIn,
  nextSignIn,
  type SignIn,
  type SignInEvent,
  type SignInFailure,
  type SignInRefusal,
  type SignInValidity,
  signInValidity
} from '#domain/session/sign-in.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { RequestProblem, WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { PendingRequests } from '#ui/models/wallet/pending-requests.ts'
import { WalletRequestModel } from '#ui/models/wallet/wallet-request-model.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import type { SessionEffects } from './session-effects.ts'
import type { SessionModel } from './session-model.ts'

/** Host code reads it in the specification's words, in every language (V5). */
const NO_ADAPTER = 'No authentication adapter found'

/** How old a nonce may be when the wallet is asked: the rest of its lifetime is left for signing. */
export const NONCE_FRESH_MS = 60_000

type Ready = SignIn & { readonly status: 'ready' }

type RoundEnd = SignInEvent & { readonly type: 'accepted' | 'refused' }

/** The sign-in dialog: nonce, message, signature, and its verification by the service. */
export class SignInModel {
  signIn: SignIn = { status: 'idle' }
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #connection: ConnectionModel
  readonly #session: SessionModel
  readonly #effects: SessionEffects
  readonly #dialogs: DialogsModel
  readonly #page: { readonly host: string; readonly origin: string }
  readonly #request: WalletRequestModel<object, never, SignInRefusal>
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
    page: { readonly host: string; readonly origin: string },
    pending: PendingRequests,
    authentication: AuthenticationAdapter | undefined
  ) {
    this.#connection = connection
    this.#session = session
    this.#effects = effects
    this.#dialogs = dialogs
    this.#page = page
    this.#authentication = authentication
    this.#request = new WalletRequestModel(connection, pending)
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

  get canPress(): boolean {
    return canPressSignIn(this.signIn)
  }

  /** What the visitor reads of the message. The chain is the wallet's, and the message's once the wallet is asked. */
  get shown(): { readonly website: string; readonly chain: ChainView; readonly validity: SignInValidity } | undefined {
    const { signIn } = this
    const { chainId, chains } = this.#connection
    if (chainId === undefined) return undefined
    const signed = 'message' in signIn ? signIn.message : undefined
    const chain = chainView(chains, signed?.chainId ?? chainId)
    return { website: this.#page.host, chain, validity: signInValidity(signIn) }
  }

  /** When the pending signature request was sent; milliseconds since 1970. */
  get startedAt(): number | undefined {
    return this.#request.state.status === 'pending' ? this.#request.state.since : undefined
  }

  /** Why the wallet did not sign or was not asked; a rejection is shown without an error. */
  get walletFailure(): WalletFailure<RequestProblem | SignInRefusal> | undefined {
    return this.#request.state.status === 'failed' ? this.#request.state : undefined
  }

  get isRejected(): boolean {
    return this.walletFailure?.isRejection === true
  }

  /** Fetches a nonce, and learns how long a message with it would last. @throws Error without an adapter (requirement V5). */
  async prepare(): Promise<void> {
    const adapter = this.#authentication
    if (!adapter) throw new Error(NO_ADAPTER)
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
    const outcome = await this.#sign(adapter, signIn, round)
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
      const times = await this.#draft(adapter, nonce)
      if (!round.aborted) this.apply({ type: 'prepared', nonce, times })
    } catch {
      // Whatever the cause, the button prepares again.
      if (round.aborted) return
      this.#request.cancel()
      this.apply({ type: 'notPrepared' })
    }
  }

  /** Undefined if there is no valid message: the visitor is told when sending it. */
  async #draft(adapter: AuthenticationAdapter, nonce: string): Promise<SignInTimes | undefined> {
    const { active } = this.#connection
    if (!active) return undefined
    const { account, chainId } = active
    try {
      return signInTimes(await adapter.createMessage({ address: account, chainId, nonce }), Date.now())
    } catch {
      return undefined
    }
  }

  /** As shown, by the device's clock as it is now: it may have been set meanwhile, which lengthens no message. */
  async #timesNow(adapter: AuthenticationAdapter, nonce: string, shown: SignInTimes | undefined) {
    const now = await this.#draft(adapter, nonce)
    return shown && now && { ...shown, aheadMs: now.aheadMs }
  }

  async #sign(adapter: AuthenticationAdapter, ready: Ready, round: AbortSignal): Promise<RoundEnd> {
    const { active } = this.#connection
    if (!active) return refused('unknown')
    this.#request.cancel()
    let failure: SignInFailure | undefined
    try {
      const isFresh = !hasPassed(NONCE_FRESH_MS, this.#fetchedAt, Date.now())
      const fresh = isFresh ? ready.nonce : await this.#fetchNonce(adapter)
      const times = isFresh ? ready.times : await this.#timesNow(adapter, fresh, ready.times)
      failure = 'unknown'
      const { account, chainId } = active
      const message = await adapter.createMessage({ address: account, chainId, nonce: fresh })
      if (round.aborted) return refused()
      const { host: domain, origin: uri } = this.#page
      const shown = { domain, uri, address: account, chainId, nonce: fresh, times }
      const checked = checkSignInMessage(message, shown, Date.now())
      if (checked.mismatch) return this.#refuse({ kind: 'not-as-shown', mismatch: checked.mismatch })
      const signed = await this.#request.run({}, async ({ connector }) => {
        if (round.aborted || !this.#isOn(active)) return undefined
        this.apply({ type: 'checked', message: checked.message })
        return connector.signMessage(account, message)
      })
      if (round.aborted) return refused()
      if ('failure' in signed) return refused(signed.failure.isRejection ? undefined : 'signing')
      if (!signed.answer) return this.#refuse({ kind: 'moved' })
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

  /** Whether the wallet still shares what the visitor saw when sending the message. */
  #isOn({ account, chainId }: Pick<ActiveConnection, 'account' | 'chainId'>): boolean {
    return this.#connection.account === account && this.#connection.chainId === chainId
  }

  /** The wallet was not asked. */
  #refuse(problem: SignInRefusal): RoundEnd {
    this.#request.refuse({}, { problem, isRejection: false })
    return refused('signing')
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
