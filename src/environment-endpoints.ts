import type { Chain } from '#domain/chain.ts'

const ENDPOINTS = 'http(s) or ws(s) URLs, or paths that start with "/" or "ws:/"'

/** The endpoints of a chain: those of `RPC_URL_<chainId>`, else the preset's. @throws Error with one sentence. */
export function readEndpoints(chain: Chain, value: string | undefined): readonly string[] {
  if (!value?.trim()) return checkedPreset(chain)
  const rpcUrls = value.split(',').map((url) => url.trim())
  const malformed = rpcUrls.find((url) => !isEndpoint(url))
  if (malformed === undefined) return rpcUrls
  throw new Error(`RPC_URL_${chain.id} must list ${ENDPOINTS}, got "${malformed}".`)
}

/** True for a path on the page's own origin. */
export function isPath(url: string): boolean {
  return /^\/(?!\/)\S*$/.test(url)
}

/** Credentials in a URL are refused by browsers, so by us too. */
export function isUrl(url: string, scheme: RegExp): boolean {
  return scheme.test(url) && /^\w+:\/\/[^\s/]\S*$/.test(url) && URL.canParse(url) && new URL(url).username === ''
}

function checkedPreset({ id, rpcUrls }: Chain): readonly string[] {
  const malformed = rpcUrls.find((url) => !isEndpoint(url))
  if (malformed === undefined) return rpcUrls
  throw new Error(`The rpcUrls of chain ${id} must be ${ENDPOINTS}, got "${malformed}".`)
}

function isEndpoint(url: string): boolean {
  return isPath(url.replace(/^ws:/, '')) || isUrl(url, /^(?:http|ws)s?:/)
}
