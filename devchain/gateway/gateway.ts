import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { completeOptions, type GatewayOptions } from './gateway-options.ts'
import { answerRequest, sendRefusal } from './http-exchange.ts'
import { Refusal, toRefusal } from './refusal.ts'
import { SocketUpgrades } from './sockets/socket-upgrades.ts'

/** A Vite or connect middleware or, without `next`, a Node request listener. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

export interface Gateway {
  readonly handle: HttpHandler
  /** For a server's `upgrade` event, alongside other listeners: true if it handles the socket. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Closes all WebSockets, which a server's own `close` would wait for. */
  readonly close: () => void
}

/** A page's only access to a node: same origin, this machine, JSON, and a list of allowed methods. */
export function createGateway(given: GatewayOptions): Gateway {
  const options = completeOptions(given)
  const upgrades = new SocketUpgrades(options)
  return {
    handle(request, response, next) {
      const chainId = chainIdIn(request.url, options.path)
      if (chainId !== undefined) {
        answerRequest(options, chainId, request, response).catch((cause: unknown) =>
          sendRefusal(response, toRefusal(cause))
        )
      } else if (next) next()
      else sendRefusal(response, new Refusal(404, -32601, 'Not found.'))
    },
    upgrade(request, socket, head) {
      const chainId = chainIdIn(request.url, options.path)
      if (chainId === undefined) return false
      upgrades.accept(chainId, request, socket, head)
      return true
    },
    close: () => upgrades.close()
  }
}

/** @returns undefined for other paths, and an unused number for a path without a chain. */
function chainIdIn(url: string | undefined, path: string): number | undefined {
  const prefix = `${path}/`
  const [pathname = ''] = (url ?? '').split('?', 1)
  return pathname.startsWith(prefix) ? Number(pathname.slice(prefix.length).replace(/\/$/, '')) : undefined
}
