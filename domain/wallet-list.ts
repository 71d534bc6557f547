import type { Device } from './device.ts'
import { extensionDownloadUrl, isReady, mobileDownloadUrl, type Wallet } from './wallet.ts'

export const MAX_RECENT_WALLETS = 3
const MAX_TO_GET = { desktop: 5, phone: 3 } as const

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
  const taken = new Set(announced.flatMap(({ id, rdns = [] }) => [id, ...rdns]))
  return [...announced, ...catalogue.filter(({ id, rdns = [] }) => ![id, ...rdns].some((name) => taken.has(name)))]
}

/**
 * The list of the connect dialog (section 2): only wallets that are ready or have an extension to download, grouped
 * by name, sorted by group index, with at most 3 recently used ones first in their group.
 */
export function walletGroups(
  wallets: readonly Wallet[],
  recentIds: readonly string[],
  device: Device
): readonly WalletGroup[] {
  const recents = recentIds.filter((id) => wallets.some((wallet) => wallet.id === id)).slice(0, MAX_RECENT_WALLETS)
  const rank = ({ id }: Wallet) => (recents.includes(id) ? recents.indexOf(id) : recents.length)
  const listed = wallets
    .map((wallet) => ({ wallet, isReady: isReady(wallet), isRecent: recents.includes(wallet.id) }))
    .filter(({ wallet, isReady }) => isReady || extensionDownloadUrl(wallet, device) !== undefined)
    .filter(({ wallet }) => !wallet.isHidden?.())
    .sort((a, b) => a.wallet.groupIndex - b.wallet.groupIndex || rank(a.wallet) - rank(b.wallet))
  const names = [...new Set(listed.map(({ wallet }) => wallet.groupName))]
  return names.map((name) => ({ name, wallets: listed.filter(({ wallet }) => wallet.groupName === name) }))
}

/**
 * The get-a-wallet list (section 9): the catalogue's first wallets that can be downloaded for this device. One that is
 * reached only by showing the page inside itself comes last, because having it does not help on this page.
 */
export function walletsToGet(catalogue: readonly Wallet[], device: Device): readonly Wallet[] {
  const canBeGot = (wallet: Wallet) =>
    (extensionDownloadUrl(wallet, device) ?? mobileDownloadUrl(wallet, device)) !== undefined
  return catalogue
    .filter(canBeGot)
    .sort((a, b) => Number(a.isHost !== undefined) - Number(b.isHost !== undefined))
    .slice(0, device.os === 'desktop' ? MAX_TO_GET.desktop : MAX_TO_GET.phone)
}

/** Newest first, each once. */
export function recentAfterConnecting(recentIds: readonly string[], walletId: string): readonly string[] {
  return [walletId, ...recentIds.filter((id) => id !== walletId)]
}
