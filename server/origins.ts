import { isLoopbackHost } from '#domain/chain/loopback-host.ts'
import { isSharedHost } from '#domain/session/shared-host.ts'

/** What is wrong with a list of page origins, in one sentence; undefined for a valid list. */
export function originsProblem(origins: readonly string[]): string | undefined {
  if (origins.length === 0) return 'at least one page origin is needed, such as https://app.example.com.'
  for (const origin of origins) {
    const url = URL.canParse(origin) ? new URL(origin) : undefined
    if (!url || url.origin !== origin || !/^https?:$/.test(url.protocol)) {
      return `"${origin}" is not an exact origin such as https://app.example.com (scheme, host and port, no path).`
    }
    if (url.hostname.includes('*')) return `"${origin}" has a "*", but each origin has to be listed by its own name.`
    if (url.protocol === 'http:' && !isLoopbackHost(url.hostname))
      return `"${origin}" must use https, as it is not on loopback.`
    if (isSharedHost(url.hostname))
      return `"${origin}" is shared by other pages, which could use a session: sign-in needs an origin of the page's own.`
  }
  if (new Set(origins.map((origin) => new URL(origin).protocol)).size > 1) {
    return 'http and https origins cannot be mixed, as they need different cookies.'
  }
  return undefined
}

/** Where a request of a page arrived. */
interface Arrived {
  /** The header `Host`. */
  readonly host: string | undefined
  /** The browser says that the page is of the URL that it asked, although a proxy may have changed the host since. */
  readonly isSameOrigin: boolean
}

/**
 * The origin of the requesting page, if it is accepted. Without a list, that is only a page on loopback served by the request's
 * own host: trusting any Host header would let a phishing page forward signatures made for itself.
 */
export function acceptedOrigin(request: Request, origins: readonly string[] | undefined): URL | undefined {
  const header = request.headers.get('origin')
  if (header === null) return undefined
  const arrived = { host: new URL(request.url).host, isSameOrigin: false }
  return isAcceptedOrigin(header, arrived, origins) ? new URL(header) : undefined
}

/** As `acceptedOrigin`, of a request that somebody else has received. */
export function isAcceptedOrigin(
  header: string,
  { host, isSameOrigin }: Arrived,
  origins: readonly string[] | undefined
): boolean {
  if (!URL.canParse(header)) return false
  if (origins) return origins.includes(header)
  const origin = new URL(header)
  return isLoopbackHost(origin.hostname) && (origin.host === host || isSameOrigin)
}
