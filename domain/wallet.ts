import type { Connector } from './ports/connector.ts'

/** A way to connect, as the specification's section 3 describes it. */
export interface Wallet {
  /** Stable between visits: a catalogue id, or the reverse domain name of an announced wallet (EIP-6963 `rdns`). */
  readonly id: string
  readonly name: string
  readonly shortName?: string
  /** A data: URL or a path on the page's own origin; never another host. */
  readonly iconUrl: string
  readonly iconBackground: string
  /** A 3- or 6-digit hex colour (section 5). */
  readonly iconAccent?: string
  /** Reverse domain name that the wallet announces, so that it is never listed twice. */
  readonly rdns?: string
  readonly groupName: string
  readonly groupIndex: number
  readonly extensionDownloadUrl?: string
  /** True when the wallet can be connected right now. */
  readonly isReady: () => boolean
  /** True while the same wallet is offered in another way. */
  readonly isHidden?: () => boolean
  /** Loads the wallet's code on first use; the same connector for every call. */
  readonly loadConnector: () => Promise<Connector>
}

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** @throws Error with the text of section 5 when `iconAccent` is not a 3- or 6-digit hex colour. */
export function assertIconAccent(wallet: Pick<Wallet, 'name' | 'iconAccent'>): void {
  if (wallet.iconAccent === undefined || HEX_COLOUR.test(wallet.iconAccent)) return
  throw new Error(`Property \`iconAccent\` is not a hex value for wallet: ${wallet.name}`)
}
