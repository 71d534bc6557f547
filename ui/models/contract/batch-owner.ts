import type { Address } from '#domain/address.ts'
import { isSameWallet, type WalletRoute } from '#domain/connection/wallet-route.ts'

interface Owner {
  readonly account: Address
  readonly wallet: WalletRoute
}

/** `back`: the last owner is connected again. `same`: at most the network is another one. */
type OwnerMove = 'other' | 'back' | 'same' | 'gone'

/** Whose batch it is: the account that was connected last, in its wallet. */
export class BatchOwner {
  #last: Owner | undefined
  #isConnected = false

  get account(): Address | undefined {
    return this.#last?.account
  }

  /** Follows the wallet. @param active undefined while none is connected. */
  move(active: Owner | undefined): OwnerMove {
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
export function placeOf(active: (Owner & { readonly chainId: number }) | undefined): string {
  return JSON.stringify(active && [active.account, active.chainId, active.wallet.id, active.wallet.isPaired])
}
