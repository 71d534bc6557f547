import { fileURLToPath } from 'node:url'
import type { Connect, Plugin } from 'vite'
import type { PageSettings } from '#src/settings/settings.ts'
import { ANY_FOLDER } from '#src/settings/variables.ts'
import { metadata } from '#ui/text/en/metadata.ts'

export const MANIFEST = 'manifest.json'

/** In `src/public/`; the mark of each PNG is within the circle that every mask shows. */
const ICONS = [
  { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' }
]

const WITHOUT_VIEM = fileURLToPath(new URL('../../adapters/wallet/safe/without-viem.ts', import.meta.url))

/**
 * Makes the page a Safe App: emits the manifest that a Safe reads first, as does a browser that installs the page, and leaves
 * out the RPC library that the SDK brings along. Vite's servers also send the headers that a static host must send for a build
 * (docs/guides/deploy.md): who may show the page, that anyone may read the manifest, and that browsers must not guess content
 * types.
 */
export function safeApp({ appName, safeHosts }: Pick<PageSettings, 'appName' | 'safeHosts'>, basePath: string): Plugin {
  const manifest = JSON.stringify({
    name: appName,
    short_name: appName,
    description: metadata.description,
    iconPath: 'favicon.svg',
    icons: ICONS.map((icon) => ({ ...icon, src: basePath + icon.src })),
    // Read from the origin, unlike the rest; without it, it is the start's.
    ...(basePath !== ANY_FOLDER && { id: basePath }),
    start_url: basePath,
    // With the browser's own Back, where there is one: a visit leads to wallets and back.
    display: 'minimal-ui'
  })
  const answer: Connect.NextHandleFunction = (request, response, next) => {
    response.setHeader('Content-Security-Policy', frameAncestors(safeHosts))
    response.setHeader('X-Content-Type-Options', 'nosniff')
    if (request.url?.split('?')[0] !== basePath.replace(/^\./, '') + MANIFEST) return next()
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
