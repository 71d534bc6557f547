import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { type ChainView, chainView } from '#domain/chain/chain-view.ts'
import type { ActiveConnection } from '#domain/connection/connection.ts'
import type { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { checkSignInMessage, type SignInTimes, signInTimes } from '#domain/session/check-sign-in-message.ts'
import { ServiceBusyError } from '#domain/session/service-busy-error.ts'
import {
  canPressSignIn,
  nextSignIn,
  type SignIn,
  type SignInEvent,
  type SignInFailure,
  type SignInNote,
  type SignInRefusal,
  type SignInValidity,
  signInValidity
} from '#domain/session/sign-in.ts'
import { type SignInChains, type SignInObstacle, signInObstacle } from '#domain/session/sign-in-chains.ts'
import { hasPassed } from '#domain/wait/is-past.ts'
import { Latest } from '#domain/wait/latest.ts'
import type { RequestProblem, WalletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { PendingRequests } from '#ui/models/wallet/pending-requests.ts'
import type { SignatureRecords } from '#ui/models/wallet/signature-records.ts'
import { WalletRequestModel } from '#ui/models/wallet/wallet-request-model.ts'
import type { DialogsModel } from '../dialogs-model.ts'
import { stopAll } from '../stop-all.ts'
import type { SessionEffects, SignedRefusal } from './session-effects.ts'
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
  /** What the wallet was asked last, until it has answered. */
  private unanswered: object | undefined = undefined
  private hasLeft = false
  /** Of the last request. */
  private recordId: string | undefined = undefined
  /** As the service said with the last nonce. */
  private accepted: SignInChains | undefined = undefined
  /** The account and chain, as `#doubt` writes them, where the account is known to be a contract. */
  private contractAt: string | undefined = undefined
  readonly #authentication: AuthenticationAdapter | undefined
  readonly #connection: ConnectionModel
  readonly #records: SignatureRecords
  readonly #reader: ChainReader
  readonly #session: SessionModel
  readonly #effects: SessionEffects
  readonly #dialogs: DialogsModel
  readonly #page: { readonly host: string; readonly origin: string }
  readonly #request: WalletRequestModel<object, never, SignInRefusal>
  /** Each round prepares, requests a signature and verifies it. */
  readonly #rounds = new Latest()
  /** Whose signature the wallet was asked for, unless that has ended, or the visitor has left. */
  #askedFor: Address | undefined
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
    records: SignatureRecords,
    reader: ChainReader,
    authentication: AuthenticationAdapter | undefined
  ) {
    this.#connection = connection
    this.#records = records
    this.#reader = reader
    this.#session = session
    this.#effects = effects
    this.#dialogs = dialogs
    this.#page = page
    this.#authentication = authentication
    this.#request = new WalletRequestModel(connection, pending)
    makeAutoObservable<SignInModel, 'accepted' | 'unanswered'>(
      this,
      { signIn: observableRef, accepted: observableRef, unanswered: observableRef },
      { autoBind: true }
    )
  }

  /** Prepares a message whenever the dialog opens for an account, and abandons one for another account. */
  start(): () => void {
    return stopAll([
      reaction(
        () => {
          const isOpen = this.#dialogs.open === 'connect' || this.#dialogs.open === 'sign-in'
          return isOpen && this.#session.isSignedOut ? this.#connection.account : undefined
        },
        (account) => {
          if (account) void this.#open(this.#accountChange(account), this.#effects.takeRefusal(account))
          else this.abandon()
        }
      ),
      reaction(
        () => this.doubt,
        (doubt) => void this.#resolve(doubt)
      )
    ])
  }

  get canPress(): boolean {
    return canPressSignIn(this.signIn) && !this.obstacle
  }

  /** Why nobody can sign in where the wallet is, once the service has said which chains it takes. */
  get obstacle(): SignInObstacle | undefined {
    const { chainId, connector } = this.#connection
    if (!this.accepted || chainId === undefined) return undefined
    const isKnown = this.doubt !== undefined && this.contractAt === this.doubt
    return signInObstacle(this.accepted, chainId, isKnown || connector?.sendsProposals === true)
  }

  /** Where the account can sign in instead, of the chains of the page. */
  get otherChains(): readonly Chain[] {
    const { accepted, obstacle } = this
    if (!accepted || !obstacle) return []
    return this.#connection.chains.filter(({ id }) => !signInObstacle(accepted, id, obstacle === 'contract'))
  }

  /** Until the service has said, the page's own chains are taken to be its. */
  get isOnRefusedChain(): boolean {
    return this.accepted
      ? this.obstacle !== undefined
      : this.#connection.active !== undefined && !this.#connection.chain
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

  get note(): SignInNote | undefined {
    return 'note' in this.signIn ? this.signIn.note : undefined
  }

  /** The visitor has left the dialog, and the wallet may still show its request. */
  get isLeftOpen(): boolean {
    return this.hasLeft && this.unanswered !== undefined
  }

  /** The wallet shows a request that is waited for. */
  get isAsking(): boolean {
    return this.signIn.status === 'signing' && this.unanswered !== undefined
  }

  /** The id of the record of what the wallet is asked for, while that is waited for. */
  get askedId(): string | undefined {
    return this.isAsking ? this.recordId : undefined
  }

  /** A signature is on its way. */
  get isBusy(): boolean {
    return this.signIn.status === 'signing' || this.signIn.status === 'verifying'
  }

  /** Fetches a nonce, and learns how long a message with it would last. @throws Error without an adapter (requirement V5). */
  async prepare(): Promise<void> {
    await this.#open()
  }

  /** The primary button: signs, or prepares again after a failure. @throws Error as `prepare` does. */
  async press(): Promise<void> {
    const { signIn } = this
    const adapter = this.#authentication
    if (this.isBusy) return
    if (this.obstacle) return
    if (signIn.status !== 'ready' || !adapter) return this.prepare()
    const round = this.#rounds.start()
    this.apply({ type: 'pressed' })
    const outcome = await this.#sign(adapter, signIn, round)
    if (round.aborted) return
    this.#askedFor = undefined
    this.apply(outcome)
    // Each round uses up a nonce.
    if (outcome.type === 'refused') await this.#prepare(adapter)
  }

  /** Where signing in is required, this disconnects, so that no wallet stays connected without a session. */
  async cancel(): Promise<void> {
    this.abandon()
    this.#askedFor = undefined
    this.hasLeft = true
    if (this.#session.isRequired) await this.#connection.disconnect()
    else this.#dialogs.close()
  }

  /** The browser's Back: first to the start, then out of the dialog, with the wallet connected. */
  back(): void {
    this.#askedFor = undefined
    if (this.isBusy) void this.#open(this.isAsking ? { kind: 'left-open' } : undefined)
    else this.#dialogs.close()
  }

  #accountChange(account: Address): SignInNote | undefined {
    const former = this.#askedFor
    this.#askedFor = undefined
    return former && former !== account ? { kind: 'account-changed', account: former } : undefined
  }

  private restart(note: SignInNote | undefined, refusal: SignedRefusal | undefined): void {
    this.#request.cancel()
    this.hasLeft = false
    this.apply({ type: 'opened', note, failure: refusal && 'verifying' })
    if (refusal?.problem) this.#refuse(refusal.problem)
  }

  private abandon(): void {
    this.#rounds.cancel()
    this.#request.cancel()
    this.apply({ type: 'abandoned' })
  }

  private apply(event: SignInEvent): void {
    this.signIn = nextSignIn(this.signIn, event)
  }

  async #open(note?: SignInNote, refusal?: SignedRefusal): Promise<void> {
    const adapter = this.#authentication
    if (!adapter) throw new Error(NO_ADAPTER)
    this.restart(note, refusal)
    await this.#prepare(adapter)
  }

  async #prepare(adapter: AuthenticationAdapter): Promise<void> {
    const round = this.#rounds.start()
    try {
      const nonce = await this.#fetchNonce(adapter)
      const times = await this.#draft(adapter, nonce)
      const accepted = await adapter.signInChains?.()
      if (round.aborted) return
      this.learn(accepted)
      this.apply({ type: 'prepared', nonce, times })
    } catch (cause) {
      // Whatever the cause, the button prepares again.
      if (round.aborted) return
      this.#request.cancel()
      if (cause instanceof ServiceBusyError) this.#refuse(busyFor(cause))
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
        this.#askedFor = account
        const ask = () => connector.signMessage(account, message)
        return this.#untilAnswered(this.#records.ask('sign-in', ask, this.record))
      })
      if (round.aborted) return refused()
      if ('failure' in signed) return refused(signed.failure.isRejection ? undefined : 'signing')
      if (!signed.answer) return this.#refuse({ kind: 'moved' })
      failure = 'verifying'
      this.apply({ type: 'signed' })
      const session = await adapter.verify({ message, signature: signed.answer })
      const isLate = Date.now() + (times?.aheadMs ?? 0) >= checked.message.expiresAt
      if (!session && isLate && !round.aborted) return this.#refuse({ kind: 'late' }, 'verifying')
      if (!session) return refused('verifying')
      if (round.aborted) this.#session.signOut()
      else this.#session.send({ type: 'signatureAccepted', session, now: Date.now() })
      await this.#effects.whenSignedOut()
      return { type: 'accepted' }
    } catch (cause) {
      const isBusy = cause instanceof ServiceBusyError && failure === 'verifying' && !round.aborted
      return isBusy ? this.#refuse(busyFor(cause), failure) : refused(failure)
    }
  }

  async #untilAnswered<Answer>(answer: Promise<Answer>): Promise<Answer> {
    this.follow(answer)
    try {
      return await answer
    } finally {
      if (this.unanswered === answer) this.follow(undefined)
    }
  }

  private learn(accepted: SignInChains | undefined): void {
    this.accepted = accepted
  }

  /** Where it matters whether the account is a contract, and its chain can be asked. */
  private get doubt(): string | undefined {
    const { account, chain } = this.#connection
    if (!account || !chain || !this.accepted) return undefined
    return signInObstacle(this.accepted, chain.id, true) === 'contract' ? `${chain.id}:${account}` : undefined
  }

  /** An account that cannot be looked up is taken for a key: then the service decides. */
  async #resolve(doubt: string | undefined): Promise<void> {
    const { account, chain } = this.#connection
    if (!doubt || !account || !chain) return
    if (await this.#reader.isContract(chain.id, account).catch(() => false)) this.mark(doubt)
  }

  private mark(doubt: string): void {
    this.contractAt = doubt
  }

  private record(id: string): void {
    this.recordId = id
  }

  private follow(answer: object | undefined): void {
    this.unanswered = answer
  }

  /** Whether the wallet still shares what the visitor saw when sending the message. */
  #isOn({ account, chainId }: Pick<ActiveConnection, 'account' | 'chainId'>): boolean {
    return this.#connection.account === account && this.#connection.chainId === chainId
  }

  /** Without an answer of the wallet to blame. */
  #refuse(problem: SignInRefusal, failure: SignInFailure = 'signing'): RoundEnd {
    this.#request.refuse({}, { problem, isRejection: false })
    return refused(failure)
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

function busyFor({ retryAfterMs }: ServiceBusyError): SignInRefusal {
  return { kind: 'busy', until: Date.now() + retryAfterMs }
}

/** Without a failure after a rejection, or if no fresh nonce could be fetched: then preparing fails. */
function refused(failure?: SignInFailure): RoundEnd {
  return { type: 'refused', failure }
}
