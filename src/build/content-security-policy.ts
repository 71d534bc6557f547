import { createHash } from 'node:crypto'
import { isOnOwnOrigin } from '#domain/chain/endpoint.ts'
import type { PageSettings } from '#src/settings/settings.ts'

interface Inlined {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** A name's records may be served by any gateway, and its picture by any host. */
const ANY_HOST = 'https:'

/**
 * The policy of the built page, derived from the configuration that lists its hosts. Emotion fills an empty
 * `<style>` through the CSSOM, so the hash of the empty text is all that it needs.
 */
export function contentSecurityPolicy(
  { chains, names, walletConnect, authUrl }: PageSettings,
  { scripts, styles }: Inlined
): string {
  const readChains = names ? [...chains, names.chain] : chains
  const endpoints = [...readChains.flatMap(({ rpcUrls }) => rpcUrls), authUrl, walletConnect?.relayUrl ?? ''].filter(
    (url) => url !== '' && !isOnOwnOrigin(url)
  )
  const forNames = names ? [ANY_HOST] : []
  const hosts = [...new Set(endpoints.map((url) => new URL(url).origin))]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sourceHash)].join(' '),
    ['style-src', ...['', ...styles].map(sourceHash)].join(' '),
    "style-src-attr 'none'",
    ["img-src 'self' data:", ...forNames].join(' '),
    ["connect-src 'self'", ...hosts, ...forNames].join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join('; ')
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
