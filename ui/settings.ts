import type { Chain } from '#domain/chain/chain.ts'
import type { AppInfo } from './app-info.ts'
import type { LoadAvatar } from './avatar.ts'
import type { ConnectButtonDisplay } from './display.ts'

/** What a developer configures and views show. */
export interface Settings {
  readonly appName: string
  readonly organisation: string
  readonly appInfo?: AppInfo
  readonly chains: readonly Chain[]
  /** Exact origins, besides the chains' endpoints, that a page of the team's own may send requests to. */
  readonly connectHosts: readonly string[]
  /** Exact origins whose pictures the page may show. */
  readonly imageHosts: readonly string[]
  /** The size of dialogs from 768 px; below that they are always compact. */
  readonly modalSize: 'compact' | 'wide'
  readonly display: ConnectButtonDisplay
  /** Where names of accounts are read, and their pictures on IPFS. */
  readonly names?: { readonly chain: Pick<Chain, 'rpcUrls'>; readonly ipfsGateway?: string }
  /** The sign-in service: a URL, or a path on the page's own origin; empty for none. */
  readonly authUrl?: string
  /** The relay to wallets on other devices: a URL, or a path on the page's own origin. */
  readonly walletConnect?: { readonly relayUrl: string }
  /** The team's own avatar of accounts. */
  readonly avatar?: LoadAvatar
}

/** The names of the hosts that pages of the team's own may contact, each once. */
export function ownHosts({ connectHosts, imageHosts }: Settings): readonly string[] {
  return [...new Set([...connectHosts, ...imageHosts].map((origin) => new URL(origin).host))]
}
