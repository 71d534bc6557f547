import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { findChain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { isSameWallet, type WalletRoute } from '#domain/connection/wallet-route.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { type Attempt, type AttemptOutcome, type DescribedRequest, isSameRequest } from '#domain/transaction/attempt.ts'
import { executionOf, type Transaction } from '#domain/transaction/transaction.ts'
import { Latest } from '#domain/wait/latest.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { isWalletError, whetherSent } from '#domain/wallet/wallet-error.ts'
import { type BatchEvent, type BatchState, hashesOf } from '#domain/write/batch.ts'
import { isCheckDue, type ReviewOf, type Reviews } from '#domain/write/review.ts'
import { isSent, type SimulationEvent, type WalletPosition, type Write, type WriteEvent } from '#domain/write/write.ts'
import {
  hasMoreToAsk,
  nextToAsk,
  nextWriteList,
  type OwnerMove,
  unopenedList,
  type WriteList,
  type WriteListEffect,
  type WriteListEvent
} from '#domain/write/write-list.ts'
import type { BalancesModel } from '#ui/models/chain/balances-model.ts'
import type { ChainHeads, HeadEvent } from '#ui/models/chain/chain-heads.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import type { ChainSwitchModel } from '#ui/models/wallet/chain-switch-model.ts'
import type { PendingRequests } from '#ui/models/wallet/pending-requests.ts'
import { type Asking, WalletRequestModel } from '#ui/models/wallet/wallet-request-model.ts'
import { stopAll } from '../stop-all.ts'
import type { BatchRecord } from './batch-record.ts'
import type { CallToWrite } from './call-to-write.ts'
import {
  type AcceptedBatch,
  type AskedToSend,
  allCalls,
  oneCall,
  type RefusedBatch,
  type SentAttempt
} from './ways-of-asking.ts'

/** After that, the age of the review decides: the wallet should open soon after the click. */
const HEAD_WITHIN_MS = 1_000

/** A wallet's answer to a request that was no longer waited for. */
export type LateAnswer = AttemptOutcome | AcceptedBatch | RefusedBatch

/** Whoever shows what the answer may be about. */
export interface LateAnswerListener {
  onLateAnswer(answer: LateAnswer): void
}

/** What all writes of a page share. */
export interface WriteDependencies {
  readonly connection: ConnectionModel
  readonly reader: ChainReader
  readonly transactions: TransactionsModel
  readonly attempts: AttemptsModel
  readonly chainSwitch: ChainSwitchModel
  readonly pending: PendingRequests
  readonly heads: ChainHeads
  readonly balances: BalancesModel
  /** @returns a function that stops. */
  listen(listener: LateAnswerListener): () => void
  announceLateAnswer(answer: LateAnswer): void
}

/** Calls that a visitor has the wallet send, most often one: from the review of the first to the confirmation of all. */
export class WriteModel<Kind extends Reviews = Reviews, Call extends CallToWrite<Kind> = CallToWrite<Kind>>
  implements LateAnswerListener
{
  private list: WriteList<Kind> = unopenedList
  readonly #calls: readonly [Call, ...Call[]]
  readonly #record: BatchRecord | undefined
  readonly #dependencies: WriteDependencies
  readonly #request: WalletRequestModel<AskedToSend>
  readonly #begun = new Latest()
  readonly #reads = new Latest()
  readonly #support = new Latest()
  readonly #owner = new Owner()
  /** Not applied yet: another account is connected, or nothing is known of the call. */
  #lateAnswers: readonly SentAttempt[] = []
  /** When the visitor was asked whether to repeat it: what else may be the same. */
  #repeated: readonly Attempt[] = []
  #isShown = false
  /** When an open review was last checked again, whether the chain answered or not; milliseconds since 1970. */
  #checkedAt = 0
  #unfollowHeads: () => void = () => undefined
  /** What the wallet was asked for last. */
  private asked: { readonly index: number; readonly request: DescribedRequest } | undefined = undefined
  /** Whose call is no longer listed. */
  private removedFrom: Address | undefined = undefined
  private proposal: Transaction | undefined = undefined

  /** @param record of calls that belong together: what is stored of them. */
  constructor(calls: readonly [Call, ...Call[]], dependencies: WriteDependencies, record?: BatchRecord) {
    this.#calls = calls
    this.#dependencies = dependencies
    this.#record = record
    this.#request = new WalletRequestModel(dependencies.connection, dependencies.pending)
    makeAutoObservable<WriteModel<Kind, Call>, 'list' | 'asked' | 'proposal'>(
      this,
      { list: observableRef, asked: observableRef, proposal: observableRef },
      { autoBind: true }
    )
  }

  /**
   * Simulates the call and follows the wallet and the transaction. Calls that belong together are looked for among those
   * of earlier visits first.
   * @returns a function that stops; what the wallet sends after that is listed all the same.
   */
  start(): () => void {
    const { connection, pending } = this.#dependencies
    const stopListening = this.#dependencies.listen(this)
    this.#endRests()
    this.#isShown = true
    this.#owner.move(connection.active)
    void this.#begin(this.#begun.start())
    return stopAll([
      reaction(() => positionOf(connection.active), this.onMoved),
      reaction(() => [this.step, connection.account], this.applyLateAnswer),
      // What polls find out comes back here.
      reaction(() => this.entry, this.onEntry, { fireImmediately: true }),
      reaction(() => isSent(this.step) && !this.entry, this.onUnlisted, { fireImmediately: true }),
      reaction(() => this.step.status === 'repeating' && !this.mayStillBeSent, this.onProvenUnsent),
      reaction(() => this.#record?.report, this.onReport),
      reaction(() => this.openReview !== undefined, this.onReviewOpened, { fireImmediately: true }),
      reaction(() => this.heldBalances, this.onBalances),
      () => this.#unfollowHeads(),
      // Leaving the page would lose the calls that are still to come.
      reaction(
        () => hasMoreToAsk(this.#plan, this.list),
        (isToCome) => (isToCome ? pending.add(this) : pending.remove(this)),
        { fireImmediately: true }
      ),
      () => this.#begun.cancel(),
      () => this.#support.cancel(),
      () => this.apply({ type: 'stopped' }),
      () => pending.remove(this),
      stopListening,
      () => {
        this.#isShown = false
      }
    ])
  }

  /** Of the call that is reviewed, or sent on its own. */
  get step(): Write<Kind> {
    return this.list.step
  }

  /** What has become of all calls together. */
  get batchState(): BatchState {
    return this.list.batchState
  }

  /** The call that is reviewed, or sent on its own. */
  get call(): Call {
    return this.#calls[this.list.index] ?? this.#calls[0]
  }

  /** How many calls there are. */
  get count(): number {
    return this.#calls.length
  }

  /** Either all calls succeed or all have no effect. */
  get mustBeAtomic(): boolean {
    return this.#record?.mustBeAtomic === true
  }

  /** The call's listed transaction; undefined once it is removed, or while another account is connected. */
  get entry(): Transaction | undefined {
    const { step, proposal } = this
    const { transactions } = this.#dependencies
    if (!isSent(step)) return undefined
    const isProposed = proposal?.sent.hash === step.hash
    return (
      transactions.listed(step.hash) ??
      (isProposed ? executionOf(proposal, transactions.lists.of(this.call.chainId)) : undefined)
    )
  }

  /** The listed transactions of all calls that were sent. */
  get entries(): readonly Transaction[] {
    const { batchState, entry } = this
    const done = hashesOf(batchState).map((hash) => this.#dependencies.transactions.listed(hash))
    const current = batchState.status === 'stepping' || batchState.status === 'stopped' ? entry : undefined
    return [...done, current].filter((each) => each !== undefined)
  }

  /** True if the same call may already have been sent, by this write or another. */
  get mayBeSent(): boolean {
    return this.#sameAttempts.length > 0 || this.#isSameAsOther
  }

  /** What is known of the request for the current call, while that is not decided. */
  get attempt(): Attempt | undefined {
    const { status } = this.step
    const { state } = this.#request
    return (status === 'asking' || status === 'unclear') && 'attempt' in state ? state.attempt : undefined
  }

  /** By what the open requests know what this write says itself: the id of its request's record, then the transaction's hash. */
  get ownRequest(): string | undefined {
    const { step, attempt } = this
    if (attempt) return attempt.id
    if (isSent(step)) return step.hash
    return step.status === 'asking' || step.status === 'unclear' ? this.#record?.askedKey : undefined
  }

  /** Since when the wallet is asked; milliseconds since 1970. */
  get waitingSince(): number | undefined {
    const { state } = this.#request
    return state.status === 'pending' ? state.since : undefined
  }

  /** True while the wallet that has all calls is not connected: nobody is asked what becomes of them. */
  get isAway(): boolean {
    return this.#record?.isAway === true
  }

  /** True if it would be forgotten when the page closes, because the browser could not save it. */
  get isUnsaved(): boolean {
    const { attempts, transactions } = this.#dependencies
    const { state } = this.#request
    const attempt = 'attempt' in state ? state.attempt : undefined
    const undecided = attempts.undecided.find(({ id }) => id === attempt?.id)
    if (undecided && !attempts.isSaved(undecided)) return true
    if (this.entry !== undefined && transactions.isUnsaved(this.entry.sent.hash)) return true
    return this.#record?.isSaved === false
  }

  /**
   * Has what is left simulated, again if it failed or the visitor asks for it; all of it after a part, which is known
   * then.
   */
  simulate(): void {
    this.#endRests()
    this.apply({ type: 'restarted', known: this.#record?.known })
  }

  /** What is reviewed is now this, by the visitor's choice. */
  revise(to: SimulationEvent<Kind>): void {
    this.#toCall({ type: 'revised', to })
  }

  /** Approves what was reviewed, and the calls after it, and asks the wallet unless something has to be settled first. */
  confirm(): void {
    this.#endRests()
    this.#repeated = this.#sameAttempts
    this.#toCall({ type: 'approved', mayBeSent: this.mayBeSent, now: Date.now() })
  }

  /** Asks the wallet although the same may already have been sent. */
  confirmAgain(): void {
    this.#endRests()
    this.#toCall({ type: 'confirmedAgain', now: Date.now() })
  }

  /** Has the wallet switch to the call's chain. */
  async switchNetwork(): Promise<void> {
    await this.#dependencies.chainSwitch.switchTo(this.call.chainId)
  }

  /** Stops waiting, or leaves the review and what is left; what the wallet still sends is listed. */
  cancel(): void {
    this.apply({ type: 'cancelled' })
  }

  onLateAnswer(answer: LateAnswer): void {
    if ('batch' in answer) {
      if (answer.id !== undefined && this.#record?.isOf(answer.batch)) this.#toBatch({ type: 'found', id: answer.id })
    } else if (answer.hash !== undefined) {
      this.#lateAnswers = [...this.#lateAnswers, { attempt: answer.attempt, hash: answer.hash }]
      this.applyLateAnswer()
    }
  }

  /** What the page says would succeed, while it waits for the visitor. */
  private get openReview(): ReviewOf<Kind> | undefined {
    const { step, batchState } = this
    return batchState.status === 'unasked' && step.status === 'review' && !step.refusal ? step.review : undefined
  }

  /** What is known of the account's balances on the call's chain, to tell whether they have changed. */
  private get heldBalances(): string | undefined {
    const known = this.#dependencies.balances.lastKnown(this.call.chainId)
    return known && [known.value, ...known.tokens.map(({ value }) => value)].join()
  }

  /** With the polls of whoever else follows the chain. */
  private onReviewOpened(isOpen: boolean): void {
    this.#unfollowHeads()
    this.#unfollowHeads = isOpen ? this.#dependencies.heads.follow(this.call.chainId, this.onHead) : () => undefined
  }

  private onHead(event: HeadEvent): void {
    const { openReview, call } = this
    if (event.type !== 'head' || !openReview) return
    const summary = call.reviewRules.summarise(openReview)
    if (isCheckDue(summary, this.#checkedAt, event.head, Date.now())) void this.#checkAgain(openReview)
  }

  private onBalances(now: string | undefined, before: string | undefined): void {
    const { openReview } = this
    if (openReview && now !== undefined && before !== undefined) void this.#checkAgain(openReview)
  }

  private apply(event: WriteListEvent<Kind>): void {
    const [next, ...effects] = nextWriteList(this.#plan, this.list, event)
    this.list = next
    for (const effect of effects) this.#perform(effect)
  }

  /** What the visitor asks for is read at once, also while endpoints rest after failures. */
  #endRests(): void {
    this.#dependencies.reader.endRests(this.call.chainId)
  }

  #toCall(event: WriteEvent<Kind>): void {
    this.apply({ type: 'ofCall', event })
  }

  #toBatch(event: BatchEvent): void {
    this.apply({ type: 'ofBatch', event })
  }

  #perform(effect: WriteListEffect<Kind>): void {
    const { account } = this.#owner
    switch (effect.type) {
      case 'simulate':
        void this.#simulate(effect.account, effect.approved)
        return
      case 'revalidate':
        void this.#revalidate()
        return
      case 'ask':
        void this.#ask(effect.review)
        return
      case 'abandon':
        this.#reads.cancel()
        this.#request.cancel()
        return
      case 'start':
        this.#toCall({ type: 'started', at: this.#position })
        return
      case 'confirm':
        this.confirm()
        return
      case 'askForSupport':
        void this.#askForSupport(effect.account)
        return
      case 'storeId':
        this.#record?.storeId(effect.id)
        return
      case 'poll':
        this.#record?.follow(effect.id)
        return
      case 'storeSentHashes':
        if (account) this.#record?.storeSentHashes(account, effect.sentHashes)
        return
      case 'resume':
        if (account) this.call.list?.(account, effect.hash)
        if (account) this.#toCall({ type: 'sentLate', account, hash: effect.hash })
    }
  }

  async #begin(signal: AbortSignal): Promise<void> {
    // A call that cannot be encoded is refused by its simulation.
    if (this.#record) await this.#record.encode().catch(() => undefined)
    if (!signal.aborted) this.apply({ type: 'opened', known: this.#record?.known })
  }

  async #simulate(account: Address, approved: ReviewOf<Kind> | undefined): Promise<void> {
    const signal = this.#reads.start()
    const simulation = await this.call.simulate(account, approved)
    if (!signal.aborted) this.#toCall(simulation)
  }

  async #revalidate(): Promise<void> {
    const signal = this.#reads.start()
    const read = () => this.#dependencies.reader.getBlockNumber(this.call.chainId)
    const head = await withTimeout(HEAD_WITHIN_MS, read, () => new Error('No head in time.')).catch(() => undefined)
    if (!signal.aborted) this.#toCall({ type: 'revalidated', head })
  }

  async #checkAgain(review: ReviewOf<Kind>): Promise<void> {
    this.#checkedAt = Date.now()
    const signal = this.#reads.start()
    const found = await this.call.check(review)
    if (!signal.aborted) this.#toCall({ type: 'checkedAgain', of: review, found })
  }

  async #ask(review: ReviewOf<Kind>): Promise<void> {
    const request = this.call.requestOf(review)
    this.asked = { index: this.list.index, request }
    const end = await this.#request.run({ whetherSent: 'no' }, (asking) => this.#askWallet(request, asking))
    if ('answer' in end) {
      if (end.answer && (end.isLate || this.step.status !== 'asking')) this.#announce(end.answer)
      else if (end.answer) this.#toCall({ type: 'sent', hash: end.answer.hash })
    } else if (!end.isLate) {
      const { failure, about } = end
      this.#toCall({ type: 'failed', failure, whetherSent: about.whetherSent })
    }
  }

  /** Undefined if the wallet has all calls, whose end the record follows. */
  async #askWallet(request: DescribedRequest, asking: Asking<AskedToSend>): Promise<SentAttempt | undefined> {
    const { connector, signal } = asking
    if (this.#record && this.#next === 'support') {
      await this.#record.encode()
      const support = await connector.getCallCapabilities(request.from, this.call.chainId)
      signal.throwIfAborted()
      this.#toBatch({ type: 'approved', support })
    }
    if (this.#record && this.#next === 'all') await this.#askForAll(this.#record, request.from, asking)
    return this.#next === 'one' ? this.#askForOne(request, asking) : undefined
  }

  /** What was not sent once nobody waits is told too. */
  async #askForOne(request: DescribedRequest, asking: Asking<AskedToSend>): Promise<SentAttempt> {
    let attempt: Attempt | undefined
    const update: typeof asking.update = (more) => {
      attempt = more.attempt ?? attempt
      asking.update(more)
    }
    try {
      return await oneCall(this.#dependencies.attempts, request)({ ...asking, update })
    } catch (cause) {
      if (asking.signal.aborted && attempt && whetherSent(cause) === 'no')
        this.#dependencies.announceLateAnswer({ attempt })
      throw cause
    }
  }

  async #askForAll(record: BatchRecord, account: Address, asking: Asking<AskedToSend>): Promise<void> {
    const { signal } = asking
    const batch = record.begin(account)
    try {
      const accepted = await allCalls(record.batches, batch, record.mustBeAtomic)(asking)
      if (!signal.aborted) this.#toBatch({ type: 'accepted', id: accepted.id })
      else if (record.storeLateId(accepted)) this.#announce(accepted)
    } catch (cause) {
      if (signal.aborted && whetherSent(cause) === 'no') this.#dependencies.announceLateAnswer({ batch })
      if (signal.aborted) throw cause
      this.#toBatch({
        type: 'failed',
        whetherSent: whetherSent(cause),
        isUnsupported: isWalletError(cause, 'unsupported')
      })
      const { status } = this.batchState
      if (status === 'unasked' || status === 'unclear') throw cause
    }
  }

  /** Tells the visitor before they confirm; a wallet that does not answer in time is asked again after that. */
  async #askForSupport(account: Address): Promise<void> {
    const signal = this.#support.start()
    const support = await this.#record?.support(account)
    if (support && !signal.aborted) this.#toBatch({ type: 'supported', support })
  }

  /** Once nothing shows this write, another one may be about the same call. */
  #announce(answer: SentAttempt | AcceptedBatch): void {
    this.#dependencies.announceLateAnswer(answer)
    if (!this.#isShown) this.onLateAnswer(answer)
  }

  /** Waits until the account that the answer is about is connected, and the current call is the one that it is about. */
  private applyLateAnswer(): void {
    const { account } = this.#dependencies.connection
    const request = this.#requestNow
    const answer = this.#lateAnswers.find(
      ({ attempt }) => attempt.account === account && request !== undefined && isFor(attempt, request)
    )
    if (!answer) return
    this.#lateAnswers = this.#lateAnswers.filter((each) => each !== answer)
    this.#toCall({ type: 'sentLate', account: answer.attempt.account, hash: answer.hash })
  }

  private onMoved(): void {
    const move = this.#owner.move(this.#dependencies.connection.active)
    this.#support.cancel()
    this.apply({ type: 'moved', move, at: this.#position, known: this.#record?.known })
  }

  private onReport(): void {
    const report = this.#record?.report
    if (report) this.#toBatch({ type: 'reported', outcome: report.status, hashes: report.hashes })
  }

  private onProvenUnsent(isProven: boolean): void {
    if (isProven) this.#toCall({ type: 'provenUnsent' })
  }

  private onEntry(entry: Transaction | undefined): void {
    if (!entry) return
    this.proposal = entry.sent.isProposal && entry
    this.#toCall({ type: 'followed', entry })
  }

  /** Nobody follows it then; the list of another account does not have it either. */
  private onUnlisted(isUnlisted: boolean): void {
    const { step } = this
    if (!isUnlisted || step.status !== 'sent' || step.account !== this.#dependencies.connection.account) return
    this.removedFrom = step.account
    this.#toCall({ type: 'removed' })
  }

  /** Undefined as long as nothing is known of what the current call asks for. */
  get #requestNow(): DescribedRequest | undefined {
    const { step, asked } = this
    if ('review' in step) return this.call.requestOf(step.review)
    return asked?.index === this.list.index ? asked.request : undefined
  }

  get #sameAttempts(): readonly Attempt[] {
    const request = this.#requestNow
    return request ? this.#dependencies.attempts.undecided.filter((attempt) => isFor(attempt, request)) : []
  }

  /** As what was removed from the list, or as what is stored of the calls together. */
  get #isSameAsOther(): boolean {
    const { asked, removedFrom } = this
    const request = this.#requestNow
    const isRemoved = removedFrom !== undefined && removedFrom === this.#dependencies.connection.account
    if (isRemoved && asked && request && isSameRequest(sendable(asked.request), sendable(request))) return true
    return this.#record?.mayHaveSent(this.list.index) === true
  }

  /** True until everything that the visitor was asked about is known not to have been sent. */
  private get mayStillBeSent(): boolean {
    return this.#repeated.some(this.#dependencies.attempts.mayBeSent) || this.#isSameAsOther
  }

  /** What the wallet is asked for next. */
  get #next() {
    return nextToAsk(this.#plan, this.list)
  }

  get #plan() {
    const { call, count, mustBeAtomic } = this
    return { reviewRules: call.reviewRules, count, mustBeAtomic }
  }

  /** Where the wallet is, as seen from the call. */
  get #position(): WalletPosition {
    const { account, chainId, chains } = this.#dependencies.connection
    const own = this.call.chainId
    if (!findChain(chains, own)) {
      return {
        type: 'unconfigured',
        failure: new ChainReadError('unreachable', own, `Chain ${own} is not configured.`)
      }
    }
    if (!account) return { type: 'disconnected' }
    return chainId === own ? { type: 'ready', account } : { type: 'elsewhere' }
  }
}

interface Ownership {
  readonly account: Address
  readonly wallet: WalletRoute
}

/** Whose write it is: the account that was connected last, in its wallet. */
class Owner {
  #last: Ownership | undefined
  #isConnected = false

  get account(): Address | undefined {
    return this.#last?.account
  }

  /**
   * Follows the wallet.
   * @param active undefined while none is connected.
   */
  move(active: Ownership | undefined): OwnerMove {
    const [last, wasConnected] = [this.#last, this.#isConnected]
    this.#isConnected = active !== undefined
    if (!active) return 'gone'
    const { account, wallet } = active
    this.#last = { account, wallet }
    if (account !== last?.account || !isSameWallet(wallet, last.wallet)) return 'other'
    return wasConnected ? 'same' : 'back'
  }
}

/** Changes whenever another account, wallet or network is connected, or none. */
function positionOf(active: (Ownership & { readonly chainId: number }) | undefined): string {
  return JSON.stringify(active && [active.account, active.chainId, active.wallet.id, active.wallet.isPaired])
}

function isFor(attempt: Attempt, request: DescribedRequest): boolean {
  return attempt.chainId === request.chainId && isSameRequest(attempt, sendable(request))
}

function sendable({ to, value, data }: DescribedRequest) {
  return { to, value, ...(data !== undefined && { call: { data } }) }
}
