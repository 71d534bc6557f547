import { parseUrl } from '../parse-url.ts'
import { isPublicHost } from './public-host.ts'

/** Where content outside of a chain is looked for. */
export interface ContentSources {
  /** Serves `/ipfs/…` and `/ipns/…`; without a trailing slash. */
  readonly ipfsGateway: string
  /**
   * The URL below which the development server serves what local names lead to; no other place off the public web is
   * asked, since a stranger's record must not lead a visitor's browser into the visitor's own network.
   */
  readonly localContent?: string | undefined
}

const IPFS = /^(ipfs|ipns):\/\/(?:ip[fn]s\/)?([a-z0-9][\w.-]*(?:\/[^?#]*)?)$/i

/** The address to fetch, or undefined for whatever is not to be fetched: https only, IPFS through its gateway. */
export function webAddress(uri: string, { ipfsGateway, localContent }: ContentSources): string | undefined {
  const [, protocol, path] = IPFS.exec(uri) ?? []
  if (protocol !== undefined) {
    const folder = `${ipfsGateway}/${protocol.toLowerCase()}`
    return addressBelow(folder, `${folder}/${path}`)
  }
  return publicAddress(uri) ?? (localContent ? addressBelow(localContent, uri) : undefined)
}

/**
 * The address as it is to be fetched when its spelling is one of the public web. What its host resolves and redirects to,
 * only a browser knows.
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
