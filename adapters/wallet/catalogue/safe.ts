import { loadSafeConnector } from '#adapters/wallet/safe/load-safe-connector.ts'
import { isPhone } from '#domain/device.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { CatalogueWallet } from '../catalogue-wallet.ts'

/**
 * An account with several owners, reachable only while its web page shows this one in a frame. The share link takes the
 * address of a Safe App, whose `manifest.json` it reads: that of the site, not of the page on screen.
 */
export const wallet: CatalogueWallet = ({ device, safeHost, safeHosts: [host] = [], folder = '' }) => {
  const getUri = (appUrl: string) => `${host}/share/safe-app?appUrl=${encodeURIComponent(appUrl)}`
  const canOpen = host !== undefined && !isPhone(device)
  return {
    order: 20,
    id: 'safe',
    name: 'Safe',
    iconUrl: '/wallets/safe.svg',
    iconBackground: '#12ff80',
    iconAccent: '#12ff80',
    group: 'popular',
    ...(canOpen && {
      desktop: { getUri },
      downloads: { web: host },
      instructions: { extension: ['install', 'create', 'refresh'] }
    }),
    transport: () => {
      if (safeHost !== undefined) return { kind: 'here' }
      return canOpen
        ? { kind: 'page-link', url: getUri(window.location.origin + folder.replace(/\/$/, '')) }
        : { kind: 'absent' }
    },
    isHost: () => safeHost !== undefined,
    loadConnector: async () => {
      if (safeHost === undefined) throw new WalletError('absent', { problem: 'not-ready', wallet: 'Safe' })
      return loadSafeConnector(safeHost)
    }
  }
}
