import { hasFlag } from '#adapters/wallet/injected/injected-providers.ts'
import { catalogueWallet } from '../catalogue-wallet.ts'

export const wallet = catalogueWallet({
  order: 30,
  id: 'rainbow',
  name: 'Rainbow',
  rdns: ['me.rainbow'],
  iconUrl: '/wallets/rainbow.svg',
  iconBackground: '#0c2f78',
  iconAccent: '#0c2f78',
  recognises: (provider) => hasFlag(provider, 'isRainbow'),
  app: { openLink: 'rainbow://', webLink: 'https://rnbwapp.com', pairing: { ios: 'rainbow://wc?uri=' } },
  hasBrowser: true,
  downloads: {
    extensions: {
      chrome: 'https://chromewebstore.google.com/detail/rainbow/opfgelmcmbiajamepnmloijbpoleiama',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/rainbow/cpojfbodiccabbabgimdeohkkpjfpbnf',
      firefox: 'https://addons.mozilla.org/firefox/addon/rainbow-extension/'
    },
    ios: 'https://apps.apple.com/app/apple-store/id1457119021',
    android: 'https://play.google.com/store/apps/details?id=me.rainbow',
    qrCode: 'https://rainbow.download'
  },
  learnMoreUrl: 'https://learn.rainbow.me/connect-to-a-website-or-app'
})
