import { createServer } from 'node:http'
import { listen } from '#devchain/cli/listen.ts'
import type { Devchain } from '#devchain/nodes/forks.ts'
import { createGateway } from './gateway.ts'
import { openToPages, thisMachine } from './senders.ts'

/** The forks of one worker at an address of their own, for pages, wallets and programs of this machine. */
export interface ServedChains {
  readonly url: string
  /** Over HTTP, and over WebSocket as `ws://`. */
  rpcUrl(chainId: number): string
  close(): Promise<void>
}

export interface ServeOptions {
  readonly worker?: number
  /** A free one by default. */
  readonly port?: number
  /** Lets pages of this machine call every method, such as `eth_accounts`, `debug_*` and `anvil_*`; no by default. */
  readonly isOpen?: boolean
}

/** Serves the forks of one worker, with its weather. @throws Error with one sentence. */
export async function serveChains(
  devchain: Devchain,
  { worker = 0, port, isOpen = false }: ServeOptions = {}
): Promise<ServedChains> {
  const senders = isOpen ? openToPages(thisMachine) : thisMachine
  const gateway = createGateway({ ...devchain.gatewayOptionsFor(worker), path: '', senders })
  const server = createServer((request, response) => gateway.handle(request, response))
  // Clients close idle connections themselves: a request sent while the server closes one would be lost.
  server.keepAliveTimeout = 0
  server.on('upgrade', (request, socket, head) => {
    if (!gateway.upgrade(request, socket, head)) socket.destroy()
  })
  const url = await listen(server, { port, isCi: port === undefined })
  return {
    url,
    rpcUrl: (chainId) => `${url}/${chainId}`,
    async close() {
      gateway.close()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    }
  }
}
