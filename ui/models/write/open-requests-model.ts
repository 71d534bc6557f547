import { makeAutoObservable, observable, observableRef, reaction, runInAction } from 'mobx'
import { findChain } from '#domain/chain/chain.ts'
import { isSameValue } from '#domain/same-value.ts'
import { isForgotten } from '#domain/wallet/asked-signature.ts'
import {
  isStillNews,
  type LateEnd,
  mayShowOther,
  type OpenRequest,
  openRequests,
  type SaidOfRequests,
  saidOfRequests
} from '#domain/write/open-request.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { AttemptStore } from '#ui/models/transaction/attempt-store.ts'
import type { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import type { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { stopAll } from '../stop-all.ts'
import type { AskedBatchesModel } from './asked-batches-model.ts'
import type { BatchStore } from './batch-store.ts'
import type { WriteFactory } from './write-factory.ts'
import type { LateAnswer, LateAnswerListener } from './write-model.ts'

/**
 * The requests of this browser's tabs that a wallet may still show: a page can neither withdraw nor see them. Said on every
 * page, for every account and network of the wallet, until the wallet has answered or the visitor dismisses them.
 */
export class OpenRequestsModel implements LateAnswerListener {
  /** Of every wallet. */
  readonly #open = observable.array<OpenRequest>([], { deep: false })
  /** How many views speak of each: records by their ids, transactions by their hashes. */
  readonly #shownHere = observable.map<string, number>()
  private lastEnd: LateEnd | undefined = undefined
  readonly #connection: ConnectionModel
  readonly #attemptStore: AttemptStore
  readonly #batchStore: BatchStore
  readonly #attempts: AttemptsModel
  readonly #batches: AskedBatchesModel
  readonly #transactions: TransactionsModel
  readonly #writes: WriteFactory

  constructor(
    connection: ConnectionModel,
    attemptStore: AttemptStore,
    batchStore: BatchStore,
    attempts: AttemptsModel,
    batches: AskedBatchesModel,
    transactions: TransactionsModel,
    writes: WriteFactory
  ) {
    this.#connection = connection
    this.#attemptStore = attemptStore
    this.#batchStore = batchStore
    this.#attempts = attempts
    this.#batches = batches
    this.#transactions = transactions
    this.#writes = writes
    makeAutoObservable<OpenRequestsModel, 'lastEnd'>(this, { lastEnd: observableRef }, { autoBind: true })
  }

  /** @returns a function that stops. */
  start(): () => void {
    for (const signature of this.#attemptStore.readSignatures())
      if (isForgotten(signature, Date.now())) this.#attemptStore.remove(signature)
    this.refresh()
    return stopAll([
      this.#attemptStore.listen(this.refresh),
      this.#batchStore.listen(this.refresh),
      this.#writes.listen(this),
      reaction(
        () => this.#connection.active?.wallet,
        () => this.forgetEnd(),
        { equals: isSameValue }
      )
    ])
  }

  /** True if any wallet, connected or not, may still send something that it was asked for. */
  get mayBeSent(): boolean {
    return this.#open.some((request) => !('signs' in request))
  }

  /** What is to be said now, if anything is. */
  get said(): SaidOfRequests | undefined {
    const shownHere = new Set(this.#shownHere.keys())
    return saidOfRequests(this.#open, this.late, { active: this.#connection.active, shownHere })
  }

  /** What a wallet last sent, or did not send, once nobody waited; undefined once its entry is removed from the list. */
  get late(): LateEnd | undefined {
    const { lastEnd } = this
    if (lastEnd?.hash === undefined || lastEnd.asked.account !== this.#connection.account) return lastEnd
    return this.#transactions.listed(lastEnd.hash) && lastEnd
  }

  /** Whether the connected wallet may still show a request beside what is reviewed. @param own the id of the review's own, if it has one. */
  isOtherOpen(own: string | undefined): boolean {
    return mayShowOther(this.#open, this.#connection.active?.wallet, own)
  }

  /** The visitor knows of what is said. */
  dismiss(said: SaidOfRequests): void {
    if (said.type !== 'open') {
      this.forgetEnd()
      return
    }
    const { request } = said
    if ('key' in request) this.#batches.forget(request)
    else if ('signs' in request) this.#attemptStore.remove(request)
    else this.#attempts.dismiss(request)
  }

  /** A view speaks of the request itself. @returns a function that ends that. */
  showHere(id: string): () => void {
    this.#count(id, 1)
    return () => this.#count(id, -1)
  }

  onLateAnswer(answer: LateAnswer): void {
    const at = Date.now()
    if ('attempt' in answer) {
      const { attempt: asked, hash } = answer
      this.lastEnd = { asked, at, ...(hash !== undefined && { hash }) }
    } else if (answer.id === undefined) {
      // What becomes of one that was taken is listed, or said by its own view.
      this.lastEnd = { asked: answer.batch, at }
    }
  }

  private refresh(): void {
    const [attempts, batches] = [this.#attemptStore.readEvery(), this.#batchStore.readEvery()]
    // Those on other chains are left for another configuration.
    const isKnown = ({ chainId }: { readonly chainId: number }) => findChain(this.#connection.chains, chainId)
    const signatures = this.#attemptStore.readSignatures()
    const now = openRequests(attempts.filter(isKnown), batches.filter(isKnown), signatures, Date.now())
    if (!isSameValue(now, [...this.#open])) this.#open.replace([...now])
    if (this.lastEnd && !isStillNews(this.lastEnd, now)) this.forgetEnd()
  }

  private forgetEnd(): void {
    this.lastEnd = undefined
  }

  #count(id: string, change: 1 | -1): void {
    runInAction(() => {
      const count = (this.#shownHere.get(id) ?? 0) + change
      if (count > 0) this.#shownHere.set(id, count)
      else this.#shownHere.delete(id)
    })
  }
}
