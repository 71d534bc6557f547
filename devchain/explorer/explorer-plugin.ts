import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createExplorer, type ExploredChains } from './explorer.ts'
import { EXPLORER_PATH } from './paths.ts'

/**
 * Adds an explorer, a faucet and controls for the local chains to the dev server. `apply: 'serve'` keeps it out of builds,
 * and no code of the page imports it.
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
