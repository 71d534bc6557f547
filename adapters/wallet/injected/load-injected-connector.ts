import type { Connector } from '#domain/ports/connector.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'
import type { Eip1193Provider } from '../eip1193.ts'
import { onPageReturn } from './page-return.ts'

const connectors = new WeakMap<Eip1193Provider, () => Promise<Connector>>()

/** Loads it ahead. Kept, because a browser takes several turns to hand over even code that is there. */
export const loadConnectorCode = once(() => loadCode(() => import('./eip1193-connector.ts'), navigator))

/** One connector for each provider, its code loaded on first use. */
export function loadInjectedConnector(provider: Eip1193Provider): Promise<Connector> {
  const load = connectors.get(provider) ?? once(() => openConnector(provider))
  connectors.set(provider, load)
  return load()
}

async function openConnector(provider: Eip1193Provider): Promise<Connector> {
  const { Eip1193Connector } = await loadConnectorCode()
  return new Eip1193Connector(provider, window.location.origin, onPageReturn)
}
