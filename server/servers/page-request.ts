import { isAcceptedOrigin } from '#server/origins.ts'

/** What a team's server says of a request that it has received. */
interface VisitorRequest {
  readonly method: string
  /** The header `Origin`. */
  readonly origin?: string | undefined
  /** The header `Host`. */
  readonly host?: string | undefined
  /** The header `Sec-Fetch-Site`, which no page can set. */
  readonly fetchSite?: string | undefined
}

interface PageRule {
  /** Undefined: a page on loopback, on the request's own host. */
  readonly origins: readonly string[] | undefined
  /** Browsers then send the cookie with requests of other sites, too, inside one embedding site. */
  readonly isFramed: boolean
}

/** Whether a request with a visitor's cookie may have been made by the page: no other one may act for the visitor. */
export function isOfPage(
  { method, origin, host, fetchSite }: VisitorRequest,
  { origins, isFramed }: PageRule
): boolean {
  const isRead = method === 'GET' || method === 'HEAD'
  // Strict cookies come from the page's own site only.
  if (isRead && !isFramed) return true
  const isSameOrigin = fetchSite === 'same-origin'
  // Browsers leave out the Origin when a page reads from its own.
  if (origin === undefined) return isRead && isSameOrigin
  return isAcceptedOrigin(origin, { host, isSameOrigin }, origins)
}
