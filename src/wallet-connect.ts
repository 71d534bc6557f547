import type { WalletConnect } from '#adapters/wallet/catalogue-wallet.ts'
import { walletConnectLoader } from '#adapters/wallet/walletconnect/load-walletconnect-connector.ts'
import { endpointUrl, isOnOwnOrigin } from '#domain/chain/endpoint.ts'
import { nameScope } from '#ui/base-path.ts'
import { settings } from './settings/built.ts'

const { walletConnect, chains, appName } = settings
const { projectId, relayUrl } = walletConnect ?? { projectId: '', relayUrl: '' }

export const loadWalletConnect: WalletConnect['load'] = walletConnectLoader({
  projectId,
  relayUrl: isOnOwnOrigin(relayUrl) ? endpointUrl(`ws:${relayUrl}`, window.location.origin).href : relayUrl,
  chains,
  appName,
  scope: nameScope,
  // biome-ignore lint/suspicious/noConsole: whoever sets the page up is to be warned of a placeholder there (requirement K2)
  warn: (text) => console.warn(text)
})
