import type { Connector } from '#domain/ports/connector.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'

let load: (() => Promise<Connector>) | undefined

/** The page's one connector to the Safe at `origin` that shows it; its code is loaded on first use. */
export function loadSafeConnector(origin: string): Promise<Connector> {
  load ??= once(async () => {
    const { openSafeConnector } = await loadCode(() => import('./open-safe-connector.ts'), navigator)
    return openSafeConnector(origin)
  })
  return load()
}
