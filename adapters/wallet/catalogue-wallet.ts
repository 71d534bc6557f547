import { type Device, isPhone } from '#domain/device.ts'
import type { Connector } from '#domain/ports/connector.ts'
import type { Wallet, WalletDownloads, WalletInstructions } from '#domain/wallet/wallet.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { type Eip1193Provider, isProvider, propertyOf } from './eip1193/eip1193-provider.ts'
import type { Eip6963Discovery } from './injected/eip6963-discovery.ts'
import { injectedProviders } from './injected/injected-providers.ts'
import { loadInjectedConnector } from './injected/load-injected-connector.ts'
import type { PickedWallet } from './walletconnect/app-link.ts'

/** What a catalogue wallet may need to know about the page. */
export interface WalletEnvironment {
  readonly discovery: Eip6963Discovery
  readonly device: Device
  /** Absent without a WalletConnect project id: no wallet can be paired. */
  readonly walletConnect?: WalletConnect
  /** The origin of the Safe that shows the page in a frame; absent anywhere else. */
  readonly safeHost?: string
  /** The origins of all Safes that may show the page. */
  readonly safeHosts?: readonly string[]
  /** The folder of the page on its host, such as `/app/`; empty for a page at `/`. */
  readonly folder?: string
}

export interface WalletConnect {
  /**
   * Loads the connector of a wallet over the page's one WalletConnect session.
   * @param app the wallet's name and, on a phone, the link that opens its app, so that requests bring it to the front.
   */
  readonly load: (app: PickedWallet) => Promise<Connector>
}

/** The environment of a wallet within the catalogue. */
interface CataloguePage extends WalletEnvironment {
  /** The id of the wallet that a provider belongs to, so that no provider is listed twice. */
  readonly walletIdOf: (provider: Eip1193Provider) => string | undefined
}

export interface CatalogueEntry extends Wallet {
  /** Lower ones are listed first; a wallet without one comes after them. */
  readonly order?: number
  /** Whether an unannounced provider is this wallet's. */
  readonly recognises?: (provider: Eip1193Provider) => boolean
  /** The provider at the wallet's own path on `window`, whatever other flags it has. */
  readonly windowProvider?: () => unknown
}

/** What each file of `catalogue/` exports as `wallet`. */
export type CatalogueWallet = (page: CataloguePage) => CatalogueEntry

/** The definition of a catalogue wallet, from which its transports follow. */
interface WalletFacts
  extends Pick<CatalogueEntry, 'order' | 'recognises'>,
    Pick<
      Wallet,
      'id' | 'shortName' | 'rdns' | 'iconUrl' | 'iconBackground' | 'iconAccent' | 'signsInWithConnection' | 'downloads'
    >,
    Partial<Pick<Wallet, 'group'>>,
    Pick<WalletInstructions, 'learnMoreUrl'> {
  readonly name: string
  /** The path of its own provider on `window`, such as `phantom.ethereum`. */
  readonly windowPath?: string
  /** Set if its app supports pairing (WalletConnect). */
  readonly app?: AppLinks
  /** The link that opens a page in the app's own browser. */
  readonly pageLink?: (page: Location) => string
  /** Set if its app has such a browser but no such link: the visitor types in the page's address. */
  readonly hasBrowser?: boolean
}

/** How a wallet's app is opened on its device. */
interface AppLinks {
  /** Brings it to the front. */
  readonly openLink?: string
  /**
   * The same as an https address that the system hands to the app (a universal link, or app link), such as
   * `https://rnbwapp.com`: the only way to it from another app's own browser.
   */
  readonly webLink?: string
  /**
   * Prefixes of the encoded pairing. Without one, a phone opens the plain `wc:` link, and a computer shows only the
   * code.
   */
  readonly pairing?: { readonly ios?: string; readonly android?: string; readonly desktop?: string }
}

/** A wallet that is in the page, can be paired, opens the page itself, or is absent: tried in this order. */
export function catalogueWallet(facts: WalletFacts): CatalogueWallet {
  const { windowPath, app, pageLink, hasBrowser, downloads, learnMoreUrl, ...wallet } = facts
  const { id, name } = wallet
  const pageUrl = pageLink ? () => pageLink(window.location) : hasBrowser && (() => window.location.href)
  const windowProvider = () => windowPath?.split('.').reduce<unknown>(propertyOf, window)

  return ({ discovery, device, walletConnect, walletIdOf }) => {
    const pairing = app && walletConnect
    const provider = () =>
      [windowProvider(), ...injectedProviders()]
        .filter(isProvider)
        .find((each) => walletIdOf(each) === id && !discovery.hasAnnounced(each))

    return {
      group: 'popular',
      ...wallet,
      windowProvider,
      ...(downloads && {
        downloads: pairing || pageUrl ? downloads : extensionsOf(downloads),
        instructions: instructionsFor(facts)
      }),
      ...(pairing && appLinks(app, device)),
      ...(pageUrl && { pageUrl, hasPageLink: pageLink !== undefined }),
      transport: () => {
        if (provider()) return { kind: 'here' }
        if (pairing) return { kind: 'pairing' }
        return pageLink && isPhone(device) ? { kind: 'page-link', url: pageLink(window.location) } : { kind: 'absent' }
      },
      loadConnector: async (transport) => {
        const injected = transport !== 'pairing' && provider()
        if (injected) return loadInjectedConnector(injected)
        if (!pairing) throw new WalletError('absent', { problem: 'not-ready', wallet: name })
        const href = openLinkOn(device, app)
        return pairing.load(href ? { name, href } : { name })
      }
    }
  }
}

/** Leaves out the apps, which could not connect to this page. */
function extensionsOf({ extensions, anyBrowser }: WalletDownloads): WalletDownloads {
  return { ...(extensions && { extensions }), ...(anyBrowser !== undefined && { anyBrowser }) }
}

function instructionsFor({ downloads, learnMoreUrl }: WalletFacts): WalletInstructions {
  return {
    mobile: ['install', 'create', 'scan'],
    ...(downloads?.extensions && { extension: ['install', 'create', 'refresh'] }),
    ...(learnMoreUrl && { learnMoreUrl })
  }
}

/** A phone has a wallet's app beside the page; few wallets have one for computers. */
function appLinks(app: AppLinks, device: Device): Pick<Wallet, 'openLink' | 'pairingLink' | 'desktop'> {
  const openLink = openLinkOn(device, app)
  const desktopPrefix = isPhone(device) ? undefined : app.pairing?.desktop
  return {
    ...(openLink !== undefined && { openLink }),
    ...(desktopPrefix !== undefined && { desktop: { getUri: (uri) => desktopPrefix + encodeURIComponent(uri) } }),
    ...((!device.isInApp || openLink !== undefined) && { pairingLink: (uri, at) => pairingLink(uri, at, app) })
  }
}

function openLinkOn(device: Device, { openLink, webLink }: AppLinks): string | undefined {
  if (!isPhone(device)) return undefined
  return device.isInApp ? webLink : openLink
}

function pairingLink(uri: string, { os, isInApp }: Device, { webLink, pairing }: AppLinks): string | undefined {
  if (os === 'desktop') return undefined
  const prefix = isInApp ? webLink && `${webLink}/wc?uri=` : pairing?.[os]
  return prefix ? prefix + encodeURIComponent(uri) : uri
}
