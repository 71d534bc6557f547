import type { Eip1193Provider } from '#adapters/wallet/eip1193/eip1193-provider.ts'
import { flagsOf, hasMetaMaskInsides } from '#adapters/wallet/injected/injected-providers.ts'
import { catalogueWallet } from '../catalogue-wallet.ts'

export const wallet = catalogueWallet({
  order: 50,
  id: 'metaMask',
  name: 'MetaMask',
  rdns: ['io.metamask', 'io.metamask.mobile', 'io.metamask.flask'],
  iconUrl: '/wallets/metamask.svg',
  iconBackground: '#fff4ee',
  iconAccent: '#ff5c16',
  recognises: isMetaMask,
  app: {
    openLink: 'metamask://',
    webLink: 'https://link.metamask.io',
    pairing: { ios: 'metamask://wc?uri=', android: 'metamask://wc?uri=' }
  },
  pageLink: ({ host, pathname }) => `https://link.metamask.io/dapp/${host}${pathname}`,
  downloads: {
    extensions: {
      chrome: 'https://chromewebstore.google.com/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
      edge: 'https://microsoftedge.microsoft.com/addons/detail/metamask/ejbalbakoplchlghecdalmeeeajnimhm',
      firefox: 'https://addons.mozilla.org/firefox/addon/ether-metamask',
      opera: 'https://addons.opera.com/extensions/details/metamask-10'
    },
    ios: 'https://apps.apple.com/us/app/metamask/id1438144202',
    android: 'https://play.google.com/store/apps/details?id=io.metamask',
    qrCode: 'https://metamask.io/download'
  },
  learnMoreUrl: 'https://metamask.io/faqs'
})

/**
 * Many wallets set `isMetaMask` so that old pages work with them, but each also sets its own flag. In Brave, MetaMask may
 * have Brave's flag, and is recognised by its insides (https://github.com/wevm/wagmi/pull/436).
 */
function isMetaMask(provider: Eip1193Provider): boolean {
  const flags = flagsOf(provider)
  const others = flags.filter((flag) => flag !== 'isMetaMask')
  if (others.length === flags.length) return false
  return others.length === 0 || (others.join() === 'isBraveWallet' && hasMetaMaskInsides(provider))
}
