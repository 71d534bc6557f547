import { makeAutoObservable, observableRef, reaction } from 'mobx'
import type { Token } from '#domain/chain/chain.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { isWalletError } from '#domain/wallet/wallet-error.ts'
import { type WalletFailure, walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'

interface Offer {
  readonly token: Token
  readonly chainId: number
}

export type WatchAsset =
  | { readonly status: 'idle' }
  /** `since` is milliseconds since 1970. */
  | ({ readonly status: 'pending'; readonly since: number } & Offer)
  | ({ readonly status: 'added' } & Offer)
  | ({ readonly status: 'failed' } & WalletFailure & Offer)

/** Offering a token for the wallet's own list. */
export class WatchAssetModel {
  watchAsset: WatchAsset = { status: 'idle' }
  unable: Connector | undefined = undefined
  readonly #connection: ConnectionModel
  /** Counts requests, so that an answer to an abandoned one is ignored. */
  #request = 0

  constructor(connection: ConnectionModel) {
    this.#connection = connection
    makeAutoObservable(this, { watchAsset: observableRef, unable: observableRef }, { autoBind: true })
  }

  /** What was offered to one wallet, or said by it, is not true of another. @returns a function that stops. */
  start(): () => void {
    return reaction(() => this.#connection.active?.walletId, this.forgetWallet)
  }

  /** False once the wallet has said that it has no such method, for as long as it is connected. */
  get canOffer(): boolean {
    const { connector } = this.#connection
    return connector === undefined || connector !== this.unable
  }

  /** A wallet takes tokens for the chain that it is on. */
  async offer(token: Token): Promise<void> {
    const { chainId } = this.#connection
    if (chainId === undefined || this.watchAsset.status === 'pending') return
    const request = ++this.#request
    this.moveTo({ status: 'pending', since: Date.now(), token, chainId })
    try {
      const connector = await this.#connection.readyConnector()
      await connector.watchAsset(token, chainId)
      if (request === this.#request) this.moveTo({ status: 'added', token, chainId })
    } catch (cause) {
      if (request === this.#request) this.fail({ token, chainId }, cause)
    }
  }

  /** Stops waiting; the wallet may still take the token. */
  cancel(): void {
    this.#request++
    this.moveTo({ status: 'idle' })
  }

  /** The next one may be reached through the same connector, and able to. */
  forgetWallet(): void {
    this.unable = undefined
    this.cancel()
  }

  fail(offer: Offer, cause: unknown): void {
    if (isWalletError(cause, 'unsupported')) this.unable = this.#connection.connector
    this.moveTo({ status: 'failed', ...walletFailure(cause), ...offer })
  }

  moveTo(watchAsset: WatchAsset): void {
    this.watchAsset = watchAsset
  }
}
