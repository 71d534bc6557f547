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

const IPFS = /^(ipfs|ipns):\/\/(?:ip[fn]s\/)?([a-z0-9][\w.-]*(?:\/[^?#]*)?)$/i

/** The URL to fetch, or undefined if it must not be fetched: https only, IPFS through the gateway. */
export function webAddress(uri: string, { ipfsGateway, localContent }: ContentSources): string | undefined {
  const [, protocol, path] = IPFS.exec(uri) ?? []
  if (protocol !== undefined) {
    const folder = `${ipfsGateway}/${protocol.toLowerCase()}`
    return addressBelow(folder, `${folder}/${path}`)
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

function addressBelow(folder: string, uri: string): string | undefined {
  const [url, base] = [parseUrl(uri), parseUrl(`${folder}/`)]
  return url && base && !hasCredentials(url) && url.href.startsWith(base.href) ? url.href : undefined
}

function hasCredentials({ username, password }: URL): boolean {
  return username !== '' || password !== ''
}
