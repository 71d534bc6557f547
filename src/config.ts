import type { Chain } from '#domain/chain/chain.ts'
import { defaultChains, knownChains } from '#domain/chain/known-chains.ts'
import type { SignInDemand } from '#domain/session/session.ts'
import type { OwnWalletGroup } from '#domain/wallet/wallet.ts'
import type { AppInfo } from '#ui/app-info.ts'
import type { LoadAvatar } from '#ui/avatar.ts'
import { type ConnectButtonDisplay, defaultDisplay } from '#ui/display.ts'
import type { Look } from '#ui/theme/look.ts'

export interface Config extends Look {
  readonly appName: string
  /** Named in the footer's copyright line. */
  readonly organisation: string
  /** What the connect dialog says about the site: where to learn more, and what visitors accept by connecting. */
  readonly appInfo?: AppInfo
  /** The chains that `CHAINS` can select. */
  readonly knownChains: readonly Chain[]
  /** The page's chains if `CHAINS` is not set, in the order of the network list. */
  readonly chains: readonly Chain[]
  /** The chain that a wallet is asked to switch to when it connects; if left out, the wallet stays on its own chain. */
  readonly initialChainId?: number
  /**
   * Whether visitors have to sign in once they are connected, where `AUTH_URL` names a service. If it is `'optional'`, they
   * use the page without, and sign in where it counts: `SignedIn` and `useSession` ask for that.
   */
  readonly signIn: SignInDemand
  /**
   * The wallets of `adapters/wallet/catalogue/` to offer, by id, in groups and in order: what is left out is not in the
   * build. Without it, all of them are "Popular". The "Installed" ones, which announce themselves, always come first.
   */
  readonly walletGroups?: readonly OwnWalletGroup[]
  /** The size of dialogs in windows at least 768 px wide; in narrower ones they are always compact. */
  readonly modalSize: 'compact' | 'wide'
  /** What the connect button shows about a connected wallet. */
  readonly display: ConnectButtonDisplay
  /** Exact origins that may show the page as a Safe App; the web server must allow them too (docs/guides/deploy.md). */
  readonly safeHosts: readonly string[]
}

/** For developers to edit; the environment variables of `.env.example` override it. Read at build time only. */
export const config: Config = {
  appName: 'Portside',
  organisation: 'The Portside Community',
  knownChains,
  chains: defaultChains,
  signIn: 'required',
  modalSize: 'compact',
  display: defaultDisplay,
  safeHosts: ['https://app.safe.global']
}

/** How accounts are pictured, if not by their emoji or picture: fetched when the first account is shown. */
export const avatar: LoadAvatar | undefined = undefined
