import type { Chain } from '#domain/chain.ts'
import type { LinkStorage } from './app-link.ts'
import { type ClientOptions, openClient } from './open-client.ts'
import { RELAY_WITHIN_MS } from './relay-watch.ts'
import { SharedProvider } from './shared-provider.ts'
import { browserTabs, type Tabs } from './tabs.ts'
import { WalletConnectConnector } from './walletconnect-connector.ts'
import { toWalletConnectError } from './walletconnect-errors.ts'
import { type ProviderLimits, WalletConnectProvider } from './walletconnect-provider.ts'

export interface ConnectorOptions extends Pick<ClientOptions, 'projectId' | 'relayUrl' | 'storage'> {
  readonly chains: readonly Chain[]
  readonly appName: string
  readonly origin: string
  readonly links?: LinkStorage | undefined
  readonly limits?: ConnectorLimits
  /** The browser's, by default. */
  readonly tabs?: Tabs
}

export interface ConnectorLimits extends ProviderLimits {
  /** How long the tab that has the session's client may be silent until another one takes the session over. */
  readonly silentMs: number
}

export const defaultLimits: ConnectorLimits = {
  pairingMs: 300_000,
  relayWithinMs: RELAY_WITHIN_MS,
  sharedWithinMs: 10_000,
  farewellMs: 3_000,
  silentMs: 3_000
}

/** Contacts nothing until a wallet is asked for, unless there is a session of an earlier visit. */
export async function openConnector(options: ConnectorOptions): Promise<WalletConnectConnector> {
  const { projectId, relayUrl, storage, chains, appName, origin, links } = options
  const { limits = defaultLimits, tabs = browserTabs() } = options
  const chainIds = chains.map(({ id }) => id)
  const page = { name: appName, description: appName, url: origin, icons: [] }
  const openProvider = async () => {
    const client = await openClient({ projectId, relayUrl, chainIds, page, ...(storage && { storage }) })
    return WalletConnectProvider.restore(client, chainIds, limits)
  }
  try {
    const provider = await SharedProvider.open({ tabs, openProvider, silentMs: limits.silentMs })
    return new WalletConnectConnector(provider, { chains, origin, links })
  } catch (cause) {
    throw toWalletConnectError(cause)
  }
}
