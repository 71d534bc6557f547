import type { Connector } from '#domain/ports/connector.ts'
import { once } from '#domain/wait/once.ts'
import { assertProjectId, projectIdWarning } from '#domain/wallet/walletconnect-project.ts'
import { forgetPackageLink, openAppLink, type PickedWallet } from './app-link.ts'
import { openPageSession, type SessionOptions } from './session/page-session.ts'

interface WalletConnectSettings
  extends Pick<SessionOptions, 'projectId' | 'relayUrl' | 'chains' | 'appName' | 'scope'> {
  /** Receives warnings for developers. */
  readonly warn: (text: string) => void
}

/** @returns a function that loads a wallet's connector over the page's one session, opened on the first call. */
export function walletConnectLoader(settings: WalletConnectSettings): (app: PickedWallet) => Promise<Connector> {
  const { warn, ...rest } = settings
  let warning = projectIdWarning(settings.projectId)
  const open = once(() => openPageSession({ ...rest, origin: window.location.origin, openLink: openAppLink }))
  const connectors = new Map<string, Connector>()
  return async (app) => {
    assertProjectId(settings.projectId)
    if (warning) warn(warning)
    warning = undefined
    forgetPackageLink()
    const session = await open()
    const connector = connectors.get(app.name) ?? session.connectorFor(app)
    connectors.set(app.name, connector)
    return connector
  }
}
