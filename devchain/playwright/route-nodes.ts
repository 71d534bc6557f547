import type { BrowserContext, Route, WebSocketRoute } from '@playwright/test'
import { type RawData, WebSocket } from 'ws'
import type { RpcRoutes } from './chosen-chains.ts'

/**
 * Requests and WebSockets of pages to these addresses, as Playwright's globs, reach local chains, through their weather. A
 * glob for `https:` is also one for `wss:`.
 */
export async function routeNodes(
  context: BrowserContext,
  routes: RpcRoutes,
  rpcUrl: (chainId: number) => string
): Promise<void> {
  for (const [address, chainId] of Object.entries(routes)) {
    const url = rpcUrl(chainId)
    await context.route(address, (route) => answer(route, url))
    await context.routeWebSocket(ofSocket(address), (socket) => relay(socket, ofSocket(url)))
  }
}

/** A request that hangs by the weather stays open until the page or the test ends. */
async function answer(route: Route, url: string): Promise<void> {
  try {
    await route.fulfill({ response: await route.fetch({ url, timeout: 0, maxRedirects: 0 }) })
  } catch {
    // A cut connection; or the page is gone, and nobody waits for an answer.
    await route.abort('connectionfailed').catch(() => undefined)
  }
}

/** Between a page's WebSocket, which is open for the page at once, and one of this process to the chain. */
function relay(socket: WebSocketRoute, url: string): void {
  const node = new WebSocket(url)
  const isOpen = new Promise<void>((resolve) => void node.once('open', resolve))
  socket.onMessage((message) => isOpen.then(() => node.send(message)))
  socket.onClose(() => node.terminate())
  node.on('message', (data: RawData) => socket.send(String(data)))
  node.on('error', () => undefined) // a close follows
  node.once('close', () => void socket.close().catch(() => undefined)) // the page may be gone
}

function ofSocket(address: string): string {
  return address.replace(/^http/, 'ws')
}
