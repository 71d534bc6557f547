import { parseUrl } from './parse-url.ts'

/** True for a path on the page's own origin. */
export function isPath(url: string): boolean {
  return /^\/(?!\/)\S*$/.test(url)
}

/** Credentials in a URL are refused by browsers, so by us too. */
export function isUrl(url: string, scheme: RegExp): boolean {
  if (!scheme.test(url) || !/^\w+:\/\/[^\s/]\S*$/.test(url)) return false
  const parsed = parseUrl(url)
  return parsed?.username === '' && parsed.password === ''
}

/** Where a chain may be read: see `Chain.rpcUrls`. */
export function isEndpoint(url: string): boolean {
  return isPath(url.replace(/^ws:/, '')) || isUrl(url, /^(?:http|ws)s?:/)
}

/** What `/tx/…` can be appended to: see `BlockExplorer.url`. */
export function isExplorer(url: string): boolean {
  return (isPath(url) || isUrl(url, /^https?:/)) && !/[?#]|\/$/.test(url)
}
