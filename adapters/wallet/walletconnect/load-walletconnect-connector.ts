import type { Chain } from '#domain/chain.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { assertProjectId, projectIdWarning } from '#domain/walletconnect-project.ts'
import { forgetPackageLink, openAppLink, type WalletApp } from './app-link.ts'
import { openConnector } from './open-connector.ts'
import type { WalletConnectConnector } from './walletconnect-connector.ts'

export interface WalletConnectSettings {
  readonly projectId: string
  /** `wss://relay.walletconnect.org`, or another one that speaks its protocol. */
  readonly relayUrl: string
  readonly chains: readonly Chain[]
  readonly appName: string
  /** Told what a developer should know. */
  readonly warn: (text: string) => void
}

/** @returns a function that gives a wallet's connector over the page's one session, which is opened on the first call. */
export function walletConnectLoader(settings: WalletConnectSettings): (app: WalletApp) => Promise<Connector> {
  const { warn, ...rest } = settings
  let warning = projectIdWarning(settings.projectId)
  let opening: Promise<WalletConnectConnector> | undefined
  const connectors = new Map<string, WalletConnectConnector>()
  return async (app) => {
    assertProjectId(settings.projectId)
    if (warning) warn(warning)
    warning = undefined
    forgetPackageLink()
    opening ??= openConnector({ ...rest, origin: window.location.origin, openLink: openAppLink })
    // What failed to open is opened again on the next try.
    opening.catch(() => {
      opening = undefined
    })
    const opened = await opening
    const connector = connectors.get(app.name) ?? opened.forWallet(app)
    connectors.set(app.name, connector)
    return connector
  }
}
