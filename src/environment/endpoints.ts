import { isEndpoint } from '#domain/configured-url.ts'

/** The endpoints of `RPC_URL_<chainId>`; undefined when it is not set. @throws Error with one sentence. */
export function readEndpoints(chainId: number, value: string | undefined): readonly string[] | undefined {
  if (!value?.trim()) return undefined
  const rpcUrls = value.split(',').map((url) => url.trim())
  const malformed = rpcUrls.find((url) => !isEndpoint(url))
  if (malformed === undefined) return rpcUrls
  const endpoints = 'http(s) or ws(s) URLs, or paths that start with "/" or "ws:/"'
  throw new Error(`RPC_URL_${chainId} must list ${endpoints}, got "${malformed}".`)
}
