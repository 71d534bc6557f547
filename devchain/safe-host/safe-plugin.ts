import type { AddressInfo } from 'node:net'
import type { Plugin } from 'vite'
import { reachableHost } from '#devchain/loopback.ts'
import type { SafeControl } from './safe-control.ts'

/** The path on the dev server that redirects to the Safe of the first chain; those of others are below it. */
export const SAFE_PATH = '/__dev/safe'

/**
 * Shows the dev server's page in a Safe's frame, and redirects there. `apply: 'serve'` keeps it out of builds, and no
 * code of the page imports it.
 */
export function safePlugin(control: SafeControl): Plugin {
  return {
    name: 'portside:safe',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      httpServer?.on('listening', () => {
        const { address, port } = httpServer.address() as AddressInfo
        control.show(`http://${reachableHost(address)}:${port}/`)
      })
      middlewares.use(SAFE_PATH, ({ url = '/' }, response) => {
        const [, chainId] = /^\/(\d+)/.exec(url) ?? []
        const location = chainId === undefined ? `${control.origin}/` : `${control.origin}/${chainId}/`
        response.writeHead(302, { location, 'cache-control': 'no-store' }).end()
      })
    }
  }
}
