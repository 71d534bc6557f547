import type { BlockExplorer, Chain } from '#domain/chain.ts'

/**
 * `EXPLORER_URL_<chainId>`: what the links to transactions (`/tx/<hash>`) and accounts (`/address/<address>`) start
 * with, as in EIP-3091. Undefined when it is not set. @throws Error with one sentence.
 */
export function readExplorers({ id }: Chain, value: string | undefined): readonly BlockExplorer[] | undefined {
  const url = value?.trim().replace(/\/+$/, '')
  if (!url) return undefined
  if (/^\/(?!\/)\S+$/.test(url) || (/^https?:\/\/[^\s/]/.test(url) && URL.canParse(url))) {
    return [{ name: 'Explorer', url }]
  }
  throw new Error(`EXPLORER_URL_${id} must be an http(s) URL, or a path that starts with "/", got "${value}".`)
}
