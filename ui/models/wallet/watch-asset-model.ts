import { makeAutoObservable, reaction } from 'mobx'
import type { Token } from '#domain/chain/chain.ts'
import type { WalletRequest } from '#domain/wallet/request.ts'
import { hasWatchableSymbol, type SymbolTooLong } from '#domain/wallet/watched-token.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { stopAll } from '../stop-all.ts'
import type { PendingRequests } from './pending-requests.ts'
import { WalletRequestModel } from './wallet-request-model.ts'

interface Offer {
  readonly token: Token
  readonly chainId: number
}

type Added = { readonly status: 'added' } & Offer

/** Adding a token to the wallet's own list (EIP-747). */
export class WatchAssetModel {
  readonly #connection: ConnectionModel
  readonly #request: WalletRequestModel<Offer, Added, SymbolTooLong>

  constructor(connection: ConnectionModel, pending: PendingRequests) {
    this.#connection = connection
    this.#request = new WalletRequestModel(connection, pending)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The state belongs to one wallet only. @returns a function that stops. */
  start(): () => void {
    return stopAll([this.#request.start(), reaction(() => this.#connection.active?.wallet.id, this.cancel)])
  }

  get watchAsset(): WalletRequest<Offer, Added, SymbolTooLong> {
    return this.#request.state
  }

  get canOffer(): boolean {
    return this.#request.isSupported
  }

  /**
   * Wallets accept tokens only for their current chain, and symbols only up to a length.
   * @param chainId the token's chain, if it may be another one than the wallet's.
   */
  async offer(token: Token, chainId = this.#connection.chainId): Promise<void> {
    if (chainId === undefined || this.#request.isPending) return
    const offer = { token, chainId }
    if (!hasWatchableSymbol(token)) {
      this.#request.refuse(offer, { problem: { kind: 'symbol-too-long' }, isRejection: false })
      return
    }
    const added = () => ({ status: 'added', ...offer }) as const
    await this.#request.run(offer, ({ connector }) => connector.watchAsset(token, chainId), added)
  }

  /** Stops waiting; the wallet may still add the token. */
  cancel(): void {
    this.#request.cancel()
  }
}
