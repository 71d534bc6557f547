import type { HttpHandler } from '#devchain/gateway/gateway.ts'
import { sendJson, sendRefusal } from '#devchain/gateway/http-exchange.ts'
import { toRefusal } from '#devchain/gateway/refusal.ts'
import type { Senders } from '#devchain/gateway/senders.ts'

interface HealthOptions {
  readonly path: string
  readonly senders: Senders
}

/** Tells containers and scripts whether every chain is running: status 200, and 503 until then. */
export function createHealth(isReady: () => boolean, { path, senders }: HealthOptions): HttpHandler {
  return (request, response, next) => {
    if (request.url !== path || request.method !== 'GET') {
      next?.()
      return
    }
    try {
      senders.check(request)
      sendJson(response, isReady() ? 200 : 503, JSON.stringify({ ready: isReady() }))
    } catch (cause) {
      sendRefusal(response, toRefusal(cause))
    }
  }
}
