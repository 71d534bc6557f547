import { Container, ContainerModule } from 'inversify'
import { Eip6963Discovery } from '#adapters/wallet/injected/eip6963-discovery.ts'
import { safeHost } from '#adapters/wallet/safe/safe-host.ts'
import { type WalletConnect, walletCatalogue } from '#adapters/wallet/wallet-catalogue.ts'
import { findChain } from '#domain/chain/chain.ts'
import { deviceOf } from '#domain/device.ts'
import { AuthenticationAdapter } from '#domain/ports/authentication-adapter.ts'
import { KeyValueStore } from '#domain/ports/key-value-store.ts'
import { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { ConnectDialogModel } from '#ui/models/connection/connect-dialog-model.ts'
import { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletsModel } from '#ui/models/connection/wallets-model.ts'
import { DialogsModel } from '#ui/models/dialogs-model.ts'
import { SessionModel } from '#ui/models/session/session-model.ts'
import { browserStore } from './browser-store.ts'
import type { Environment } from './environment/environment.ts'
import { lazyAdapter } from './loading/lazy-adapter.ts'
import { codeRecovery } from './visit/code-recovery.ts'

/** An adapter that need not be there: without a sign-in service there is none. */
export const optionalAuthentication = { serviceIdentifier: AuthenticationAdapter, optional: true } as const

/** Which adapter is behind which port, for connecting a wallet. */
export const connectAdapters = ({ appName, authUrl }: Environment) =>
  new ContainerModule(({ bind }) => {
    bind(KeyValueStore).toConstantValue(browserStore)
    bind(Eip6963Discovery).toResolvedValue(() => new Eip6963Discovery())
    bind(WalletDiscovery).toResolvedValue((discovery) => discovery, [Eip6963Discovery])
    if (authUrl) bind(AuthenticationAdapter).toConstantValue(lazyAuthentication(authUrl, appName))
  })

/** Models are made once for a page; each names the ports and models that it calls. */
export const connectModels = ({ chains, initialChainId, walletConnect, safeHosts }: Environment) =>
  new ContainerModule(({ bind }) => {
    const initialChain = initialChainId === undefined ? undefined : findChain(chains, initialChainId)
    const device = deviceOf(window.navigator)
    const host = safeHost(window, safeHosts)
    bind(WalletsModel).toResolvedValue(
      (discovery, announced, store) =>
        new WalletsModel(
          walletCatalogue({
            discovery,
            device,
            safeHosts,
            ...(walletConnect && { walletConnect: lazyWalletConnect }),
            ...(host && { safeHost: host })
          }),
          announced,
          store,
          device
        ),
      [Eip6963Discovery, WalletDiscovery, KeyValueStore]
    )
    bind(ConnectionModel).toResolvedValue(
      (store, wallets) => new ConnectionModel(store, wallets, chains, initialChain),
      [KeyValueStore, WalletsModel]
    )
    bind(SessionModel).toResolvedValue(
      (connection, authentication) => new SessionModel(connection, authentication),
      [ConnectionModel, optionalAuthentication]
    )
    bind(DialogsModel).toResolvedValue(
      (connection, session) => new DialogsModel(connection, session),
      [ConnectionModel, SessionModel]
    )
    bind(ConnectDialogModel).toResolvedValue(
      (connection, wallets, dialogs) =>
        new ConnectDialogModel(connection, wallets, dialogs, (cause) => void codeRecovery.recover(cause)),
      [ConnectionModel, WalletsModel, DialogsModel]
    )
  })

/** Tests pass modules of fakes in place of the adapters'. */
export function createContainer(...modules: readonly ContainerModule[]): Container {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(...modules)
  return container
}

function lazyAuthentication(url: string, appName: string): AuthenticationAdapter {
  return lazyAdapter<AuthenticationAdapter>(async () => {
    const [{ HttpAuthenticationAdapter }, { accountText }] = await loadCode(
      () => Promise.all([import('#adapters/auth/http-authentication-adapter.ts'), import('#domain/text/account.ts')]),
      navigator
    )
    const { host, origin } = window.location
    return new HttpAuthenticationAdapter({ url, host, origin, statement: accountText.signIn.statement(appName) })
  })
}

/** Its code is by far the largest of the page. */
const lazyWalletConnect: WalletConnect = {
  async load(app) {
    const { loadWalletConnect } = await loadCode(() => import('./wallet-connect.ts'), navigator)
    return loadWalletConnect(app)
  }
}
