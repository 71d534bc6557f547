import { loadSafeConnector } from '#adapters/wallet/safe/load-safe-connector.ts'
import { WalletAnswerError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import type { CatalogueWallet } from '../wallet-catalogue.ts'

/** An account of several owners: it shows the page inside itself, and is reached in no other way. */
export const wallet: CatalogueWallet = ({ safeHost }) => ({
  place: 20,
  id: 'safe',
  name: 'Safe',
  iconUrl: '/wallets/safe.svg',
  iconBackground: '#12ff80',
  iconAccent: '#12ff80',
  groupName: messages.connect.popular,
  groupIndex: 1,
  downloads: {
    ios: 'https://apps.apple.com/app/id6748754793',
    android: 'https://play.google.com/store/apps/details?id=global.safe.mobileapp',
    mobile: 'https://app.safe.global/'
  },
  instructions: { mobile: ['install', 'create'] },
  way: () => ({ kind: safeHost === undefined ? 'absent' : 'here' }),
  isHost: () => safeHost !== undefined,
  loadConnector: async () => {
    if (safeHost === undefined) throw new WalletAnswerError(messages.connect.notReady('Safe'))
    return loadSafeConnector(safeHost)
  }
})
