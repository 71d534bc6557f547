import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Connector } from '#domain/ports/connector.ts'
import { Latest } from '#domain/wait/latest.ts'
import { nextRequest, type RequestEvent, type WalletRequest } from '#domain/wallet/request.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { type WalletFailure, walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'

/** One kind of request to the connected wallet: asked, waited for, given up. What each kind is about is its own model's. */
export class WalletRequestModel<About extends object = object, Done extends { readonly status: string } = never> {
  state: WalletRequest<About, Done> = { status: 'idle' }
  private unable: Connector | undefined = undefined
  readonly #connection: ConnectionModel
  readonly #latest = new Latest()

  constructor(connection: ConnectionModel) {
    this.#connection = connection
    makeAutoObservable<WalletRequestModel<About, Done>, 'unable'>(
      this,
      { state: observableRef, unable: observableRef },
      { autoBind: true }
    )
  }

  /** The next wallet may be reached through the same connector, and able to. @returns a function that stops. */
  start(): () => void {
    return reaction(
      () => this.#connection.active?.wallet.id,
      () => {
        this.unable = undefined
      }
    )
  }

  /** False once the wallet has said that it has no such method, for as long as it is connected. */
  get isSupported(): boolean {
    const { connector } = this.#connection
    return connector === undefined || connector !== this.unable
  }

  get isPending(): boolean {
    return this.state.status === 'pending'
  }

  /**
   * @param ask its signal is aborted once the request is given up, or made anew: what the wallet says then is late.
   * @param done what the wallet's answer leaves on screen.
   * @returns the answer, also a late one; undefined after a failure.
   */
  async run<Answer>(
    about: About,
    ask: (connector: Connector, signal: AbortSignal) => Promise<Answer>,
    done?: (answer: Answer) => Done
  ): Promise<{ readonly answer: Answer; readonly isLate: boolean } | undefined> {
    const signal = this.#latest.start()
    this.apply({ type: 'asked', about, since: Date.now() })
    try {
      const answer = await ask(await this.#connection.readyConnector(), signal)
      if (!signal.aborted) this.apply({ type: 'granted', done: done?.(answer) })
      return { answer, isLate: signal.aborted }
    } catch (cause) {
      if (!signal.aborted) this.fail(about, cause)
      return undefined
    }
  }

  /** Fails without asking the wallet. */
  refuse(about: About, failure: WalletFailure): void {
    this.#latest.cancel()
    this.apply({ type: 'refused', about, failure })
  }

  /** Stops waiting; the wallet may still do what it was asked, and the page then follows. */
  cancel(): void {
    this.#latest.cancel()
    this.apply({ type: 'cancelled' })
  }

  private fail(about: About, cause: unknown): void {
    if (isWalletError(cause, 'unsupported')) this.unable = this.#connection.connector
    this.apply({ type: 'failed', about, failure: walletFailure(cause) })
  }

  private apply(event: RequestEvent<About, Done>): void {
    this.state = nextRequest(this.state, event)
  }
}
