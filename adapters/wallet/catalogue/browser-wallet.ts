import { windowEthereum } from '#adapters/wallet/eip1193/eip1193-provider.ts'
import { injectedProviders } from '#adapters/wallet/injected/injected-providers.ts'
import { loadInjectedConnector } from '#adapters/wallet/injected/load-injected-connector.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import type { CatalogueWallet } from '../catalogue-wallet.ts'

/** A provider in the page that no other entry recognises. Returning visitors keep it even once one does. */
export const wallet: CatalogueWallet = ({ discovery, walletIdOf }) => {
  const unnamed = () => injectedProviders().find((each) => !walletIdOf(each) && !discovery.hasAnnounced(each))
  const provider = () => unnamed() ?? windowEthereum()
  return {
    order: 10,
    id: 'injected',
    iconUrl: '/wallets/browser.svg',
    iconBackground: '#ffffff',
    group: 'popular',
    transport: () => ({ kind: provider() ? 'here' : 'absent' }),
    isHidden: () => !unnamed(),
    loadConnector: async () => {
      const injected = provider()
      if (!injected) throw new WalletError('absent', { problem: 'not-ready' })
      return loadInjectedConnector(injected)
    }
  }
}
