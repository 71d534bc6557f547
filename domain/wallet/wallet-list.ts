import type { Device } from '../device.ts'
import { appRoute } from './app-route.ts'
import {
  extensionDownloadUrl,
  isReady,
  mobileDownloadUrl,
  type Wallet,
  type WalletGroupId,
  walletGroupIds,
  webWalletUrl
} from './wallet.ts'
import { withCautions } from './wallet-caution.ts'

const MAX_RECENT_WALLETS = 3
const MAX_TO_GET = { desktop: 5, phone: 3 } as const

export interface ListedWallet {
  readonly wallet: Wallet
  readonly isReady: boolean
  readonly isRecent: boolean
}

export interface WalletGroup {
  readonly id: WalletGroupId
  /** Set for a group of the team's own. */
  readonly name?: string
  readonly wallets: readonly ListedWallet[]
}

/** Announced wallets first; a catalogue wallet that has announced itself is not repeated, and lends it what it can do. */
export function mergeWallets(announced: readonly Wallet[], catalogue: readonly Wallet[]): readonly Wallet[] {
  const signsIn = catalogue.flatMap(({ rdns = [], signsInWithConnection }) => (signsInWithConnection ? rdns : []))
  const able = announced.map((wallet) =>
    wallet.rdns?.some((name) => signsIn.includes(name)) ? { ...wallet, signsInWithConnection: true } : wallet
  )
  const taken = new Set(announced.flatMap(({ id, rdns = [] }) => [id, ...rdns]))
  const others = catalogue.filter(({ rdns = [] }) => !rdns.some((name) => taken.has(name)))
  return [...withCautions(able, catalogue), ...others]
}

/**
 * The list of the connect dialog (requirement C2): only wallets that are ready or have an extension to download, in their
 * groups, with at most 3 recently used ones first in their group, then those that can be connected from here, or in the
 * team's own order. Wallets that share an identifier are never marked as recent: it may have been the other one.
 */
export function walletGroups(
  wallets: readonly Wallet[],
  recentIds: readonly string[],
  device: Device
): readonly WalletGroup[] {
  const certain = wallets.filter(({ caution }) => caution !== 'shared-identifier')
  const ids = new Set(certain.map(({ id }) => id))
  const recents = recentIds.filter((id) => ids.has(id)).slice(0, MAX_RECENT_WALLETS)
  const rank = ({ id }: Wallet) => (recents.includes(id) ? recents.indexOf(id) : recents.length)
  const listed = wallets
    .map((wallet) => ({ wallet, isReady: isReady(wallet), isRecent: recents.includes(wallet.id) }))
    .filter(({ wallet, isReady }) => isReady || extensionDownloadUrl(wallet, device) !== undefined)
    .filter(({ wallet }) => !wallet.isHidden?.())
    .sort((a, b) => rank(a.wallet) - rank(b.wallet) || distance(a.wallet) - distance(b.wallet))
  const ownGroups = new Set(wallets.map(({ ownGroup }) => ownGroup))
  return walletGroupIds
    .flatMap((id) => [...ownGroups].map((name) => groupOf(listed, id, name)))
    .filter((group) => group.wallets.length > 0)
}

function groupOf(listed: readonly ListedWallet[], id: WalletGroupId, name: string | undefined): WalletGroup {
  const wallets = listed.filter(({ wallet }) => wallet.group === id && wallet.ownGroup === name)
  return { id, ...(name !== undefined && { name }), wallets }
}

/** Lowest for a wallet in this page, then one to be paired or linked, one that must be opened first, and an absent one. */
function distance({ transport, isHost, ownGroup }: Wallet): number {
  // The team has put them in order.
  if (ownGroup !== undefined) return 0
  const { kind } = transport()
  if (kind === 'here') return 0
  if (kind === 'absent') return 3
  return isHost ? 2 : 1
}

/**
 * The get-a-wallet list (requirement C5): the catalogue's first wallets that are available for this device. Those that can be
 * connected from this browser come first, those that only work by showing the page themselves last.
 */
export function walletsToGet(catalogue: readonly Wallet[], device: Device): readonly Wallet[] {
  const isAvailable = (wallet: Wallet) =>
    [extensionDownloadUrl, webWalletUrl, mobileDownloadUrl].some((url) => url(wallet, device) !== undefined)
  const isElsewhere = (wallet: Wallet) =>
    extensionDownloadUrl(wallet, device) === undefined &&
    !['scan', 'open-app', 'open-page'].includes(appRoute(wallet, device) ?? '')
  const rank = (wallet: Wallet) => (wallet.isHost ? 2 : Number(isElsewhere(wallet)))
  return catalogue
    .filter(isAvailable)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, device.os === 'desktop' ? MAX_TO_GET.desktop : MAX_TO_GET.phone)
}

/** Newest first, without duplicates. */
export function recentAfterConnecting(recentIds: readonly string[], walletId: string): readonly string[] {
  return [walletId, ...recentIds.filter((id) => id !== walletId)]
}
