import { parseUrl } from './parse-url.ts'

/** True for a path on the page's own origin. */
export function isPath(url: string): boolean {
  return /^\/(?!\/)\S*$/.test(url)
}

/** False for a URL with credentials, which browsers refuse. */
export function isUrl(url: string, scheme: RegExp): boolean {
  if (!scheme.test(url) || !/^\w+:\/\/[^\s/]\S*$/.test(url)) return false
  const parsed = parseUrl(url)
  return parsed?.username === '' && parsed.password === ''
}

/** See `Chain.rpcUrls`. */
export function isEndpoint(url: string): boolean {
  return isPath(url.replace(/^ws:/, '')) || isUrl(url, /^(?:http|ws)s?:/)
}

/** A URL that `/tx/…` can be appended to: see `BlockExplorer.url`. */
export function isExplorer(url: string): boolean {
  return (isPath(url) || isUrl(url, /^https?:/)) && !/[?#]|\/$/.test(url)
}
