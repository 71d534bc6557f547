import { parseUrl } from '../parse-url.ts'
import { isPublicHost } from './public-host.ts'

/** Where off-chain content may be fetched from. */
export interface ContentSources {
  /** Serves `/ipfs/…` and `/ipns/…`; without a trailing slash. */
  readonly ipfsGateway: string
  /**
   * The URL below which the development server serves the content of local names. Nothing else off the public web is
   * fetched: an untrusted record must not lead the visitor's browser into their own network.
   */
  readonly localContent?: string | undefined
}

/** `ipfs://…`, `ipns://…`, `/ipfs/…` or `ipfs/…`; of two names, such as in `ipfs://ipns/…`, the inner one counts. */
const IPFS =
  /^(?:(?<scheme>ip[fn]s):\/\/(?:(?<inner>ip[fn]s)\/)?|\/?(?<folder>ip[fn]s)\/)(?<path>[a-z0-9][\w.-]*(?:\/[^?#]*)?)$/i
/** A content id on its own: version 0, or version 1 in base32, base36 or base58, with a path or not. */
const BARE_CID =
  /^(?:Qm[1-9A-HJ-NP-Za-km-z]{44}|b[a-z2-7]{58,}|k[a-z0-9]{50,}|z[1-9A-HJ-NP-Za-km-z]{48,})(?:\/[^?#]*)?$/

/** The URL to fetch, or undefined if it must not be fetched: https only, IPFS through the gateway. */
export function webAddress(uri: string, { ipfsGateway, localContent }: ContentSources): string | undefined {
  const content = contentOf(uri)
  if (content) {
    const folder = `${ipfsGateway}/${content.folder}`
    return addressBelow(folder, `${folder}/${content.path}`)
  }
  return publicAddress(uri) ?? (localContent ? addressBelow(localContent, uri) : undefined)
}

/**
 * The normalised URL if it is, as written, one of the public web. Only the browser knows what its host resolves and
 * redirects to.
 */
export function publicAddress(uri: string): string | undefined {
  const url = parseUrl(uri)
  if (url?.protocol !== 'https:' || hasCredentials(url)) return undefined
  return isPublicHost(url.hostname) ? url.href : undefined
}

/** Where the gateway has it; undefined for whatever is not on IPFS. */
function contentOf(uri: string): { readonly folder: string; readonly path: string } | undefined {
  if (BARE_CID.test(uri)) return { folder: 'ipfs', path: uri }
  const { scheme, inner = scheme, folder = inner, path } = IPFS.exec(uri)?.groups ?? {}
  return folder === undefined || path === undefined ? undefined : { folder: folder.toLowerCase(), path }
}

function addressBelow(folder: string, uri: string): string | undefined {
  const [url, base] = [parseUrl(uri), parseUrl(`${folder}/`)]
  return url && base && !hasCredentials(url) && url.href.startsWith(base.href) ? url.href : undefined
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}
