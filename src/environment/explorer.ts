import type { BlockExplorer } from '#domain/chain/chain.ts'
import { isExplorer } from '#domain/configured-url.ts'

/**
 * `EXPLORER_URL_<chainId>`: what the links to transactions (`/tx/<hash>`) and accounts (`/address/<address>`) start
 * with, as in EIP-3091. Undefined when it is not set. @throws Error with one sentence.
 */
export function readExplorers(chainId: number, value: string | undefined): readonly BlockExplorer[] | undefined {
  const url = value?.trim().replace(/\/+$/, '')
  if (!url) return undefined
  if (isExplorer(url)) return [{ name: 'Explorer', url }]
  throw new Error(`EXPLORER_URL_${chainId} must be an http(s) URL, or a path that starts with "/", got "${value}".`)
}
