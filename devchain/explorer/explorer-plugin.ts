import { getRequestListener } from '@hono/node-server'
import type { Plugin } from 'vite'
import { createWeatherRoutes } from '#devchain/weather/control/weather-routes.ts'
import { createExplorer, type ExploredChains } from './explorer.ts'
import { EXPLORER_PATH } from './paths.ts'

/** The weather as JSON, for programs. */
export const WEATHER_PATH = '/__dev/weather'

/**
 * Adds an explorer, a faucet, controls and the routes of the weather for the local chains to the dev server. `apply: 'serve'` keeps it out of builds,
 * and no code of the page imports it.
 */
export function explorerPlugin(devchain: ExploredChains): Plugin {
  const listener = getRequestListener(createExplorer(devchain).fetch)
  const weather = getRequestListener(createWeatherRoutes(devchain.weather, WEATHER_PATH).fetch)
  return {
    name: 'portside:explorer',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0] ?? ''
        if (path === EXPLORER_PATH || path.startsWith(`${EXPLORER_PATH}/`)) void listener(request, response)
        else if (path === WEATHER_PATH || path.startsWith(`${WEATHER_PATH}/`)) void weather(request, response)
        else next()
      })
    }
  }
}
