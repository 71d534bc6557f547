import type { Chain } from '#domain/chain/chain.ts'
import { defaultChains, knownChains } from '#domain/chain/chains.ts'
import { type ConnectButtonDisplay, defaultDisplay } from '#ui/display.ts'
import type { Accent } from '#ui/theme/global-styles.ts'

export interface Config {
  readonly appName: string
  /** Named in the footer's copyright line. */
  readonly organisation: string
  /** Every chain that `CHAINS` may name. */
  readonly knownChains: readonly Chain[]
  /** The chains of the page, in the order of the network list, when `CHAINS` is not set. */
  readonly chains: readonly Chain[]
  /** A chain that a wallet is asked to switch to while it connects; leave it out to take the wallet as it is. */
  readonly initialChainId?: number
  /** How large dialogs are from 768 px on; below they are always compact. */
  readonly modalSize: 'compact' | 'wide'
  /** What the connect button shows of a connected wallet. */
  readonly display: ConnectButtonDisplay
  /** Where the page may be shown as a Safe App, as exact origins; what they are is said to the web server too (README). */
  readonly safeHosts: readonly string[]
  /** A brand colour as `#rrggbb` for light and for dark themes, in place of the palettes' own. */
  readonly accent?: Accent
}

/** What a developer edits; the environment variables of `.env.example` go before it. Read at build time only. */
export const config: Config = {
  appName: 'Portside',
  organisation: 'The Portside Community',
  knownChains,
  chains: defaultChains,
  modalSize: 'compact',
  display: defaultDisplay,
  safeHosts: ['https://app.safe.global']
}
