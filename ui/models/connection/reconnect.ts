import type { Connector, Grant } from '#domain/ports/connector.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { StoredConnection } from '../stored-settings.ts'
import type { WalletsModel } from './wallets-model.ts'

/** How long the wallet of the last visit may take to answer before the page counts as disconnected. */
const RECONNECT_WITHIN_MS = 5000

const silent = () => new WalletError('timeout')

/**
 * Asks a wallet, once it has arrived, for what it still grants.
 * @param known the wallet's connector, where there is one already.
 * @throws WalletError after 5 s, or when the wallet has not arrived by then.
 */
export async function reconnect(
  wallets: WalletsModel,
  stored: StoredConnection,
  known?: Connector
): Promise<{ readonly connector: Connector; readonly grant: Grant | undefined }> {
  const deadline = Date.now() + RECONNECT_WITHIN_MS
  const connector = known ?? (await arrived(wallets, stored, deadline))
  return { connector, grant: await withTimeout(deadline - Date.now(), () => connector.resume(), silent) }
}

async function arrived(wallets: WalletsModel, stored: StoredConnection, deadline: number): Promise<Connector> {
  const wallet = await wallets.whenReady(stored, deadline)
  return withTimeout(deadline - Date.now(), () => wallet.loadConnector(), silent)
}
