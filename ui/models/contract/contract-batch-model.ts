import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Address } from '#domain/address.ts'
import { nextBatch } from '#domain/contract/batch.ts'
import {
  type BatchEffect,
  type BatchEvent,
  type BatchState,
  hashesOf,
  isUnderway
} from '#domain/contract/batch-state.ts'
import { batchEventsOf } from '#domain/contract/batch-step.ts'
import type { ContractWrite } from '#domain/contract/contract-write.ts'
import type { Transaction } from '#domain/transaction/transaction.ts'
import { Latest } from '#domain/wait/latest.ts'
import { stopAll } from '../stop-all.ts'
import { askForBatch } from './ask-for-batch.ts'
import { BatchOwner, placeOf } from './batch-owner.ts'
import { BatchRequest, type WrittenBatch } from './batch-request.ts'
import type { BatchTools } from './batch-tools.ts'
import { singleCallAsker } from './call-asker.ts'
import { ContractWriteModel } from './contract-write-model.ts'
import { CurrentStep } from './current-step.ts'

/** Calls that belong together, from the review of the first one to the confirmation of all. */
export class ContractBatchModel {
  state: BatchState = { status: 'review', done: [] }
  readonly written: WrittenBatch
  readonly #tools: BatchTools
  readonly #request: BatchRequest
  readonly #latest = new Latest()
  readonly #support = new Latest()
  readonly #current: CurrentStep
  readonly #owner = new BatchOwner()

  constructor(written: WrittenBatch, tools: BatchTools) {
    this.written = written
    this.#tools = tools
    this.#request = new BatchRequest(written, tools)
    this.#current = new CurrentStep(
      (index) => this.#stepAt(index),
      (write) => this.onStep(write)
    )
    makeAutoObservable(this, { state: observableRef, written: false }, { autoBind: true })
  }

  /** The call that is reviewed, or sent on its own. */
  get step(): ContractWriteModel {
    return this.#current.write
  }

  /**
   * Looks for the same calls of an earlier visit, and reviews the first one unless the wallet has them.
   * @returns a function that stops; what the wallet sends after that is listed all the same.
   */
  start(): () => void {
    const { connection, shownBatches } = this.#tools
    const shown = () => isUnderway(this.state)
    shownBatches.add(shown)
    this.#owner.move(connection.active)
    void this.#begin(this.#latest.start())
    return stopAll([
      reaction(() => placeOf(connection.active), this.onMoved),
      reaction(
        () => this.#request.report,
        (report) => {
          if (report) this.apply({ type: 'reported', outcome: report.status, hashes: report.hashes })
        }
      ),
      () => this.#latest.cancel(),
      () => this.#support.cancel(),
      () => this.apply({ type: 'returned' }),
      () => this.#current.stop(),
      () => shownBatches.delete(shown)
    ])
  }

  /** The listed transactions of the calls that were sent. */
  get sent(): readonly Transaction[] {
    const { state, step } = this
    const done = hashesOf(state).map((hash) => this.#tools.transactions.listed(hash))
    const current = state.status === 'stepping' || state.status === 'stopped' ? step.sent : undefined
    return [...done, current].filter((entry) => entry !== undefined)
  }

  /** Since when the wallet is asked; milliseconds since 1970. */
  get waitingSince(): number | undefined {
    return this.step.waitingSince
  }

  /** True while the wallet that has it is not connected: nobody is asked what becomes of it. */
  get isAway(): boolean {
    return this.#request.isAway
  }

  /** True if it would be forgotten when the page closes, because the browser could not save it. */
  get isUnsaved(): boolean {
    return this.step.isUnsaved || !this.#request.isSaved
  }

  /** Reviews what is left, again if the visitor asks for it; all of it after a part, which is known then. */
  simulate(): void {
    const isPartial = this.state.status === 'partial'
    this.apply({ type: 'restarted' })
    if (this.state.status === 'review' && (isPartial || !this.#findAsked())) this.#review()
  }

  /** Approves what was reviewed and the calls after it, and asks the wallet unless something has to be settled first. */
  confirm(): void {
    if (this.#isOpen) this.step.confirm()
  }

  /** Asks the wallet although the same may already have been sent. */
  confirmAgain(): void {
    if (this.#isOpen) this.step.confirmAgain()
  }

  /** Has the wallet switch to the contracts' chain. */
  async switchNetwork(): Promise<void> {
    await this.step.switchNetwork()
  }

  /** Stops waiting, or leaves the review and what is left; what the wallet still sends is listed. */
  cancel(): void {
    const before = this.state
    this.apply({ type: 'cancelled' })
    if (before.status === 'review' || isUnderway(before)) this.step.cancel()
    else if (this.state !== before) this.#review()
    const { account } = this.#owner
    if (before.status === 'review' && this.#isLeft && account) this.#request.keep(account, [])
  }

  private onMoved(): void {
    const move = this.#owner.move(this.#tools.connection.active)
    const [isLeft, wasImpossible] = [this.#isLeft, this.state.status === 'impossible']
    this.#support.cancel()
    this.apply({ type: move === 'other' ? 'accountChanged' : 'returned' })
    const isBegunAgain = move === 'other' || wasImpossible
    const isSearched = isBegunAgain || (move === 'back' && !isLeft)
    if (!isSearched || this.state.status !== 'review' || this.#findAsked()) return
    // Otherwise the current call follows the wallet itself.
    if (isBegunAgain && !isLeft) this.#review()
  }

  /** What the visitor has approved is confirmed for each call after the first. */
  private onStep(write: ContractWrite): void {
    for (const event of batchEventsOf(write)) this.apply(event)
    if (write.status === 'simulating' && !write.approved) void this.#askForSupport(write.account)
    if (write.status === 'review' && this.state.status === 'stepping') this.step.confirm()
  }

  private apply(event: BatchEvent): readonly BatchEffect[] {
    const { calls, mustBeAtomic } = this.written
    const [next, ...effects] = nextBatch({ count: calls.length, mustBeAtomic }, this.state, event)
    this.state = next
    if (next.status === 'impossible') this.#current.stop()
    for (const effect of effects) this.#perform(effect)
    return effects
  }

  /** The wallet is asked by `#ask`, which has it at hand. */
  #perform(effect: BatchEffect): unknown {
    const { account } = this.#owner
    switch (effect.type) {
      case 'store':
        return this.#request.store(effect.id)
      case 'poll':
        this.#current.stop()
        return this.#request.follow(effect.id)
      case 'askForOne':
        return effect.index !== this.#current.index && this.#current.open(effect.index)
      case 'keep':
        return account && this.#request.keep(account, effect.steps)
      case 'follow':
        return account && this.#current.follow(effect.index, account, effect.hash)
      case 'review':
        return this.#review()
    }
  }

  async #begin(signal: AbortSignal): Promise<void> {
    // A call that cannot be encoded is refused by its simulation.
    await this.#request.encode().catch(() => undefined)
    if (signal.aborted || (this.state.status === 'review' && this.#findAsked())) return
    if (this.state.status === 'review') this.#current.open(this.state.done.length)
    else if (this.state.status === 'stepping') this.#current.start()
  }

  /** Tells the visitor before they confirm; a wallet that does not answer in time is asked again after that. */
  async #askForSupport(account: Address): Promise<void> {
    if (!this.written.mustBeAtomic || this.state.status !== 'review') return
    const signal = this.#support.start()
    const support = await this.#request.support(account)
    if (support && !signal.aborted) this.apply({ type: 'supported', support })
  }

  /** Goes on with the same calls if the wallet is known to have them, or the account to have sent some of them. */
  #findAsked(): boolean {
    const { known } = this.#request
    const before = this.state
    if (known) this.apply(known)
    return this.state !== before
  }

  /** Simulates the next call that is left. */
  #review(): void {
    this.#current.open('done' in this.state ? this.state.done.length : 0)
    this.step.simulate()
  }

  #stepAt(index: number): ContractWriteModel {
    const { calls, chainId } = this.written
    const written = { ...(calls[index] ?? calls[0]), chainId }
    const single = singleCallAsker(written, this.#tools.attempts)
    return new ContractWriteModel(written, this.#tools, {
      ask: (review) => {
        const parts = { request: this.#request, chainId, account: review.account, askForOne: single.ask(review) }
        return askForBatch({ ...parts, state: () => this.state, apply: this.apply })
      },
      mayBeSent: (data) => single.mayBeSent(data) || this.#request.mayHaveSent(index)
    })
  }

  /** False once the wallet has all calls, or nothing can be asked without a new review. */
  get #isOpen(): boolean {
    return this.state.status === 'review' || this.state.status === 'stepping'
  }

  /** True once the visitor has left the review. */
  get #isLeft(): boolean {
    return this.state.status === 'review' && this.step.state.status === 'idle'
  }
}
