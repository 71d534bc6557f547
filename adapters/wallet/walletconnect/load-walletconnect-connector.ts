import type { Chain } from '#domain/chain.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { assertProjectId, projectIdWarning } from '#domain/walletconnect-project.ts'

export interface WalletConnectSettings {
  readonly projectId: string
  /** `wss://relay.walletconnect.org`, or another one that speaks its protocol. */
  readonly relayUrl: string
  readonly chains: readonly Chain[]
  readonly appName: string
  /** Told what a developer should know. */
  readonly warn: (text: string) => void
}

/** @returns a function that gives the page's one connector; its code is fetched on the first call. */
export function walletConnectLoader(settings: WalletConnectSettings): () => Promise<Connector> {
  let loading: Promise<Connector> | undefined
  return async () => {
    assertProjectId(settings.projectId)
    loading ??= load(settings)
    // What failed to load is asked for again on the next try.
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
}

async function load({ projectId, relayUrl, chains, appName, warn }: WalletConnectSettings): Promise<Connector> {
  const warning = projectIdWarning(projectId)
  if (warning) warn(warning)
  const { openConnector } = await import('./open-connector.ts')
  return openConnector({
    projectId,
    relayUrl,
    chains,
    appName,
    origin: window.location.origin,
    links: localStorageOf()
  })
}

function localStorageOf(): Storage | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}
