import type { Connector } from '#domain/ports/connector.ts'
import type { Browser, Device } from '../device.ts'

/** How a wallet can be reached from here right now. */
export type WalletTransport =
  /** Its provider is in this page. */
  | { readonly kind: 'here' }
  /** By pairing (WalletConnect): scanned as a QR code, or opened as a link on this device. */
  | { readonly kind: 'pairing' }
  /** By opening this page in the wallet's own browser. */
  | { readonly kind: 'page-link'; readonly url: string }
  | { readonly kind: 'absent' }

/** Where a wallet can be downloaded. */
export interface WalletDownloads {
  /** Browser extensions; `anyBrowser` covers the browsers not listed here. */
  readonly extensions?: Partial<Readonly<Record<Browser, string>>>
  readonly anyBrowser?: string
  /** A web wallet for any desktop browser, with nothing to install. */
  readonly web?: string
  readonly ios?: string
  readonly android?: string
  /** The app for any phone. */
  readonly mobile?: string
  /** Encoded in the download's QR code; leads a phone to its own store. */
  readonly qrCode?: string
}

/** The kinds of instruction steps (requirement C9). */
export type InstructionKind = 'install' | 'create' | 'scan' | 'refresh'

export interface WalletInstructions {
  readonly mobile?: readonly InstructionKind[]
  readonly extension?: readonly InstructionKind[]
  readonly learnMoreUrl?: string
}

/**
 * Why the name or identifier of an announced wallet cannot be trusted:
 * - `shared-identifier`: another wallet announces the same `rdns`
 * - `borrowed-name`: it has the name of a catalogue wallet, but none of its `rdns`
 * - `ambiguous-name`: its name alone does not identify it
 */
export type WalletCaution = 'shared-identifier' | 'borrowed-name' | 'ambiguous-name'

interface WalletOnDesktop {
  /** @param uri a pairing URI, or this page's address for a wallet that shows pages itself. */
  readonly getUri: (uri: string) => string
}

/** The groups of the list, in order. */
export const walletGroupIds = ['installed', 'popular'] as const

export type WalletGroupId = (typeof walletGroupIds)[number]

/** A group of a team's own, in place of "Popular". */
export interface OwnWalletGroup {
  /** Its heading, in every language. */
  readonly name: string
  /** Ids of catalogue wallets, in order. */
  readonly wallets: readonly string[]
}

/** A wallet to connect with (requirement E2). */
export interface Wallet {
  /**
   * A catalogue id, or the reverse domain name of an announced wallet (EIP-6963 `rdns`). If that is not unique, an id for
   * this page only (`isPageId`).
   */
  readonly id: string
  /** What is in the page may go by no name. */
  readonly name?: string
  /** A shorter name, used where the context is clear. */
  readonly shortName?: string
  /** A data: URL or a path on the page's own origin; never another host. */
  readonly iconUrl: string
  readonly iconBackground: string
  /** A 3- or 6-digit hex colour that tints its downloads. */
  readonly iconAccent?: string
  /** Reverse domain names that the wallet announces itself under, so that it is never listed twice. */
  readonly rdns?: readonly string[]
  /** Set on a connected wallet that is reached through WalletConnect, if its name does not say so. */
  readonly isPaired?: boolean
  /** Whether its provider signs in while it connects (`wallet_connect` of ERC-7846): its entry or its announcement says so. */
  readonly signsInWithConnection?: boolean
  /** Set on announced wallets that clash with others. */
  readonly caution?: WalletCaution
  readonly group: WalletGroupId
  /** The name of the team's own group that it is in. */
  readonly ownGroup?: string
  readonly downloads?: WalletDownloads
  readonly instructions?: WalletInstructions
  /** The link that opens the wallet's app with a pairing on this device; without one only a QR code works. */
  readonly pairingLink?: (uri: string, device: Device) => string | undefined
  /** The link that brings the wallet's app to the front to answer a pending request. */
  readonly openLink?: string
  /** How the wallet's app or web page is opened on this computer. */
  readonly desktop?: WalletOnDesktop
  /**
   * Opens this page in the app's own browser once a phone has scanned it: a link to the app, or this page's address to
   * open there. Absent if the app has no browser.
   */
  readonly pageUrl?: () => string
  /** True if `pageUrl` opens the wallet's app; a camera opens a plain address in the phone's default browser. */
  readonly hasPageLink?: boolean
  readonly transport: () => WalletTransport
  /**
   * For a wallet that works only by showing the page in a frame: whether it does so now. It then connects automatically,
   * unless the visitor has disconnected it.
   */
  readonly isHost?: () => boolean
  /** True while the same wallet is already listed under another entry. */
  readonly isHidden?: () => boolean
  /**
   * Loads the wallet's code on first use; always returns the same connector for a transport.
   * @param transport `pairing` even if the wallet is in this page as well; by default the current transport.
   */
  readonly loadConnector: (transport?: 'pairing') => Promise<Connector>
}

/** True if the wallet can be connected right now. */
export function isReady(wallet: Pick<Wallet, 'transport'>): boolean {
  return wallet.transport().kind !== 'absent'
}

/** Browsers that also install extensions from Chrome's store. */
const LIKE_CHROME: readonly Browser[] = ['edge', 'opera']

/** The wallet's extension for the visitor's browser. */
export function extensionDownloadUrl({ downloads }: Pick<Wallet, 'downloads'>, device: Device): string | undefined {
  if (device.os !== 'desktop') return undefined
  const { extensions, anyBrowser } = downloads ?? {}
  const fallback = LIKE_CHROME.includes(device.browser) ? extensions?.chrome : undefined
  return extensions?.[device.browser] ?? fallback ?? anyBrowser
}

/** The web wallet's address, on a computer. */
export function webWalletUrl({ downloads }: Pick<Wallet, 'downloads'>, device: Device): string | undefined {
  return device.os === 'desktop' ? downloads?.web : undefined
}

/** The wallet's app: in the store of the visitor's phone, or on a computer the link for a phone to scan. */
export function mobileDownloadUrl({ downloads }: Pick<Wallet, 'downloads'>, device: Device): string | undefined {
  if (device.os === 'desktop') return downloads?.qrCode ?? downloads?.mobile ?? downloads?.ios ?? downloads?.android
  return downloads?.[device.os] ?? downloads?.mobile
}

const HEX_COLOUR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** @throws Error with the text of requirement K1 if `iconAccent` is not a 3- or 6-digit hex colour. */
export function assertIconAccent(wallet: Pick<Wallet, 'id' | 'name' | 'iconAccent'>): void {
  if (wallet.iconAccent === undefined || HEX_COLOUR.test(wallet.iconAccent)) return
  throw new Error(`Property \`iconAccent\` is not a hex value for wallet: ${wallet.name ?? wallet.id}`)
}
