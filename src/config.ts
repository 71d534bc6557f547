import { defaultChains, knownChains } from '#domain/chains.ts'
import type { ConnectButtonDisplay } from '#domain/display.ts'
import { defaultDisplay } from '#domain/display.ts'

/** What a developer edits; the environment variables of `.env.example` go before it. */
export const config = {
  appName: 'Portside',
  /** Named in the footer's copyright line. */
  organisation: 'The Portside Community',
  /** Every chain that `CHAINS` may name. */
  knownChains,
  /** The chains of the page, in the order of the network list, when `CHAINS` is not set. */
  chains: defaultChains,
  /** A chain that a wallet is asked to switch to while it connects; leave it out to take the wallet as it is. */
  initialChainId: undefined as number | undefined,
  /** How large dialogs are from 768 px on; below they are always compact. */
  modalSize: 'compact' as 'compact' | 'wide',
  /** What the connect button shows of a connected wallet. */
  display: defaultDisplay satisfies ConnectButtonDisplay
}
