import type { AddressInfo } from 'node:net'
import type { Plugin } from 'vite'
import type { SafeDesk } from './safe-desk.ts'

/** Where people find the Safe from the dev server's own address. */
export const SAFE_PATH = '/__dev/safe'

/**
 * Puts the page of the dev server into the frame of a Safe, and leads there. `apply: 'serve'`: it can take no part in a
 * build, and no code of the page imports any of it.
 */
export function safePlugin(desk: SafeDesk): Plugin {
  return {
    name: 'portside:safe',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      httpServer?.on('listening', () => {
        desk.show(`http://127.0.0.1:${(httpServer.address() as AddressInfo).port}/`)
      })
      middlewares.use(SAFE_PATH, (_request, response) => {
        response.writeHead(302, { location: `${desk.origin}/`, 'cache-control': 'no-store' }).end()
      })
    }
  }
}
