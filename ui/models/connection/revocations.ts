import { isSameWallet, type WalletRoute } from '#domain/connection/wallet-route.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { sleep } from '#domain/wait/sleep.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { WalletsModel } from './wallets-model.ts'

const REVOKE_WITHIN_MS = 3000
/** How long another tab may take to connect with what a wallet has granted to this origin. */
const REVOKE_UNUSED_AFTER_MS = 1000

/** Revokes what wallets have granted to this origin. If a wallet cannot be reached, the permission remains. */
export class Revocations {
  readonly #wallets: WalletsModel
  readonly #inUse: () => WalletRoute | undefined

  /** @param inUse returns the wallet that is connected now, here or in another tab. */
  constructor(wallets: WalletsModel, inUse: () => WalletRoute | undefined) {
    this.#wallets = wallets
    this.#inUse = inUse
  }

  async revoke(wallet: WalletRoute, known?: Connector): Promise<void> {
    const revoke = async () => (await this.#connectorOf(wallet, known))?.disconnect()
    const expired = () => new WalletError('timeout')
    await withTimeout(REVOKE_WITHIN_MS, revoke, expired).catch(() => undefined)
  }

  /** Revokes unless the wallet has been connected since. */
  async revokeUnused(wallet: WalletRoute, known?: Connector): Promise<void> {
    const connector = await this.#connectorOf(wallet, known)
    await sleep(REVOKE_UNUSED_AFTER_MS)
    if (!isSameWallet(wallet, this.#inUse())) await connector?.disconnect()
  }

  async #connectorOf(wallet: WalletRoute, known: Connector | undefined): Promise<Connector | undefined> {
    const found = known ? undefined : this.#wallets.ofConnection(wallet)
    return known ?? found?.loadConnector().catch(() => undefined)
  }
}
