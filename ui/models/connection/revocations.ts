import type { Connector } from '#domain/ports/connector.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { StoredConnection } from '../stored-settings.ts'
import { type ConnectionMemory, isSameWallet } from './connection-memory.ts'
import type { ConnectionModel } from './connection-model.ts'
import type { WalletsModel } from './wallets-model.ts'

const REVOKE_WITHIN_MS = 3000
/** How long another tab may take to say that it has taken up what a wallet granted to this origin. */
const GIVE_BACK_AFTER_MS = 1000

/** Gives back what wallets have granted to this origin. A wallet that cannot be asked for that keeps its permission. */
export class Revocations {
  readonly #model: ConnectionModel
  readonly #memory: ConnectionMemory
  readonly #wallets: WalletsModel

  constructor(model: ConnectionModel, memory: ConnectionMemory, wallets: WalletsModel) {
    this.#model = model
    this.#memory = memory
    this.#wallets = wallets
  }

  async revoke(route: StoredConnection, known?: Connector): Promise<void> {
    const revoked = async () => (await this.#connectorOf(route, known))?.disconnect()
    await withTimeout(REVOKE_WITHIN_MS, revoked, () => new WalletError('timeout')).catch(() => undefined)
  }

  /** Unless the wallet has been connected since, here or in another tab. */
  async revokeUnused(route: StoredConnection, known?: Connector): Promise<void> {
    const connector = await this.#connectorOf(route, known)
    await new Promise((resolve) => setTimeout(resolve, GIVE_BACK_AFTER_MS))
    if (!this.#isInUse(route)) await connector?.disconnect()
  }

  async #connectorOf(route: StoredConnection, known: Connector | undefined): Promise<Connector | undefined> {
    return (
      known ??
      this.#wallets
        .ofConnection(route)
        ?.loadConnector()
        .catch(() => undefined)
    )
  }

  #isInUse(route: StoredConnection): boolean {
    const stored = this.#memory.connection
    return isSameWallet(route, this.#model.route ?? (stored?.grant && stored))
  }
}
