import type { Chain } from '#domain/chain.ts'
import { WalletTimeoutError } from '#domain/errors.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { assertProjectId, projectIdWarning } from '#domain/walletconnect-project.ts'
import type { WalletApp } from './app-link.ts'
import { delay } from './delay.ts'
import { openConnector } from './open-connector.ts'
import type { WalletConnectConnector } from './walletconnect-connector.ts'

const OPEN_WITHIN_MS = 15_000

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
    opening ??= openInTime(openConnector({ ...rest, origin: window.location.origin, links: localStorageOf() }))
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

/** The package waits for the browser's database, which can hang; what opens too late is closed again. */
async function openInTime(opening: Promise<WalletConnectConnector>): Promise<WalletConnectConnector> {
  const patience = delay(OPEN_WITHIN_MS)
  const opened = await Promise.race([opening, patience.over]).finally(patience.stop)
  if (opened) return opened
  opening.then((late) => late.close()).catch(() => undefined)
  throw new WalletTimeoutError('WalletConnect could not be opened in time.')
}

function localStorageOf(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
