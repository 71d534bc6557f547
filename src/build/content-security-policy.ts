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
export function contentSecurityPolicy(settings: PageSettings, { scripts, styles }: Inlined): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sourceHash)].join(' '),
    ['style-src', ...['', ...styles].map(sourceHash)].join(' '),
    "style-src-attr 'none'",
    ...reach(settings),
    "manifest-src 'self'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join('; ')
}

/**
 * The policies of the development server, so that nothing is blocked for the first time in a build: what a page may reach is
 * enforced, and what else would be blocked is reported in the console. Inline scripts and styles are Vite's and Emotion's own
 * there.
 */
export function developmentPolicies(settings: PageSettings): { readonly enforced: string; readonly reported: string } {
  return {
    enforced: reach(settings).join('; '),
    reported: [
      "script-src 'self' 'unsafe-inline'",
      "style-src 'self' 'unsafe-inline'",
      "style-src-attr 'none'",
      "font-src 'none'",
      "media-src 'none'",
      "object-src 'none'",
      "worker-src 'none'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'"
    ].join('; ')
  }
}

/** Where pictures, data, frames and forms may come from or go to. */
function reach({ chains, names, walletConnect, authUrl, connectHosts, imageHosts }: PageSettings): readonly string[] {
  const readChains = names ? [...chains, names.chain] : chains
  const endpoints = [...readChains.flatMap(({ rpcUrls }) => rpcUrls), authUrl, walletConnect?.relayUrl ?? ''].filter(
    (url) => url !== '' && !isOnOwnOrigin(url)
  )
  const forNames = names ? [ANY_HOST] : []
  const hosts = new Set([...endpoints.map((url) => new URL(url).origin), ...connectHosts])
  return [
    ["img-src 'self' data:", ...new Set(imageHosts), ...forNames].join(' '),
    ["connect-src 'self'", ...hosts, ...forNames].join(' '),
    "frame-src 'none'",
    "form-action 'none'"
  ]
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
