import type { Plugin, ViteDevServer } from 'vite'
import { createNamesGateway } from './names-gateway.ts'

/** Serves the offchain content of local names. */
export const NAMES_PATH = '/__dev/names'

export interface NamesPlugin extends Plugin {
  /** The base URL of content for forks; undefined until the dev server listens. */
  readonly contentUrl: () => string | undefined
}

/** Adds the pictures and offchain records of the local names to the dev server. */
export function namesPlugin(): NamesPlugin {
  let server: ViteDevServer | undefined
  return {
    name: 'portside:names',
    apply: 'serve',
    contentUrl() {
      const { local = [], network = [] } = server?.resolvedUrls ?? {}
      // Vite counts 127.0.0.2 among the network's.
      const [url] = [...local, ...network]
      return url && new URL(NAMES_PATH, url).href
    },
    configureServer(created) {
      server = created
      created.middlewares.use(createNamesGateway(NAMES_PATH))
    }
  }
}
