import type { Chain } from '#domain/chain/chain.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { type ClientOptions, openClient } from './client/open-client.ts'
import { openInTime } from './client/open-in-time.ts'
import { RELAY_WITHIN_MS } from './client/relay-watch.ts'
import { SharedProvider } from './tabs/shared-provider.ts'
import { browserTabs, type Tabs } from './tabs/tabs.ts'
import { WalletConnectConnector } from './walletconnect-connector.ts'
import { type ProviderLimits, WalletConnectProvider } from './walletconnect-provider.ts'

export interface ConnectorOptions extends Pick<ClientOptions, 'projectId' | 'relayUrl' | 'storage'> {
  readonly chains: readonly Chain[]
  readonly appName: string
  readonly origin: string
  /** Opens the link of a wallet's app; without it the visitor opens the app by hand. */
  readonly openLink?: (link: string) => void
  readonly limits?: ConnectorLimits
  /** The browser's, by default. */
  readonly tabs?: Tabs
}

export interface ConnectorLimits extends ProviderLimits {
  /** How long the browser's database may take. */
  readonly openWithinMs: number
  /** How long the tab that has the session's client may be silent until another one takes the session over. */
  readonly silentMs: number
}

export const defaultLimits: ConnectorLimits = {
  openWithinMs: 15_000,
  pairingMs: 300_000,
  relayWithinMs: RELAY_WITHIN_MS,
  sharedWithinMs: 10_000,
  farewellMs: 3_000,
  silentMs: 3_000
}

/** Contacts nothing until a wallet is asked for, unless there is a session of an earlier visit. */
export async function openConnector(options: ConnectorOptions): Promise<WalletConnectConnector> {
  const { projectId, relayUrl, storage, chains, appName, origin, openLink } = options
  const { limits = defaultLimits, tabs = browserTabs() } = options
  const chainIds = chains.map(({ id }) => id)
  const page = { name: appName, description: appName, url: origin, icons: [] }
  const restore = async () => {
    const client = await openClient({ projectId, relayUrl, chainIds, page, ...(storage && { storage }) })
    return WalletConnectProvider.restore(client, chainIds, limits)
  }
  const openProvider = () =>
    openInTime(restore(), limits.openWithinMs).catch((cause: unknown) => {
      throw new WalletError('answer', { problem: 'not-opened', cause })
    })
  const provider = await SharedProvider.open({ tabs, openProvider, silentMs: limits.silentMs })
  return new WalletConnectConnector(provider, { chains, origin, ...(openLink && { openLink }) })
}
