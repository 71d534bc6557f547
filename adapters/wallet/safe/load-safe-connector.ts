import type { Connector } from '#domain/ports/connector.ts'
import { loadCode } from '#domain/wait/load-code.ts'
import { once } from '#domain/wait/once.ts'

let load: (() => Promise<Connector>) | undefined

/** The page's one connector to the Safe at `origin`, which shows it; its code is fetched on the first call. */
export function loadSafeConnector(origin: string): Promise<Connector> {
  load ??= once(async () => {
    const { openSafeConnector } = await loadCode(() => import('./open-safe-connector.ts'), navigator)
    return openSafeConnector(origin)
  })
  return load()
}
