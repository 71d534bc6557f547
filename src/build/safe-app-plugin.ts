import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'
import type { PageSettings } from '#src/settings/settings.ts'
import { metadata } from '#ui/text/en/metadata.ts'

const MANIFEST = 'manifest.json'
const WITHOUT_VIEM = fileURLToPath(new URL('../../adapters/wallet/safe/without-viem.ts', import.meta.url))

/**
 * Makes the page a Safe App: emits the manifest that a Safe reads first, and leaves out the RPC library that the SDK
 * brings along. Vite's servers also send the headers that a static host must send for a build (README.md, Deploy): who
 * may show the page, that anyone may read the manifest, and that browsers must not guess content types.
 */
export function safeApp({ appName, safeHosts }: Pick<PageSettings, 'appName' | 'safeHosts'>): Plugin {
  const manifest = JSON.stringify({ name: appName, description: metadata.description, iconPath: 'favicon.svg' })
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    response.setHeader('Content-Security-Policy', frameAncestors(safeHosts))
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.url?.split('?')[0] !== `/${MANIFEST}`) return next()
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.setHeader('Content-Type', 'application/json')
    response.end(manifest)
  }
  return {
    name: 'portside-safe-app',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === 'viem' && importer?.includes('/@safe-global/safe-apps-sdk/') ? WITHOUT_VIEM : undefined,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: manifest })
    },
    configureServer: ({ middlewares }) => void middlewares.use(answer),
    configurePreviewServer: ({ middlewares }) => void middlewares.use(answer)
  }
}

/** Must be a header: browsers ignore this directive in a meta tag. */
export function frameAncestors(safeHosts: readonly string[]): string {
  return ['frame-ancestors', "'self'", ...safeHosts].join(' ')
}
