import type { Chain } from '#domain/chain.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { assertProjectId, projectIdWarning } from '#domain/walletconnect-project.ts'
import type { WalletApp } from './app-link.ts'
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

/**
 * @returns a function that gives the page's one connector, which is opened on the first call; for a wallet whose app
 * is on this device, one that brings it to the front.
 */
export function walletConnectLoader(settings: WalletConnectSettings): (app?: WalletApp) => Promise<Connector> {
  const { warn, ...rest } = settings
  let warning = projectIdWarning(settings.projectId)
  let opening: Promise<WalletConnectConnector> | undefined
  return async (app) => {
    assertProjectId(settings.projectId)
    if (warning) warn(warning)
    warning = undefined
    opening ??= openConnector({ ...rest, origin: window.location.origin, links: localStorageOf() })
    // What failed to open is opened again on the next try.
    opening.catch(() => {
      opening = undefined
    })
    const connector = await opening
    return app ? connector.inApp(app) : connector
  }
}

function localStorageOf(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
