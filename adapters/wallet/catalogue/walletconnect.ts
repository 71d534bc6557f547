import { ANY_PAIRED_ID } from '#domain/wallet/paired-wallet.ts'
import { catalogueWallet } from '../catalogue-wallet.ts'

/** Any wallet that supports pairing. */
export const wallet = catalogueWallet({
  order: 60,
  id: ANY_PAIRED_ID,
  name: 'WalletConnect',
  iconUrl: '/wallets/walletconnect.svg',
  iconBackground: '#3b99fc',
  iconAccent: '#3b99fc',
  app: {}
})
