import type { Chain } from '#domain/chain.ts'
import { type ClientOptions, openClient } from './open-client.ts'
import { RELAY_WITHIN_MS } from './relay-watch.ts'
import { WalletConnectConnector } from './walletconnect-connector.ts'
import { toWalletConnectError } from './walletconnect-errors.ts'
import { type ProviderLimits, WalletConnectProvider } from './walletconnect-provider.ts'

export interface ConnectorOptions extends Pick<ClientOptions, 'projectId' | 'relayUrl' | 'storage'> {
  readonly chains: readonly Chain[]
  readonly appName: string
  readonly origin: string
  readonly links?: Pick<Storage, 'removeItem'> | undefined
  readonly limits?: ProviderLimits
}

export const defaultLimits: ProviderLimits = {
  pairingMs: 300_000,
  relayWithinMs: RELAY_WITHIN_MS,
  sharedWithinMs: 10_000,
  farewellMs: 3_000
}

/** Contacts nothing until a wallet is asked for, unless there is a session of an earlier visit. */
export async function openConnector(options: ConnectorOptions): Promise<WalletConnectConnector> {
  const { projectId, relayUrl, storage, chains, appName, origin, links, limits = defaultLimits } = options
  const chainIds = chains.map(({ id }) => id)
  const page = { name: appName, description: appName, url: origin, icons: [] }
  try {
    const client = await openClient({ projectId, relayUrl, chainIds, page, ...(storage && { storage }) })
    const provider = await WalletConnectProvider.restore(client, chainIds, limits)
    return new WalletConnectConnector(provider, { chains, origin, links })
  } catch (cause) {
    throw toWalletConnectError(cause)
  }
}
