import type { ServerResponse } from 'node:http'
import type { HttpHandler } from '#devchain/gateway/gateway.ts'
import { sendRefusal } from '#devchain/gateway/http-exchange.ts'
import { toRefusal } from '#devchain/gateway/refusal.ts'
import type { Senders } from '#devchain/gateway/senders.ts'
import type { ChainInstances, ChainResets } from './chain-resets.ts'

interface ResetEventsOptions {
  readonly path: string
  readonly senders: Senders
}

/**
 * Server-sent events with the instance of each chain, as `{"84531":"…"}`: on connection and whenever one restarts.
 * Always complete, so that a page that reconnects misses nothing.
 */
export function createResetEvents(resets: ChainResets, { path, senders }: ResetEventsOptions): HttpHandler {
  return (request, response, next) => {
    if (request.url !== path || request.method !== 'GET') {
      next?.()
      return
    }
    try {
      senders.check(request)
    } catch (cause) {
      sendRefusal(response, toRefusal(cause))
      return
    }
    const headers = { ...senders.headersFor(request), 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
    response.writeHead(200, headers).flushHeaders()
    follow(resets, response)
  }
}

function follow(resets: ChainResets, response: ServerResponse): void {
  const send = (instances: ChainInstances) => {
    if (instances.size > 0) response.write(`data: ${JSON.stringify(Object.fromEntries(instances))}\n\n`)
  }
  response.once('close', resets.subscribe(send))
  send(resets.instances)
}
