import type { Connector } from '#domain/ports/connector.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import type { Eip1193Provider } from '../eip1193.ts'

const connectors = new WeakMap<Eip1193Provider, () => Promise<Connector>>()

/** Loads it ahead. Kept, because a browser takes several turns to hand over even code that is there. */
export const loadConnectorCode = once(() => loadCode(() => import('./injected-connector.ts'), navigator))

/** One connector for each provider, its code loaded on first use. */
export function loadInjectedConnector(provider: Eip1193Provider): Promise<Connector> {
  const load = connectors.get(provider) ?? once(() => openConnector(provider))
  connectors.set(provider, load)
  return load()
}

async function openConnector(provider: Eip1193Provider): Promise<Connector> {
  const { injectedConnector } = await loadConnectorCode()
  return injectedConnector(provider, window.location.origin, onPageReturn)
}

/** Calls back whenever the visitor returns to the page: wallets may change in silence while it is hidden. */
function onPageReturn(callback: () => void): () => void {
  const handleVisibility = () => {
    if (document.visibilityState === 'visible') callback()
  }
  document.addEventListener('visibilitychange', handleVisibility)
  window.addEventListener('pageshow', callback)
  window.addEventListener('focus', callback)
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility)
    window.removeEventListener('pageshow', callback)
    window.removeEventListener('focus', callback)
  }
}
