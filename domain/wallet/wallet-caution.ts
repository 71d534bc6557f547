import type { Wallet, WalletCaution } from './wallet.ts'

/** Printable ASCII; letters of other scripts can look like these. */
const PLAIN_LETTERS = /^[\x20-\x7e]*$/

/** Announced wallets with cautions: names or identifiers that clash with others or with the catalogue. */
export function withCautions(announced: readonly Wallet[], catalogue: readonly Wallet[]): readonly Wallet[] {
  const identifiers = countEach(announced.flatMap(({ rdns = [] }) => rdns))
  const names = countEach(announced.map(nameKey))
  const known = new Map(
    catalogue.flatMap((wallet) => (wallet.name === undefined ? [] : [[nameKey(wallet), wallet.rdns ?? []] as const]))
  )

  const cautionAbout = (wallet: Wallet): WalletCaution | undefined => {
    const { rdns = [] } = wallet
    if (rdns.some((name) => isRepeated(identifiers, name))) return 'shared-identifier'
    const owned = known.get(nameKey(wallet))
    if (owned && !rdns.some((name) => owned.includes(name))) return 'borrowed-name'
    return isRepeated(names, nameKey(wallet)) || !PLAIN_LETTERS.test(wallet.name ?? '') ? 'ambiguous-name' : undefined
  }
  return announced.map((wallet) => {
    const caution = cautionAbout(wallet)
    return caution ? { ...wallet, caution } : wallet
  })
}

/** Equal for names that differ only in case, spaces and punctuation. */
function nameKey({ name = '' }: Wallet): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

function countEach(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return counts
}

function isRepeated(counts: ReadonlyMap<string, number>, text: string): boolean {
  return (counts.get(text) ?? 0) > 1
}
