import { endpointUrl, isSocket } from '#domain/chain/endpoint.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { HttpTransport } from './transport/http-transport.ts'
import { SocketTransport } from './transport/socket-transport.ts'
import type { Transport } from './transport/transport.ts'

/** What reaches nodes in a reader's surroundings; the defaults are those of a page. */
export interface TransportOptions {
  /** What endpoints that are paths belong to; by default the page's own origin. */
  readonly origin?: string
  readonly fetch?: typeof fetch
  readonly WebSocket?: typeof WebSocket
}

interface Connection extends Pick<EndpointHealth, 'host' | 'via'> {
  readonly transport: Transport
}

/** How to reach an endpoint of the configuration. */
export function connectTo(
  endpoint: string,
  {
    origin = globalThis.location?.origin,
    fetch = askPage,
    WebSocket = globalThis.WebSocket,
    now
  }: TransportOptions & { readonly now: () => number }
): Connection {
  const { href: url, host } = endpointUrl(endpoint, origin)
  if (!isSocket(endpoint)) return { host, via: 'http', transport: new HttpTransport({ url, fetch, now }) }
  return { host, via: 'websocket', transport: new SocketTransport({ url, WebSocket }) }
}

/** Called as a function of its own, which a page's fetch insists on. */
const askPage: typeof fetch = (...request) => globalThis.fetch(...request)
