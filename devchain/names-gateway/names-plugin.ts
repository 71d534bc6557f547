import type { Plugin, ViteDevServer } from 'vite'
import { createNamesGateway } from './names-gateway.ts'

/** Below it is what names lead to outside of their chain. */
export const NAMES_PATH = '/__dev/names'

export interface NamesPlugin extends Plugin {
  /** Where forks may send people for content; undefined until the dev server listens. */
  readonly contentUrl: () => string | undefined
}

/** Gives the dev server the pictures and offchain records of the local names. */
export function namesPlugin(): NamesPlugin {
  let server: ViteDevServer | undefined
  return {
    name: 'portside:names',
    apply: 'serve',
    contentUrl() {
      const [url] = server?.resolvedUrls?.local ?? []
      return url && new URL(NAMES_PATH, url).href
    },
    configureServer(created) {
      server = created
      created.middlewares.use(createNamesGateway(NAMES_PATH))
    }
  }
}
