import { makeAutoObservable, reaction } from 'mobx'
import type { Token } from '#domain/chain/chain.ts'
import type { WalletRequest } from '#domain/wallet/request.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { stopAll } from '../stop-all.ts'
import { WalletRequestModel } from './wallet-request-model.ts'

interface Offer {
  readonly token: Token
  readonly chainId: number
}

type Added = { readonly status: 'added' } & Offer

/** Offering a token for the wallet's own list. */
export class WatchAssetModel {
  readonly #connection: ConnectionModel
  readonly #request: WalletRequestModel<Offer, Added>

  constructor(connection: ConnectionModel) {
    this.#connection = connection
    this.#request = new WalletRequestModel(connection)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** What was offered to one wallet is not said of another. @returns a function that stops. */
  start(): () => void {
    return stopAll([this.#request.start(), reaction(() => this.#connection.active?.wallet.id, this.cancel)])
  }

  get watchAsset(): WalletRequest<Offer, Added> {
    return this.#request.state
  }

  get canOffer(): boolean {
    return this.#request.isSupported
  }

  /** A wallet takes tokens for the chain that it is on. */
  async offer(token: Token): Promise<void> {
    const { chainId } = this.#connection
    if (chainId === undefined || this.#request.isPending) return
    const offer = { token, chainId }
    const added = () => ({ status: 'added', ...offer }) as const
    await this.#request.run(offer, (connector) => connector.watchAsset(token, chainId), added)
  }

  /** Stops waiting; the wallet may still take the token. */
  cancel(): void {
    this.#request.cancel()
  }
}
