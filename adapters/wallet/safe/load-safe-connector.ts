import type { Connector } from '#domain/ports/connector.ts'
import { loadChunk } from '../load-chunk.ts'

let loading: Promise<Connector> | undefined

/** The page's one connector to the Safe at `origin`, which shows it; its code is fetched on the first call. */
export function loadSafeConnector(origin: string): Promise<Connector> {
  loading ??= loadChunk(() => import('./open-safe-connector.ts')).then(({ openSafeConnector }) =>
    openSafeConnector(origin)
  )
  // What failed to load is asked for again on the next try.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
