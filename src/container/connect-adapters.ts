import { ContainerModule } from 'inversify'
import type { WalletConnect } from '#adapters/wallet/catalogue-wallet.ts'
import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { safeHost } from '#adapters/wallet/safe/safe-host.ts'
import { walletCatalogue } from '#adapters/wallet/wallet-catalogue.ts'
import { findChain } from '#domain/chain/chain.ts'
import { deviceOf } from '#domain/device.ts'
import { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { nameScope } from '#ui/base-path.ts'
import {
  Catalogue,
  Chains,
  InitialChain,
  RecoverCode,
  SignInSetting,
  VisitorDevice
} from '#ui/models/injection-keys.ts'
import { browserStore } from '../browser-store.ts'
import { lazyAdapter } from '../loading/lazy-adapter.ts'
import type { PageSettings } from '../settings/settings.ts'
import { codeRecovery } from '../visit/code-recovery.ts'

/** Binds what connecting a wallet needs from the page, the browser and the configuration. */
export const connectAdapters = (settings: PageSettings) =>
  new ContainerModule(({ bind }) => {
    const { appName, authUrl, chains, initialChainId, signIn, walletConnect, walletGroups, safeHosts } = settings
    const initialChain = initialChainId === undefined ? undefined : findChain(chains, initialChainId)
    const device = deviceOf(window.navigator, window)
    const discovery = new Eip6963Discovery()
    const host = safeHost(window, safeHosts)
    const catalogue = walletCatalogue({
      discovery,
      device,
      safeHosts,
      folder: nameScope,
      ...(walletConnect && { walletConnect: lazyWalletConnect }),
      ...(host && { safeHost: host }),
      ...(walletGroups && { groups: walletGroups })
    })
    bind(Chains).toConstantValue(chains)
    if (initialChain) bind(InitialChain).toConstantValue(initialChain)
    bind(SignInSetting).toConstantValue(signIn)
    bind(VisitorDevice).toConstantValue(device)
    bind(KeyValueStore).toConstantValue(browserStore)
    bind(WalletDiscovery).toConstantValue(discovery)
    bind(Catalogue).toConstantValue(catalogue)
    if (authUrl) bind(AuthenticationAdapter).toConstantValue(lazyAuthentication(authUrl, appName))
    bind(RecoverCode).toConstantValue(
      (cause, isRetry) => void (isRetry ? codeRecovery.recoverRetry(cause) : codeRecovery.recover(cause))
    )
  })

function lazyAuthentication(url: string, appName: string): AuthenticationAdapter {
  return lazyAdapter<AuthenticationAdapter>(async () => {
    const load = () => import('#adapters/auth/http-authentication-adapter.ts')
    const { HttpAuthenticationAdapter } = await loadCode(load, navigator)
    const { host, origin } = window.location
    return new HttpAuthenticationAdapter({ url, host, origin, appName })
  })
}

/** By far the largest part of the page's code. */
const lazyWalletConnect: WalletConnect = {
  async load(app) {
    const { loadWalletConnect } = await loadCode(() => import('../wallet-connect.ts'), navigator)
    return loadWalletConnect(app)
  }
}
