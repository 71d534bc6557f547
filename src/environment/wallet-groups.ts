import { plainText } from '#domain/plain-text.ts'
import { repeated } from '#domain/repeated.ts'
import type { OwnWalletGroup } from '#domain/wallet/wallet.ts'

/** The groups of `config.ts`, whatever the catalogue holds. @throws Error with one sentence. */
export function checkedWalletGroups(groups: readonly OwnWalletGroup[]): readonly OwnWalletGroup[] {
  if (groups.length === 0) throw new Error('walletGroups in src/config.ts is empty: leave it out for the default.')
  for (const { name, wallets } of groups) {
    if (plainText(name) !== name || name === '') {
      throw new Error(`walletGroups in src/config.ts: a name must be one line of visible text, got "${name}".`)
    }
    if (name.toLowerCase() === 'installed') {
      throw new Error(`walletGroups in src/config.ts: "${name}" is the group of wallets that announce themselves.`)
    }
    if (wallets.length === 0) throw new Error(`walletGroups in src/config.ts: "${name}" has no wallets.`)
  }
  const alike = repeated(groups, ({ name }) => name)
  if (alike) throw new Error(`walletGroups in src/config.ts has two groups "${alike.name}".`)
  const ids = groups.flatMap(({ wallets }) => wallets)
  const twice = repeated(ids, (id) => id)
  if (twice !== undefined) throw new Error(`walletGroups in src/config.ts names the wallet "${twice}" twice.`)
  return groups
}

/** @throws Error with one sentence for a wallet that the catalogue does not have. */
export function checkGroupedWallets(groups: readonly OwnWalletGroup[], known: readonly string[]): void {
  const unknown = groups.flatMap(({ wallets }) => wallets).find((id) => !known.includes(id))
  if (unknown === undefined) return
  throw new Error(`walletGroups in src/config.ts names "${unknown}", which is none of the wallets ${known.join(', ')}.`)
}
