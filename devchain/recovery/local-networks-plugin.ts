import type { Plugin } from 'vite'
import { samePage } from '#devchain/gateway/senders.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { createResetEvents } from './reset-events.ts'

export const NETWORK_EVENTS_PATH = '/__dev/events'

/** Notifies the dev server's pages when a local network restarts. */
export function localNetworksPlugin(devchain: Pick<Devchain, 'resetsFor'>): Plugin {
  const events = createResetEvents(devchain.resetsFor(0), { path: NETWORK_EVENTS_PATH, senders: samePage })
  return {
    name: 'portside:local-networks',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(events)
    }
  }
}
