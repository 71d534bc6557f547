import { assertIconAccent, type OwnWalletGroup, type Wallet } from '#domain/wallet/wallet.ts'
import { assertCatalogueId } from '#domain/wallet/wallet-identity.ts'
import type { CatalogueEntry, WalletEnvironment } from './catalogue-wallet.ts'
import type { Eip1193Provider } from './eip1193/eip1193-provider.ts'
import { walletFiles } from './wallet-files.ts'

interface CatalogueOptions extends WalletEnvironment {
  /** The wallets to offer, if not all of the catalogue. */
  readonly groups?: readonly OwnWalletGroup[]
}

const LAST = 1000

/** The wallets of `catalogue/`: adding one is adding its file. @throws Error for a bad id or `iconAccent`. */
export function walletCatalogue({ groups, ...environment }: CatalogueOptions): readonly Wallet[] {
  const all: readonly CatalogueEntry[] = Object.values(walletFiles)
    .map((create) => create({ ...environment, walletIdOf: (provider) => entryOf(entries, provider)?.id }))
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
