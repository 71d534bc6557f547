import { type Device, isPhone } from '#domain/device.ts'
import { WalletAnswerError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { Wallet, WalletInstructions } from '#domain/wallet.ts'
import { isProvider, propertyOf } from './eip1193.ts'
import { injectedProviders } from './injected-providers.ts'
import { loadInjectedConnector } from './load-injected-connector.ts'
import type { CatalogueEntry, CatalogueWallet } from './wallet-catalogue.ts'

/** What there is to know of a wallet; how it is reached from a page follows from it. */
export interface WalletFacts
  extends Pick<CatalogueEntry, 'place' | 'recognises'>,
    Pick<Wallet, 'id' | 'name' | 'shortName' | 'rdns' | 'iconUrl' | 'iconBackground' | 'iconAccent' | 'downloads'>,
    Partial<Pick<Wallet, 'groupName' | 'groupIndex'>>,
    Pick<WalletInstructions, 'learnMoreUrl'> {
  /** Where on `window` it keeps a provider of its own, such as `phantom.ethereum`. */
  readonly windowPath?: string
  /** Given when its app takes up pairings (WalletConnect). */
  readonly app?: WalletApp
  /** The link that opens a page in the browser inside its app. */
  readonly pageLink?: (page: Location) => string
}

/** How a wallet's app is opened on the phone that it is on. */
export interface WalletApp {
  /** Brings it to the front. */
  readonly openLink?: string
  /** What an encoded pairing is put behind; without one the system looks for an app that takes the bare `wc:` link. */
  readonly pairing?: { readonly ios?: string; readonly android?: string }
}

/** A wallet that is in the page, takes up pairings, opens the page inside itself, or is absent: tried in this order. */
export function catalogueWallet(facts: WalletFacts): CatalogueWallet {
  const { windowPath, app, pageLink, learnMoreUrl, ...wallet } = facts
  const { id, name, downloads } = wallet
  const ownProvider = () => windowPath?.split('.').reduce<unknown>(propertyOf, window)

  return ({ discovery, device, walletConnect, ownerOf }) => {
    const pairing = app && walletConnect
    const provider = () =>
      [ownProvider(), ...injectedProviders()]
        .filter(isProvider)
        .find((each) => ownerOf(each) === id && !discovery.hasAnnounced(each))

    return {
      groupName: messages.connect.popular,
      groupIndex: 1,
      ...wallet,
      ownProvider,
      ...(downloads && { instructions: instructionsFor(facts, pairing !== undefined) }),
      ...(pairing && appLinks(app, device)),
      way: () => {
        if (provider()) return { kind: 'here' }
        if (pairing) return { kind: 'pairing' }
        return pageLink && isPhone(device) ? { kind: 'page-link', url: pageLink(window.location) } : { kind: 'absent' }
      },
      loadConnector: async (way) => {
        const injected = way !== 'pairing' && provider()
        if (injected) return loadInjectedConnector(injected)
        if (!pairing) throw new WalletAnswerError(messages.connect.notReady(name))
        const href = isPhone(device) && app.openLink
        return pairing.load(href ? { name, href } : { name })
      }
    }
  }
}

function instructionsFor({ downloads, learnMoreUrl }: WalletFacts, canPair: boolean): WalletInstructions {
  return {
    mobile: canPair ? ['install', 'create', 'scan'] : ['install', 'create'],
    ...(downloads?.extensions && { extension: ['install', 'create', 'refresh'] }),
    ...(learnMoreUrl && { learnMoreUrl })
  }
}

/** Only a phone has a wallet's app beside the page. */
function appLinks({ openLink, pairing }: WalletApp, device: Device): Pick<Wallet, 'openLink' | 'pairingLink'> {
  return {
    ...(openLink && isPhone(device) && { openLink }),
    pairingLink: (uri, { os }) => {
      if (os === 'desktop') return undefined
      const prefix = pairing?.[os]
      return prefix ? prefix + encodeURIComponent(uri) : uri
    }
  }
}
