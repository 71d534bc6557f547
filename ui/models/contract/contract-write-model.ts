import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import { ContractError } from '#domain/contract/contract-error.ts'
import type { Review } from '#domain/contract/contract-review.ts'
import {
  type ContractWrite,
  type ContractWriteEffect,
  type ContractWriteEvent,
  isSent,
  nextContractWrite,
  type WalletPlace
} from '#domain/contract/contract-write.ts'
import { executionOf } from '#domain/contract/sent-write.ts'
import type { AskedToSend } from '#domain/transaction/send-request.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { Latest } from '#domain/wait/latest.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletRequestModel } from '#ui/models/request/wallet-request-model.ts'
import { stopAll } from '../stop-all.ts'
import { type CallAsker, singleCallAsker } from './call-asker.ts'
import { type LateCall, LateCalls } from './late-calls.ts'
import { listSent } from './list-sent.ts'
import { simulateCall } from './simulate-call.ts'
import { walletPlace } from './wallet-place.ts'
import type { WriteTools } from './write-tools.ts'
import { senderOf, type WrittenCall } from './written-call.ts'

/** After that, the call is simulated again: the wallet should open soon after the click. */
const HEAD_WITHIN_MS = 1_000

/** One call of a contract, from its simulation through the wallet to its confirmation. */
export class ContractWriteModel<Result = unknown> {
  state: ContractWrite<Result> = { status: 'idle' }
  private proposal: Transaction | undefined = undefined
  readonly written: WrittenCall<Result>
  readonly #tools: WriteTools
  readonly #asker: CallAsker
  readonly #request: WalletRequestModel<AskedToSend>
  readonly #reads = new Latest()
  readonly #late: LateCalls
  /** What the wallet was asked for last. */
  private askedFor: Hex | undefined = undefined
  /** Whose call is no longer listed. */
  private removedFrom: Address | undefined = undefined

  /** @param asker asks for this call alone by default. */
  constructor(
    written: WrittenCall<Result>,
    tools: WriteTools,
    asker: CallAsker = singleCallAsker(written, tools.attempts)
  ) {
    this.written = written
    this.#tools = tools
    this.#asker = asker
    this.#late = new LateCalls(written)
    this.#request = new WalletRequestModel(tools.connection)
    makeAutoObservable<ContractWriteModel<Result>, 'proposal'>(
      this,
      { state: observableRef, proposal: observableRef, written: false },
      { autoBind: true }
    )
  }

  /**
   * Simulates the call and follows the wallet and the transaction.
   * @returns a function that stops; a call that the wallet sends after that is listed all the same.
   */
  start(): () => void {
    const { connection, shown, lateListeners } = this.#tools
    shown.add(this.#request)
    lateListeners.add(this.onSentLate)
    if (this.state.status === 'idle') this.simulate()
    return stopAll([
      reaction(
        () => [connection.account, connection.chainId].join(),
        () => this.apply({ type: 'moved', at: this.#place })
      ),
      reaction(() => [this.state, connection.account], this.tellLate),
      reaction(() => this.sent, this.follow, { fireImmediately: true }),
      () => this.apply({ type: 'stopped' }),
      () => lateListeners.delete(this.onSentLate),
      () => shown.delete(this.#request)
    ])
  }

  /** The listed transaction; undefined once it is removed, or while another account is connected. */
  get sent(): Transaction | undefined {
    const { state, proposal } = this
    const { transactions } = this.#tools
    if (!isSent(state)) return undefined
    const executed = () => proposal && executionOf(proposal, transactions.lists.of(this.written.chainId))
    return transactions.listed(state.hash) ?? executed()
  }

  /** True if the same call may already have been sent, by this write or another. */
  get mayBeSent(): boolean {
    const { state, askedFor, removedFrom } = this
    const data = 'review' in state ? state.review.data : askedFor
    const isRemoved = removedFrom !== undefined && removedFrom === this.#tools.connection.account
    return (isRemoved && data === askedFor) || this.#asker.mayBeSent(data)
  }

  /** Since when the wallet is asked; milliseconds since 1970. */
  get waitingSince(): number | undefined {
    const { state } = this.#request
    return state.status === 'pending' ? state.since : undefined
  }

  /** True if it would be forgotten when the page closes, because the browser could not save it. */
  get isUnsaved(): boolean {
    const { attempts, transactions } = this.#tools
    const { state } = this.#request
    const attempt = 'attempt' in state ? state.attempt : undefined
    const undecided = attempts.undecided.find(({ id }) => id === attempt?.id)
    if (undecided && !attempts.isSaved(undecided)) return true
    return this.sent !== undefined && transactions.isUnsaved(this.sent.hash)
  }

  /** Has the call simulated, again if it failed or the visitor asks for it. */
  simulate(): void {
    this.apply({ type: 'started', at: this.#place })
  }

  /** Follows what this account has sent in an earlier visit, instead of sending it; it is listed for that. */
  resume(account: Address, hash: Hex): void {
    listSent(this.written, account, hash, this.#tools.transactions)
    this.apply({ type: 'sentLate', account, hash })
  }

  /** Approves what was reviewed, and asks the wallet unless something has to be settled first. */
  confirm(): void {
    this.apply({ type: 'confirmed', mayBeSent: this.mayBeSent })
  }

  /** Asks the wallet although the same call may already have been sent. */
  confirmAgain(): void {
    this.apply({ type: 'confirmedAgain' })
  }

  /** Has the wallet switch to the contract's chain. */
  async switchNetwork(): Promise<void> {
    await this.#tools.chainSwitch.switchTo(this.written.chainId)
  }

  /** Stops waiting, or leaves the review; a call that the wallet still sends is listed. */
  cancel(): void {
    this.apply({ type: 'cancelled' })
  }

  private follow(entry: Transaction | undefined): void {
    if (!entry) return void this.#onUnlisted()
    this.proposal = entry.isProposal && entry
    this.apply({ type: 'followed', entry })
  }

  /** The list of another account does not have it either. */
  #onUnlisted(): void {
    const { state } = this
    if (state.status !== 'sent' || state.account !== this.#tools.connection.account) return
    this.removedFrom = state.account
    this.apply({ type: 'removed' })
  }

  private apply(event: ContractWriteEvent<Result>): void {
    const [next, ...effects] = nextContractWrite(this.state, event)
    this.state = next
    for (const effect of effects) this.#perform(effect)
  }

  #perform(effect: ContractWriteEffect<Result>): void {
    switch (effect.type) {
      case 'simulate':
        return void this.#simulate(effect.account)
      case 'check':
        return void this.#check()
      case 'ask':
        return void this.#ask(effect.review)
      case 'explain':
        return void this.#explain(effect.account, effect.blockNumber)
      case 'abandon':
        this.#reads.cancel()
        this.#request.cancel()
    }
  }

  async #simulate(account: Address): Promise<void> {
    const { chainId, call } = this.written
    const signal = this.#reads.start()
    const simulation = await simulateCall(this.#tools, { chainId, call, sender: senderOf(this.written, account) })
    if (!signal.aborted) this.apply(simulation)
  }

  async #check(): Promise<void> {
    const signal = this.#reads.start()
    const read = () => this.#tools.reader.getBlockNumber(this.written.chainId)
    const head = await withTimeout(HEAD_WITHIN_MS, read, () => new Error('No head in time.')).catch(() => undefined)
    if (!signal.aborted) this.apply({ type: 'checked', head })
  }

  async #ask(review: Review<Result>): Promise<void> {
    const { account, data } = review
    this.askedFor = data
    const sent = await this.#request.run({ isSent: 'no' }, this.#asker.ask(review))
    const { state } = this.#request
    const hash = sent?.answer.hash
    if (hash && (sent.isLate || this.state.status !== 'asking')) this.#onLateAnswer(account, data, hash)
    else if (hash) this.apply({ type: 'sent', hash })
    if (sent || state.status !== 'failed') return
    const { problem, details, isRejection, isSent } = state
    this.apply({ type: 'failed', failure: { problem, isRejection, ...(details && { details }) }, isSent })
  }

  /** Once nothing shows this write, another one may be about the same call. */
  #onLateAnswer(account: Address, data: Hex, hash: Hex): void {
    const { lateListeners } = this.#tools
    const { chainId, value = 0n, call } = this.written
    const late = { account, chainId, to: call.address, value, data, hash }
    if (!lateListeners.has(this.onSentLate)) for (const tell of lateListeners) tell(late)
    this.#late.keep(late, true)
    this.tellLate()
  }

  private onSentLate(late: LateCall): void {
    this.#late.keep(late, false)
    this.tellLate()
  }

  private tellLate(): void {
    const late = this.#late.take(this.#tools.connection.account, this.state)
    if (late) this.apply({ type: 'sentLate', account: late.account, hash: late.hash })
  }

  /** As of the end of its block: the nearest state that nodes still have. */
  async #explain(account: Address, blockNumber: number): Promise<void> {
    const { chainId, call } = this.written
    const at = { blockNumber: BigInt(blockNumber) }
    const failure = await this.#tools.contracts.simulate(chainId, call, senderOf(this.written, account), at).then(
      () => undefined,
      (cause: unknown) => cause
    )
    if (failure instanceof ContractError) this.apply({ type: 'explained', blockNumber, failure })
  }

  get #place(): WalletPlace {
    return walletPlace(this.#tools.connection, this.written.chainId)
  }
}
