import { createHash } from 'node:crypto'
import type { Environment } from './environment.ts'

interface Inlined {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * The policy of the built page, from the very configuration that lists what it talks to. Emotion fills an empty
 * `<style>` through the CSSOM, so the hash of the empty text is all that it needs.
 */
export function contentSecurityPolicy({ chains, authUrl }: Environment, { scripts, styles }: Inlined): string {
  const endpoints = [...chains.flatMap(({ rpcUrls }) => rpcUrls), authUrl].filter(
    (url) => !url.startsWith('/') && url !== ''
  )
  const hosts = [...new Set(endpoints.map((url) => new URL(url).origin))]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(sourceHash)].join(' '),
    ['style-src', ...['', ...styles].map(sourceHash)].join(' '),
    "style-src-attr 'none'",
    "img-src 'self' data:",
    ["connect-src 'self'", ...hosts].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'"
  ].join('; ')
}

function sourceHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
