import { hasFlag } from '#adapters/wallet/injected/injected-providers.ts'
import { catalogueWallet } from '../catalogue-wallet.ts'

/** Does not support pairing; its app shows pages in its own browser. */
export const wallet = catalogueWallet({
  order: 40,
  id: 'coinbase',
  name: 'Coinbase Wallet',
  shortName: 'Coinbase',
  rdns: ['com.coinbase.wallet'],
  iconUrl: '/wallets/coinbase.svg',
  iconBackground: '#0052ff',
  iconAccent: '#0052ff',
  windowPath: 'coinbaseWalletExtension',
  recognises: (provider) => hasFlag(provider, 'isCoinbaseWallet') || hasFlag(provider, 'isCoinbaseBrowser'),
  pageLink: ({ href }) => `https://go.cb-w.com/dapp?cb_url=${encodeURIComponent(href)}`,
  downloads: {
    extensions: {
      chrome: 'https://chromewebstore.google.com/detail/coinbase-wallet-extension/hnfanknocfeofbddgcijnmhnfnkdnaad'
    },
    ios: 'https://apps.apple.com/us/app/coinbase-wallet-store-crypto/id1278383455',
    android: 'https://play.google.com/store/apps/details?id=org.toshi',
    mobile: 'https://coinbase.com/wallet/downloads',
    qrCode: 'https://coinbase-wallet.onelink.me/q5Sx/fdb9b250'
  },
  learnMoreUrl: 'https://coinbase.com/wallet/articles/getting-started-extension'
})
