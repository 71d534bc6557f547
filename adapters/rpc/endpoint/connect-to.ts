import { endpointUrl, isSocket } from '#domain/chain/endpoint.ts'
import type { EndpointHealth } from '#domain/chain/endpoint-health.ts'
import { HttpTransport } from './transport/http-transport.ts'
import type { Transport } from './transport/json-rpc.ts'
import { SocketTransport } from './transport/socket-transport.ts'

/** How nodes are reached; the defaults suit a page. */
export interface TransportOptions {
  /** The origin of endpoints that are paths; the page's own by default. */
  readonly origin?: string
  readonly fetch?: typeof fetch
  readonly WebSocket?: typeof WebSocket
}

interface Connection extends Pick<EndpointHealth, 'host' | 'via'> {
  readonly transport: Transport
}

/** Opens the transport to a configured endpoint. */
export function connectTo(
  endpoint: string,
  {
    origin = globalThis.location?.origin,
    fetch = fetchFromPage,
    WebSocket = globalThis.WebSocket,
    now
  }: TransportOptions & { readonly now: () => number }
): Connection {
  const { href: url, host } = endpointUrl(endpoint, origin)
  if (!isSocket(endpoint)) return { host, via: 'http', transport: new HttpTransport({ url, fetch, now }) }
  return { host, via: 'websocket', transport: new SocketTransport({ url, WebSocket }) }
}

/** A browser's fetch throws when called as a method. */
const fetchFromPage: typeof fetch = (...request) => globalThis.fetch(...request)
