import { endpointUrl } from '#domain/chain/endpoint.ts'
import type { PageRequest } from '#domain/page-request.ts'
import type { Settings } from './settings.ts'

/** Why a host was asked. */
export type Purpose =
  | { readonly kind: 'page' | 'names' | 'sign-in' | 'relay' | 'team' | 'other' }
  /** The network's name. */
  | { readonly kind: 'chain'; readonly chain: string }

interface ContactedHost extends Pick<PageRequest, 'firstAt' | 'lastAt' | 'count'> {
  readonly host: string
  /** Each once, in the order of the first requests. */
  readonly purposes: readonly Purpose[]
}

/** The hosts behind requests, the page's own first, then in the order in which they were first asked. */
export function contactedHosts(
  requests: readonly PageRequest[],
  settings: Settings,
  origin: string
): readonly ContactedHost[] {
  const hosts = new Map<string, ContactedHost>()
  const own = new URL(origin).host
  const rank = ({ host, firstAt }: ContactedHost) => (host === own ? 0 : firstAt)
  for (const request of requests.toSorted((a, b) => a.firstAt - b.firstAt)) {
    const { host } = new URL(request.url)
    const purpose = purposeOf(request, settings, origin)
    const known = hosts.get(host)
    const { purposes = [], firstAt = request.firstAt, lastAt = request.lastAt, count = 0 } = known ?? {}
    hosts.set(host, {
      host,
      purposes: purposes.some((each) => isSame(each, purpose)) ? purposes : [...purposes, purpose],
      firstAt,
      lastAt: Math.max(lastAt, request.lastAt),
      count: count + request.count
    })
  }
  return [...hosts.values()].sort((a, b) => rank(a) - rank(b))
}

/** By what is configured for an address, the longest first. The picture of a name may be at any host. */
function purposeOf({ url, kind }: PageRequest, settings: Settings, origin: string): Purpose {
  const { chains, names, authUrl, walletConnect, connectHosts, imageHosts } = settings
  const isAt = (configured: string) => isBelow(url, endpointUrl(configured, origin))
  const [chain] = chains
    .flatMap(({ name, rpcUrls }) => rpcUrls.filter(isAt).map((rpcUrl) => ({ name, length: rpcUrl.length })))
    .sort((one, other) => other.length - one.length)
  if (chain) return { kind: 'chain', chain: chain.name }
  if (names?.chain.rpcUrls.some(isAt) || (names?.ipfsGateway && isAt(names.ipfsGateway))) return { kind: 'names' }
  if (authUrl && isAt(authUrl)) return { kind: 'sign-in' }
  const relayUrl = walletConnect?.relayUrl
  if (relayUrl && isAt(relayUrl.replace(/^\//, 'ws:/'))) return { kind: 'relay' }
  const asked = new URL(url).origin
  if (asked === origin) return { kind: 'page' }
  if ([...connectHosts, ...imageHosts].includes(asked)) return { kind: 'team' }
  return { kind: names && kind === 'picture' ? 'names' : 'other' }
}

function isBelow(url: string, { origin, protocol, host, pathname }: URL): boolean {
  const base = `${origin === 'null' ? `${protocol}//${host}` : origin}${pathname}`.replace(/\/$/, '')
  return url === base || url.startsWith(`${base}/`)
}

function isSame(one: Purpose, other: Purpose): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
