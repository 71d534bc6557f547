import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Connector } from '#domain/ports/connector.ts'
import { Latest } from '#domain/wait/latest.ts'
import { nextRequest, type RequestEvent, type WalletRequest } from '#domain/wallet/request.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { type RequestProblem, type WalletFailure, walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { PendingRequests } from './pending-requests.ts'

/** What a request is made with. */
export interface Asking<About> {
  /** Of a wallet that is ready. */
  readonly connector: Connector
  /** Aborted once nobody waits for the answer any longer. */
  readonly signal: AbortSignal
  /** Adds what is known about the request by then. */
  readonly update: (more: Partial<About>) => void
}

/** How a request has ended. `isLate`: it was cancelled or repeated before, so nothing on screen has changed. */
type RequestEnd<About, Answer> = { readonly isLate: boolean } & (
  | { readonly answer: Answer }
  /** `about`: what was known of the request by then. */
  | { readonly failure: WalletFailure; readonly about: About }
)

/** The lifecycle of one kind of request to the connected wallet: send, wait, cancel. Each kind has its own model on top. */
export class WalletRequestModel<
  About extends object = object,
  Own extends { readonly status: string } = never,
  Refusal = never
> {
  state: WalletRequest<About, Own, Refusal> = { status: 'idle' }
  private unsupportedBy: Connector | undefined = undefined
  readonly #connection: ConnectionModel
  readonly #pending: PendingRequests
  readonly #latest = new Latest()

  constructor(connection: ConnectionModel, pending: PendingRequests) {
    this.#connection = connection
    this.#pending = pending
    makeAutoObservable<WalletRequestModel<About, Own, Refusal>, 'unsupportedBy'>(
      this,
      { state: observableRef, unsupportedBy: observableRef },
      { autoBind: true }
    )
  }

  /** The next wallet may support the method through the same connector. @returns a function that stops. */
  start(): () => void {
    return reaction(
      () => this.#connection.active?.wallet.id,
      () => {
        this.unsupportedBy = undefined
      }
    )
  }

  /** False once the connected wallet has reported the method as unsupported. */
  get isSupported(): boolean {
    const { connector } = this.#connection
    return connector === undefined || connector !== this.unsupportedBy
  }

  get isPending(): boolean {
    return this.state.status === 'pending'
  }

  /**
   * @param ask its signal is aborted once the request is cancelled or repeated: any answer after that is late.
   * @param done the state to show after the wallet's answer.
   * @returns the answer or the failure, even a late one. Never rejects.
   */
  async run<Answer>(
    about: About,
    ask: (asking: Asking<About>) => Promise<Answer>,
    done?: (answer: Answer) => Own
  ): Promise<RequestEnd<About, Answer>> {
    const signal = this.#latest.start()
    const since = Date.now()
    let known = about
    const update = (more: Partial<About>): void => {
      known = { ...known, ...more }
      if (!signal.aborted) this.apply({ type: 'updated', about: known, since })
    }
    this.apply({ type: 'asked', about, since })
    try {
      const answer = await ask({ connector: await this.#connection.readyConnector(), signal, update })
      if (!signal.aborted) this.apply({ type: 'granted', done: done?.(answer) })
      return { answer, isLate: signal.aborted }
    } catch (cause) {
      const end = { failure: walletFailure(cause), about: known, isLate: signal.aborted }
      if (!end.isLate) this.fail(end, cause)
      return end
    }
  }

  /** Fails without a request to the wallet. */
  refuse(about: About, failure: WalletFailure<RequestProblem | Refusal>): void {
    this.#latest.cancel()
    this.apply({ type: 'refused', about, failure })
  }

  /** Stops waiting; if the wallet still does what it was asked, the page follows. */
  cancel(): void {
    this.#latest.cancel()
    this.apply({ type: 'cancelled' })
  }

  private fail({ about, failure }: { readonly about: About; readonly failure: WalletFailure }, cause: unknown): void {
    if (isWalletError(cause, 'unsupported')) this.unsupportedBy = this.#connection.connector
    this.apply({ type: 'failed', about, failure })
  }

  private apply(event: RequestEvent<About, Own, Refusal>): void {
    this.state = nextRequest(this.state, event)
    if (this.isPending) this.#pending.add(this)
    else this.#pending.remove(this)
  }
}
