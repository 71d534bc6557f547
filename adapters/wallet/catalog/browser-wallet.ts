import { WalletAnswerError } from '#domain/errors.ts'
import { messages } from '#domain/messages.ts'
import { windowEthereum } from '../eip1193.ts'
import { injectedProviders } from '../injected-providers.ts'
import { loadInjectedConnector } from '../load-injected-connector.ts'
import type { CatalogueWallet } from '../wallet-catalogue.ts'

/** Whatever is in the page and is offered by no name. A visitor who came back with it keeps it when it gets one. */
export const wallet: CatalogueWallet = ({ discovery, ownerOf }) => {
  const unnamed = () => injectedProviders().find((each) => !ownerOf(each) && !discovery.hasAnnounced(each))
  const provider = () => unnamed() ?? windowEthereum()
  return {
    place: 10,
    id: 'injected',
    name: 'Browser wallet',
    iconUrl: '/wallets/browser.svg',
    iconBackground: '#ffffff',
    groupName: messages.connect.popular,
    groupIndex: 1,
    way: () => ({ kind: provider() ? 'here' : 'absent' }),
    isHidden: () => !unnamed(),
    loadConnector: async () => {
      const injected = provider()
      if (!injected) throw new WalletAnswerError(messages.connect.notReady('Browser wallet'))
      return loadInjectedConnector(injected)
    }
  }
}
