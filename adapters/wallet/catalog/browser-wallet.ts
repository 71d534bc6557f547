import { UnsupportedMethodError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { windowEthereum } from '../eip1193.ts'
import { loadInjectedConnector } from '../load-injected-connector.ts'
import type { CatalogueWallet } from '../wallet-catalogue.ts'

/** Whatever `window.ethereum` is, unless that wallet announced itself. */
export const wallet: CatalogueWallet = ({ discovery }) => ({
  id: 'injected',
  name: 'Browser wallet',
  iconUrl: '/wallets/browser.svg',
  iconBackground: '#ffffff',
  groupName: messages.connect.popular,
  groupIndex: 1,
  way: () => ({ kind: windowEthereum() ? 'here' : 'absent' }),
  isHidden: () => {
    const provider = windowEthereum()
    return provider !== undefined && discovery.hasAnnounced(provider)
  },
  loadConnector: async () => {
    const provider = windowEthereum()
    if (!provider) throw new UnsupportedMethodError(messages.connect.notReady('Browser wallet'))
    return loadInjectedConnector(provider)
  }
})
