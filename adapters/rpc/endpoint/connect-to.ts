import { endpointUrl, isSocket } from '#domain/endpoint.ts'
import type { EndpointHealth } from '#domain/endpoint-health.ts'
import type { RpcOptions } from './chain-rpc.ts'
import { EndpointError } from './endpoint-error.ts'
import { fetchOnce } from './fetch-once.ts'
import { HttpTransport } from './http-transport.ts'
import type { SocketOptions } from './socket-transport.ts'
import type { Transport } from './transport.ts'

type WayOptions = Pick<RpcOptions, 'origin' | 'fetch' | 'WebSocket'> & { readonly now: () => number }

interface Way extends Pick<EndpointHealth, 'host' | 'via'> {
  readonly connect: (onLost: () => void) => Transport
}

/** How to reach an endpoint of the configuration. */
export function connectTo(
  endpoint: string,
  { origin = globalThis.location?.origin, fetch = askPage, WebSocket = globalThis.WebSocket, now }: WayOptions
): Way {
  const { href: url, host } = endpointUrl(endpoint, origin)
  if (!isSocket(endpoint)) return { host, via: 'http', connect: () => new HttpTransport({ url, fetch, now }) }
  return { host, via: 'websocket', connect: (onLost) => lazySocket({ url, WebSocket, onLost }) }
}

/** Called as a function of its own, which a page's fetch insists on. */
const askPage: typeof fetch = (...request) => globalThis.fetch(...request)

/** The code for WebSockets comes with the first request of a page that has such an endpoint. */
function lazySocket(options: SocketOptions): Transport {
  const load = fetchOnce(
    async () => {
      const { SocketTransport } = await import('./socket-transport.ts')
      return new SocketTransport(options)
    },
    (cause) => new EndpointError('unreachable', 'the code for WebSockets is missing', undefined, { cause })
  )
  return { send: async (requests, signal) => (await load()).send(requests, signal) }
}
