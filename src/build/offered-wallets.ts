import type { CatalogueEntry } from '#adapters/wallet/catalogue-wallet.ts'
import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { walletFiles } from '#adapters/wallet/wallet-files.ts'
import type { OwnWalletGroup } from '#domain/wallet/wallet.ts'

/** The part of the catalogue that `walletGroups` names. */
export interface OfferedWallets {
  readonly ids: readonly string[]
  /** As the catalogue names them, such as `./catalogue/safe.ts`. */
  readonly files: readonly string[]
  /** Pictures that only other wallets have, as paths of the page. */
  readonly otherIcons: readonly string[]
  /** Whether one of them connects through WalletConnect. */
  readonly isAnyPaired: boolean
}

/** Announced wallets without a picture have this one. */
const DEFAULT_ICON = '/wallets/browser.svg'

export function offeredWallets(groups: readonly OwnWalletGroup[]): OfferedWallets {
  const ids = new Set(groups.flatMap(({ wallets }) => wallets))
  const entries = Object.entries(walletFiles).map(([file, create]): CatalogueEntry & { readonly file: string } => ({
    file,
    ...create({
      discovery: new Eip6963Discovery(),
      device: { os: 'desktop', browser: 'other' },
      walletConnect: { load: () => Promise.reject(new Error('Nothing connects in a build.')) },
      walletIdOf: () => undefined
    })
  }))
  const offered = entries.filter(({ id }) => ids.has(id))
  const kept = new Set([DEFAULT_ICON, ...offered.map(({ iconUrl }) => iconUrl)])
  return {
    ids: offered.map(({ id }) => id),
    files: offered.map(({ file }) => file),
    otherIcons: entries.map(({ iconUrl }) => iconUrl).filter((url) => url.startsWith('/') && !kept.has(url)),
    isAnyPaired: offered.some(({ pairingLink }) => pairingLink)
  }
}
