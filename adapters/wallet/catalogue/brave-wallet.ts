import { hasFlag, hasMetaMaskInsides } from '#adapters/wallet/injected/injected-providers.ts'
import { catalogueWallet } from '../catalogue-wallet.ts'

/**
 * Part of the Brave browser. Another wallet may replace it, flag included, in `window.ethereum`
 * (https://github.com/brave/brave-browser/issues/24160), but not at its own path.
 */
export const wallet = catalogueWallet({
  order: 70,
  id: 'brave',
  name: 'Brave Wallet',
  shortName: 'Brave',
  rdns: ['com.brave.wallet'],
  iconUrl: '/wallets/brave.svg',
  iconBackground: '#fb542b',
  iconAccent: '#fb542b',
  windowPath: 'braveEthereum',
  recognises: (provider) => hasFlag(provider, 'isBraveWallet') && !hasMetaMaskInsides(provider),
  hasBrowser: true,
  downloads: {
    ios: 'https://apps.apple.com/app/id1052879175',
    android: 'https://play.google.com/store/apps/details?id=com.brave.browser',
    qrCode: 'https://brave.com/wallet/'
  }
})
