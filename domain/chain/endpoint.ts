/** Also true of a WebSocket on the page's own origin. */
export function isSocket(endpoint: string): boolean {
  return /^wss?:/.test(endpoint)
}

export function isOnOwnOrigin(endpoint: string): boolean {
  return /^(?:ws:)?\/(?!\/)/.test(endpoint)
}

/** The whole URL of an endpoint of a page at `origin`. @throws TypeError when there is none. */
export function endpointUrl(endpoint: string, origin: string | undefined): URL {
  if (!isSocket(endpoint)) return new URL(endpoint, origin)
  if (!isOnOwnOrigin(endpoint)) return new URL(endpoint)
  const url = new URL(endpoint.slice('ws:'.length), origin)
  url.protocol = url.protocol.replace('http', 'ws')
  return url
}
