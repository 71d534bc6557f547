/** Also true for a WebSocket on the page's own origin. */
export function isSocket(endpoint: string): boolean {
  return /^wss?:/.test(endpoint)
}

export function isOnOwnOrigin(endpoint: string): boolean {
  return /^(?:ws:)?\/(?!\/)/.test(endpoint)
}

/** The endpoint's absolute URL for a page at `origin`. @throws TypeError if it is not valid. */
export function endpointUrl(endpoint: string, origin: string | undefined): URL {
  if (!isSocket(endpoint)) return new URL(endpoint, origin)
  if (!isOnOwnOrigin(endpoint)) return new URL(endpoint)
  const url = new URL(endpoint.slice('ws:'.length), origin)
  url.protocol = url.protocol.replace('http', 'ws')
  return url
}
