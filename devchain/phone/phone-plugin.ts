import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { type Plugin, runnerImport } from 'vite'
import { reachableHost } from '#devchain/loopback.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { ownModule } from '#devchain/own-module.ts'
import { Relay } from '#devchain/relay/relay.ts'
import type { Phone } from './phone.ts'
import { createPhoneControl } from './phone-control.ts'
import { PHONE_PATH, RELAY_PATH } from './phone-paths.ts'

const PHONE = ownModule('./phone', import.meta.url)

/**
 * Adds a WalletConnect relay to the dev server, and a phone that starts on first use. `apply: 'serve'` keeps it out of
 * builds, and no code of the page imports it.
 */
export function phonePlugin({ chainIds, url }: Pick<Devchain, 'chainIds' | 'url'>): Plugin {
  const relay = new Relay({ path: RELAY_PATH })
  let host = ''
  let phone: Promise<Phone> | undefined
  const start = async () => {
    // The module runner that loaded this file may be closed by now.
    const { module } = await runnerImport<typeof import('./phone.ts')>(PHONE, { configFile: false, logLevel: 'error' })
    const nodeUrls = Object.fromEntries(await Promise.all(chainIds.map(async (id) => [id, await url(id)] as const)))
    const relayUrl = `ws://${host}${RELAY_PATH}`
    const started = await module.Phone.start({ relayUrl, nodeUrls, chainIds, authentication: {} })
    started.always('ask')
    return started
  }
  const control = createPhoneControl(() => {
    phone ??= start().catch((cause: unknown) => {
      phone = undefined
      throw cause
    })
    return phone
  })
  const listener = getRequestListener(control.fetch)
  return {
    name: 'portside:phone',
    apply: 'serve',
    configureServer({ middlewares, httpServer }) {
      httpServer?.on('upgrade', (request, socket, head) => relay.upgrade(request, socket, head))
      httpServer?.on('listening', () => {
        const { address, port } = httpServer.address() as AddressInfo
        host = `${reachableHost(address)}:${port}`
      })
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?', 1)[0] ?? ''
        if (path === PHONE_PATH) response.writeHead(302, { location: `${PHONE_PATH}/` }).end()
        else if (path.startsWith(`${PHONE_PATH}/`)) void listener(request, response)
        else next()
      })
    },
    async closeBundle() {
      await (await phone?.catch(() => undefined))?.stop()
      relay.close()
    }
  }
}
