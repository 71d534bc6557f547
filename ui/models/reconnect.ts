import { WalletTimeoutError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { Connector, Grant } from '#domain/ports/connector.ts'
import type { StoredConnection } from './stored-settings.ts'
import type { WalletsModel } from './wallets-model.ts'
import { within } from './within.ts'

/** How long the wallet of the last visit may take to answer before the page counts as disconnected. */
const RECONNECT_WITHIN_MS = 5000

/** Asks a wallet, once it has arrived, for what it still grants. @throws WalletTimeoutError after 5 s. */
export async function reconnect(
  wallets: WalletsModel,
  stored: StoredConnection
): Promise<{ readonly connector: Connector; readonly grant: Grant | undefined }> {
  const deadline = Date.now() + RECONNECT_WITHIN_MS
  await wallets.whenReady(stored, RECONNECT_WITHIN_MS)
  const connector = await within(deadline - Date.now(), connectorOf(wallets, stored.walletId))
  return { connector, grant: await within(deadline - Date.now(), connector.resume()) }
}

/** @throws WalletTimeoutError when the wallet has gone. */
export async function connectorOf(wallets: WalletsModel, walletId: string): Promise<Connector> {
  const wallet = wallets.find(walletId)
  if (!wallet) throw new WalletTimeoutError(messages.errors.connectorNotFound)
  return wallet.loadConnector()
}
