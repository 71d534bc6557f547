import { SharedService } from '#adapters/tabs/shared-service.ts'
import { browserTabs, type Tabs } from '#adapters/tabs/tabs.ts'
import { defaultLimits, type Limits } from '#adapters/wallet/walletconnect/client/limits.ts'
import { type ClientOptions, openClient } from '#adapters/wallet/walletconnect/client/open-client.ts'
import { openInTime } from '#adapters/wallet/walletconnect/client/open-in-time.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { LeaderSession } from './leader-session.ts'
import { parseCall } from './tab-data.ts'
import { parseView, type View } from './view.ts'
import { type Page, WalletConnectConnector } from './walletconnect-connector.ts'

export interface ConnectorOptions extends Omit<ClientOptions, 'chains'>, Page {
  readonly limits?: Limits
  /** The browser's, by default. */
  readonly tabs?: Tabs
}

/** Contacts nothing until a wallet is requested, unless there is a session from an earlier visit. */
export async function openConnector(options: ConnectorOptions): Promise<WalletConnectConnector> {
  const { chains, limits = defaultLimits, tabs = browserTabs() } = options
  const open = (onView: (view: View | undefined) => void) => {
    const chainIds = chains.map(({ id }) => id)
    const opening = openClient(options).then((client) => LeaderSession.restore(client, chainIds, limits, onView))
    return openInTime(opening, limits.openWithinMs).catch((cause: unknown) => {
      throw new WalletError('answer', { problem: 'not-opened', cause })
    })
  }
  const tabOptions = { tabs, name: 'portside.walletconnect', silentMs: limits.silentMs }
  const shared = await SharedService.open({ ...tabOptions, open, parseCall, parseState: parseView })
  return new WalletConnectConnector(shared, options)
}
