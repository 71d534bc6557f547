import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { type CatalogueEntry, walletFiles } from '#adapters/wallet/wallet-catalogue.ts'
import type { OwnWalletGroup } from '#domain/wallet/wallet.ts'

interface HiddenWallets {
  readonly ids: readonly string[]
  /** As the catalogue names them, such as `./catalogue/safe.ts`. */
  readonly files: readonly string[]
  /** Pictures that no other wallet has, as paths of the page. */
  readonly icons: readonly string[]
  /** Whether no wallet is left that connects through WalletConnect. */
  readonly isPairingHidden: boolean
}

/** Announced wallets without a picture have this one. */
const DEFAULT_ICON = '/wallets/browser.svg'

/** What a build leaves out of the catalogue. */
export function hiddenWallets(groups: readonly OwnWalletGroup[]): HiddenWallets {
  const offered = new Set(groups.flatMap(({ wallets }) => wallets))
  const entries = Object.entries(walletFiles).flatMap(([file, create]) => {
    const entry: CatalogueEntry | undefined = create?.({
      discovery: new Eip6963Discovery(),
      device: { os: 'desktop', browser: 'other' },
      walletConnect: { load: () => Promise.reject(new Error('Nothing connects in a build.')) },
      walletIdOf: () => undefined
    })
    return entry ? [{ file, ...entry }] : []
  })
  const shown = entries.filter(({ id }) => offered.has(id))
  const kept = new Set([DEFAULT_ICON, ...shown.map(({ iconUrl }) => iconUrl)])
  const hidden = entries.filter(({ id }) => !offered.has(id))
  return {
    ids: hidden.map(({ id }) => id),
    files: hidden.map(({ file }) => file),
    icons: hidden.flatMap(({ iconUrl }) => (iconUrl.startsWith('/') && !kept.has(iconUrl) ? [iconUrl] : [])),
    isPairingHidden: shown.every(({ pairingLink }) => !pairingLink)
  }
}
