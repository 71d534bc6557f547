import type { Connector } from '#domain/ports/connector.ts'
import { once } from '#domain/wait/once.ts'
import { assertProjectId, projectIdWarning } from '#domain/wallet/walletconnect-project.ts'
import { forgetPackageLink, openAppLink, type WalletApp } from './app-link.ts'
import { type ConnectorOptions, openConnector } from './session/open-connector.ts'
import type { WalletConnectConnector } from './session/walletconnect-connector.ts'

interface WalletConnectSettings extends Pick<ConnectorOptions, 'projectId' | 'relayUrl' | 'chains' | 'appName'> {
  /** Receives warnings for developers. */
  readonly warn: (text: string) => void
}

/** @returns a function that loads a wallet's connector over the page's one session, opened on the first call. */
export function walletConnectLoader(settings: WalletConnectSettings): (app: WalletApp) => Promise<Connector> {
  const { warn, ...rest } = settings
  let warning = projectIdWarning(settings.projectId)
  const open = once(() => openConnector({ ...rest, origin: window.location.origin, openLink: openAppLink }))
  const connectors = new Map<string, WalletConnectConnector>()
  return async (app) => {
    assertProjectId(settings.projectId)
    if (warning) warn(warning)
    warning = undefined
    forgetPackageLink()
    const opened = await open()
    const connector = connectors.get(app.name) ?? opened.forWallet(app)
    connectors.set(app.name, connector)
    return connector
  }
}
