import type { Connector } from '#domain/ports/connector.ts'
import type { Eip1193Provider } from './eip1193.ts'
import { loadChunk } from './load-chunk.ts'

const connectors = new WeakMap<Eip1193Provider, Promise<Connector>>()

/** One connector for each provider, its code fetched on first use. */
export function loadInjectedConnector(provider: Eip1193Provider): Promise<Connector> {
  const loaded = connectors.get(provider)
  if (loaded) return loaded
  const loading = loadChunk(() => import('./eip1193-connector.ts')).then(
    ({ Eip1193Connector }) => new Eip1193Connector(provider, window.location.origin)
  )
  connectors.set(provider, loading)
  // A chunk that failed to load is asked for again on the next try.
  loading.catch(() => connectors.delete(provider))
  return loading
}
