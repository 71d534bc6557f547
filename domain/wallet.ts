import type { Browser, Device } from './device.ts'
import type { Connector } from './ports/connector.ts'

/** How a wallet can be asked to connect, from here and right now. */
export type WalletWay =
  /** Its provider is in this page. */
  | { readonly kind: 'here' }
  /** It takes up a pairing (WalletConnect): scanned as a QR code, or opened as a link on this device. */
  | { readonly kind: 'pairing' }
  /** It opens this page in the browser that it has inside. */
  | { readonly kind: 'page-link'; readonly url: string }
  | { readonly kind: 'absent' }

/** Where a wallet can be got (section 3, `downloadUrls`). */
export interface WalletDownloads {
  /** Browser extensions; another browser has none, unless `anyBrowser` leads to it. */
  readonly extensions?: Partial<Readonly<Record<Browser, string>>>
  readonly anyBrowser?: string
  readonly ios?: string
  readonly android?: string
  /** Finds the right store by itself: what a phone that scans the download's QR code opens. */
  readonly mobile?: string
}

/** The kinds of an instruction's steps (section 3). */
export type InstructionKind = 'install' | 'create' | 'scan' | 'refresh'

export interface WalletInstructions {
  readonly mobile?: readonly InstructionKind[]
  readonly extension?: readonly InstructionKind[]
  readonly learnMoreUrl?: string
}

/** A way to connect, as the specification's section 3 describes it. */
export interface Wallet {
  /** Stable between visits: a catalogue id, or the reverse domain name of an announced wallet (EIP-6963 `rdns`). */
  readonly id: string
  readonly name: string
  /** What it is called where that is enough. */
  readonly shortName?: string
  /** A data: URL or a path on the page's own origin; never another host. */
  readonly iconUrl: string
  readonly iconBackground: string
  /** A 3- or 6-digit hex colour (section 5); it tints what is offered to download. */
  readonly iconAccent?: string
  /** Reverse domain names under which the wallet announces itself, so that it is never listed twice. */
  readonly rdns?: readonly string[]
  readonly groupName: string
  readonly groupIndex: number
  readonly downloads?: WalletDownloads
  readonly instructions?: WalletInstructions
  /** The link that opens the wallet's app with a pairing, on this very device; without one only a QR code helps. */
  readonly pairingLink?: (uri: string, device: Device) => string | undefined
  /** The link that brings the wallet's app to the front, to answer a request that it has been sent. */
  readonly openLink?: string
  readonly way: () => WalletWay
  /**
   * For a wallet that is reached only by showing the page inside itself: whether it does so now. It is then connected
   * unasked, unless the visitor has disconnected it.
   */
  readonly isHost?: () => boolean
  /** True while the same wallet is offered in another way. */
  readonly isHidden?: () => boolean
  /**
   * Loads the wallet's code on first use; the same connector for every call.
   * @param way the paired wallet, though it may be in this page as well; as it is reached now, by default.
   */
  readonly loadConnector: (way?: 'pairing') => Promise<Connector>
}

/** True when the wallet can be connected right now. */
export function isReady(wallet: Pick<Wallet, 'way'>): boolean {
  return wallet.way().kind !== 'absent'
}

/** These also install extensions from Chrome's store. */
const LIKE_CHROME: readonly Browser[] = ['edge', 'opera']

/** The wallet's extension for the visitor's browser (section 3, `extensionDownloadUrl`). */
export function extensionDownloadUrl({ downloads }: Pick<Wallet, 'downloads'>, device: Device): string | undefined {
  if (device.os !== 'desktop') return undefined
  const { extensions, anyBrowser } = downloads ?? {}
  const fallback = LIKE_CHROME.includes(device.browser) ? extensions?.chrome : undefined
  return extensions?.[device.browser] ?? fallback ?? anyBrowser
}

/** The wallet's app: the store of the visitor's own phone, elsewhere what a phone is to scan (section 3, `mobileDownloadUrl`). */
export function mobileDownloadUrl({ downloads }: Pick<Wallet, 'downloads'>, device: Device): string | undefined {
  if (device.os === 'desktop') return downloads?.mobile ?? downloads?.ios ?? downloads?.android
  return downloads?.[device.os] ?? downloads?.mobile
}

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** @throws Error with the text of section 5 when `iconAccent` is not a 3- or 6-digit hex colour. */
export function assertIconAccent(wallet: Pick<Wallet, 'name' | 'iconAccent'>): void {
  if (wallet.iconAccent === undefined || HEX_COLOUR.test(wallet.iconAccent)) return
  throw new Error(`Property \`iconAccent\` is not a hex value for wallet: ${wallet.name}`)
}
