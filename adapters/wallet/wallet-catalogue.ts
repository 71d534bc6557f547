import type { Device } from '#domain/device.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { assertIconAccent, type OwnWalletGroup, type Wallet } from '#domain/wallet/wallet.ts'
import { assertCatalogueId } from '#domain/wallet/wallet-identity.ts'
import type { Eip1193Provider } from './eip1193.ts'
import type { Eip6963Discovery } from './injected/eip6963-discovery.ts'

/** What a catalogue wallet may need to know about the page. */
interface WalletEnvironment {
  readonly discovery: Eip6963Discovery
  readonly device: Device
  /** Absent without a WalletConnect project id: no wallet can be paired. */
  readonly walletConnect?: WalletConnect
  /** The origin of the Safe that shows the page in a frame; absent anywhere else. */
  readonly safeHost?: string
  /** The origins of all Safes that may show the page. */
  readonly safeHosts?: readonly string[]
}

export interface WalletConnect {
  /**
   * Loads the connector of a wallet over the page's one WalletConnect session.
   * @param app the wallet's name and, on a phone, the link that opens its app, so that requests bring it to the front.
   */
  readonly load: (app: { readonly name: string; readonly href?: string }) => Promise<Connector>
}

interface CatalogueOptions extends WalletEnvironment {
  /** The wallets to offer, if not all of the catalogue. */
  readonly groups?: readonly OwnWalletGroup[]
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

const LAST = 1000

/** By file. A build has nothing instead of a wallet that it leaves out. */
export const walletFiles = import.meta.glob<CatalogueWallet | undefined>(
  ['./catalogue/*.ts', '!./catalogue/*.test.ts'],
  { eager: true, import: 'wallet' }
)

/** The wallets of `catalogue/`: adding one is adding its file. @throws Error for a bad id or `iconAccent`. */
export function walletCatalogue({ groups, ...environment }: CatalogueOptions): readonly Wallet[] {
  const all: readonly CatalogueEntry[] = Object.values(walletFiles)
    .flatMap((create) => create?.({ ...environment, walletIdOf: (provider) => entryOf(entries, provider)?.id }) ?? [])
    .sort((a, b) => (a.order ?? LAST) - (b.order ?? LAST))
  const entries = groups?.flatMap((group) => entriesIn(group, all)) ?? all
  for (const wallet of entries) {
    assertCatalogueId(wallet)
    assertIconAccent(wallet)
  }
  return entries
}

function entriesIn({ name, wallets }: OwnWalletGroup, all: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  return wallets.flatMap((id) => all.filter((entry) => entry.id === id).map((entry) => ({ ...entry, ownGroup: name })))
}

function entryOf(entries: readonly CatalogueEntry[], provider: Eip1193Provider): CatalogueEntry | undefined {
  const atItsPath = entries.find(({ windowProvider }) => windowProvider?.() === provider)
  return atItsPath ?? entries.find(({ recognises }) => recognises?.(provider))
}
