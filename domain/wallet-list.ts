import type { Wallet } from './wallet.ts'

export const MAX_RECENT_WALLETS = 3

export interface ListedWallet {
  readonly wallet: Wallet
  readonly isReady: boolean
  readonly isRecent: boolean
}

export interface WalletGroup {
  readonly name: string
  readonly wallets: readonly ListedWallet[]
}

/** Announced wallets first; a catalogue wallet whose `rdns` or id was announced is not offered twice. */
export function mergeWallets(announced: readonly Wallet[], catalogue: readonly Wallet[]): readonly Wallet[] {
  const taken = new Set(announced.flatMap(({ id, rdns }) => (rdns === undefined ? [id] : [id, rdns])))
  return [
    ...announced,
    ...catalogue.filter(({ id, rdns }) => !taken.has(id) && !(rdns !== undefined && taken.has(rdns)))
  ]
}

/**
 * The list of the connect dialog (section 2): only wallets that are ready or have an extension to download, grouped
 * by name, sorted by group index, with at most 3 recently used ones first in their group.
 */
export function walletGroups(wallets: readonly Wallet[], recentIds: readonly string[]): readonly WalletGroup[] {
  const recents = recentIds.filter((id) => wallets.some((wallet) => wallet.id === id)).slice(0, MAX_RECENT_WALLETS)
  const rank = ({ id }: Wallet) => (recents.includes(id) ? recents.indexOf(id) : recents.length)
  const listed = wallets
    .map((wallet) => ({ wallet, isReady: wallet.isReady(), isRecent: recents.includes(wallet.id) }))
    .filter(({ wallet, isReady }) => isReady || wallet.extensionDownloadUrl !== undefined)
    .filter(({ wallet }) => !wallet.isHidden?.())
    .sort((a, b) => a.wallet.groupIndex - b.wallet.groupIndex || rank(a.wallet) - rank(b.wallet))
  const names = [...new Set(listed.map(({ wallet }) => wallet.groupName))]
  return names.map((name) => ({ name, wallets: listed.filter(({ wallet }) => wallet.groupName === name) }))
}

/** Newest first, each once. */
export function recentAfterConnecting(recentIds: readonly string[], walletId: string): readonly string[] {
  return [walletId, ...recentIds.filter((id) => id !== walletId)]
}
