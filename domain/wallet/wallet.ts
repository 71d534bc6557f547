import type { Connector } from '#domain/ports/connector.ts'
import { pageText } from '#domain/text/page.ts'
import type { Browser, Device } from '../device.ts'

/** How a wallet can be asked to connect, from here and right now. */
export type WalletTransport =
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
  /** Used in any browser on a computer, with nothing to install. */
  readonly web?: string
  readonly ios?: string
  readonly android?: string
  /** The app on whatever phone. */
  readonly mobile?: string
  /** What a phone opens that scans the download's code; it finds the phone's own store. */
  readonly qrCode?: string
}

/** The kinds of an instruction's steps (section 3). */
export type InstructionKind = 'install' | 'create' | 'scan' | 'refresh'

export interface WalletInstructions {
  readonly mobile?: readonly InstructionKind[]
  readonly extension?: readonly InstructionKind[]
  readonly learnMoreUrl?: string
}

/**
 * What makes the name or identifier of an announced wallet doubtful:
 * - `shared-identifier`: another wallet announces the same `rdns`
 * - `borrowed-name`: it has the name of a wallet of the catalogue, but none of its `rdns`
 * - `ambiguous-name`: its name alone does not tell it from others
 */
export type WalletCaution = 'shared-identifier' | 'borrowed-name' | 'ambiguous-name'

interface WalletOnDesktop {
  /** @param uri a pairing; this page's address for a wallet that shows pages inside itself. */
  readonly getUri: (uri: string) => string
}

/** The groups of the list (section 2), in its order. */
export const walletGroupIds = ['installed', 'popular'] as const

export type WalletGroupId = (typeof walletGroupIds)[number]

/** A way to connect, as the specification's section 3 describes it. */
export interface Wallet {
  /**
   * A catalogue id, or the reverse domain name of an announced wallet (EIP-6963 `rdns`). Where that does not tell it
   * from another one, an id for this page alone (`isPageId`).
   */
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
  /** Of the connected wallet: reached through WalletConnect, which its name does not say. */
  readonly isPaired?: boolean
  /** Of announced wallets, as they stand beside all others. */
  readonly caution?: WalletCaution
  readonly group: WalletGroupId
  readonly downloads?: WalletDownloads
  readonly instructions?: WalletInstructions
  /** The link that opens the wallet's app with a pairing, on this very device; without one only a QR code helps. */
  readonly pairingLink?: (uri: string, device: Device) => string | undefined
  /** The link that brings the wallet's app to the front, to answer a request that it has been sent. */
  readonly openLink?: string
  /** Section 3, `desktop`: how the wallet is opened on this very computer, in an app or on a page of its own. */
  readonly desktop?: WalletOnDesktop
  /**
   * What opens this page in the browser inside the wallet's app once a phone has scanned it: a link that does so, or
   * this page's address, to be opened there. Absent where the app has no browser.
   */
  readonly pageUrl?: () => string
  /** True where `pageUrl` opens the wallet's app; a camera opens a bare address in the phone's usual browser. */
  readonly hasPageLink?: boolean
  readonly transport: () => WalletTransport
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
  readonly loadConnector: (transport?: 'pairing') => Promise<Connector>
}

/** A wallet as its adapter gives it: whatever is in the page may go by no name. */
export type OfferedWallet = Omit<Wallet, 'name'> & Partial<Pick<Wallet, 'name'>>

export function withName<Offered extends OfferedWallet>(wallet: Offered): Offered & Wallet {
  return { name: pageText.connect.browserWallet, ...wallet }
}

/** True when the wallet can be connected right now. */
export function isReady(wallet: Pick<Wallet, 'transport'>): boolean {
  return wallet.transport().kind !== 'absent'
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

/** Where the wallet is used in the visitor's own browser, with nothing to install. */
export function webWalletUrl({ downloads }: Pick<Wallet, 'downloads'>, device: Device): string | undefined {
  return device.os === 'desktop' ? downloads?.web : undefined
}

/** The wallet's app: the store of the visitor's own phone, elsewhere what a phone is to scan (section 3, `mobileDownloadUrl`). */
export function mobileDownloadUrl({ downloads }: Pick<Wallet, 'downloads'>, device: Device): string | undefined {
  if (device.os === 'desktop') return downloads?.qrCode ?? downloads?.mobile ?? downloads?.ios ?? downloads?.android
  return downloads?.[device.os] ?? downloads?.mobile
}

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** @throws Error with the text of section 5 when `iconAccent` is not a 3- or 6-digit hex colour. */
export function assertIconAccent(wallet: Pick<Wallet, 'name' | 'iconAccent'>): void {
  if (wallet.iconAccent === undefined || HEX_COLOUR.test(wallet.iconAccent)) return
  throw new Error(`Property \`iconAccent\` is not a hex value for wallet: ${wallet.name}`)
}
