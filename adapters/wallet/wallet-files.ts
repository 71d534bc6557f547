import type { CatalogueWallet } from './catalogue-wallet.ts'

/**
 * The wallets of `catalogue/`, by file. With `walletGroups`, a build has a list of those that they name in place of this
 * one (`src/build/offered-wallets-plugin.ts`).
 */
export const walletFiles = import.meta.glob<CatalogueWallet>(['./catalogue/*.ts', '!./catalogue/*.test.ts'], {
  eager: true,
  import: 'wallet'
})
