import { isPath, isUrl } from '#domain/configured-url.ts'

/** How wallets on other devices are reached. */
export interface WalletConnectSource {
  readonly projectId: string
  /** A ws(s) URL, or a path on the page's own origin; without a trailing slash. */
  readonly relayUrl: string
}

const PUBLIC_RELAY = 'wss://relay.walletconnect.org'

/** Undefined unless `WALLETCONNECT_PROJECT_ID` is set. @throws Error with one sentence. */
export function readWalletConnect(
  variables: Readonly<Record<string, string | undefined>>
): WalletConnectSource | undefined {
  const relayUrl = readRelayUrl(variables['WALLETCONNECT_RELAY_URL'])
  const projectId = variables['WALLETCONNECT_PROJECT_ID']?.trim() ?? ''
  if (projectId === '') return undefined
  // It becomes part of the relay's URL.
  if (/^\S+$/.test(projectId)) return { projectId, relayUrl }
  throw new Error(`WALLETCONNECT_PROJECT_ID must be one word, got "${projectId}".`)
}

function readRelayUrl(value: string | undefined): string {
  const url = value?.trim().replace(/\/+$/, '') || PUBLIC_RELAY
  if (isPath(url) || isUrl(url, /^wss?:/)) return url
  throw new Error(`WALLETCONNECT_RELAY_URL must be a ws(s) URL, or a path that starts with "/", got "${value}".`)
}
