import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createExplorer, type ExploredChains } from './explorer.ts'
import { EXPLORER_PATH } from './paths.ts'

/**
 * Gives the dev server an explorer, a faucet and controls for its local chains. `apply: 'serve'`: it can take no part in
 * a build, and no code of the page imports any of it.
 */
export function explorerPlugin(devchain: ExploredChains): Plugin {
  const listener = getRequestListener(createExplorer(devchain).fetch)
  return {
    name: 'portside:explorer',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0] ?? ''
        if (path === EXPLORER_PATH || path.startsWith(`${EXPLORER_PATH}/`)) void listener(request, response)
        else next()
      })
    }
  }
}
