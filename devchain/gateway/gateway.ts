import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { completeOptions, type GatewayOptions } from './gateway-options.ts'
import { answerRequest, sendRefusal } from './http-exchange.ts'
import { Refusal, toRefusal } from './refusal.ts'
import { SocketEntrance } from './socket-entrance.ts'

/** Works as a Vite or connect middleware and, with no `next`, as the whole of a Node server. */
export type HttpHandler = (request: IncomingMessage, response: ServerResponse, next?: () => void) => void

export interface Gateway {
  readonly handle: HttpHandler
  /** For a server's `upgrade` event, beside other listeners: true when the socket was taken. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => boolean
  /** Ends every WebSocket, which a server's own `close` would wait for. */
  readonly close: () => void
}

/** The only way from a page to a node: same origin, this machine, JSON, and a list of methods. */
export function createGateway(given: GatewayOptions): Gateway {
  const options = completeOptions(given)
  const entrance = new SocketEntrance(options)
  return {
    handle(request, response, next) {
      const chainId = chainIdIn(request.url, options.path)
      if (chainId !== undefined) {
        answerRequest(options, chainId, request, response).catch((cause: unknown) =>
          sendRefusal(response, toRefusal(cause))
        )
      } else if (next) next()
      else sendRefusal(response, new Refusal(404, -32601, 'There is nothing here.'))
    },
    upgrade(request, socket, head) {
      const chainId = chainIdIn(request.url, options.path)
      if (chainId === undefined) return false
      entrance.accept(chainId, request, socket, head)
      return true
    },
    close: () => entrance.close()
  }
}

/** @returns undefined for other paths, and for one that names no chain a number that no chain has. */
function chainIdIn(url: string | undefined, path: string): number | undefined {
  const prefix = `${path}/`
  const [asked = ''] = (url ?? '').split('?', 1)
  return asked.startsWith(prefix) ? Number(asked.slice(prefix.length).replace(/\/$/, '')) : undefined
}
