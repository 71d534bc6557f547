import type { Device } from '#domain/device.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { assertIconAccent, type Wallet } from '#domain/wallet.ts'
import type { Eip6963Discovery } from './eip6963-discovery.ts'

/** What a wallet of the catalogue may need to know of the page that it is offered on. */
export interface WalletSurroundings {
  readonly discovery: Eip6963Discovery
  readonly device: Device
  /** Absent where the page has no WalletConnect project id: no wallet can be paired then. */
  readonly walletConnect?: WalletConnect
}

export interface WalletConnect {
  /**
   * Loads the page's one WalletConnect connector, for the wallet that the visitor picked.
   * @param app the wallet's name and the link that opens its app, so that requests on a phone bring it to the front.
   */
  readonly load: (app?: { readonly name: string; readonly href: string }) => Promise<Connector>
}

/** What a file of `catalog/` exports as `wallet`: its data, and how it is reached. */
export type CatalogueWallet = (surroundings: WalletSurroundings) => Wallet

const files = import.meta.glob<{ readonly wallet: CatalogueWallet }>(['./catalog/*.ts', '!**/*.test.ts'], {
  eager: true
})

/** Every wallet of `catalog/`: adding one is adding its file. @throws Error for a bad `iconAccent` (section 5). */
export function walletCatalogue(surroundings: WalletSurroundings): readonly Wallet[] {
  return Object.values(files).map(({ wallet: create }) => {
    const wallet = create(surroundings)
    assertIconAccent(wallet)
    return wallet
  })
}
