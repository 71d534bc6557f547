import type { Wallet } from '#domain/wallet.ts'
import { assertIconAccent } from '#domain/wallet.ts'
import type { Eip6963Discovery } from './eip6963-discovery.ts'

/** What a file of `catalog/` exports as `wallet`: its data, and how it is reached. */
export type CatalogueWallet = (discovery: Eip6963Discovery) => Wallet

const files = import.meta.glob<{ readonly wallet: CatalogueWallet }>('./catalog/*.ts', { eager: true })

/** Every wallet of `catalog/`: adding one is adding its file. @throws Error for a bad `iconAccent` (section 5). */
export function walletCatalogue(discovery: Eip6963Discovery): readonly Wallet[] {
  return Object.values(files).map(({ wallet: create }) => {
    const wallet = create(discovery)
    assertIconAccent(wallet)
    return wallet
  })
}
